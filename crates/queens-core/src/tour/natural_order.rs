//! `tour-natural-order`: the knight's tour by backtracking, each list as it stands.
//!
//! Idea: a call visits a square and takes it off the lists of the squares that it leads to; if one of
//! those lists becomes empty the situation is critical, and unless only that square is left, the call
//! ends; otherwise it tries the squares of its own list in turn. Cost: up to eight lists are changed for
//! a call; the calls of an 8×8 board are 132,202 at best. Source: sheet 004, II, questions 5–7
//! (`OccupePosition`, `LiberePosition`, `TestePosition`). Departures: any board; for a closed tour, the
//! situation is critical, too, when no square is left that leads to the start.

use crate::board::BoardSize;
use crate::counted::Untraced;
use crate::entry::{Algorithm, Descriptor, Notation, Reports, Sheet, Traversal};
use crate::formats::Base;
use crate::lines::Axis;
use crate::problem::Problem;
use crate::square::Square;
use crate::tour::explain::{
    CAPABILITIES, LISTING, OPERATIONS, count_operations, explain, sheet, stack,
};
use crate::tour::valuation::MoveOrder;
use crate::tour::visiting::Visiting;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor {
    id: "tour-natural-order",
    problem: Problem::Knight,
    capabilities: CAPABILITIES,
    traversal: Traversal::Moves,
    listing: &LISTING,
    operations: OPERATIONS.split_at(OPERATIONS.len() - 1).0,
    reports: Reports::Nothing,
    prints: Notation::of(Axis::Ranks, Base::Zero),
};

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    descriptor: &DESCRIPTOR,
    start: |instance| Box::new(Visiting::<NaturalOrder>::new(instance)),
    count: Untraced::start,
    count_operations: count_operations::<NaturalOrder>,
    explain: explain::<NaturalOrder>,
    stack: stack::<NaturalOrder>,
    sheet: Sheet::Squares(sheet),
    values: None,
    order: None,
    starts: None,
    large: None,
};

/// The lists as they stand.
#[derive(Clone)]
struct NaturalOrder;

impl MoveOrder for NaturalOrder {
    const SORTS: bool = false;

    fn key(_: usize, _: BoardSize, _: Square) -> u32 {
        0
    }
}
