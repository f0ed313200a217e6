//! A frame on the board: its sides dashed, between which no queen stands, and as a band each line outside that holds one.

use std::fmt::Write;

use yew::{Html, html};

use super::Ink;
use crate::view::board::pen::short;
use queens_page::proof::lines::FrameLines;

impl Ink<'_> {
    pub(super) fn frame_lines(&self) -> Html {
        let Some(frame) = &self.picture.frame else {
            return Html::default();
        };
        let required = frame.required.iter();
        let required: String = required.map(|&line| self.pen.whole_line(line)).collect();
        let [low, high] = frame.corners;
        html! {
            <g data-frame-lines={format!("{low}–{high}")}>
                <path class="mark mark-required" stroke-width={short(self.pen.line(0.02, 1.0))} d={required} />
                <path class="mark mark-sides" stroke-width={short(self.pen.line(0.045, 1.5))} d={self.sides(frame)} />
            </g>
        }
    }

    /// The outlines of the four sides together: around the frame, and around the squares within it, if there are any.
    fn sides(&self, frame: &FrameLines) -> String {
        let unit = self.pen.unit;
        let [low, high] = frame.corners.map(|corner| self.pen.area(corner, 1.0));
        let (width, height) = (high.x - low.x + unit, low.y - high.y + unit);
        let mut path = String::new();
        for inset in [0.0, unit] {
            let (width, height) = (width - 2.0 * inset, height - 2.0 * inset);
            if width > 0.0 && height > 0.0 {
                let (x, y) = (short(low.x + inset), short(high.y + inset));
                let (width, height) = (short(width), short(height));
                let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
            }
        }
        path
    }
}
