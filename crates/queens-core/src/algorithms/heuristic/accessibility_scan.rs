//! `accessibility-scan`: the next queen goes to the free square with the lowest `hb`, found by reading the
//! whole board.
//!
//! Idea: `hb` is the number of squares that a queen attacks on the empty board. The next queen goes to the free
//! square with the lowest `hb`; in a tie, to the first in row order. The search ends when no square is free.
//! Cost: n² squares are read per queen.
//! Source: sheet 000, §2.5, `calculerHB` and `placerNaif`.
//! Departure: the sheet computes `hb` once for all starts. Here the table is written for every start, after the start
//! queen has been placed.

use crate::algorithms::heuristic::fixed_values::{ReadSquares, describe, entry};
use crate::board::{BoardSize, Square, SquareSet};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe("accessibility-scan");

pub(crate) static ALGORITHM: Algorithm = entry::<WholeBoard>(&DESCRIPTOR).procedure("placerNaif");

/// Reads all squares of the board in every pass.
struct WholeBoard;

impl ReadSquares for WholeBoard {
    fn read(size: BoardSize, _: &[Square]) -> SquareSet {
        SquareSet::all(size)
    }
}
