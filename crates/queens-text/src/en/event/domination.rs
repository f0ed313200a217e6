//! The event strip of a search for dominating sets. Squares stand between stars.

use queens_core::{Bound, Variant};

use crate::event::{DominationTexts, marked};

pub(crate) const TEXTS: DominationTexts = DominationTexts {
    no_total: "There is no such set: on 1\u{a0}×\u{a0}1 the only queen does not attack its own square.",
    question: |variant| {
        marked(match variant {
            Variant::Independent => {
                "How few queens, *none attacking another*, attack or occupy every square?"
            }
            Variant::Total => "How few queens *attack every square*, their own included?",
            _ => "How few queens *attack or occupy every square*?",
        })
    },
    coverage: "Squares by how often they are covered",
    place: |square| marked(format!("Queen placed on *{square}*")),
    remove: |square| marked(format!("Queen taken back from *{square}*")),
    dead_end: || marked("Dead end – the queens that are left cannot cover the rest"),
    infeasible: |square| {
        marked(format!(
            "*{square}* rejected: with it, the queens that are left cannot cover the rest"
        ))
    },
    first: |queens| match queens {
        1 => marked("*1 queen* stands on the lowest square"),
        _ => marked(format!("*{queens} queens* stand on the lowest squares")),
    },
    relocate: |from, to| marked(format!("The queen on *{from}* moves to *{to}*")),
    uncovered: |square| marked(format!("Rejected: *{square}* is not covered")),
    bound: |bound| match bound {
        Bound::AtLeast(1) => marked("At least *1 queen* is needed"),
        Bound::AtLeast(queens) => marked(format!(
            "At least *{queens} queens* are needed: fewer cannot cover so many squares"
        )),
        Bound::AtMost(1) => marked("*1 queen* suffices: it covers the board"),
        Bound::AtMost(queens) => marked(format!(
            "At most *{queens} queens* are needed: no more need stand to cover the board"
        )),
        Bound::Refuted(1) => marked("*1 queen* does not suffice"),
        Bound::Refuted(queens) => marked(format!("*{queens} queens* do not suffice")),
    },
    excluded: |square| {
        marked(format!(
            "*{square}* rejected: no new set of this frame has it"
        ))
    },
    exhausted: || marked("Dead end – every candidate is ruled out"),
    frame: |low, high, is_closed| {
        let what = if is_closed {
            "no set"
        } else {
            "to be searched"
        };
        marked(format!("Frame *{low}–{high}*: {what}"))
    },
    suffices: |queens, ways, too_few| {
        let ways = ways.map_or_else(String::new, |ways| format!(", in {ways} ways"));
        let few = too_few.map_or_else(String::new, |few| match few {
            1 => "; 1 does not".to_owned(),
            _ => format!("; {few} do not"),
        });
        marked(match queens {
            1 => format!("*1 queen suffices*{ways}"),
            _ => format!("*{queens} queens suffice*{ways}{few}"),
        })
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
