//! The event strip of a local search: queens that all stand at once and move one by one. Squares stand between stars.

use queens_core::Repairing;

use crate::event::{RepairTexts, marked};

pub(crate) const TEXTS: RepairTexts = |event| match event {
    Repairing::Drawn { pairs: 0 } => {
        marked("Toutes les reines tirées d’un coup\u{a0}: aucune n’en menace une autre")
    }
    Repairing::Drawn { pairs: 1 } => {
        marked("Toutes les reines tirées d’un coup\u{a0}: 1 paire en conflit")
    }
    Repairing::Drawn { pairs } => marked(format!(
        "Toutes les reines tirées d’un coup\u{a0}: {pairs} paires en conflit"
    )),
    Repairing::Moved {
        from,
        to,
        before,
        after,
        ..
    } => {
        let before = match before {
            1 => "1 reine".to_owned(),
            _ => format!("{before} reines"),
        };
        let after = match after {
            0 => "aucune".to_owned(),
            _ => after.to_string(),
        };
        marked(format!(
            "Reine de *{from}*, menacée par {before}, en *{to}*\u{a0}: par {after} désormais"
        ))
    }
    Repairing::Restarted { moves } => marked(format!(
        "{moves} déplacements sans succès\u{a0}: nouveau tirage"
    )),
};
