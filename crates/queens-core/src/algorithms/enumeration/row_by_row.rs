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
    Algorithm, Count, Descriptor, Event, Explanation, Helper, HelperLine, MAX_OPERATIONS,
    Operation, Position, Procedure, Runs, Search, StackFrame, Traversal, Value, Variables,
};

const CALLS: usize = 0;
const COMPARISONS: usize = 1;
const ERASURES: usize = 2;

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("row-by-row", Problem::Queens, Traversal::Lines(Axis::Ranks))
        .listing(&[
            Count::Operation(CALLS),
            Count::Operation(CALLS),
            Count::Solutions,
            Count::Tests,
            Count::Tests,
            Count::Placements,
            Count::Placements,
            Count::Operation(ERASURES),
        ])
        .operations(&[
            Operation::once_at_start("calls"),
            Operation::new("comparisons"),
            Operation::new("erasures"),
        ])
        .prints(Form::Compact);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<Array<Test>>::start, explain)
        .operations(count_operations)
        .stack(stack)
        .helpers(HELPERS, deciding_line);

static HELPERS: &[Helper] = &[Helper {
    procedure: Procedure::RowTest,
    lines: &{
        let compared = Runs::once(Count::Operation(COMPARISONS));
        [
            Runs::once(Count::Tests),
            compared,
            compared,
            Runs::once(Count::Tests).minus(Count::Placements),
            Runs::once(Count::Placements),
        ]
    },
}];

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
        Event::Reject { .. } => 4,
        Event::Place { .. } => 5,
        _ => return None,
    };
    Some(Procedure::RowTest.line(line))
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => 6,
        Some(Event::Reject { .. }) => 5,
        Some(Event::Remove { .. }) => 8,
        Some(Event::DeadEnd) => 4,
        Some(Event::Solution) => 3,
        _ => 1,
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
