//! `accessibility-scan`: the next queen stands on the free square of least `hb`, found by reading the whole
//! board.
//!
//! Idea: `hb` says how many squares a queen attacks on the empty board. The next queen stands where `hb` is
//! least, on the first such square row by row, until no square is free. Cost: n² squares are read for each
//! queen. Source: sheet 000, §2.5, `calculerHB` and `placerNaif`. Departure: the sheet computes `hb` once for
//! all starts; here it is written for every start, after the start has been placed.

use crate::algorithms::heuristic::fixed_values::{ReadSquares, describe, entry};
use crate::board::{BoardSize, Square, SquareSet};
use crate::search::{Algorithm, Descriptor};

pub(crate) static DESCRIPTOR: Descriptor = describe("accessibility-scan");

pub(crate) static ALGORITHM: Algorithm = entry::<WholeBoard>(&DESCRIPTOR).procedure("placerNaif");

/// Reads the whole board.
struct WholeBoard;

impl ReadSquares for WholeBoard {
    fn read(size: BoardSize, _: &[Square]) -> SquareSet {
        SquareSet::all(size)
    }
}
