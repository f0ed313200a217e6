//! `explicit-stack`: backtracking without recursion, on a stack `st` that holds the column of each row.
//!
//! Idea: level k of the stack holds the column of row k. The column increases until `valid` accepts it; then a
//! level is pushed. When no column is left, the level is popped.
//! Cost: a test makes one comparison per lower level, up to the first attacker.
//! Source: sheet 003 (`valid`, `back`, `tipar`); rows and columns count from 1.
//! Departures: the sheet refuses n ≤ 3; this algorithm does not. Rows with a given queen are skipped, and given
//! queens in later rows are compared last.

use crate::algorithms::enumeration::array::{self, Array, AttackTest, comparisons};
use crate::algorithms::enumeration::backtracking::Backtracking;
use crate::board::{Axis, LineKind};
use crate::formats::{Border, Form};
use crate::problem::Problem;
use crate::search::{
    Algorithm, Count, Descriptor, Event, Explanation, HelperLine, MAX_OPERATIONS, Operation,
    Position, Runs, Search, StackFrame, Traversal, Value,
};

const ITERATIONS: usize = 0;
const VALID_STEPS: usize = 1;
const PUSHES: usize = 2;
const ERASURES: usize = 3;
/// Internal counter: tests that find a queen in the same column.
const SAME_COLUMN: usize = 4;

crate::listing! {
    enum Listing {
        Call: Roots,
        Begin: Roots,
        Loop: Operation(ITERATIONS),
        HasNext: Operation(ITERATIONS),
        Next: Tests,
        Test: Tests,
        Solution: Solutions,
        Push: Operation(PUSHES),
        Pop: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor = Descriptor::new(
    "explicit-stack",
    Problem::Queens,
    Traversal::Lines(Axis::Ranks),
)
.listing(&Listing::LINES)
.supports_blocked()
.operations(&[
    Operation::new("iterations"),
    Operation::new("valid_steps"),
    Operation::new("pushes"),
    Operation::new("erasures"),
])
.prints(Form::Bars(Border::Framed));

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<Array<ValidTest>>::start)
        .explanation(explain)
        .operations(count_operations)
        .stack(stack)
        .helpers(&[Valid::HELPER], deciding_line);

const STEPS: Runs = Runs::once(Count::Operation(VALID_STEPS));

crate::listing! {
    enum Valid as "valid" {
        Head: Runs::once(Tests),
        EachLevel: STEPS,
        CompareColumns: STEPS,
        SameColumn: Runs::once(Operation(SAME_COLUMN)),
        CompareDiagonals: STEPS.minus(Operation(SAME_COLUMN)),
        SameDiagonal: Runs::once(Tests).minus(Placements).minus(Operation(SAME_COLUMN)),
        Passed: Runs::once(Placements),
    }
}

/// The sheet's `valid`: st(i) ≠ st(k) and |st(k) − st(i)| ≠ |k − i|.
#[derive(Clone)]
struct ValidTest;

impl AttackTest for ValidTest {
    const AXIS: Axis = Axis::Ranks;
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[VALID_STEPS] += comparisons(Axis::Ranks, event, before);
    // A queen in the last row pushes no level, and removing that queen pops no level.
    let (queen_count, n) = (before.queens().len(), before.size().width());
    match event {
        Event::Place { .. } => {
            operations[ITERATIONS] += 1;
            operations[PUSHES] += u64::from(queen_count + 1 < n);
        }
        Event::Reject { line, .. } => {
            operations[ITERATIONS] += 1;
            operations[SAME_COLUMN] += u64::from(line == LineKind::Column);
        }
        Event::Remove { .. } | Event::End if queen_count < n => {
            operations[ITERATIONS] += 1;
            operations[ERASURES] += 1;
        }
        _ => {}
    }
}

/// The line of `valid` that decided the last test; `None` if the event is not a test.
fn deciding_line(position: &Position) -> Option<HelperLine> {
    let line = match position.last()? {
        Event::Reject {
            line: LineKind::Column,
            ..
        } => Valid::SameColumn,
        Event::Reject { .. } => Valid::SameDiagonal,
        Event::Place { .. } => Valid::Passed,
        _ => return None,
    };
    Some(line.into())
}

/// The column of each stack level up to the current level, from 1; 0 if no column has been tried yet. A queen placed in
/// any row but the last pushes the next level in the same step. After backtracking, a level still contains the column
/// of the removed queen.
fn levels(position: &Position) -> Vec<i64> {
    let n = position.size().files();
    let tested = position.last().and_then(Event::square);
    let line = position.current_line(Axis::Ranks).map(|line| line.index());
    let top = match position.last() {
        Some(Event::End) if position.placed().is_empty() && line.is_some() => return Vec::new(),
        Some(Event::DeadEnd) => line.map(|rank| (rank, i64::from(n))),
        Some(Event::Place { .. }) if line.is_some() => None,
        _ => tested.map(|square| (square.rank.get(), i64::from(square.file.get()) + 1)),
    };
    let top = top.or(line.map(|rank| (rank, 0)));
    let columns = position.places(Axis::Ranks).into_iter();
    let columns = columns.map(|column| i64::from(column) + 1);
    match top {
        Some((rank, column)) => columns.take(usize::from(rank)).chain([column]).collect(),
        None => columns.collect(),
    }
}

fn explain(position: &Position) -> Explanation {
    let (queen_count, n) = (position.queens().len(), position.size().width());
    let code_line = match position.last() {
        None => Listing::Begin,
        Some(Event::Place { .. }) if queen_count < n => Listing::Push,
        Some(Event::Place { .. } | Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) if queen_count + 1 < n => Listing::Pop,
        Some(Event::DeadEnd) => Listing::HasNext,
        Some(Event::Solution) => Listing::Solution,
        Some(_) => Listing::Loop,
    };
    let levels = levels(position);
    let variables = vec![
        ("k", Value::Number(levels.len() as i64)),
        ("st", Value::List(levels)),
    ];
    array::explanation(Axis::Ranks, position, code_line, variables)
}

/// One frame per stack level whose row holds no given queen.
fn stack(position: &Position) -> Vec<StackFrame> {
    let given = |level: i64| {
        let mut given = position.given().iter();
        given.any(|queen| i64::from(queen.rank.get()) + 1 == level)
    };
    let levels = (1..).zip(levels(position));
    let searched = levels.filter(|&(level, _)| !given(level));
    searched
        .map(|(level, column)| StackFrame {
            name: "st",
            locals: vec![
                ("i", Value::number(level)),
                ("st(i)", Value::number(column)),
            ],
        })
        .collect()
}
