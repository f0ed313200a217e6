//! `random-rows`: a row is drawn for each column, until no two queens attack each other.
//!
//! Idea: each candidate is drawn from all nⁿ, every one as likely as the others and whatever was drawn
//! before, so the draws until the first solution are nⁿ ÷ solutions on average, 182,361 for eight
//! queens. Cost: each draw is compared in pairs up to the first row or diagonal. Source: sheet 000,
//! §2.6, the random approach. Departure: given queens stand in every candidate, and only the columns
//! that they leave are drawn for; where they cannot be completed, the draws never end.

use crate::brute_force::candidates::{
    CandidateSearch, Candidates, OnePerLine, compared, explanation, standing,
};
use crate::candidate::Candidate;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::descriptor::{Descriptor, Operation};
use crate::entry::Algorithm;
use crate::event::Event;
use crate::explanation::{Reason, Value};
use crate::formats::Form;
use crate::instance::{Goal, Instance};
use crate::lines::Axis;
use crate::problem::Problem;
use crate::random::Random;
use crate::replay::Position;
use crate::square::Square;
use crate::traversal::Traversal;

const DRAWS: usize = 0;
const RESTARTS: usize = 1;
const PAIR_CHECKS: usize = 2;

const AXIS: Axis = Axis::Files;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor =
    Descriptor::new("random-rows", Problem::Queens, Traversal::Candidates)
        .goals(&[Goal::First])
        .sizes(1..=Candidate::LINES as u8)
        .draws()
        .instead("recursive")
        .listing(&[
            Count::Operation(DRAWS),
            Count::Operation(PAIR_CHECKS),
            Count::Operation(PAIR_CHECKS),
            Count::Solutions,
        ])
        .operations(&[
            Operation::new("draws"),
            Operation::new("restarts"),
            Operation::new("pair_checks"),
        ])
        .prints(Form::Spaced);

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(CandidateSearch::<RowDraws>::new(instance)),
    |position| explanation(AXIS, Reason::DrawnCandidate, position, variables(position)),
)
.operations(count_operations)
.procedure("random_rows");

/// A row for each column that the given queens leave, and what the next ones are drawn from.
#[derive(Clone)]
struct RowDraws {
    queens: OnePerLine,
    random: Random,
}

impl Candidates for RowDraws {
    fn new(instance: &Instance) -> RowDraws {
        let mut draws = RowDraws {
            queens: OnePerLine::new(AXIS, instance, std::iter::empty()),
            random: Random::new(instance.seed().unwrap_or(0)),
        };
        draws.next();
        draws
    }

    #[inline]
    fn queens(&self) -> &[Square] {
        self.queens.queens()
    }

    #[inline]
    fn packed(&self) -> Candidate {
        self.queens.packed()
    }

    #[inline]
    fn next(&mut self) -> bool {
        let n = u32::from(self.queens.n());
        for row in self.queens.places() {
            *row = self.random.below(n) as u8;
        }
        self.queens.stand(0);
        true
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Event::Candidate(_) = event {
        operations[RESTARTS] += u64::from(operations[DRAWS] > 0);
        operations[DRAWS] += 1;
    }
    operations[PAIR_CHECKS] += compared(AXIS, event, before);
}

fn variables(position: &Position) -> Vec<(&'static str, Value)> {
    let Some(last) = position.last() else {
        return Vec::new();
    };
    let q = standing(AXIS, position);
    let q = q.iter().map(|queen| queen.rank.0 as i8).collect();
    let mut variables = vec![("q", Value::Rows(q))];
    if let Event::Reject {
        square, attacker, ..
    } = last
    {
        variables.push(("i", Value::Number(i64::from(attacker.file.0))));
        variables.push(("j", Value::Number(i64::from(square.file.0))));
    }
    variables
}
