//! A large board: a dot for each queen, and the squares if they are large enough to see.

use super::{GAP, Plate, Surroundings};
use crate::element::Element;
use crate::pen::{LONGER, circles, short};

/// The minimum width of visible squares, in pixels.
const TOLD_APART: f64 = 3.0;
/// The minimum size of a queen, in pixels.
const LEAST: f64 = 2.0;

impl Plate {
    /// The picture of a board of n files. `rows` has the row of the queen in each file, and `size` is the longer side
    /// in pixels.
    pub fn of_large(n: u16, rows: &[u16], surroundings: &Surroundings, size: f64) -> Plate {
        let n = usize::from(n);
        let unit = LONGER / n as f64;
        let mut plate = Plate::around(LONGER, LONGER, GAP, surroundings);
        // The size of a unit in pixels.
        let pixels = size / plate.width.max(plate.height);
        let side = short(LONGER);
        plate.board = vec![Element::path(
            "large-light",
            format!("M0 0h{side}v{side}h-{side}z"),
        )];
        if unit * pixels >= TOLD_APART {
            plate
                .board
                .push(Element::path("plate-chequers", chequers(n, unit)));
        }
        let edge = format!("M-.5 -.5h{0}v{0}h-{0}z", short(LONGER + 1.0));
        plate.board.push(Element::path("edge", edge));
        let middles = rows.iter().enumerate().map(|(column, &row)| {
            let above = n as f64 - 0.5 - f64::from(row);
            ((column as f64 + 0.5) * unit, above * unit)
        });
        let width = (0.72 * unit).max(LEAST / pixels);
        let queens = if width * pixels < 5.0 {
            squares(middles, width)
        } else {
            circles(middles, width / 2.0)
        };
        plate.board.push(Element::path("large-queen", queens));
        plate
    }
}

/// The path of the dark squares: every second rank and every second file, without their intersections.
fn chequers(n: usize, unit: f64) -> String {
    let (side, high) = (short(LONGER), fine(unit));
    let ranks = (0..n).step_by(2).map(|rank| {
        let y = fine(LONGER - (rank as f64 + 1.0) * unit);
        format!("M0 {y}h{side}v{high}h-{side}z")
    });
    let files = (1..n).step_by(2).map(|file| {
        let x = fine(file as f64 * unit);
        format!("M{x} 0h{high}v{side}h-{high}z")
    });
    ranks.chain(files).collect()
}

/// A number with the precision that squares of a large board need.
fn fine(value: f64) -> f64 {
    crate::rounded::thousandths(value)
}

fn squares(middles: impl Iterator<Item = (f64, f64)>, width: f64) -> String {
    let side = fine(width);
    let squares = middles.map(|(x, y)| {
        let (x, y) = (fine(x - width / 2.0), fine(y - width / 2.0));
        format!("M{x} {y}h{side}v{side}h-{side}z")
    });
    squares.collect()
}
