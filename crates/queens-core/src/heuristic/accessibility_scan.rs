//! `accessibility-scan`: a queen on the free square of least `hb`, found by reading the whole board.
//!
//! Idea: `hb` says how many squares a queen attacks on the empty board; from the start on, the next queen
//! stands where that is least, the first such square row by row, until no square is free. Cost: n² squares
//! read for each queen. Source: sheet 000, §2.5, `calculerHB` and `placerNaif`. Departure: the sheet computes
//! `hb` once for all starts; here every start writes it, and the start stands before.

use crate::counted::Untraced;
use crate::counters::MAX_OPERATIONS;
use crate::entry::{Algorithm, Descriptor, Notation, Operation, Reports, Sheet, Traversal};
use crate::event::Event;
use crate::explanation::{Detail, Explanation, Frame};
use crate::formats::Base;
use crate::heuristic::fixed_values::{self, CAPABILITIES, CELLS_READ, FixedValues, LISTING};
use crate::heuristic::free_squares::FreeSquares;
use crate::heuristic::greedy::{self, Greedy};
use crate::lines::Axis;
use crate::problem::Problem;
use crate::replay::Position;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor {
    id: "accessibility-scan",
    problem: Problem::Queens,
    capabilities: CAPABILITIES,
    traversal: Traversal::Greedy,
    listing: &LISTING,
    operations: &[Operation {
        name: "cells_read",
        at_start: 0,
    }],
    reports: Reports::Scans,
    prints: Notation::of(Axis::Files, Base::Zero),
};

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    descriptor: &DESCRIPTOR,
    start: |instance| Box::new(Greedy::<FixedValues>::new(instance)),
    count: Untraced::start,
    count_operations,
    explain,
    stack,
    sheet: Sheet::Squares(greedy::issue),
    values: Some(fixed_values::values),
    order: None,
    starts: Some(greedy::from_start::<FixedValues>),
    large: None,
};

fn count_operations(event: Event, position: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Event::Place { .. } | Event::Solution | Event::DeadEnd = event {
        operations[CELLS_READ] += position.size().area() as u64;
    }
}

fn explain(position: &Position) -> Explanation {
    let board = FreeSquares::of_empty(position.size());
    let has_looked = greedy::has_looked(position);
    Explanation {
        code_line: fixed_values::line(position),
        reason: greedy::reason::<FixedValues>(position),
        detail: has_looked.then(|| Detail::Read(board.squares().collect())),
        variables: fixed_values::variables(position),
    }
}

fn stack(position: &Position) -> Vec<Frame> {
    vec![Frame {
        name: "placerNaif",
        locals: fixed_values::variables(position),
    }]
}
