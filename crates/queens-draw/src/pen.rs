//! Positions on the drawing of a board, and the paths of its marks. The longer side of the drawing has 576 units for
//! every board size. Rank 1 is at the bottom.

use std::fmt::Write;

use queens_core::{BoardSize, Line, Square};

use crate::rounded::hundredths;

/// The longer side of the drawing.
pub(crate) const LONGER: f64 = 576.0;

/// Draws on a board of some size.
#[derive(Clone, Copy, PartialEq)]
pub struct Pen {
    size: BoardSize,
    /// The width of a square.
    pub unit: f64,
}

/// A square area of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
}

/// A number with no more decimals than the drawing needs.
pub fn short(value: f64) -> String {
    hundredths(value).to_string()
}

/// Circles around these points.
pub(crate) fn circles(points: impl Iterator<Item = (f64, f64)>, radius: f64) -> String {
    let (r, both) = (short(radius), short(2.0 * radius));
    points.fold(String::new(), |mut path, (x, y)| {
        let (x, y) = (short(x - radius), short(y));
        let _ = write!(
            path,
            "M{x} {y}a{r} {r} 0 1 0 {both} 0a{r} {r} 0 1 0 -{both} 0z"
        );
        path
    })
}

/// The outline of a rectangle with round corners.
pub(crate) fn rounded(x: f64, y: f64, width: f64, height: f64, radius: f64) -> String {
    let [x, y, r] = [x + radius, y, radius].map(short);
    let (across, down) = (short(width - 2.0 * radius), short(height - 2.0 * radius));
    format!(
        "M{x} {y}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 -{r} {r}h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}\
         a{r} {r} 0 0 1 {r} -{r}z"
    )
}

impl Pen {
    pub fn new(size: BoardSize) -> Pen {
        let longer = size.files().max(size.ranks());
        Pen {
            size,
            unit: LONGER / f64::from(longer),
        }
    }

    /// The width of the drawing.
    pub fn width(self) -> f64 {
        f64::from(self.size.files()) * self.unit
    }

    /// The height of the drawing.
    pub fn height(self) -> f64 {
        f64::from(self.size.ranks()) * self.unit
    }

    /// The upper left corner of a square.
    fn corner(self, square: Square) -> (f64, f64) {
        let row = f64::from(self.size.ranks()) - 1.0 - f64::from(square.rank.get());
        (f64::from(square.file.get()) * self.unit, row * self.unit)
    }

    /// The middle of a square.
    pub fn middle(self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (x + self.unit / 2.0, y + self.unit / 2.0)
    }

    /// The area around the middle of a square, this many squares wide.
    pub fn area(self, square: Square, scale: f64) -> Area {
        let (x, y) = self.middle(square);
        let width = self.unit * scale;
        Area {
            x: x - width / 2.0,
            y: y - width / 2.0,
            width,
        }
    }

    /// The area of a pin: the lower right corner of a square.
    pub fn pin(self, square: Square) -> Area {
        let (x, y) = self.corner(square);
        let width = self.unit * 0.27;
        Area {
            x: x + self.unit - width - 1.0,
            y: y + self.unit - width - 2.0,
            width,
        }
    }

    /// The line width, as a part of a square's width. It is at least `least`, and at most the width on a board of four
    /// files.
    pub fn line(self, part: f64, least: f64) -> f64 {
        (self.unit.min(LONGER / 4.0) * part).max(least)
    }

    /// The dark squares, such as a1.
    pub fn dark_squares(self) -> String {
        let all = (0..self.size.area()).map(|number| self.size.numbered(number));
        let dark = all.filter(|square| (square.file.get() + square.rank.get()).is_multiple_of(2));
        self.boxes(dark, 0.0)
    }

    /// The outlines of squares, this far inside them.
    pub fn boxes(self, squares: impl Iterator<Item = Square>, inset: f64) -> String {
        let side = short(self.unit - 2.0 * inset);
        squares.fold(String::new(), |mut path, square| {
            let (x, y) = self.corner(square);
            let (x, y) = (short(x + inset), short(y + inset));
            let _ = write!(path, "M{x} {y}h{side}v{side}h-{side}z");
            path
        })
    }

    /// The outlines of squares with diagonal lines inside them, which meet at common edges.
    pub(crate) fn hatched(self, squares: impl Iterator<Item = Square>) -> String {
        let [side, half] = [self.unit, self.unit / 2.0].map(short);
        squares.fold(String::new(), |mut path, square| {
            let (x, y) = self.corner(square);
            let [middle, centre, low] = [
                short(x + self.unit / 2.0),
                short(y + self.unit / 2.0),
                short(y + self.unit),
            ];
            let (x, y) = (short(x), short(y));
            // Writing to a string cannot fail.
            let _ = write!(
                path,
                "M{x} {y}h{side}v{side}h-{side}zM{x} {centre}l{half}-{half}M{x} {low}l{side}-{side}M{middle} {low}l{half}-{half}"
            );
            path
        })
    }

    /// The outline of the board, this far outside it.
    pub fn outline(self, outset: f64) -> String {
        let at = short(-outset);
        let width = short(self.width() + 2.0 * outset);
        let height = short(self.height() + 2.0 * outset);
        format!("M{at} {at}h{width}v{height}h-{width}z")
    }

    /// The outer outline of a frame and, if the frame contains squares, its inner outline.
    pub(crate) fn sides(self, corners: [Square; 2]) -> String {
        let unit = self.unit;
        let [low, high] = corners.map(|corner| self.corner(corner));
        let (width, height) = (high.0 - low.0 + unit, low.1 - high.1 + unit);
        let mut path = String::new();
        for inset in [0.0, unit] {
            let (width, height) = (width - 2.0 * inset, height - 2.0 * inset);
            if width > 0.0 && height > 0.0 {
                let (x, y) = (short(low.0 + inset), short(high.1 + inset));
                let (width, height) = (short(width), short(height));
                let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
            }
        }
        path
    }

    /// A square area, filled.
    pub(crate) fn filled(self, area: Area) -> String {
        let [x, y, width] = [area.x, area.y, area.width].map(short);
        format!("M{x} {y}h{width}v{width}h-{width}z")
    }

    /// A disc in the middle of an area, with a radius of this part of its width.
    pub(crate) fn disc(self, area: Area, part: f64) -> String {
        let middle = area.width / 2.0;
        circles(
            [(area.x + middle, area.y + middle)].into_iter(),
            area.width * part,
        )
    }

    /// Crosses in the middle of squares, with arms this long.
    pub fn crosses(self, squares: impl Iterator<Item = Square>, arm: f64) -> String {
        let (arm, both) = (arm * self.unit, short(2.0 * arm * self.unit));
        squares.fold(String::new(), |mut path, square| {
            let (x, y) = self.middle(square);
            let (left, right, top) = (short(x - arm), short(x + arm), short(y - arm));
            let _ = write!(
                path,
                "M{left} {top}l{both} {both}M{right} {top}l-{both} {both}"
            );
            path
        })
    }

    /// A line from square to square.
    pub fn way(self, squares: &[Square]) -> String {
        let mut path = String::new();
        for (at, &square) in squares.iter().enumerate() {
            let (x, y) = self.middle(square);
            let _ = write!(
                path,
                "{}{} {}",
                if at == 0 { 'M' } else { 'L' },
                short(x),
                short(y)
            );
        }
        path
    }

    /// Dots in the middle of squares.
    pub fn dots(self, squares: impl Iterator<Item = Square>) -> String {
        self.circles(squares, self.line(0.07, 1.8))
    }

    /// Dots in the upper right corner of squares.
    pub fn corners(self, squares: impl Iterator<Item = Square>) -> String {
        let (radius, inset) = (self.line(0.05, 1.4), 0.14 * self.unit);
        let corners = squares.map(|square| {
            let (x, y) = self.corner(square);
            (x + self.unit - inset, y + inset)
        });
        circles(corners, radius)
    }

    /// Short lines under the middle of squares.
    pub fn underlines(self, squares: impl Iterator<Item = Square>) -> String {
        let half = 0.2 * self.unit;
        squares.fold(String::new(), |mut path, square| {
            let (x, y) = self.middle(square);
            let (x, y) = (short(x - half), short(y + 0.28 * self.unit));
            let _ = write!(path, "M{x} {y}h{}", short(2.0 * half));
            path
        })
    }

    pub fn circles(self, squares: impl Iterator<Item = Square>, radius: f64) -> String {
        circles(squares.map(|square| self.middle(square)), radius)
    }

    /// Small rings around the middle of squares.
    pub fn rings(self, squares: impl Iterator<Item = Square>) -> String {
        self.circles(squares, self.unit * 0.17)
    }

    /// A line from a refused square to the ring around its attacker.
    pub fn attack(self, from: Square, to: Square) -> String {
        let ((x1, y1), (x2, y2)) = (self.middle(from), self.middle(to));
        let length = (x2 - x1).hypot(y2 - y1).max(1.0);
        let (across, down) = ((x2 - x1) / length, (y2 - y1) / length);
        let (start, end) = (self.unit * 0.3, self.unit * 0.47);
        let (x1, y1) = (short(x1 + across * start), short(y1 + down * start));
        let (x2, y2) = (short(x2 - across * end), short(y2 - down * end));
        format!("M{x1} {y1}L{x2} {y2}")
    }

    /// The outline of a file or a rank.
    pub fn whole_line(self, line: Line) -> String {
        let side = short(self.unit);
        match line {
            Line::File(file) => {
                let (x, all) = (
                    short(f64::from(file.get()) * self.unit),
                    short(self.height()),
                );
                format!("M{x} 0h{side}v{all}h-{side}z")
            }
            Line::Rank(rank) => {
                let y = short(self.height() - (f64::from(rank.get()) + 1.0) * self.unit);
                let all = short(self.width());
                format!("M0 {y}h{all}v{side}h-{all}z")
            }
        }
    }

    /// The block at the end of a lane: above a file, right of a rank.
    pub fn block(self, line: Line) -> Area {
        let width = 8.0;
        let middle = (f64::from(line.index()) + 0.5) * self.unit;
        let (x, y) = match line {
            Line::File(_) => (middle, -width / 2.0 - 2.0),
            Line::Rank(_) => (self.width() + width / 2.0 + 2.0, self.height() - middle),
        };
        Area {
            x: x - width / 2.0,
            y: y - width / 2.0,
            width,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pen(n: i64) -> Pen {
        Pen::new(BoardSize::new(n).unwrap())
    }

    #[test]
    fn a1_is_dark_and_at_the_bottom_left() {
        assert_eq!(pen(1).dark_squares(), "M0 0h576v576h-576z");
        assert!(pen(8).dark_squares().starts_with("M0 504h72v72h-72z"));
        assert_eq!(pen(8).middle(Square::new(0, 7).unwrap()), (36.0, 36.0));
    }

    #[test]
    fn a_line_grows_no_thicker_on_one_square() {
        assert_eq!(pen(1).line(0.05, 1.5), pen(4).line(0.05, 1.5));
        assert!(pen(8).line(0.05, 1.5) < pen(4).line(0.05, 1.5));
        assert_eq!(pen(32).line(0.05, 1.5), 1.5);
    }

    #[test]
    fn an_oblong_board_has_square_squares() {
        let pen = Pen::new(BoardSize::rectangular(4, 8).unwrap());
        assert_eq!((pen.unit, pen.width(), pen.height()), (72.0, 288.0, 576.0));
        let corners = [Square::A1, Square::new(3, 7).unwrap()];
        assert_eq!(pen.way(&corners), "M36 540L252 36");
        assert_eq!(
            pen.whole_line(Line::Rank(corners[1].rank)),
            "M0 0h288v72h-288z"
        );
    }

    #[test]
    fn the_line_of_an_attack_ends_before_the_ring_of_the_attacker() {
        let path = pen(8).attack(Square::A1, Square::new(7, 0).unwrap());
        assert_eq!(path, "M57.6 540L506.16 540");
    }
}
