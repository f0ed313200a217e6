//! The menu of events.

use queens_core::{Interest, Problem};

use super::going::{pieces, way};
use crate::menu::MenuTexts;

pub(crate) const TEXTS: MenuTexts = MenuTexts {
    line: |problem, direction, interest| {
        let [she, he] = way(direction);
        match interest {
            Interest::Solution => format!("Solution {she}"),
            Interest::DeadEnd => format!("Impasse {she}"),
            Interest::Critical => format!("Situation critique {she}"),
            Interest::Rejection => format!("Refus {he}"),
            Interest::Bound => format!("Borne {she}"),
            Interest::Square(square) => format!("Événement {he} en {square}"),
            Interest::Depth(depth) => format!("Première fois à {}", pieces(problem, depth)),
            Interest::Tests(tests) => format!("Après {tests} tests"),
        }
    },
    square: "Case",
    not_there: |text| format!("«\u{a0}{text}\u{a0}» n’est pas sur cet échiquier"),
    pieces: |problem| match problem {
        Problem::Knight => "Cases visitées",
        Problem::Queens | Problem::Domination => "Reines",
    },
    step: "Étape",
    go: "Y aller",
    no_step: |text| format!("«\u{a0}{text}\u{a0}» n’est pas un nombre"),
    fewer: "Moins",
    more: "Plus",
};
