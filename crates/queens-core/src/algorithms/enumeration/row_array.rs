//! Sheet 000's array `Plateau cb`, which contains the row of each column, and its test `issafe`. The sheet's programs
//! share the array, the test, the variables and the calls.

use crate::algorithms::enumeration::array::{AttackTest, comparisons};
use crate::algorithms::enumeration::levels::{current, frames, levels};
use crate::board::Axis;
use crate::search::{
    Count, Event, HelperLine, Position, Procedure, Runs, StackFrame, Value, Variables,
};

/// The sheet's `issafe`: Δy·(Δx−Δy)·(Δx+Δy) ≠ 0, evaluated factor by factor instead of as a product.
#[derive(Clone)]
pub struct IsSafeTest;

impl AttackTest for IsSafeTest {
    const AXIS: Axis = Axis::Files;
}

/// The variables of the innermost call: the column `k`, the row `j` and the array `cb`. After a rejection, `cb` still
/// contains the rejected row.
pub(crate) fn variables(position: &Position) -> Variables {
    let levels = levels(Axis::Files, position);
    let current = current(Axis::Files, position, &levels);
    let mut cb = position.places(Axis::Files);
    if let Some(Event::Reject { square, .. }) = position.last() {
        cb[square.file.index()] = square.rank.get() as i8;
    }
    let mut variables = current.loop_variables("k", "j", 0);
    variables.push(("cb", Value::Rows(cb)));
    variables
}

/// One call of `procedure` per placed queen and one for the column being searched. Each call has its column `k`
/// and the row `j` of its loop.
pub(crate) fn calls(procedure: &'static str, position: &Position) -> Vec<StackFrame> {
    let levels = levels(Axis::Files, position);
    frames(procedure, &levels, |level| {
        level.loop_variables("k", "j", 0)
    })
}

/// How often each line of `issafe` runs. `compared` counts the comparisons, and `alone` counts the tests without a
/// comparison.
pub(crate) const fn is_safe_runs(compared: Count, alone: Count) -> [Runs; 9] {
    let tests = Runs::once(Count::Tests);
    let compared = Runs::once(compared);
    [
        tests,
        tests,
        Runs::once(alone),
        compared,
        compared,
        compared,
        compared,
        tests.minus(Count::Placements),
        Runs::once(Count::Placements).minus(alone),
    ]
}

/// The line of `issafe` that decided the last test; `None` if the last event is not a test.
pub(crate) fn is_safe_line(position: &Position) -> Option<HelperLine> {
    let event = position.last()?;
    let line = match event {
        // In the first column of an empty board, the test has no queen to compare.
        Event::Place { .. } if comparisons(Axis::Files, event, position) == 0 => 3,
        Event::Reject { .. } => 8,
        Event::Place { .. } => 9,
        _ => return None,
    };
    Some(Procedure::IsSafe.line(line))
}
