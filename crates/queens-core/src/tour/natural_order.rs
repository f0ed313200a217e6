//! `tour-natural-order`: the knight's tour by backtracking, each list as it stands.
//!
//! Idea: a call visits a square and takes it off the lists of the squares that it leads to; if one of
//! those lists becomes empty the situation is critical, and unless only that square is left, the call
//! ends; otherwise it tries the squares of its own list in turn. Cost: up to eight lists are changed for
//! a call; the calls of an 8×8 board are 132,202 at best. Source: sheet 004, II, questions 5–7
//! (`OccupePosition`, `LiberePosition`, `TestePosition`). Departures: any board; for a closed tour, the
//! situation is critical, too, when no square is left that leads to the start.

use crate::board::BoardSize;
use crate::counted::Forgetful;
use crate::entry::{Algorithm, Descriptor, Notation, Sheet, Tells, Walk};
use crate::formats::Base;
use crate::lanes::Axis;
use crate::problem::Problem;
use crate::square::Square;
use crate::tour::told::{CAPABILITIES, LISTING, OPERATIONS, explain, sheet, stack, tally};
use crate::tour::valuation::Order;
use crate::tour::visiting::Visiting;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor {
    id: "tour-natural-order",
    problem: Problem::Knight,
    capabilities: CAPABILITIES,
    walk: Walk::Moves,
    listing: &LISTING,
    operations: OPERATIONS.split_at(OPERATIONS.len() - 1).0,
    tells: Tells::Nothing,
    prints: Notation::of(Axis::Ranks, Base::Zero),
};

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    descriptor: &DESCRIPTOR,
    start: |instance| Box::new(Visiting::<NaturalOrder>::new(instance)),
    count: Forgetful::start,
    tally: tally::<NaturalOrder>,
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

impl Order for NaturalOrder {
    const SORTS: bool = false;

    fn key(_: usize, _: BoardSize, _: Square) -> u32 {
        0
    }
}
