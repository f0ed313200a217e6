//! `accessibility-list`: the next queen goes to the free square with the lowest `hb`, found in a list of the
//! available squares.
//!
//! Idea: the placements are the same as in `accessibility-scan`, but only the squares of the list `dispo` are read.
//! Each pass removes from the list the squares that the last queen attacks or occupies.
//! Cost: a pass reads every element of `dispo`, including the elements that it removes. On 8×8, the program reads about
//! two fifths as many squares as `accessibility-scan`.
//! Source: sheet 000, §2.5, `placerOptm`.
//! Departure: as for `accessibility-scan`.

use crate::algorithms::heuristic::fixed_values::{self, ReadSquares, describe, entry};
use crate::board::attacks::free_squares;
use crate::board::{BoardSize, Square, SquareSet};
use crate::search::{Algorithm, Descriptor, Event, Position, Value, Variables};

pub(crate) static DESCRIPTOR: Descriptor = describe("accessibility-list");

pub(crate) static ALGORITHM: Algorithm = entry::<FreeList>(&DESCRIPTOR).procedure("placerOptm");

/// Reads only the squares of the list `dispo`.
struct FreeList;

impl ReadSquares for FreeList {
    /// Includes the squares that the last queen attacks, because this pass still has to remove them from the list.
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
