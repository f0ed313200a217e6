//! `one-per-column`: every choice of one row per column.
//!
//! Idea: no two queens share a column, so each column holds one queen, on any row. A tuple `q` lists the row of each
//! column. The tuples are generated in increasing order, as numbers of n digits in base n.
//! Cost: nⁿ candidates, each compared in pairs up to the first shared row or diagonal.
//! Source: sheet 000, §2.6, the exhaustive approach, with one queen per column as in its §2.1.
//! Departure: given queens are part of every candidate, and only the rows of the other columns change.

use crate::algorithms::brute_force::candidates::{
    CandidateSearch, Listing, OnePerLine, PlaceOrder, attacking_pair, count_operations, describe,
    explanation,
};
use crate::board::{Axis, Candidate, Square};
use crate::formats::Form;
use crate::problem::Instance;
use crate::search::{
    Algorithm, CandidateSpace, Descriptor, Operation, Position, Reason, Search, Value, Variables,
};

const AXIS: Axis = Axis::Files;

pub(crate) static DESCRIPTOR: Descriptor = describe("one-per-column", &Listing::LINES)
    .sizes(1..=Candidate::LINES as u8)
    .space(|instance| space(CandidateSpace::open(instance)))
    .operations(&[Operation::new("generated"), Operation::new("pair_checks")])
    .prints(Form::Spaced);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, CandidateSearch::<OnePerLine<Tuples>>::start)
        .explanation(|position| explanation(AXIS, Reason::NextCandidate, position, variables))
        .operations(|event, before, operations| count_operations(AXIS, event, before, operations))
        .procedure("one_per_column");

/// The candidate space: one of n rows for each of the `open` columns.
fn space((n, open): (u32, u32)) -> CandidateSpace {
    CandidateSpace::power(n, open)
}

/// The tuples of rows in lexicographic order.
#[derive(Clone)]
struct Tuples;

impl PlaceOrder for Tuples {
    const AXIS: Axis = AXIS;

    fn new(_: &Instance, _: &mut [u8]) -> Tuples {
        Tuples
    }

    #[inline]
    fn next(&mut self, n: u8, rows: &mut [u8]) -> Option<usize> {
        // Increment: the last digit below n−1 grows by 1, and the digits after it become 0.
        let grown = rows.iter().rposition(|&row| row + 1 < n)?;
        rows[grown] += 1;
        rows[grown + 1..].fill(0);
        Some(grown)
    }
}

/// The lexicographic rank, from 1, of a tuple of rows below n.
pub(crate) fn rank(n: u8, rows: impl Iterator<Item = u8>) -> u64 {
    1 + rows.fold(0, |rank, row| rank * u64::from(n) + u64::from(row))
}

fn variables(position: &Position) -> Variables {
    let n = position.size().files();
    let number = |queen: Square| Value::number(queen.file.get());
    let mut variables = vec![("q", Value::Rows(position.places(AXIS)))];
    variables.extend(attacking_pair(position, ["i", "j"], number));
    let rank = rank(n, position.placed().iter().map(|queen| queen.rank.get()));
    let of = space((u32::from(n), position.placed().len() as u32));
    variables.push(("candidate", Value::Rank { rank, of }));
    variables
}
