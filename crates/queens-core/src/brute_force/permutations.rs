//! `permutations`: every permutation of the columns, those without a common diagonal kept.
//!
//! Idea: no two queens share a row or a column, so a solution is a permutation `st`: the queen of row
//! i stands in column st(i). Cost: n! candidates, each compared in pairs up to the first diagonal.
//! Source: sheet 003, the first idea, which it leaves for backtracking; the lexicographic order and
//! the order of pairs, i<j with i outside, are ours. Departure: given queens stand in every
//! candidate, and only the columns that they leave are permuted over the rows that they leave.

use crate::brute_force::candidates::{
    CandidateSearch, Candidates, OnePerLine, compared, explanation, standing,
};
use crate::candidate::Candidate;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::descriptor::{Descriptor, Operation};
use crate::entry::Algorithm;
use crate::event::Event;
use crate::explanation::{Reason, Value};
use crate::formats::{Base, Form};
use crate::instance::Instance;
use crate::lines::Axis;
use crate::problem::Problem;
use crate::replay::Position;
use crate::space::Space;
use crate::square::Square;
use crate::traversal::Traversal;

const GENERATED: usize = 0;
const DIAG_CHECKS: usize = 1;

const AXIS: Axis = Axis::Ranks;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor =
    Descriptor::new("permutations", Problem::Queens, Traversal::Candidates)
        .sizes(1..=Candidate::LINES as u8)
        .space(|instance| space(Space::open(instance)))
        .instead("recursive")
        .listing(&[
            Count::Operation(GENERATED),
            Count::Operation(DIAG_CHECKS),
            Count::Operation(DIAG_CHECKS),
            Count::Solutions,
        ])
        .operations(&[Operation::new("generated"), Operation::new("diag_checks")])
        .prints(Form::Plain(Base::One))
        .along(Axis::Ranks);

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(CandidateSearch::<Permutation>::new(instance)),
    |position| explanation(AXIS, Reason::NextCandidate, position, variables(position)),
)
.operations(count_operations)
.procedure("permutations");

/// The orders of the columns that are left.
fn space((_, open): (u32, u32)) -> Space {
    Space::orders(open)
}

/// A permutation of the columns that the given queens leave, over the rows that they leave.
#[derive(Clone)]
struct Permutation(OnePerLine);

impl Candidates for Permutation {
    fn new(instance: &Instance) -> Permutation {
        let taken = |column: u8| instance.given().iter().any(|queen| queen.file.0 == column);
        let columns = (0..instance.size().get()).filter(|&column| !taken(column));
        Permutation(OnePerLine::new(AXIS, instance, columns))
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
        let columns = self.0.places();
        // What falls to the end is the last order of its columns: the one before it must grow.
        let Some(pivot) = columns.windows(2).rposition(|pair| pair[0] < pair[1]) else {
            return false;
        };
        let least = columns[pivot];
        let Some(swapped) = columns.iter().rposition(|&column| column > least) else {
            return false;
        };
        columns.swap(pivot, swapped);
        columns[pivot + 1..].reverse();
        self.0.stand(pivot);
        true
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[GENERATED] += u64::from(matches!(event, Event::Candidate(_)));
    operations[DIAG_CHECKS] += compared(AXIS, event, before);
}

/// The place of a permutation in the lexicographic order, from 1: its columns, row after row.
pub fn rank(columns: &[u8]) -> u64 {
    let mut rank = 0_u64;
    for (row, column) in columns.iter().enumerate() {
        let later = &columns[row + 1..];
        let smaller = later.iter().filter(|&other| other < column).count();
        // In factorial digits: each row has as many choices as columns are left to it.
        rank = rank * (later.len() as u64 + 1) + smaller as u64;
    }
    rank + 1
}

fn variables(position: &Position) -> Vec<(&'static str, Value)> {
    let Some(last) = position.last() else {
        return Vec::new();
    };
    let number = |index: u8| Value::Number(i64::from(index) + 1);
    let st = standing(AXIS, position);
    let st = st.iter().map(|queen| i64::from(queen.file.0) + 1).collect();
    let mut variables = vec![("st", Value::List(st))];
    if let Event::Reject {
        square, attacker, ..
    } = last
    {
        variables.push(("i", number(attacker.rank.0)));
        variables.push(("j", number(square.rank.0)));
    }
    let placed: Vec<_> = position.placed().iter().map(|queen| queen.file.0).collect();
    let (rank, of) = (rank(&placed), space((0, placed.len() as u32)));
    variables.push(("candidate", Value::Rank { rank, of }));
    variables
}
