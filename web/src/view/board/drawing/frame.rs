//! A frame on the board: its empty lines dashed, each line in its margins as a band that holds a queen.

use yew::{Html, html};

use super::Ink;
use crate::view::board::pen::short;

impl Ink<'_> {
    pub(super) fn frame_lines(&self) -> Html {
        let Some(frame) = &self.picture.frame else {
            return Html::default();
        };
        let path = |lines: &[_]| -> String {
            let outlines = lines.iter().map(|&line| self.pen.whole_line(line));
            outlines.collect()
        };
        let [low, high] = frame.corners;
        let width = short(self.pen.line(0.04, 1.2));
        html! {
            <g class="frame-lines" data-frame-lines={format!("{low}–{high}")}>
                <path class="mark mark-required" stroke-width={width.clone()} d={path(&frame.required)} />
                <path class="mark mark-empty" stroke-width={width} d={path(&frame.empty)} />
            </g>
        }
    }
}
