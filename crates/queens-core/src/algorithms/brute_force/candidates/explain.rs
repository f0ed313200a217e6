//! The explanation of this machine's events. All its listings have the same shape: line 1 makes the next
//! candidate, line 3 rejects it at a pair that attacks each other, line 4 reports it.

use crate::algorithms::brute_force::candidates::pairs_compared;
use crate::board::{Axis, Square};
use crate::search::{Detail, Event, Explanation, Position, Reason, Value, Variables};

const NEXT: u8 = 1;
const REJECT: u8 = 3;
const REPORT: u8 = 4;

/// Why the last event happened, for queens compared along this axis; `next` is the reason for a new
/// candidate. There are no variables before the first one.
pub(crate) fn explanation(
    axis: Axis,
    next: Reason,
    position: &Position,
    variables: fn(&Position) -> Variables,
) -> Explanation {
    let (code_line, reason) = match position.last() {
        None => (NEXT, Reason::Start { line: None }),
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => (REJECT, Reason::attacked(square, attacker, line)),
        Some(Event::Solution) => (REPORT, Reason::Complete),
        // Draws end with the solution; an order ends when there is no next candidate.
        Some(Event::End) if next == Reason::DrawnCandidate => (REPORT, Reason::Finished),
        Some(Event::End) => (NEXT, Reason::Finished),
        Some(_) => (NEXT, next),
    };
    let detail = pairs_compared(axis, position).map(|pairs| Detail::Pairs { rows: 0, pairs });
    let variables = match position.last() {
        None => Vec::new(),
        Some(_) => variables(position),
    };
    Explanation {
        code_line,
        reason,
        detail,
        variables,
    }
}

/// The two queens that attack each other, as variables of these names; none unless the last event
/// rejects a candidate.
pub(crate) fn attacking_pair(
    position: &Position,
    names: [&'static str; 2],
    value: impl Fn(Square) -> Value,
) -> impl Iterator<Item = (&'static str, Value)> {
    let pair = match position.last() {
        Some(Event::Reject {
            square, attacker, ..
        }) => Some([attacker, square]),
        _ => None,
    };
    let named = pair.map(|pair| names.into_iter().zip(pair.map(value)));
    named.into_iter().flatten()
}
