//! `tour-fewest-onward`: the knight's tour by backtracking, trying the squares with the fewest onward moves
//! first.
//!
//! Idea: like `tour-natural-order`, but each call sorts its list by valuation: the number of moves from a square to
//! unvisited squares (Warnsdorff's rule).
//! Cost: each call merges at most eight entries. On 8×8, 63 of the 64 starts need no backtracking. On large
//! boards the search may not finish, because squares of equal valuation stay in list order.
//! Source: sheet 004, II, question 8 (`valuation`, `Fusion`, `TriFusion`).
//! Departures: any board is accepted. In a closed tour, the call also ends if no free square leads to the start.

use crate::algorithms::tour::lines::SORTING;
use crate::algorithms::tour::sheet::{describe, entry};
use crate::algorithms::tour::visit_search::MoveOrder;
use crate::board::{BoardSize, Square};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe::<FewestOnward>("tour-fewest-onward");

pub(crate) static ALGORITHM: Algorithm = entry::<FewestOnward>(&DESCRIPTOR, SORTING);

/// Sorts by valuation, lowest first.
#[derive(Clone)]
struct FewestOnward;

impl MoveOrder for FewestOnward {
    const SORTS: bool = true;

    fn key(valuation: usize, _: BoardSize, _: Square) -> u32 {
        valuation as u32
    }
}
