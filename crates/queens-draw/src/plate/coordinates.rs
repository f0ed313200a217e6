//! The names of files and ranks around a board.

use queens_core::{BoardSize, File, Line, Rank};
use queens_text::Span;

use crate::element::Element;
use crate::pen::{Pen, rounded};
use crate::words::{Words, span_width};

/// How far from the board the middle of a name lies.
const AWAY: f64 = 13.0;

/// Ranks to the left of the board, files below it; the lane that is searched stands out.
pub(super) fn of(
    size: BoardSize,
    lane: Option<Line>,
    pen: Pen,
    corner: (f64, f64),
) -> (Vec<Element>, Vec<Words>) {
    let height = if size.get().max(size.height()) > 17 {
        10.0
    } else {
        12.0
    };
    let (mut around, mut words) = (Vec::new(), Vec::new());
    let mut name = |line: Line, x: f64, y: f64, text: String| {
        let is_on = lane == Some(line);
        let (class, word) = match is_on {
            true => ("plate-lane-name", Span::Strong(text)),
            false => ("plate-quiet", Span::Plain(text)),
        };
        if is_on {
            let (wide, high) = (span_width(&word, height) + 8.0, height + 4.0);
            let d = rounded(x - wide / 2.0, y - high / 2.0, wide, high, 4.0);
            around.push(Element::path("plate-lane", d));
        }
        words.push(Words::around(class, x, y, height, word));
    };
    let (left, top) = corner;
    for rank in Rank::first(size.height()) {
        let y = top + pen.height() - (f64::from(rank.get()) + 0.5) * pen.unit;
        name(Line::Rank(rank), left - AWAY, y, rank.to_string());
    }
    for file in File::first(size.get()) {
        let x = left + (f64::from(file.get()) + 0.5) * pen.unit;
        name(
            Line::File(file),
            x,
            top + pen.height() + AWAY,
            file.to_string(),
        );
    }
    (around, words)
}
