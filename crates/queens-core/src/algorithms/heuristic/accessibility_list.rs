//! `accessibility-list`: the next queen stands on the free square of least `hb`, found in a list of the squares
//! that are still available.
//!
//! Idea: the placements are those of `accessibility-scan`, but only the squares of the list `dispo` are read; a
//! pass erases those that the last queen has marked. Cost: a pass reads each element of `dispo`, the erased ones
//! included; on 8×8, about two fifths of what the scan reads. Source: sheet 000, §2.5, `placerOptm`.
//! Departure: as for `accessibility-scan`.

use crate::algorithms::heuristic::fixed_values::{self, ReadSquares, describe, entry};
use crate::board::attacks::free_squares;
use crate::board::{BoardSize, Square, SquareSet};
use crate::search::{Algorithm, Descriptor, Event, Position, Value, Variables};

pub(crate) static DESCRIPTOR: Descriptor = describe("accessibility-list");

pub(crate) static ALGORITHM: Algorithm = entry::<Dispo>(&DESCRIPTOR).procedure("placerOptm");

/// Reads the list `dispo`.
struct Dispo;

impl ReadSquares for Dispo {
    /// The squares that the last queen has marked are not erased yet.
    fn read(size: BoardSize, queens: &[Square]) -> SquareSet {
        let erased = queens.split_last().map_or(queens, |(_, before)| before);
        free_squares(size, erased)
    }

    fn variables(position: &Position) -> Variables {
        let size = position.size();
        let marked = match position.last() {
            None | Some(Event::Score) => SquareSet::all(size),
            Some(_) => free_squares(size, position.queens_before()),
        };
        let mut variables = fixed_values::variables(position);
        variables.push(("dispo", Value::Marks { size, marked }));
        variables
    }
}
