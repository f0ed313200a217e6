//! Why an event happened, and what the program did under it: what the algorithm says that the page opens with. Squares and lanes
//! stand between stars.

mod covering;
pub(super) mod framing;
pub(crate) mod others;
mod repairing;

use queens_core::{Detail, Line, LineKind, Reason};

use super::number::count;
use crate::reason::ReasonTexts;

pub(crate) const TEXTS: ReasonTexts = ReasonTexts { reason, detail };

fn line(line: Line) -> String {
    match line {
        Line::File(file) => format!("column *{file}*"),
        Line::Rank(rank) => format!("row *{rank}*"),
    }
}

/// What a lane is made of.
fn places(line: Line) -> &'static str {
    match line {
        Line::File(_) => "row",
        Line::Rank(_) => "column",
    }
}

/// Why an event happened; none where only other algorithms say so.
pub(crate) fn reason(reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Start { line: Some(first) } => {
            format!("The search begins with {}.", line(first))
        }
        Reason::Start { line: None } => "Nothing has been tried yet.".to_owned(),
        Reason::Free { square } => format!("*{square}* is free."),
        Reason::Compared { square, queens: 0 } => {
            format!("*{square}* is free: there is no queen to compare with.")
        }
        Reason::Compared { square, queens } => {
            let queens = count(queens.into(), "queen", "queens");
            format!("*{square}* is free: compared with {queens}, none attacks it.")
        }
        Reason::Attacked {
            square,
            attacker,
            line,
            across,
            up,
        } => match line {
            LineKind::Row => format!("*{square}* lies in the same row as *{attacker}*: Δy = 0."),
            LineKind::Column => {
                format!("*{square}* lies in the same column as *{attacker}*: Δx = 0.")
            }
            LineKind::Diagonal => {
                let columns = count(across.unsigned_abs().into(), "column", "columns");
                let rows = count(up.unsigned_abs().into(), "row", "rows");
                format!(
                    "*{square}* is {columns} and {rows} from *{attacker}*, so they share a diagonal."
                )
            }
        },
        Reason::TakenBack {
            square,
            line: of,
            more: true,
        } => format!(
            "Everything with a queen on *{square}* has been tried. Next {} of {}.",
            places(of),
            line(of)
        ),
        Reason::TakenBack {
            square,
            line: of,
            more: false,
        } => format!(
            "Everything with a queen on *{square}* has been tried, and {} has no further {} to try.",
            line(of),
            places(of)
        ),
        Reason::NoSquareLeft { line: of } => format!(
            "Every square of {} is attacked, so the queen before is taken back.",
            line(of)
        ),
        Reason::Complete => "All queens stand and none attacks another: a *solution*.".to_owned(),
        Reason::Finished => "The search is over.".to_owned(),
        _ => return None,
    })
}

/// What the program did; none where only others do it.
pub(crate) fn detail(detail: &Detail) -> Option<String> {
    let Detail::Compared(queens) = detail else {
        return None;
    };
    Some(match queens.len() as u64 {
        0 => "There was no queen to compare with.".to_owned(),
        queens => format!("Compared with {}.", count(queens, "queen", "queens")),
    })
}
