//! Why a local search did what it did. Squares stand between stars.

use queens_core::Repairing;

pub(crate) fn repairing(why: Repairing) -> String {
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
                    "parmi les autres cases de la colonne *{}*, *{to}* est la moins menacée",
                    to.file
                ),
                _ => format!(
                    "*{to}* a été tirée au sort parmi les {sharing} cases les moins menacées du reste de la colonne *{}*",
                    to.file
                ),
            };
            format!(
                "{} *{from}*\u{a0}; {chosen} ({after}). Maintenant, {}.",
                threatened(before),
                pairs(left)
            )
        }
        Repairing::Restarted { moves } => format!(
            "Après {moves} déplacements, des reines se menacent encore\u{a0}: on tire un autre placement."
        ),
    }
}

fn threatened(queens: u16) -> String {
    match queens {
        0 => "Aucune reine ne menaçait".to_owned(),
        1 => "Une reine menaçait".to_owned(),
        2 => "Deux reines menaçaient".to_owned(),
        _ => format!("{queens} reines menaçaient"),
    }
}
