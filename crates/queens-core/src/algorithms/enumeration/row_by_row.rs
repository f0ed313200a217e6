//! `row-by-row`: backtracking over an array `tableau` that holds the column of each row.
//!
//! Idea: try every column of each row in turn. A square is free if no queen of an earlier row is on its column
//! or diagonals.
//! Cost: a test makes one comparison per earlier queen, up to the first attacker.
//! Source: sheet 004, part I (`test`, `placement`).
//! Departures: the sheet leaves the body of `test` to the reader. Here `test` is one loop over the rows 0 to i−1. The
//! sheet's 8 becomes n. Rows with a given queen are skipped, and given queens in later rows are compared last.

use crate::algorithms::enumeration::array::{self, Array, AttackTest, comparisons};
use crate::algorithms::enumeration::backtracking::Backtracking;
use crate::algorithms::enumeration::levels::{Level, current, frames, levels};
use crate::board::Axis;
use crate::formats::Form;
use crate::problem::Problem;
use crate::search::{
    Algorithm, Count, Descriptor, Event, Explanation, HelperLine, MAX_OPERATIONS, Operation,
    Position, Runs, Search, StackFrame, Traversal, Value, Variables,
};

const CALLS: usize = 0;
const COMPARISONS: usize = 1;
const ERASURES: usize = 2;

crate::listing! {
    enum Listing {
        Call: Operation(CALLS),
        Full: Operation(CALLS),
        Solution: Solutions,
        EachColumn: Tests,
        Test: Tests,
        Put: Placements,
        Recurse: Placements,
        Erase: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("row-by-row", Problem::Queens, Traversal::Lines(Axis::Ranks))
        .listing(&Listing::LINES)
        .supports_blocked()
        .operations(&[
            Operation::once_at_start("calls"),
            Operation::new("comparisons"),
            Operation::new("erasures"),
        ])
        .prints(Form::Compact);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<Array<Test>>::start)
        .explanation(explain)
        .operations(count_operations)
        .stack(stack)
        .helpers(&[RowTest::HELPER], deciding_line);

const COMPARED: Runs = Runs::once(Count::Operation(COMPARISONS));

crate::listing! {
    enum RowTest as "test" {
        Head: Runs::once(Tests),
        EachRow: COMPARED,
        Compare: COMPARED,
        Attacked: Runs::once(Tests).minus(Placements),
        Free: Runs::once(Placements),
    }
}

/// The sheet's `test`: checks that two queens share neither a column nor a diagonal.
#[derive(Clone)]
struct Test;

impl AttackTest for Test {
    const AXIS: Axis = Axis::Ranks;
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[COMPARISONS] += comparisons(Axis::Ranks, event, before);
    match event {
        Event::Place { .. } => operations[CALLS] += 1,
        Event::Remove { .. } => operations[ERASURES] += 1,
        _ => {}
    }
}

/// The line of `test` that decided the last event; `None` if the event tests no square.
fn deciding_line(position: &Position) -> Option<HelperLine> {
    let line = match position.last()? {
        Event::Reject { .. } => RowTest::Attacked,
        Event::Place { .. } => RowTest::Free,
        _ => return None,
    };
    Some(line.into())
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => Listing::Put,
        Some(Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) => Listing::Erase,
        Some(Event::DeadEnd) => Listing::EachColumn,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
    };
    let levels = levels(Axis::Ranks, position);
    let mut variables = locals(current(Axis::Ranks, position, &levels));
    variables.push(("tableau", Value::Rows(position.places(Axis::Ranks))));
    array::explanation(Axis::Ranks, position, code_line, variables)
}

/// The local variables of a call; `tableau` is omitted because all calls share it.
fn locals(level: Level) -> Variables {
    level.loop_variables("i", "colonne", 0)
}

/// One call of `placement` per placed queen and one for the row being searched.
fn stack(position: &Position) -> Vec<StackFrame> {
    frames("placement", &levels(Axis::Ranks, position), locals)
}
