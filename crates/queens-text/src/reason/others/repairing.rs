//! Why a local search did what it did, in each language. Squares stand between stars.

use queens_core::Repairing;

use crate::number::romanian_count;

pub(super) fn english(why: Repairing) -> String {
    let pairs = |pairs| match pairs {
        0 => "no two queens attack each other".to_owned(),
        1 => "1 pair of queens attacks each other".to_owned(),
        _ => format!("{pairs} pairs of queens attack each other"),
    };
    match why {
        Repairing::Drawn { pairs: drawn } => format!(
            "A queen stands in each column and in each row, in an order drawn by the seed: {}.",
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
                    "*{to}* alone has the fewest of the other squares of column *{}*",
                    to.file
                ),
                _ => format!(
                    "*{to}* was drawn from the {sharing} other squares of column *{}* that have the fewest",
                    to.file
                ),
            };
            format!(
                "On *{from}* the queen had {}; {chosen}, {after}. Now {}.",
                counted(before, "attacker", "attackers"),
                pairs(left)
            )
        }
        Repairing::Restarted { moves } => {
            format!(
                "After {moves} moves queens still attack each other, so another board is drawn."
            )
        }
    }
}

pub(super) fn french(why: Repairing) -> String {
    let pairs = |pairs| match pairs {
        0 => "aucune reine n’en menace une autre".to_owned(),
        1 => "1 paire de reines est en conflit".to_owned(),
        _ => format!("{pairs} paires de reines sont en conflit"),
    };
    match why {
        Repairing::Drawn { pairs: drawn } => format!(
            "Une reine dans chaque colonne et sur chaque ligne, dans un ordre que tire la graine\u{a0}: {}.",
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
                    "des autres cases de la colonne *{}*, *{to}* seule en a le moins",
                    to.file
                ),
                _ => format!(
                    "*{to}* a été tirée parmi les {sharing} autres cases de la colonne *{}* qui en ont le moins",
                    to.file
                ),
            };
            format!(
                "En *{from}*, la reine avait {}\u{a0}; {chosen}, {after}. Maintenant, {}.",
                counted(before, "assaillante", "assaillantes"),
                pairs(left)
            )
        }
        Repairing::Restarted { moves } => format!(
            "Après {moves} déplacements, des reines se menacent encore\u{a0}: on tire un autre placement."
        ),
    }
}

pub(super) fn romanian(why: Repairing) -> String {
    let count = |number: u64, one, many| romanian_count(number, &number.to_string(), one, many);
    let pairs = |pairs: u16| match pairs {
        0 => "nicio regină nu atacă alta".to_owned(),
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

fn counted(number: u16, one: &str, many: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    }
}
