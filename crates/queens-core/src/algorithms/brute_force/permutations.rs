//! `permutations`: every permutation of the columns; a permutation without a shared diagonal is a solution.
//!
//! Idea: no two queens share a row or a column, so a solution is a permutation `st`. The queen of row i is in column
//! st(i).
//! Cost: n! candidates, each compared in pairs up to the first shared diagonal.
//! Source: the first idea of sheet 003, which the sheet abandons for backtracking. The sheet does not specify an order;
//! here the order is lexicographic. In each pair i < j, and the outer loop runs over i.
//! Departure: given queens are part of every candidate, and only the open columns are permuted over the open
//! rows.

use crate::algorithms::brute_force::candidates::{
    CandidateSearch, Listing, OnePerLine, PlaceOrder, attacking_pair, count_operations, describe,
    explanation,
};
use crate::board::{Axis, Candidate, OpenLines, Square};
use crate::formats::{Base, Form};
use crate::problem::Instance;
use crate::search::{
    Algorithm, CandidateKind, CandidateSpace, Descriptor, Operation, Position, Reason, Search,
    Value, Variables,
};

const AXIS: Axis = Axis::Ranks;

pub(crate) static DESCRIPTOR: Descriptor = describe("permutations", &Listing::LINES)
    .chooses(CandidateKind::Orders)
    .sizes(1..=Candidate::LINES as u8)
    .space(|instance| space(CandidateSpace::open(instance)))
    .operations(&[Operation::new("generated"), Operation::new("diag_checks")])
    .prints(Form::Plain(Base::One))
    .output_axis(Axis::Ranks);

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    CandidateSearch::<OnePerLine<Permutations>>::start,
)
.explanation(|position| explanation(AXIS, Reason::NextCandidate, position, variables))
.operations(|event, before, operations| count_operations(AXIS, event, before, operations))
.procedure("permutations");

/// The candidate space: the permutations of the `open` columns.
fn space((_, open): (u32, u32)) -> CandidateSpace {
    CandidateSpace::orders(open)
}

/// The permutations of the open columns in lexicographic order.
#[derive(Clone)]
struct Permutations;

impl PlaceOrder for Permutations {
    const AXIS: Axis = AXIS;

    fn new(instance: &Instance, columns: &mut [u8]) -> Permutations {
        let open = OpenLines::open(Axis::Files, instance.size(), instance.given());
        columns.copy_from_slice(open.indices());
        Permutations
    }

    #[inline]
    fn next(&mut self, _: u8, columns: &mut [u8]) -> Option<usize> {
        // The pivot is the last column with a larger column right after it. The columns after the pivot are in
        // descending order, their last order, so the pivot must become larger.
        let pivot = columns.windows(2).rposition(|pair| pair[0] < pair[1])?;
        let least = columns[pivot];
        let swapped = columns.iter().rposition(|&column| column > least)?;
        columns.swap(pivot, swapped);
        columns[pivot + 1..].reverse();
        Some(pivot)
    }
}

/// The lexicographic rank, from 1, of a permutation: its columns, row by row.
pub(crate) fn rank(columns: &[u8]) -> u64 {
    let mut rank = 0_u64;
    for (row, column) in columns.iter().enumerate() {
        let later = &columns[row + 1..];
        let smaller = later.iter().filter(|&other| other < column).count();
        // Factorial number system: each row has a choice between its own column and the columns of the later rows.
        rank = rank * (later.len() as u64 + 1) + smaller as u64;
    }
    rank + 1
}

fn variables(position: &Position) -> Variables {
    let number = |queen: Square| Value::number(queen.rank.get() + 1);
    let st = position.places(AXIS).into_iter();
    let st = st.map(|column| i64::from(column) + 1).collect();
    let mut variables = vec![("st", Value::List(st))];
    variables.extend(attacking_pair(position, ["i", "j"], number));
    let placed: Vec<_> = position
        .placed()
        .iter()
        .map(|queen| queen.file.get())
        .collect();
    let (rank, of) = (rank(&placed), space((0, placed.len() as u32)));
    variables.push(("candidate", Value::Rank { rank, of }));
    variables
}
