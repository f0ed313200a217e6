//! Going to an event: what is said while one is looked for.

use queens_core::{Direction, Interest, Problem};

use super::number;
use crate::Sentence;
use crate::going::GoingTexts;

pub(crate) const TEXTS: GoingTexts = GoingTexts {
    go_to: "Salt la",
    looking: |problem, direction, interest| {
        let [she, it] = way(direction);
        Sentence::marked(&match interest {
            Interest::Solution => format!("Se caută *soluția* {she}"),
            Interest::DeadEnd => format!("Se caută *fundătura* {she}"),
            Interest::Critical => format!("Se caută *situația critică* {she}"),
            Interest::Rejection => format!("Se caută *respingerea* {she}"),
            Interest::Bound => format!("Se caută *marginea* {she}"),
            Interest::Square(square) => format!("Se caută evenimentul {it} pe *{square}*"),
            Interest::Depth(depth) => {
                let pieces = pieces(problem, depth);
                format!("Se caută prima dată cu *{pieces}*")
            }
            Interest::Tests(tests) => format!("Se caută pasul după *{}*", after(tests)),
        })
    },
    reaching: |step, percent| Sentence::marked(&format!("Pe drum spre *pasul {step}*: {percent}%")),
};

pub(super) fn pieces(problem: Problem, depth: u16) -> String {
    match problem {
        Problem::Knight => {
            let (one, many) = ("un câmp vizitat", "câmpuri vizitate");
            number::count(depth.into(), one, many)
        }
        Problem::Queens | Problem::Domination => number::queens(depth),
    }
}

/// The feminine, then the neuter.
pub(super) fn way(direction: Direction) -> [&'static str; 2] {
    match direction {
        Direction::Forwards => ["următoare", "următor"],
        Direction::Backwards => ["dinainte", "dinainte"],
    }
}

pub(super) fn after(tests: u64) -> String {
    number::count(tests, "un test", "teste")
}
