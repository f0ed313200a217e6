//! The numbers on squares. Shades show the values, even on boards without room for numbers.

use queens_core::Square;

use super::Ink;
use crate::element::Element;
use crate::figure::Figure;
use crate::pen::Pen;

/// The number of shades, from the least value to the greatest.
const SHADES: usize = 5;

/// The numbers of one rank, on its squares without a piece. `taken` has a bit for each file with a piece.
pub fn row_of_numbers(pen: Pen, rank: u8, figures: &[Option<Figure>], taken: u32) -> Vec<Element> {
    let free = (0..).zip(figures);
    let free = free.filter(|(file, _)| taken >> file & 1 == 0);
    let numbers = free.filter_map(|(file, figure)| {
        let (square, figure) = (Square::new(file, rank).ok()?, (*figure)?);
        let (class, size) = match figure {
            Figure::Visit(_) => return None,
            Figure::FreeNeighbours(_) => ("mark-number mark-degree", 0.36),
            Figure::Covered(0) => ("mark-number mark-none", 0.24),
            Figure::Value(_) | Figure::Covered(_) => ("mark-number", 0.3),
        };
        Some(number(pen, class, square, size, figure.number()))
    });
    numbers.collect()
}

/// A number in the middle of a square. `size` is its height as a part of the square.
pub(super) fn number(
    pen: Pen,
    class: &'static str,
    square: Square,
    size: f64,
    number: u16,
) -> Element {
    let (x, y) = pen.middle(square);
    Element::Text {
        class: class.into(),
        x,
        y,
        size: pen.unit * size,
        text: number.to_string(),
    }
}

impl Ink<'_> {
    /// Whether numbers are drawn. They need large squares and slow playback.
    pub fn has_numbers(&self) -> bool {
        let picture = self.picture;
        picture.has_figures() && !picture.is_passing && picture.is_roomy()
    }

    /// The index of each square, as in figure 3 of sheet 004. It is above all marks, inside the frames of squares.
    pub(super) fn numbering(&self) -> Element {
        let (picture, unit) = (self.picture, self.pen.unit);
        let is_drawn = picture.is_numbered && picture.is_roomy();
        let numbers = (0..picture.size.area()).filter(|_| is_drawn);
        let numbers = numbers.map(|number| {
            let (x, y) = self.pen.middle(picture.size.numbered(number));
            Element::Text {
                class: "mark-index".into(),
                x: x - 0.38 * unit,
                y: y - 0.31 * unit,
                size: unit * 0.17,
                text: number.to_string(),
            }
        });
        Element::Group {
            class: "numbering".into(),
            width: Some(unit * 0.07),
            elements: numbers.collect(),
        }
    }

    /// The values as shades. Greater values are darker.
    pub(super) fn shades(&self) -> Vec<Element> {
        let picture = self.picture;
        let valued = || {
            let squares = (0..picture.size.area()).map(|number| picture.size.numbered(number));
            squares.filter_map(|square| match picture.figure(square) {
                Some(Figure::Value(value)) => Some((square, value)),
                _ => None,
            })
        };
        let least = valued().map(|(_, value)| value).min().unwrap_or(0);
        let greatest = valued().map(|(_, value)| value).max().unwrap_or(0);
        let width = usize::from(greatest - least) + 1;
        let shade = |value: u16| usize::from(value - least) * SHADES / width;
        let paths = (1..SHADES).map(|at| {
            let squares = valued().filter(|&(_, value)| shade(value) == at);
            let d = self.pen.boxes(squares.map(|(square, _)| square), 0.0);
            Element::path(format!("mark-shade shade-{at}"), d)
        });
        paths.collect()
    }
}
