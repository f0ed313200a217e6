//! Boards above 32.

use crate::event::marked;
use crate::large::LargeTexts;

pub(crate) const TEXTS: LargeTexts = LargeTexts {
    name: |n| format!("Board, {n} by {n}"),
    idle: |n| {
        marked(format!(
            "Empty board, n\u{a0}=\u{a0}{n}. Press Run for a solution."
        ))
    },
    searching: |n| marked(format!("Looking for a solution for n\u{a0}=\u{a0}{n}")),
    solved: |n, moves, time| {
        marked(format!(
            "*{n} queens*, none attacking another: {moves} moves in {time} ms"
        ))
    },
    given_up: |moves| {
        marked(format!(
            "Given up at the limit: *no solution* after {moves} moves"
        ))
    },
    stopped: || marked("Stopped before a solution"),
    moved: |moves| {
        marked(format!(
            "After *{moves} moves*: queens that are attacked move on"
        ))
    },
    watch: "Watch the moves",
    no_trace: "Above n\u{a0}=\u{a0}32 the result is shown, or the moves as they are made: there are no steps to go back to, no tree and no stack.",
    no_steps: "Above n\u{a0}=\u{a0}32 only the result is shown: there are no steps.",
    no_given: "You can fix squares up to n\u{a0}=\u{a0}32. Beyond, the search places every queen itself.",
    at: |column, row| format!("Queen in column {column}, row {row}"),
    rows: "The row of each column, counted from 0 (the board counts from 1):",
    hint: "Point at a queen, or go from queen to queen with the arrow keys.",
    tools: "Picture of the board",
    fit: "Show the whole board",
};
