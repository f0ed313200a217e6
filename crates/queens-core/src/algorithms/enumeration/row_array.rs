//! Sheet 000's array `Plateau cb`, which contains the row of each column, and its test `issafe`. The sheet's programs
//! share the array, the test, the variables and the calls.

use crate::algorithms::enumeration::array::{AttackTest, comparisons};
use crate::algorithms::enumeration::levels::{current, frames, levels};
use crate::board::Axis;
use crate::search::{Count, Event, HelperLine, Position, Runs, StackFrame, Value, Variables};

/// The sheet's `issafe`: Δy·(Δx−Δy)·(Δx+Δy) ≠ 0, evaluated factor by factor instead of as a product.
#[derive(Clone)]
pub struct IsSafeTest;

impl AttackTest for IsSafeTest {
    const AXIS: Axis = Axis::Files;
}

/// The variables of the innermost call: the column `k`, the row `j` and the array `cb`. After a rejection, the program
/// has already cleared the rejected row.
pub(crate) fn variables(position: &Position) -> Variables {
    let levels = levels(Axis::Files, position);
    let current = current(Axis::Files, position, &levels);
    let mut variables = current.loop_variables("k", "j", 0);
    variables.push(("cb", Value::Rows(position.places(Axis::Files))));
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

/// The index of the operation `comparisons`.
pub(crate) const COMPARISONS: usize = 1;
/// The index of an internal counter: tests without a comparison, because the board holds no other queen.
pub(crate) const ALONE: usize = 6;
const TESTS: Runs = Runs::once(Count::Tests);
const COMPARED: Runs = Runs::once(Count::Operation(COMPARISONS));

crate::listing! {
    pub(crate) enum IsSafe as "issafe" {
        Head: TESTS,
        First: TESTS,
        FirstSafe: Runs::once(Operation(ALONE)),
        EachQueen: COMPARED,
        RowDistance: COMPARED,
        ColumnDistance: COMPARED,
        Compare: COMPARED,
        Attacked: TESTS.minus(Placements),
        Safe: Runs::once(Placements).minus(Operation(ALONE)),
    }
}

/// The line of `issafe` that decided the last test; `None` if the last event is not a test.
pub(crate) fn is_safe_line(position: &Position) -> Option<HelperLine> {
    let event = position.last()?;
    let line = match event {
        // In the first column of an empty board, the test has no queen to compare.
        Event::Place { .. } if comparisons(Axis::Files, event, position) == 0 => IsSafe::FirstSafe,
        Event::Reject { .. } => IsSafe::Attacked,
        Event::Place { .. } => IsSafe::Safe,
        _ => return None,
    };
    Some(line.into())
}
