//! `tour-natural-order`: the knight's tour by backtracking, each list in its own order.
//!
//! Idea: a call visits a square and takes it off the lists of the squares that it leads to; if one of
//! those lists becomes empty the situation is critical, and unless only that square is left, the call
//! ends; otherwise it tries the squares of its own list in turn. Cost: up to eight lists are changed for
//! each call; the best start of an 8×8 board takes 132,202 calls. Source: sheet 004, II, questions 5–7
//! (`OccupePosition`, `LiberePosition`, `TestePosition`). Departures: any board; for a closed tour, the
//! situation is also critical when no free square leads to the start.

use crate::algorithms::tour::helpers;
use crate::algorithms::tour::sheet::{describe, entry};
use crate::algorithms::tour::valuation::MoveOrder;
use crate::board::{BoardSize, Square};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe::<NaturalOrder>("tour-natural-order");

pub(crate) static ALGORITHM: Algorithm = entry::<NaturalOrder>(&DESCRIPTOR, helpers::NATURAL);

/// Does not sort.
#[derive(Clone)]
struct NaturalOrder;

impl MoveOrder for NaturalOrder {
    const SORTS: bool = false;

    fn key(_: usize, _: BoardSize, _: Square) -> u32 {
        0
    }
}
