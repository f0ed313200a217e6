//! `accessibility-list`: the next queen stands on the free square of least `hb`, found in a list of the squares
//! that are still available.
//!
//! Idea: the placements are those of `accessibility-scan`, but only the squares of the list `dispo` are read; a
//! pass erases those that the last queen has marked. Cost: a pass reads each element of `dispo`, the erased ones
//! included; on 8×8, about two fifths of what the scan reads. Source: sheet 000, §2.5, `placerOptm`.
//! Departure: as for `accessibility-scan`.

use crate::attacks::free_squares;
use crate::formats::Form;
use crate::heuristic::fixed_values::{self, CELLS_READ, FixedValues, LISTING};
use crate::heuristic::greedy::{self, Greedy};
use crate::{
    Algorithm, Descriptor, Detail, Event, Explanation, Goal, MAX_OPERATIONS, Operation, Position,
    Problem, Reports, Search, Square, SquareSet, Traversal, Value,
};

/// What it states about itself.
pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("accessibility-list", Problem::Queens, Traversal::Greedy)
        .goals(&[Goal::First])
        .listing(&LISTING)
        .operations(&[Operation::new("cells_read")])
        .reports(Reports::Scans)
        .prints(Form::Pairs);

/// The registry's entry.
pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Greedy::<FixedValues>::start, explain)
        .operations(count_operations)
        .procedure("placerOptm")
        .values(fixed_values::values)
        .starts(greedy::from_start::<FixedValues>);

/// `dispo` before a pass over it with these queens on the board: the squares that the last of them has marked
/// are not erased yet.
fn dispo(position: &Position, queens: &[Square]) -> SquareSet {
    let erased = queens.split_last().map_or(queens, |(_, before)| before);
    free_squares(position.size(), erased)
}

fn count_operations(event: Event, position: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Event::Place { .. } | Event::Solution | Event::DeadEnd = event {
        operations[CELLS_READ] += u64::from(dispo(position, position.queens()).count());
    }
}

fn explain(position: &Position) -> Explanation {
    let read = || dispo(position, greedy::looked_from(position));
    let has_looked = greedy::has_looked(position);
    Explanation {
        code_line: fixed_values::line(position),
        reason: greedy::reason::<FixedValues>(position),
        detail: has_looked.then(|| Detail::Read(read().squares().collect())),
        variables: variables(position),
    }
}

fn variables(position: &Position) -> Vec<(&'static str, Value)> {
    let size = position.size();
    let marked = match position.last() {
        None | Some(Event::Score) => SquareSet::all(size),
        Some(_) => free_squares(size, greedy::looked_from(position)),
    };
    let mut variables = fixed_values::variables(position);
    variables.push(("dispo", Value::Marks { size, marked }));
    variables
}
