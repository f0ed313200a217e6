//! The event strip of a local search: queens that all stand at once and move one by one. Squares stand between stars.

use queens_core::Repairing;

use super::super::number;
use crate::event::{RepairTexts, marked};

pub(crate) const TEXTS: RepairTexts = |event| match event {
    Repairing::Drawn { pairs: 0 } => {
        marked("Toate reginele trase la sorți deodată: niciuna nu o atacă pe alta")
    }
    Repairing::Drawn { pairs } => marked(format!(
        "Toate reginele trase la sorți deodată: {} în conflict",
        number::count(pairs.into(), "o pereche", "perechi")
    )),
    Repairing::Moved {
        from,
        to,
        before,
        after,
        ..
    } => {
        let before = number::count(before.into(), "o regină", "regine");
        let after = match after {
            0 => "n-o atacă niciuna".to_owned(),
            1 => "o atacă una".to_owned(),
            _ => format!("o atacă {after}"),
        };
        marked(format!(
            "Regina de pe *{from}*, atacată de {before}, trece pe *{to}*: acum {after}"
        ))
    }
    Repairing::Restarted { moves } => marked(format!(
        "{} fără rezultat: se trage din nou",
        number::count(moves, "o mutare", "mutări")
    )),
};
