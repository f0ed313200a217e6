//! A frame on the board: the outlines of its sides, and a band along each line that must contain a queen.

use super::Ink;
use crate::element::Element;

impl Ink<'_> {
    pub(super) fn frame_lines(&self) -> Vec<Element> {
        let Some(frame) = &self.picture.frame else {
            return Vec::new();
        };
        let required = frame.required.iter();
        let required: String = required.map(|&line| self.pen.whole_line(line)).collect();
        let sides = self.pen.sides(frame.corners);
        vec![
            Element::line("mark mark-required", self.pen.line(0.02, 1.0), required),
            Element::line("mark mark-sides", self.pen.line(0.045, 1.5), sides),
        ]
    }
}
