//! `one-per-column`: every choice of one row for each column.
//!
//! Idea: no two queens share a column, so each column has its queen, on any row; the tuples `q` are
//! counted through like numbers of n digits in base n. Cost: nⁿ candidates, each compared in pairs up
//! to the first row or diagonal. Source: sheet 000, §2.6, the exhaustive approach, with one queen a
//! column as in its §2.1. Departure: given queens stand in every candidate, and only the columns that
//! they leave are counted through.

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
use crate::instance::Instance;
use crate::lines::Axis;
use crate::problem::Problem;
use crate::replay::Position;
use crate::space::Space;
use crate::square::Square;
use crate::traversal::Traversal;

const GENERATED: usize = 0;
const PAIR_CHECKS: usize = 1;

const AXIS: Axis = Axis::Files;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor =
    Descriptor::new("one-per-column", Problem::Queens, Traversal::Candidates)
        .sizes(1..=Candidate::LINES as u8)
        .space(|instance| space(Space::open(instance)))
        .instead("recursive")
        .listing(&[
            Count::Operation(GENERATED),
            Count::Operation(PAIR_CHECKS),
            Count::Operation(PAIR_CHECKS),
            Count::Solutions,
        ])
        .operations(&[Operation::new("generated"), Operation::new("pair_checks")])
        .prints(Form::Spaced);

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(CandidateSearch::<Tuple>::new(instance)),
    |position| explanation(AXIS, Reason::NextCandidate, position, variables(position)),
)
.operations(count_operations)
.procedure("one_per_column");

/// One of n rows for each column that is left.
fn space((n, open): (u32, u32)) -> Space {
    Space::power(n, open)
}

/// A row for each column that the given queens leave.
#[derive(Clone)]
struct Tuple(OnePerLine);

impl Candidates for Tuple {
    fn new(instance: &Instance) -> Tuple {
        Tuple(OnePerLine::new(AXIS, instance, std::iter::empty()))
    }

    #[inline]
    fn queens(&self) -> &[Square] {
        self.0.queens()
    }

    #[inline]
    fn packed(&self) -> Candidate {
        self.0.packed()
    }

    #[inline]
    fn next(&mut self) -> bool {
        let n = self.0.n();
        let rows = self.0.places();
        // Like a number: the digits that are full fall to 0, the one before them grows.
        let Some(grown) = rows.iter().rposition(|&row| row + 1 < n) else {
            return false;
        };
        rows[grown] += 1;
        rows[grown + 1..].fill(0);
        self.0.stand(grown);
        true
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[GENERATED] += u64::from(matches!(event, Event::Candidate(_)));
    operations[PAIR_CHECKS] += compared(AXIS, event, before);
}

/// The place of a tuple of rows below n in the lexicographic order, from 1.
pub fn rank(n: u8, rows: impl Iterator<Item = u8>) -> u64 {
    1 + rows.fold(0, |rank, row| rank * u64::from(n) + u64::from(row))
}

fn variables(position: &Position) -> Vec<(&'static str, Value)> {
    let Some(last) = position.last() else {
        return Vec::new();
    };
    let n = position.size().get();
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
    let rank = rank(n, position.placed().iter().map(|queen| queen.rank.0));
    let of = space((u32::from(n), position.placed().len() as u32));
    variables.push(("candidate", Value::Rank { rank, of }));
    variables
}
