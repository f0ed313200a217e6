//! The event strip of a knight’s tour. Squares stand between stars.

use queens_core::knight::existence::Obstacle;

use crate::event::{KnightTexts, marked};

pub(crate) const TEXTS: KnightTexts = KnightTexts {
    obstacle: |obstacle, numbers| {
        match *obstacle {
        Obstacle::Minority { own, other } => format!(
            "There is no such tour: each move changes the colour of the knight’s square, and the start has the colour of {own} squares against {other}."
        ),
        Obstacle::Odd { area } => format!(
            "There is no closed tour: each move changes the colour of the knight’s square, and the number of squares, {area}, is odd."
        ),
        Obstacle::FourLines { inner_start: true } => {
            "There is no such tour. Of four files or ranks, every move from the outer two leads to the inner two, and both have as many squares: a tour that begins on an inner one alternates between them, as it does between the colours, and all outer squares would have one colour."
                .to_owned()
        }
        Obstacle::FourLines { inner_start: false } => {
            "There is no closed tour on a board with four files or ranks. Every move from the outer two leads to the inner two, and both have as many squares: a closed tour alternates between them, as it does between the colours, and all outer squares would have one colour.".to_owned()
        }
        Obstacle::Searched { visits } => {
            let visits = numbers.whole(visits);
            format!(
                "There is no such tour: all ways from here have been tried, in {visits} visits."
            )
        }
    }
    },
    start: |square| marked(format!("Start: the knight stands on *{square}*")),
    place: |from, to, left| {
        let onward = match left {
            None => String::new(),
            Some(1) => ", 1 onward move".to_owned(),
            Some(left) => format!(", {left} onward moves"),
        };
        marked(format!("Knight from *{from}* to *{to}*{onward}"))
    },
    sorted: |square, moves| match moves {
        0 => marked(format!("No move to sort from *{square}*")),
        1 => marked(format!("One move from *{square}*: nothing to sort")),
        _ => marked(format!(
            "{moves} moves from *{square}* sorted, the fewest onward moves first"
        )),
    },
    emptied: |square| {
        marked(format!(
            "Critical: only this square still leads to *{square}*, and others are left"
        ))
    },
    no_way_home: |start| {
        marked(format!(
            "Critical: no square is left that leads back to *{start}*"
        ))
    },
    no_move: |square| marked(format!("Dead end: no move from *{square}*")),
    freed: |square, to| marked(format!("*{square}* freed, knight back on *{to}*")),
    only_square: |square| marked(format!("Only *{square}* is left: the knight goes there")),
    detached: |square| marked(format!("*{square}* taken off, to look for another tour")),
    toured: |number, is_closed| match is_closed {
        true => marked(format!("*Tour {number}*: every square once, and closed")),
        false => marked(format!("*Tour {number}*: every square once")),
    },
};
