//! The menu of events.

use queens_core::{Interest, Problem};

use super::going::{after, pieces, way};
use crate::menu::MenuTexts;

pub(crate) const TEXTS: MenuTexts = MenuTexts {
    line: |problem, direction, interest| {
        let [she, it] = way(direction);
        match interest {
            Interest::Solution => format!("Soluția {she}"),
            Interest::DeadEnd => format!("Fundătura {she}"),
            Interest::Critical => format!("Situația critică {she}"),
            Interest::Rejection => format!("Respingerea {she}"),
            Interest::Bound => format!("Marginea {she}"),
            Interest::Square(square) => format!("Evenimentul {it} pe {square}"),
            Interest::Depth(depth) => format!("Prima dată cu {}", pieces(problem, depth)),
            Interest::Tests(tests) => format!("După {}", after(tests)),
        }
    },
    square: "Câmp",
    not_there: |text| format!("„{text}” nu e pe această tablă"),
    pieces: |problem| match problem {
        Problem::Knight => "Câmpuri vizitate",
        Problem::Queens | Problem::Domination => "Regine",
    },
    step: "Pas",
    go: "Mergi",
    no_step: |text| format!("„{text}” nu e un număr"),
    fewer: "Mai puține",
    more: "Mai multe",
};
