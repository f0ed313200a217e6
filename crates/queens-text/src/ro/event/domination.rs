//! The event strip of a search for dominating sets. Squares stand between stars.

use queens_core::{Bound, Variant};

use super::super::number;
use crate::event::{DominationTexts, marked};

pub(crate) const TEXTS: DominationTexts = DominationTexts {
    no_total: "Nu există o asemenea mulțime: pe 1\u{a0}×\u{a0}1 singura regină nu-și atacă propriul câmp.",
    question: |variant| {
        marked(match variant {
            Variant::Independent => {
                "Câte regine *care nu se atacă între ele* sunt necesare pentru a acoperi fiecare câmp?"
            }
            Variant::Total => {
                "Câte regine sunt necesare pentru a *ataca toate câmpurile*, inclusiv cele ocupate?"
            }
            _ => "Câte regine sunt necesare pentru a *ataca sau a ocupa fiecare câmp*?",
        })
    },
    coverage: "Câmpuri după de câte ori sunt acoperite",
    place: |square| marked(format!("Regină pusă pe *{square}*")),
    remove: |square| marked(format!("Regină luată înapoi de pe *{square}*")),
    dead_end: || marked("Fundătură – reginele rămase nu pot acoperi restul"),
    infeasible: |square| {
        marked(format!(
            "*{square}* respins: reginele rămase n-ar putea acoperi restul"
        ))
    },
    first: |queens| match queens {
        1 => marked("*O regină* pe câmpul cel mai de jos"),
        _ => marked(format!(
            "*{}* pe câmpurile cele mai de jos",
            number::queens(queens)
        )),
    },
    relocate: |from, to| marked(format!("Regina de pe *{from}* se mută pe *{to}*")),
    uncovered: |square| marked(format!("Respinsă: *{square}* nu e acoperit")),
    bound: |bound| match bound {
        Bound::AtLeast(1) => marked("E nevoie de cel puțin *o regină*"),
        Bound::AtLeast(queens) => marked(format!(
            "E nevoie de cel puțin *{}*: mai puține nu pot acoperi atâtea câmpuri",
            number::queens(queens)
        )),
        Bound::AtMost(1) => marked("Ajunge *o regină*: ea acoperă tabla"),
        Bound::AtMost(queens) => marked(format!(
            "Sunt necesare cel mult *{}*: pentru a acoperi tabla nu e nevoie de mai multe",
            number::queens(queens)
        )),
        Bound::Refuted(1) => marked("*O regină* nu ajunge"),
        Bound::Refuted(queens) => marked(format!("*{}* nu ajung", number::queens(queens))),
    },
    excluded: |square| {
        marked(format!(
            "*{square}* respins: nicio mulțime nouă din acest cadru nu îl conține"
        ))
    },
    exhausted: || marked("Fundătură – toate candidatele sunt excluse"),
    frame: |low, high, is_closed| {
        let what = if is_closed {
            "nicio mulțime"
        } else {
            "de căutat"
        };
        marked(format!("Cadrul *{low}–{high}*: {what}"))
    },
    suffices: |queens, ways, too_few| {
        let ways = ways.map_or_else(String::new, |ways| format!(", în {ways} feluri"));
        let few = too_few.map_or_else(String::new, |few| match few {
            1 => "; una nu ajunge".to_owned(),
            _ => format!("; {few} nu ajung"),
        });
        marked(match queens {
            1 => format!("*Ajunge o regină*{ways}"),
            _ => format!("*Ajung {}*{ways}{few}", number::queens(queens)),
        })
    },
    solution: |variant, number| {
        let what = match variant {
            Variant::Independent => {
                "toate câmpurile sunt acoperite și nicio regină nu o atacă pe alta"
            }
            Variant::Total => "fiecare câmp e atacat de altă regină",
            _ => "toate câmpurile sunt acoperite",
        };
        marked(format!("*Soluția {number}*: {what}"))
    },
};
