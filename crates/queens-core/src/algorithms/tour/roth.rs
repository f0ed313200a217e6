//! `tour-roth`: the knight's tour by backtracking, with the fewest onward moves first; in a tie, the square
//! farthest from the centre comes first.
//!
//! Idea: like `tour-fewest-onward`, with the Euclidean distance from the centre of the board as the tie-break. Further
//! ties stay in list order.
//! Cost: as for `tour-fewest-onward`.
//! Source: A. Roth's tie-break of Warnsdorff's rule; the search is from sheet 004, II, question 8.
//! Departures: as for `tour-fewest-onward`.

use crate::algorithms::tour::lines::ROTH;
use crate::algorithms::tour::sheet::{describe, entry};
use crate::algorithms::tour::visit_search::MoveOrder;
use crate::board::{BoardSize, Square};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe::<Roth>("tour-roth");

pub(crate) static ALGORITHM: Algorithm = entry::<Roth>(&DESCRIPTOR, ROTH);

/// Sorts by valuation, then by descending distance from the centre.
#[derive(Clone)]
struct Roth;

impl MoveOrder for Roth {
    const SORTS: bool = true;

    fn key(valuation: usize, size: BoardSize, square: Square) -> u32 {
        (valuation as u32) << 16 | (u32::from(u16::MAX) - from_centre(size, square))
    }
}

/// Four times the squared distance of a square from the centre of the board; below 2¹¹.
fn from_centre(size: BoardSize, square: Square) -> u32 {
    let across = u32::from(2 * square.file.get()).abs_diff(u32::from(size.files() - 1));
    let up = u32::from(2 * square.rank.get()).abs_diff(u32::from(size.ranks() - 1));
    across * across + up * up
}
