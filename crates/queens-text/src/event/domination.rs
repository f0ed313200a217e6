//! The event strip of a search for dominating sets. Squares stand between stars.

use queens_core::{Bound, Square, Variant};

use super::marked;
use crate::Sentence;
use crate::number::romanian_count;

/// What is said of domination alone.
pub struct DominationTexts {
    /// That no queens attack every square of a single one.
    pub no_total: &'static str,
    /// Over how many squares are covered how often.
    pub coverage: &'static str,
    pub place: fn(Square) -> Sentence,
    pub remove: fn(Square) -> Sentence,
    pub dead_end: fn() -> Sentence,
    /// The square that the bound refuses.
    pub hopeless: fn(Square) -> Sentence,
    /// The first set of so many queens.
    pub first: fn(u16) -> Sentence,
    /// Where a queen stood and where she stands.
    pub relocate: fn(Square, Square) -> Sentence,
    pub uncovered: fn(Square) -> Sentence,
    pub bound: fn(Bound) -> Sentence,
    /// The variant and the number of the solution.
    pub solution: fn(Variant, &str) -> Sentence,
}

pub(crate) const ENGLISH: DominationTexts = DominationTexts {
    no_total: "There is no such set: on 1\u{a0}×\u{a0}1 the only queen does not attack her own square.",
    coverage: "Squares by how often they are covered",
    place: |square| marked(format!("Queen placed on *{square}*")),
    remove: |square| marked(format!("Queen taken back from *{square}*")),
    dead_end: || marked("Dead end – the queens that are left cannot cover the rest"),
    hopeless: |square| {
        marked(format!(
            "*{square}* refused: with it, the queens that are left cannot cover the rest"
        ))
    },
    first: |queens| match queens {
        1 => marked("*1 queen* stands on the lowest square"),
        _ => marked(format!("*{queens} queens* stand on the lowest squares")),
    },
    relocate: |from, to| marked(format!("The queen on *{from}* moves to *{to}*")),
    uncovered: |square| marked(format!("Refused: *{square}* is not covered")),
    bound: |bound| match bound {
        Bound::AtLeast(1) => marked("At least *1 queen* is needed"),
        Bound::AtLeast(queens) => marked(format!(
            "At least *{queens} queens* are needed: fewer cannot cover so many squares"
        )),
        Bound::AtMost(1) => marked("*1 queen* suffices: it blocks the board"),
        Bound::AtMost(queens) => marked(format!(
            "At most *{queens} queens* are needed: no more need stand to block the board"
        )),
        Bound::Refuted(1) => marked("*1 queen* does not suffice"),
        Bound::Refuted(queens) => marked(format!("*{queens} queens* do not suffice")),
    },
    solution: |variant, number| {
        let what = match variant {
            Variant::Independent => "every square is covered, and no queen attacks another",
            Variant::Total => "every square is attacked by another queen",
            _ => "every square is covered",
        };
        marked(format!("*Solution {number}*: {what}"))
    },
};

pub(crate) const FRENCH: DominationTexts = DominationTexts {
    no_total: "Il n’y a pas de tel ensemble\u{a0}: sur 1\u{a0}×\u{a0}1, la seule reine ne menace pas sa propre case.",
    coverage: "Cases selon le nombre de fois qu’elles sont couvertes",
    place: |square| marked(format!("Reine posée en *{square}*")),
    remove: |square| marked(format!("Reine retirée de *{square}*")),
    dead_end: || marked("Impasse – les reines restantes ne peuvent couvrir le reste"),
    hopeless: |square| {
        marked(format!(
            "*{square}* refusée\u{a0}: les reines restantes ne pourraient couvrir le reste"
        ))
    },
    first: |queens| match queens {
        1 => marked("*1 reine* sur la case la plus basse"),
        _ => marked(format!("*{queens} reines* sur les cases les plus basses")),
    },
    relocate: |from, to| marked(format!("La reine en *{from}* va en *{to}*")),
    uncovered: |square| marked(format!("Refusé\u{a0}: *{square}* n’est pas couverte")),
    bound: |bound| match bound {
        Bound::AtLeast(1) => marked("Il faut au moins *1 reine*"),
        Bound::AtLeast(queens) => marked(format!(
            "Il faut au moins *{queens} reines*\u{a0}: moins de reines ne couvriraient pas autant de cases"
        )),
        Bound::AtMost(1) => marked("*1 reine* suffit\u{a0}: elle bloque l’échiquier"),
        Bound::AtMost(queens) => marked(format!(
            "Il faut au plus *{queens} reines*\u{a0}: pas besoin de plus pour bloquer l’échiquier"
        )),
        Bound::Refuted(1) => marked("*1 reine* ne suffit pas"),
        Bound::Refuted(queens) => marked(format!("*{queens} reines* ne suffisent pas")),
    },
    solution: |variant, number| {
        let what = match variant {
            Variant::Independent => {
                "toutes les cases sont couvertes et aucune reine n’en menace une autre"
            }
            Variant::Total => "chaque case est menacée par une autre reine",
            _ => "toutes les cases sont couvertes",
        };
        marked(format!("*Solution {number}*\u{a0}: {what}"))
    },
};

pub(crate) const ROMANIAN: DominationTexts = DominationTexts {
    no_total: "Nu există o asemenea mulțime: pe 1\u{a0}×\u{a0}1 singura regină nu-și atacă propriul câmp.",
    coverage: "Câmpuri după de câte ori sunt acoperite",
    place: |square| marked(format!("Regină pusă pe *{square}*")),
    remove: |square| marked(format!("Regină luată înapoi de pe *{square}*")),
    dead_end: || marked("Fundătură – reginele rămase nu pot acoperi restul"),
    hopeless: |square| {
        marked(format!(
            "*{square}* respins: reginele rămase n-ar putea acoperi restul"
        ))
    },
    first: |queens| match queens {
        1 => marked("*O regină* pe câmpul cel mai de jos"),
        _ => marked(format!("*{}* pe câmpurile cele mai de jos", regine(queens))),
    },
    relocate: |from, to| marked(format!("Regina de pe *{from}* se mută pe *{to}*")),
    uncovered: |square| marked(format!("Respins: *{square}* nu e acoperit")),
    bound: |bound| match bound {
        Bound::AtLeast(1) => marked("E nevoie de cel puțin *o regină*"),
        Bound::AtLeast(queens) => marked(format!(
            "E nevoie de cel puțin *{}*: mai puține nu pot acoperi atâtea câmpuri",
            regine(queens)
        )),
        Bound::AtMost(1) => marked("Ajunge *o regină*: ea blochează tabla"),
        Bound::AtMost(queens) => marked(format!(
            "Ajung cel mult *{}*: pentru a bloca tabla nu e nevoie de mai multe",
            regine(queens)
        )),
        Bound::Refuted(1) => marked("*O regină* nu ajunge"),
        Bound::Refuted(queens) => marked(format!("*{}* nu ajung", regine(queens))),
    },
    solution: |variant, number| {
        let what = match variant {
            Variant::Independent => "toate câmpurile sunt acoperite și nicio regină nu atacă alta",
            Variant::Total => "fiecare câmp e atacat de altă regină",
            _ => "toate câmpurile sunt acoperite",
        };
        marked(format!("*Soluția {number}*: {what}"))
    },
};

fn regine(queens: u16) -> String {
    romanian_count(queens.into(), &queens.to_string(), "o regină", "regine")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refuted_number_of_queens_is_said_to_be_too_small() {
        let said = |texts: &DominationTexts| (texts.bound)(Bound::Refuted(4)).plain();
        assert_eq!(said(&ENGLISH), "4 queens do not suffice");
        assert_eq!(said(&FRENCH), "4 reines ne suffisent pas");
        assert_eq!(said(&ROMANIAN), "4 regine nu ajung");
    }

    #[test]
    fn a_solution_says_what_its_variant_asks_for() {
        let said = |variant| (ENGLISH.solution)(variant, "7").plain();
        assert_eq!(
            said(Variant::Dominating),
            "Solution 7: every square is covered"
        );
        assert!(said(Variant::Independent).ends_with("no queen attacks another"));
        assert!(said(Variant::Total).ends_with("attacked by another queen"));
    }
}
