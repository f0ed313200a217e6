//! `accessibility-scan`: the next queen stands on the free square of least `hb`, found by reading the whole
//! board.
//!
//! Idea: `hb` says how many squares a queen attacks on the empty board. The next queen stands where `hb` is
//! least, on the first such square row by row, until no square is free. Cost: n² squares are read for each
//! queen. Source: sheet 000, §2.5, `calculerHB` and `placerNaif`. Departure: the sheet computes `hb` once for
//! all starts; here it is written for every start, after the start has been placed.

use crate::attacks::free_squares;
use crate::formats::Form;
use crate::heuristic::fixed_values::{self, CELLS_READ, FixedValues, LISTING};
use crate::heuristic::greedy::{self, Greedy};
use crate::{
    Algorithm, Descriptor, Detail, Event, Explanation, Goal, MAX_OPERATIONS, Operation, Position,
    Problem, Reports, Search, Traversal,
};

/// What it states about itself.
pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("accessibility-scan", Problem::Queens, Traversal::Greedy)
        .goals(&[Goal::First])
        .listing(&LISTING)
        .operations(&[Operation::new("cells_read")])
        .reports(Reports::Scans)
        .prints(Form::Pairs);

/// The registry's entry.
pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Greedy::<FixedValues>::start, explain)
        .operations(count_operations)
        .procedure("placerNaif")
        .values(fixed_values::values)
        .starts(greedy::from_start::<FixedValues>);

fn count_operations(event: Event, position: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Event::Place { .. } | Event::Solution | Event::DeadEnd = event {
        operations[CELLS_READ] += position.size().area() as u64;
    }
}

fn explain(position: &Position) -> Explanation {
    let board = || free_squares(position.size(), &[]).squares().collect();
    let has_looked = greedy::has_looked(position);
    Explanation {
        code_line: fixed_values::line(position),
        reason: greedy::reason::<FixedValues>(position),
        detail: has_looked.then(|| Detail::Read(board())),
        variables: fixed_values::variables(position),
    }
}
