//! The event strip of a search that always takes the best square. Squares stand between stars.

use crate::event::{GreedyTexts, marked};

pub(crate) const TEXTS: GreedyTexts = GreedyTexts {
    start: |square| marked(format!("Start: the first queen stands on *{square}*")),
    table: || marked("Values written: the squares that each square attacks on the empty board"),
    valued: |squares| match squares {
        0 => marked("No values: no square is free any more"),
        1 => marked("Value written on the last free square"),
        _ => marked(format!(
            "Values written on {squares} free squares: what a queen there would take away"
        )),
    },
    place: |square, value| marked(format!("Least value {value}: queen on *{square}*")),
    missed: |queens, n| {
        let queens = match queens {
            1 => "1 queen stands".to_owned(),
            _ => format!("{queens} queens stand"),
        };
        marked(format!(
            "The heuristic ends *without a solution*: {queens} of {n}"
        ))
    },
};
