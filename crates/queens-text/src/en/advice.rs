//! Hints about queens placed by hand. Squares stand between stars.

use queens_core::{Axis, Line, LineKind, Problem};

use super::number::written;
use crate::advice::{AdviceTexts, name};

pub(crate) const TEXTS: AdviceTexts = AdviceTexts {
    hint: |is_next| if is_next { "Next hint" } else { "Hint" },
    look: |line, free| match free {
        1 => format!("Look at {}: *one* square is free", of(line)),
        _ => format!("Look at {}: *{free}* squares are free", of(line)),
    },
    all_others: |line| format!("All other squares of {} are attacked", of(line)),
    refuted: |square, forced, blocked| match forced {
        "" => format!(
            "*{square}* cannot be: {} would have no free square",
            of(blocked)
        ),
        _ => format!(
            "*{square}* cannot be: it forces {forced}, and {} has no free square left",
            of(blocked)
        ),
    },
    elsewhere: |refuted| format!("Elsewhere, {refuted}"),
    then: ", then ",
    infeasible: |square, forced, why| match forced {
        "" => format!("*{square}* cannot be: {why}"),
        _ => format!("*{square}* cannot be: it forces {forced}, and then {why}"),
    },
    no_cover: |square| format!("no queen that covers *{square}* leaves the others a chance"),
    no_move: |square| format!("every move from *{square}* strands a square"),
    look_cover: |square, free| match free {
        1 => format!(
            "Look at *{square}*: only a queen on *one* square can cover it and leave the other queens a chance"
        ),
        _ => format!(
            "Look at *{square}*: only queens on *{free}* squares can cover it and leave the other queens a chance"
        ),
    },
    look_onward: |square, exits| match exits {
        0 => format!("Look at *{square}*: it has *no* exit"),
        1 => format!("Look at *{square}*: it has *one* exit, and no other move has fewer"),
        _ => format!("Look at *{square}*: it has *{exits}* exits, and no other move has fewer"),
    },
    look_sole: |square| format!("Look at *{square}*: the knight has no other move"),
    all_others_cover: |square| {
        format!("Every other queen that covers *{square}* leaves the rest too much")
    },
    one_move: "No other move is left",
    nothing_else: "Each square that is left can still be right",
    searched: |square, nodes, numbers| {
        let positions = written(nodes, &numbers.whole(nodes), "position", "positions");
        format!("*{square}* cannot be: all ways from there were tried, {positions} in all")
    },
    nothing: |line| format!("Each free square of {} can still be right", of(line)),
    only: |square, line| format!("*{square}* is the only free square of {}", of(line)),
    right: |problem, square| match problem {
        Problem::Queens => format!("*{square}* is right: a solution has a queen there"),
        Problem::Domination => {
            format!("*{square}* is right: with a queen there, it can be finished")
        }
        Problem::Knight => format!("*{square}* is right: a tour goes on there"),
    },
    attacks: |square, other, line| {
        let along = match line {
            LineKind::Row => "along a row",
            LineKind::Column => "along a column",
            LineKind::Diagonal => "along a diagonal",
        };
        format!("*{square}* attacks *{other}* {along}: take it back")
    },
    since: |square| format!("Since *{square}*, no solution is left: take it back"),
    since_move: |square| format!("Since the move to *{square}*, no tour is left: go back"),
    given: "The given queens have no solution",
    no_tour: |square| format!("No tour begins on *{square}*"),
    no_solution: "This board has no solution",
    awaited: "Looking for a hint …",
};

fn of(line: Line) -> String {
    match line.axis() {
        Axis::Files => format!("column *{}*", name(line)),
        Axis::Ranks => format!("row *{}*", name(line)),
    }
}
