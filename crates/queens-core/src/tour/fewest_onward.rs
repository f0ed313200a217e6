//! `tour-fewest-onward`: the knight's tour by backtracking, first to the squares with the fewest moves to squares
//! not yet visited.
//!
//! Idea: as in natural order, but each call sorts its list by valuation, the number of moves from a square to
//! squares not yet visited (Warnsdorff's rule). Cost: each call merges at most eight entries; 63 of the 64 starts
//! of an 8×8 board need no step back. On wide boards it may not end, because squares of equal valuation stay in
//! the order of the list. Source: sheet 004, II, question 8 (`valuation`, `Fusion`, `TriFusion`). Departures:
//! any board; for a closed tour, the situation is also critical when no free square leads to the start.

use crate::board::BoardSize;
use crate::descriptor::{Descriptor, Reports};
use crate::entry::Algorithm;
use crate::formats::Form;
use crate::problem::Problem;
use crate::square::Square;
use crate::tour::explain::{LISTING, OPERATIONS, count_operations, explain, stack, values};
use crate::tour::valuation::MoveOrder;
use crate::tour::visiting::{CAP, Visiting};
use crate::traversal::Traversal;

/// What it states about itself.
pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("tour-fewest-onward", Problem::Knight, Traversal::Moves)
        .sizes(3..=BoardSize::MAX)
        .cap(CAP)
        .listing(&LISTING)
        .operations(&OPERATIONS)
        .reports(Reports::Nothing)
        .prints(Form::Tour);

/// The registry's entry.
pub(crate) static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(Visiting::<FewestOnward>::new(instance)),
    explain::<FewestOnward>,
)
.operations(count_operations::<FewestOnward>)
.stack(stack::<FewestOnward>)
.values(values);

/// Sorts by valuation.
#[derive(Clone)]
struct FewestOnward;

impl MoveOrder for FewestOnward {
    const SORTS: bool = true;

    fn key(valuation: usize, _: BoardSize, _: Square) -> u32 {
        valuation as u32
    }
}
