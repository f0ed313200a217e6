//! What the machine says about its events. All its listings have the same shape: line 1 makes the
//! next candidate, line 3 refuses it at a pair that attacks each other, line 4 reports it.

use crate::brute_force::candidates::pairs_compared;
use crate::event::Event;
use crate::explanation::{Detail, Explanation, Reason, Value};
use crate::lines::Axis;
use crate::replay::Position;

const NEXT: u8 = 1;
const CLASH: u8 = 3;
const REPORT: u8 = 4;

/// Why the last event happened, where candidates come about by `next` and their queens are compared
/// along this axis.
pub fn explanation(
    axis: Axis,
    next: Reason,
    position: &Position,
    variables: Vec<(&'static str, Value)>,
) -> Explanation {
    let (code_line, reason) = match position.last() {
        None => (NEXT, Reason::Start { line: None }),
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => {
            let across = square.file.0 as i8 - attacker.file.0 as i8;
            let up = square.rank.0 as i8 - attacker.rank.0 as i8;
            let reason = Reason::Attacked {
                square,
                attacker,
                line,
                across,
                up,
            };
            (CLASH, reason)
        }
        Some(Event::Solution) => (REPORT, Reason::Complete),
        // Draws stop at the report; an order is gone through until there is nothing next.
        Some(Event::End) if next == Reason::DrawnCandidate => (REPORT, Reason::Finished),
        Some(Event::End) => (NEXT, Reason::Finished),
        Some(_) => (NEXT, next),
    };
    let detail = pairs_compared(axis, position).map(|pairs| Detail::Pairs { rows: 0, pairs });
    Explanation {
        code_line,
        reason,
        detail,
        variables,
    }
}
