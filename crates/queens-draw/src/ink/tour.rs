//! The path of a knight: a line from square to square, the number of each visit, and the knight on its current square.

use queens_core::Square;
use queens_core::knight::is_move;

use super::numbers::number;
use super::{Ink, knight, sign};
use crate::element::Element;

/// The number of visits in each section of the path. A step changes only the last section, so the browser repaints only
/// that.
const STRETCH: usize = 8;

/// The sections of a path. Each begins at the last square of the one before.
fn stretches(way: &[Square]) -> impl Iterator<Item = &[Square]> {
    let ends = (0..way.len()).step_by(STRETCH);
    ends.map(|from| &way[from..(from + STRETCH + 1).min(way.len())])
}

impl Ink<'_> {
    pub(super) fn tour(&self) -> Vec<Element> {
        let (picture, pen) = (self.picture, self.pen);
        let Some((&last, behind)) = picture.queens.split_last() else {
            return Vec::new();
        };
        let closes = picture.is_solved && is_move(last, picture.queens[0]);
        let targets = picture.targets.iter().copied();
        let mut way = picture.queens.clone();
        way.extend(closes.then_some(picture.queens[0]));
        let width = pen.line(0.042, 1.5);
        let is_numbered = picture.is_roomy() && !picture.is_passing;
        let line = |class: &'static str, width: f64| {
            let stretches = stretches(&way).map(|stretch| Element::path(class, pen.way(stretch)));
            Element::Group {
                class: "".into(),
                width: Some(width),
                elements: stretches.collect(),
            }
        };
        // Each ring is the visible edge of a larger disc, because filling is cheaper than stroking.
        let (ring, disc) = (pen.unit * 0.2 + width * 0.35, pen.unit * 0.2 - width * 0.35);
        let discs = |class: &'static str, radius: f64| {
            let discs = behind
                .chunks(STRETCH)
                .map(|squares| Element::path(class, pen.circles(squares.iter().copied(), radius)));
            Element::group("", discs.collect())
        };
        let mut elements = vec![
            self.boxes("mark mark-try", targets),
            line("mark mark-halo", width * 2.2),
            line("mark mark-way", width),
        ];
        if is_numbered {
            elements.extend([discs("mark-ring", ring), discs("mark-disc", disc)]);
            let numbers = (1..).zip(behind).map(|(visit, &square)| {
                let size = if visit < 100 { 0.2 } else { 0.16 };
                number(pen, "mark-number", square, size, visit)
            });
            elements.push(Element::group("", numbers.collect()));
        }
        let scale = if picture.is_roomy() { 0.8 } else { 0.9 };
        elements.push(sign(knight(picture.size), "piece", pen.area(last, scale)));
        elements
    }
}
