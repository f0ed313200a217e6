//! The event strip: what has just happened. Squares stand between stars.

pub(crate) mod domination;
pub(crate) mod greedy;
pub(crate) mod knight;
pub(crate) mod repair;

use queens_core::{Line, LineKind, Traversal};

use crate::event::{EventTexts, joined, marked};

pub(crate) const TEXTS: EventTexts = EventTexts {
    first_square: |square, squares| {
        let squares = joined(squares);
        marked(format!("Knight on *{square}*; it can go to {squares}"))
    },
    first_queen: |square| {
        marked(format!(
            "The first queen stands on *{square}*. Click or tap another square, then press Run."
        ))
    },
    empty: || marked("Empty board. Click or tap squares to fix queens, then press Run."),
    given: |queens| match queens {
        1 => marked("1 queen fixed. Press Run to search."),
        _ => marked(format!("{queens} queens fixed. Press Run to search.")),
    },
    start: |line| match line {
        Some(Line::File(file)) => marked(format!("Start: the search begins in *column {file}*")),
        Some(Line::Rank(rank)) => marked(format!("Start: the search begins in *row {rank}*")),
        None => marked("Start: nothing has been tried yet"),
    },
    root: |square| {
        marked(format!(
            "Start of a search: queen set on *{square}*, untested"
        ))
    },
    candidate: || marked("The next candidate: all its queens at once"),
    clash: |later, earlier, line| {
        let along = match line {
            LineKind::Row => "in one row",
            LineKind::Column => "in one column",
            LineKind::Diagonal => "on a diagonal",
        };
        marked(format!("Rejected: *{earlier}* and *{later}* stand {along}"))
    },
    restart: || marked("The draw has failed: it begins again"),
    image: |number| marked(format!("*Solution {number}*: the one before, upside down")),
    place: |square| {
        let (file, rank) = (square.file, square.rank);
        marked(format!(
            "Column {file}, row {rank}: free, queen on *{square}*"
        ))
    },
    reject: |square, attacker, line| {
        let (file, rank) = (square.file, square.rank);
        let along = match line {
            LineKind::Row => "in the same row",
            LineKind::Column => "in the same column",
            LineKind::Diagonal => "on a diagonal",
        };
        marked(format!(
            "Column {file}, row {rank}: attacked by *{attacker}* {along}"
        ))
    },
    remove: |square| {
        marked(format!(
            "Column {}: queen taken back from *{square}*",
            square.file
        ))
    },
    dead_end: |line| match line {
        Some(Line::File(file)) => marked(format!(
            "Column {file}: dead end – every square is attacked"
        )),
        Some(Line::Rank(rank)) => {
            marked(format!("Row {rank}: dead end – every square is attacked"))
        }
        None => marked("Dead end – every square is attacked"),
    },
    solution: |number| marked(format!("*Solution {number}*: no queen attacks another")),
    example: |n, tests| {
        marked(format!(
            "Example: the first solution for n\u{a0}=\u{a0}{n}, found after {tests} tests"
        ))
    },
    stale: |board| match board {
        Some(board) => marked(format!("Settings changed; shown: the run of {board}")),
        None => marked("Settings changed; shown: the earlier run"),
    },
    see_solutions: "See them",
    failed: || marked("The engine stopped. Reload it to go on."),
    counting: |n| marked(format!("Counting all solutions for n\u{a0}=\u{a0}{n}")),
    cap: |walk, cap| match walk {
        Traversal::LocalSearch => format!("{cap} moves"),
        _ => format!("{cap} calls"),
    },
    given_up: |count, number, cap| match count {
        0 => marked(format!(
            "Given up at the limit of {cap}: *no solution found*"
        )),
        1 => marked(format!(
            "Given up at the limit of {cap}: at least *1 solution*"
        )),
        _ => marked(format!(
            "Given up at the limit of {cap}: at least *{number} solutions*"
        )),
    },
    counted: |count, number| match count {
        0 => marked("The count is complete: *no solution*"),
        1 => marked("The count is complete: *1 solution*"),
        _ => marked(format!("The count is complete: *{number} solutions*")),
    },
    count_stopped: |count, number| match count {
        1 => marked("Count stopped: at least *1 solution*"),
        _ => marked(format!("Count stopped: at least *{number} solutions*")),
    },
};
