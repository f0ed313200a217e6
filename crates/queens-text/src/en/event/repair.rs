//! The event strip of a local search: queens that all stand at once and move one by one. Squares stand between stars.

use queens_core::Repairing;

use crate::event::{RepairTexts, marked};

pub(crate) const TEXTS: RepairTexts = |event| match event {
    Repairing::Drawn { pairs: 0 } => marked("All queens drawn at once: none attacks another"),
    Repairing::Drawn { pairs: 1 } => marked("All queens drawn at once: 1 pair attacks each other"),
    Repairing::Drawn { pairs } => marked(format!(
        "All queens drawn at once: {pairs} pairs attack each other"
    )),
    Repairing::Moved {
        from,
        to,
        before,
        after,
        ..
    } => {
        let before = queens(before);
        let after = match after {
            0 => "none".to_owned(),
            _ => after.to_string(),
        };
        marked(format!(
            "Queen from *{from}*, attacked by {before}, to *{to}*: now by {after}"
        ))
    }
    Repairing::Restarted { moves } => marked(format!(
        "{moves} moves have led to nothing: another board is drawn"
    )),
};

fn queens(queens: u16) -> String {
    match queens {
        0 => "no queen".to_owned(),
        1 => "1 queen".to_owned(),
        _ => format!("{queens} queens"),
    }
}
