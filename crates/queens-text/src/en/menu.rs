//! The menu of events.

use queens_core::{Direction, Interest, Problem};

use super::going::pieces;
use crate::menu::MenuTexts;

pub(crate) const TEXTS: MenuTexts = MenuTexts {
    line: |problem, direction, interest| {
        let way = match direction {
            Direction::Forwards => "Next",
            Direction::Backwards => "Previous",
        };
        match interest {
            Interest::Solution => format!("{way} solution"),
            Interest::DeadEnd => format!("{way} dead end"),
            Interest::Critical => format!("{way} critical situation"),
            Interest::Rejection => format!("{way} rejection"),
            Interest::Bound => format!("{way} bound"),
            Interest::Square(square) => format!("{way} event on {square}"),
            Interest::Depth(depth) => format!("First time with {}", pieces(problem, depth)),
            Interest::Tests(tests) => format!("After {tests} tests"),
        }
    },
    square: "Square",
    not_there: |text| format!("“{text}” is not on this board"),
    pieces: |problem| match problem {
        Problem::Knight => "Visited squares",
        Problem::Queens | Problem::Domination => "Queens",
    },
    step: "Step",
    go: "Go",
    no_step: |text| format!("“{text}” is not a number"),
    fewer: "Fewer",
    more: "More",
};
