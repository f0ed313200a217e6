//! Why a local search did what it did. Squares stand between stars.

use super::super::number::count;
use queens_core::Repairing;

pub(crate) fn repairing(why: Repairing) -> String {
    let pairs = |pairs: u16| match pairs {
        0 => "nicio regină nu o atacă pe alta".to_owned(),
        1 => "o pereche de regine e în conflict".to_owned(),
        _ => format!(
            "{} de regine sunt în conflict",
            count(pairs.into(), "o pereche", "perechi")
        ),
    };
    match why {
        Repairing::Drawn { pairs: drawn } => format!(
            "Câte o regină pe fiecare coloană și pe fiecare linie, într-o ordine trasă la sorți: {}.",
            pairs(drawn)
        ),
        Repairing::Moved {
            from,
            to,
            before,
            after,
            sharing,
            pairs: left,
        } => {
            let chosen = match sharing {
                1 => format!(
                    "dintre celelalte câmpuri ale coloanei *{}*, doar *{to}* are cele mai puține",
                    to.file
                ),
                _ => format!(
                    "*{to}* a fost tras la sorți dintre cele {} ale coloanei *{}* care au cele mai puține",
                    count(sharing.into(), "un câmp", "câmpuri"),
                    to.file
                ),
            };
            format!(
                "Pe *{from}*, regina avea {}; {chosen}, {after}. Acum {}.",
                count(before.into(), "o atacatoare", "atacatoare"),
                pairs(left)
            )
        }
        Repairing::Restarted { moves } => format!(
            "După {} tot mai există regine care se atacă, așa că se trage altă așezare.",
            count(moves, "o mutare", "mutări")
        ),
    }
}
