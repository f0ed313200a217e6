//! `tour-roth`: the knight's tour by backtracking, first to the squares with the fewest moves to squares not yet
//! visited, of these to the one farthest from the centre.
//!
//! Idea: as `tour-fewest-onward`, and of squares of equal valuation the one with the greatest straight distance
//! from the centre of the board comes first; further ties stay in the order of the list. Cost: as there. Source:
//! A. Roth's tie-break of Warnsdorff's rule; the search is that of sheet 004, II, question 8. Departures: as
//! there.

use crate::algorithms::tour::helpers;
use crate::algorithms::tour::sheet::{describe, entry};
use crate::algorithms::tour::valuation::MoveOrder;
use crate::board::{BoardSize, Square};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe::<Roth>("tour-roth");

pub(crate) static ALGORITHM: Algorithm = entry::<Roth>(&DESCRIPTOR, helpers::ROTH);

/// Sorts by valuation, then by the distance from the centre.
#[derive(Clone)]
struct Roth;

impl MoveOrder for Roth {
    const SORTS: bool = true;

    fn key(valuation: usize, size: BoardSize, square: Square) -> u32 {
        (valuation as u32) << 16 | (u32::from(u16::MAX) - from_centre(size, square))
    }
}

/// Four times the square of the distance from the centre; below 2¹¹.
fn from_centre(size: BoardSize, square: Square) -> u32 {
    let across = u32::from(2 * square.file.get()).abs_diff(u32::from(size.get() - 1));
    let up = u32::from(2 * square.rank.get()).abs_diff(u32::from(size.height() - 1));
    across * across + up * up
}
