//! The event strip of a local search: queens that all stand at once and move one by one. Squares stand
//! between stars.

use queens_core::Repairing;

use super::marked;
use crate::Sentence;
use crate::number::romanian_count;

/// What has happened.
pub type RepairTexts = fn(Repairing) -> Sentence;

fn english_queens(queens: u16) -> String {
    match queens {
        0 => "no queen".to_owned(),
        1 => "1 queen".to_owned(),
        _ => format!("{queens} queens"),
    }
}

pub(crate) const ENGLISH: RepairTexts = |event| match event {
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
        let before = english_queens(before);
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

pub(crate) const FRENCH: RepairTexts = |event| match event {
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

pub(crate) const ROMANIAN: RepairTexts = |event| match event {
    Repairing::Drawn { pairs: 0 } => {
        marked("Toate reginele trase la sorți deodată: niciuna nu atacă alta")
    }
    Repairing::Drawn { pairs } => marked(format!(
        "Toate reginele trase la sorți deodată: {} în conflict",
        counted(pairs.into(), "o pereche", "perechi")
    )),
    Repairing::Moved {
        from,
        to,
        before,
        after,
        ..
    } => {
        let before = counted(before.into(), "o regină", "regine");
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
        counted(moves, "o mutare", "mutări")
    )),
};

fn counted(number: u64, one: &str, many: &str) -> String {
    romanian_count(number, &number.to_string(), one, many)
}

#[cfg(test)]
mod tests {
    use queens_core::Square;

    use super::*;

    #[test]
    fn a_move_says_how_many_attacked_before_and_attack_now() {
        let moved = |before, after| Repairing::Moved {
            from: Square::new(2, 1).unwrap(),
            to: Square::new(2, 6).unwrap(),
            before,
            after,
            sharing: 1,
            pairs: 4,
        };
        let said = [ENGLISH, FRENCH, ROMANIAN].map(|text| text(moved(2, 0)).plain());
        assert_eq!(
            said[0],
            "Queen from c2, attacked by 2 queens, to c7: now by none"
        );
        let french = "Reine de c2, menacée par 2 reines, en c7\u{a0}: par aucune désormais";
        assert_eq!(said[1], french);
        let romanian = "Regina de pe c2, atacată de 2 regine, trece pe c7: acum n-o atacă niciuna";
        assert_eq!(said[2], romanian);
        let said = ROMANIAN(moved(1, 1)).plain();
        assert!(said.contains("atacată de o regină") && said.ends_with("o atacă una"));
    }

    #[test]
    fn pairs_and_moves_are_counted() {
        let drawn = |pairs| Repairing::Drawn { pairs };
        assert!(ROMANIAN(drawn(20)).plain().contains("20 de perechi"));
        assert!(FRENCH(drawn(1)).plain().ends_with("1 paire en conflit"));
        let again = ENGLISH(Repairing::Restarted { moves: 130 }).plain();
        assert_eq!(
            again,
            "130 moves have led to nothing: another board is drawn"
        );
    }
}
