//! The card of a square. Squares stand between stars.

use queens_core::{LineKind, Problem};

use crate::card::CardTexts;
use crate::event::joined;

pub(crate) const TEXTS: CardTexts = CardTexts {
    given: |problem| match problem {
        Problem::Knight => "The tour starts here.",
        _ => "A fixed queen stands here.",
    },
    placed: |problem, number| match problem {
        Problem::Knight => format!("Square {number} of the tour."),
        _ => format!("Queen number {number} of the search stands here."),
    },
    refused: |against| match against {
        Some(against) => format!("*Rejected* on this path: attacked by {against}."),
        None => "*Rejected* on this path.".to_owned(),
    },
    infeasible: "*Rejected* on this path: the queens that are left could not cover the rest.",
    removed: |problem, solved| match (problem, solved) {
        (Problem::Knight, true) => "The knight was here and went back, after tours were found.",
        (Problem::Knight, false) => {
            "The knight was here and *went back*: no tour goes on from here."
        }
        (_, true) => "A queen stood here and was taken back, after solutions were found.",
        (_, false) => "A queen stood here and was *taken back*: no solution has it on this path.",
    },
    refused_before: |against, step| match against {
        Some(against) => format!("*Rejected* earlier, at step {step}: attacked then by {against}."),
        None => format!("*Rejected* earlier, at step {step}."),
    },
    removed_before: |problem, step| match problem {
        Problem::Knight => format!("The knight was here earlier, until step {step}."),
        _ => format!("A queen stood here earlier, until step {step}."),
    },
    attacked: |problem, queens| match problem {
        Problem::Domination => format!("Covered by {queens}."),
        _ => format!("Attacked now by {queens}."),
    },
    free: |problem| match problem {
        Problem::Domination => "*Open*: no queen covers it.",
        _ => "*Free*: no queen attacks it.",
    },
    onward: |squares| match squares {
        [] => "Not visited; no move would lead on from here.".to_owned(),
        _ => format!("Not visited; moves on from here: {}.", joined(squares)),
    },
    attacker: |square, line| {
        let along = match line {
            LineKind::Row => "same row",
            LineKind::Column => "same column",
            LineKind::Diagonal => "diagonal",
        };
        format!("*{square}* ({along})")
    },
    go: "Go there",
    last: "Last event on this square",
};
