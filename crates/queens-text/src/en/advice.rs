//! Hints about queens placed by hand. Squares stand between stars.

use queens_core::{Axis, Line, LineKind};

use super::number::written;
use crate::advice::{AdviceTexts, forced, name};

pub(crate) const TEXTS: AdviceTexts = AdviceTexts {
    hint: |is_next| if is_next { "Next hint" } else { "Hint" },
    look: |line, free| match free {
        1 => format!("Look at {}: *one* square is free", of(line)),
        _ => format!("Look at {}: *{free}* squares are free", of(line)),
    },
    all_others: |line| format!("All other squares of {} are attacked", of(line)),
    refuted: |refuted| {
        let (square, blocked) = (refuted.square, of(refuted.blocked));
        match &refuted.forced[..] {
            [] => format!("*{square}* cannot be: {blocked} would have no free square"),
            _ => format!(
                "*{square}* cannot be: it forces {}, and {blocked} has no free square left",
                forced(refuted, ", then ")
            ),
        }
    },
    searched: |square, nodes, numbers| {
        let positions = written(nodes, &numbers.whole(nodes), "position", "positions");
        format!("*{square}* cannot be: all ways from there were tried, {positions} in all")
    },
    nothing: |line| format!("Each free square of {} can still be right", of(line)),
    only: |square, line| format!("*{square}* is the only free square of {}", of(line)),
    right: |square| format!("*{square}* is right: a solution has a queen there"),
    attacks: |square, other, line| {
        let along = match line {
            LineKind::Row => "along a row",
            LineKind::Column => "along a column",
            LineKind::Diagonal => "along a diagonal",
        };
        format!("*{square}* attacks *{other}* {along}: take it back")
    },
    since: |square| format!("Since *{square}*, no solution is left: take it back"),
    given: "The given queens have no solution",
    no_solution: "This board has no solution",
    awaited: "Looking for a hint …",
};

fn of(line: Line) -> String {
    match line.axis() {
        Axis::Files => format!("column *{}*", name(line)),
        Axis::Ranks => format!("row *{}*", name(line)),
    }
}
