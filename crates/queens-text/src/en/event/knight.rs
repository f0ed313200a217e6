//! The event strip of a knight’s tour. Squares stand between stars.

use queens_core::knight::existence::Obstacle;

use crate::event::{KnightTexts, Tours, marked};

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
        Obstacle::Searched { nodes } => {
            let nodes = match nodes {
                1 => "1 node".to_owned(),
                _ => format!("{} nodes", numbers.whole(nodes)),
            };
            format!("There is no such tour: all ways from here have been tried, {nodes} of the search.")
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
    found: |tours| match tours {
        Tours::None(None) => marked("*No tour* from this square"),
        Tours::None(Some(why)) => marked(match why {
            Obstacle::Minority { .. } => {
                "*No tour*: the board has one square more of the other colour"
            }
            Obstacle::Odd { .. } => "*No closed tour*: the number of squares is odd",
            Obstacle::FourLines { inner_start: true } => "*No tour* from an inner line of four",
            Obstacle::FourLines { inner_start: false } => "*No closed tour* on four files or ranks",
            Obstacle::Searched { .. } => "*No tour*: all ways have been tried",
        }),
        Tours::One {
            is_closed: true,
            squares,
        } => marked(format!("*A closed tour*: {squares} squares")),
        Tours::One {
            is_closed: false,
            squares,
        } => marked(format!("*A tour*: {squares} squares")),
        Tours::Many {
            count,
            is_closed: true,
            squares,
        } => marked(format!("*{count} closed tours* of {squares} squares")),
        Tours::Many {
            count,
            is_closed: false,
            squares,
        } => marked(format!("*{count} tours* of {squares} squares")),
    },
    toured: |number, is_closed| {
        if is_closed {
            marked(format!("*Tour {number}*: every square once, and closed"))
        } else {
            marked(format!("*Tour {number}*: every square once"))
        }
    },
    directions: "; each tour counts once in each direction",
};
