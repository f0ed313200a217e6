//! Explains the events of the brute-force searches. All listings have the same shape: line 1 generates the next
//! candidate, line 3 rejects it at an attacking pair, line 4 reports a solution.

use crate::algorithms::brute_force::candidates::pairs_compared;
use crate::board::{Axis, Square};
use crate::search::{Detail, Event, Explanation, Position, Reason, Value, Variables};

const NEXT: u8 = 1;
const REJECT: u8 = 3;
const REPORT: u8 = 4;

/// Explains the last event, for queens compared along `axis`; `next` is the reason for a new candidate. There
/// are no variables before the first candidate.
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
        // A random search ends with its solution; an ordered search ends when no candidate is left.
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

/// The attacking pair as variables with these names; empty unless the last event rejects a candidate.
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
