//! Going to an event: what is said while one is looked for.

use queens_core::{Direction, Interest, Problem};

use super::number::count;
use crate::Sentence;
use crate::going::GoingTexts;

pub(crate) const TEXTS: GoingTexts = GoingTexts {
    go_to: "Go to",
    looking: |problem, direction, interest| {
        let way = match direction {
            Direction::Forwards => "next",
            Direction::Backwards => "previous",
        };
        Sentence::marked(&match interest {
            Interest::Solution => format!("Looking for the {way} *solution*"),
            Interest::DeadEnd => format!("Looking for the {way} *dead end*"),
            Interest::Critical => format!("Looking for the {way} *critical situation*"),
            Interest::Rejection => format!("Looking for the {way} *rejection*"),
            Interest::Bound => format!("Looking for the {way} *bound*"),
            Interest::Square(square) => format!("Looking for the {way} event on *{square}*"),
            Interest::Depth(depth) => format!(
                "Looking for the first time with *{}*",
                pieces(problem, depth)
            ),
            Interest::Tests(tests) => format!("Looking for the step after *{tests} tests*"),
        })
    },
    reaching: |step, percent| Sentence::marked(&format!("On the way to *step {step}*: {percent}%")),
};

pub(super) fn pieces(problem: Problem, depth: u16) -> String {
    let (one, many) = match problem {
        Problem::Knight => ("visited square", "visited squares"),
        Problem::Queens | Problem::Domination => ("queen", "queens"),
    };
    count(depth.into(), one, many)
}
