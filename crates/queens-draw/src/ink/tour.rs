//! The way of a knight: a line from square to square, the number of each visit on it, and the knight where
//! it stands.

use queens_core::Square;
use queens_core::knight::is_move;

use super::numbers::number;
use super::{Ink, knight, sign};
use crate::element::Element;

/// A way is drawn in stretches of so many visits: a step changes the last one alone, and only what has
/// changed is painted again.
const STRETCH: usize = 8;

/// The stretches of a way, each beginning where the one before ends.
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
        // A ring is what a larger disc shows of itself: filling is cheaper than drawing an outline.
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
