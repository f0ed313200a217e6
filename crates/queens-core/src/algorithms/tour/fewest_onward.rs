//! `tour-fewest-onward`: the knight's tour by backtracking, first to the squares with the fewest moves to squares
//! not yet visited.
//!
//! Idea: as in natural order, but each call sorts its list by valuation, the number of moves from a square to
//! squares not yet visited (Warnsdorff's rule). Cost: each call merges at most eight entries; 63 of the 64 starts
//! of an 8×8 board need no step back. On wide boards it may not end, because squares of equal valuation stay in
//! the order of the list. Source: sheet 004, II, question 8 (`valuation`, `Fusion`, `TriFusion`). Departures:
//! any board; for a closed tour, the situation is also critical when no free square leads to the start.

use crate::algorithms::tour::helpers;
use crate::algorithms::tour::sheet::{describe, entry};
use crate::algorithms::tour::valuation::MoveOrder;
use crate::board::{BoardSize, Square};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe::<FewestOnward>("tour-fewest-onward");

pub(crate) static ALGORITHM: Algorithm = entry::<FewestOnward>(&DESCRIPTOR, helpers::SORTING);

/// Sorts by valuation.
#[derive(Clone)]
struct FewestOnward;

impl MoveOrder for FewestOnward {
    const SORTS: bool = true;

    fn key(valuation: usize, _: BoardSize, _: Square) -> u32 {
        valuation as u32
    }
}
