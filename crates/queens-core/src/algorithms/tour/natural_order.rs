//! `tour-natural-order`: the knight's tour by backtracking, trying each list in its own order.
//!
//! Idea: a call visits a square and removes this square from the lists of the squares that are a knight's move away. If
//! the list of a free square becomes empty, the situation is critical, because the knight can no longer pass through
//! that square. The call then ends, unless only that square is left. Otherwise the call tries the squares of its list
//! in order.
//! Cost: each call changes up to eight lists. The best start of an 8×8 board takes 132,202 calls.
//! Source: sheet 004, II, questions 5–7 (`OccupePosition`, `LiberePosition`, `TestePosition`).
//! Departures: any board is accepted. In a closed tour, the situation is also critical if no free square leads to the
//! start.

use crate::algorithms::tour::lines::NATURAL;
use crate::algorithms::tour::sheet::{describe, entry};
use crate::algorithms::tour::visit_search::MoveOrder;
use crate::board::{BoardSize, Square};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe::<NaturalOrder>("tour-natural-order");

pub(crate) static ALGORITHM: Algorithm = entry::<NaturalOrder>(&DESCRIPTOR, NATURAL);

/// Keeps the order of each list.
#[derive(Clone)]
struct NaturalOrder;

impl MoveOrder for NaturalOrder {
    const SORTS: bool = false;

    fn key(_: usize, _: BoardSize, _: Square) -> u32 {
        0
    }
}
