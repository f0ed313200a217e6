//! `random-rows`: draws a row for each column until no two queens attack each other.
//!
//! Idea: each candidate is drawn uniformly from all nⁿ candidates, independently of earlier draws. The mean number of
//! draws to the first solution is nⁿ divided by the number of solutions: 182,361 for eight queens.
//! Cost: each draw is compared in pairs up to the first shared row or diagonal.
//! Source: sheet 000, §2.6, the random approach.
//! Departure: given queens are part of every candidate, and rows are drawn only for the open columns. Given
//! queens are refused if they provably have no completion.

use crate::algorithms::brute_force::candidates::{
    CandidateSearch, Listing, OnePerLine, PlaceOrder, attacking_pair, comparisons, describe,
    explanation,
};
use crate::board::{Axis, Candidate, Square};
use crate::feasibility::completion::is_refuted;
use crate::formats::Form;
use crate::problem::{Goal, Instance};
use crate::random::Random;
use crate::search::{
    Algorithm, Count, Descriptor, Event, ListingLine, MAX_OPERATIONS, Operation, Position, Reason,
    Search, Value, Variables,
};

const DRAWS: usize = 0;
const RESTARTS: usize = 1;
const PAIR_CHECKS: usize = 2;

/// The shared listing, whose pair checks have another index here.
const LISTING: [ListingLine; 4] = {
    let mut lines = Listing::LINES;
    lines[Listing::EachPair as usize].count = Count::Operation(PAIR_CHECKS);
    lines[Listing::Attack as usize].count = Count::Operation(PAIR_CHECKS);
    lines
};

const AXIS: Axis = Axis::Files;

pub(crate) static DESCRIPTOR: Descriptor = describe("random-rows", &LISTING)
    .sizes(1..=Candidate::LINES as u8)
    .goals(&[Goal::First])
    .random()
    .never_ends(is_refuted)
    .operations(&[
        Operation::new("draws"),
        Operation::new("restarts"),
        Operation::new("pair_checks"),
    ])
    .prints(Form::Spaced);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, CandidateSearch::<OnePerLine<RowDraws>>::start)
        .explanation(|position| explanation(AXIS, Reason::DrawnCandidate, position, variables))
        .operations(count_operations)
        .procedure("random_rows");

/// Draws rows for the open columns.
#[derive(Clone)]
struct RowDraws {
    random: Random,
}

impl PlaceOrder for RowDraws {
    const AXIS: Axis = AXIS;

    fn new(instance: &Instance, rows: &mut [u8]) -> RowDraws {
        let random = Random::new(instance.seed().unwrap_or(0));
        let mut draws = RowDraws { random };
        draws.next(instance.size().files(), rows);
        draws
    }

    #[inline]
    fn next(&mut self, n: u8, rows: &mut [u8]) -> Option<usize> {
        for row in rows {
            *row = self.random.below(n.into()) as u8;
        }
        Some(0)
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Event::Candidate(_) = event {
        operations[RESTARTS] += u64::from(operations[DRAWS] > 0);
        operations[DRAWS] += 1;
    }
    operations[PAIR_CHECKS] += comparisons(AXIS, event, before);
}

fn variables(position: &Position) -> Variables {
    let number = |queen: Square| Value::number(queen.file.get());
    let mut variables = vec![("q", Value::Rows(position.places(AXIS)))];
    variables.extend(attacking_pair(position, ["i", "j"], number));
    variables
}
