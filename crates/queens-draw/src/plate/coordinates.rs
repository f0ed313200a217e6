//! The names of files and ranks around a board.

use queens_core::{BoardSize, File, Line, Rank};

use crate::Span;
use crate::element::Element;
use crate::pen::{Pen, rounded};
use crate::words::{Words, span_width};

/// The part of the gap around the board that a name leaves free.
const FREE: f64 = 14.0;

/// The height of names, which is at least `least`. `None` if adjacent names would touch.
pub(super) fn height(size: BoardSize, least: f64) -> Option<f64> {
    let usual = match size.files().max(size.ranks()) {
        18.. => 10.0,
        _ => 12.0,
    };
    let (height, unit) = (least.max(usual), Pen::new(size).unit);
    let files = File::first(size.files()).map(|file| Span::Plain(file.to_string()));
    let widest = files
        .map(|name| span_width(&name, height))
        .fold(0.0, f64::max);
    (height == usual || 1.25 * height.max(widest) <= unit).then_some(height)
}

/// The gap for names of this height.
pub(super) fn gutter(height: f64) -> f64 {
    FREE + height.max(12.0)
}

/// The names of ranks left of the board and of files below it, with this height. The current lane is highlighted.
pub(super) fn of(
    size: BoardSize,
    lane: Option<Line>,
    height: f64,
    corner: (f64, f64),
) -> (Vec<Element>, Vec<Words>) {
    let (pen, away) = (Pen::new(size), gutter(height) / 2.0);
    let (mut around, mut words) = (Vec::new(), Vec::new());
    let mut name = |line: Line, x: f64, y: f64, text: String| {
        let is_on = lane == Some(line);
        let (class, word) = if is_on {
            ("plate-lane-name", Span::Strong(text))
        } else {
            ("plate-quiet", Span::Plain(text))
        };
        if is_on {
            let (wide, high) = (span_width(&word, height) + 8.0, height + 4.0);
            let d = rounded(x - wide / 2.0, y - high / 2.0, wide, high, 4.0);
            around.push(Element::path("plate-lane", d));
        }
        words.push(Words::around(class, x, y, height, word));
    };
    let (left, top) = corner;
    for rank in Rank::first(size.ranks()) {
        let y = top + pen.height() - (f64::from(rank.get()) + 0.5) * pen.unit;
        name(Line::Rank(rank), left - away, y, rank.to_string());
    }
    for file in File::first(size.files()) {
        let x = left + (f64::from(file.get()) + 0.5) * pen.unit;
        name(
            Line::File(file),
            x,
            top + pen.height() + away,
            file.to_string(),
        );
    }
    (around, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_high_as_they_have_to_be_and_left_out_where_they_would_touch() {
        let size = |n| BoardSize::new(n).expect("a size");
        assert_eq!(height(size(8), 0.0), Some(12.0));
        assert_eq!(height(size(32), 0.0), Some(10.0));
        assert_eq!(height(size(8), 28.0), Some(28.0));
        assert_eq!(height(size(32), 28.0), None);
        for (n, least) in [(8, 0.0), (8, 28.0), (12, 28.0), (16, 28.0)] {
            let high = height(size(n), least).expect("room");
            let corner = gutter(high);
            let (_, words) = of(size(n), None, high, (corner, 16.0));
            for it in words {
                let half = span_width(&it.spans[0], high) / 2.0;
                assert!(it.size == high && it.x > half, "{it:?}");
            }
        }
    }
}
