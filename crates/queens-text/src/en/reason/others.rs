//! Why an event happened, and what the program did under it: what only other algorithms say. Squares and lanes stand between stars.

use queens_core::{Detail, LineKind, Reason};

use super::super::number::count;
use super::{covering, framing, repairing};

pub(crate) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::Marked { square, attacker, line } => {
            let line = match line {
                LineKind::Row => "on its row",
                LineKind::Column => "on its column",
                LineKind::Diagonal => "on a diagonal",
            };
            format!("*{square}* is marked in *t*: the queen on *{attacker}* has marked it, {line}.")
        }
        Reason::Root { square } => {
            format!("The program sets a queen on *{square}* without a test and searches on from there.")
        }
        Reason::LowestBit { square, free: 1 } => {
            format!("*{square}* is the only free square left in its column.")
        }
        Reason::LowestBit { square, free } => {
            format!("*{square}* is the lowest of {free} free rows left in its column.")
        }
        Reason::Fewest { square, free: 1 } => format!(
            "No column has fewer free squares than *{}*, and *{square}* is the last one left in it.",
            square.file
        ),
        Reason::Fewest { square, free } => format!(
            "No column has fewer free squares than *{}*; *{square}* is the lowest of the {free} left in it.",
            square.file
        ),
        Reason::TableWritten => {
            "On every square stands *hb*: how many squares a queen there attacks on the empty board.".to_owned()
        }
        Reason::Valued { squares: 0 } => "No square is free, so none has a value.".to_owned(),
        Reason::Valued { squares: 1 } => {
            "One square is free: a queen on it takes no other away, so its value is 0.".to_owned()
        }
        Reason::Valued { squares } => format!(
            "On each of the {squares} free squares stands how many of the others a queen there would take away."
        ),
        Reason::LeastValue { square, value, sharing: 1 } => {
            format!("*{square}* alone has the least value of all free squares, {value}.")
        }
        Reason::LeastValue { square, value, sharing } => format!(
            "The least value of a free square is {value}; {sharing} squares have it, and row by row *{square}* is the first."
        ),
        Reason::Drawn { square, free } => {
            let free = count(free.into(), "free square", "free squares");
            format!("*{square}* was drawn from {free}.")
        }
        Reason::NoSquareFree => {
            "Every square of the board is taken or attacked, and queens are missing.".to_owned()
        }
        Reason::NextCandidate => "The next candidate stands, all its queens at once.".to_owned(),
        Reason::DrawnCandidate => "A row was drawn for each column, all at once.".to_owned(),
        Reason::Restarted => "The next draw begins on the given board.".to_owned(),
        Reason::Mirrored { .. } => {
            "Turned upside down, the solution is another one: it need not be searched.".to_owned()
        }
        Reason::Moved {
            from,
            to,
            valuation: None,
        } => format!("From *{from}* the knight goes to *{to}*, the next square of the list."),
        Reason::Moved {
            from,
            to,
            valuation: Some(left),
        } => {
            let left = count(left.into(), "move leads", "moves lead");
            format!("From *{from}* to *{to}*: {left} on from there, and no square left in the list has fewer.")
        }
        Reason::Sorted { square, moves } => {
            let moves = count(moves.into(), "square", "squares");
            format!("The list of *{square}* is sorted by valuation: {moves}, the fewest onward moves first.")
        }
        Reason::Emptied { square, by } => format!(
            "Critical: after the visit of *{by}* no other square leads to *{square}*, which could only be the last."
        ),
        Reason::NoWayHome { start, by } => format!(
            "Critical: with *{by}* all squares that lead to *{start}* are visited, so the tour cannot be closed."
        ),
        Reason::NoMove { square } => {
            format!("Every square that the knight could reach from *{square}* is visited.")
        }
        Reason::Freed {
            square,
            to,
            more: true,
        } => format!(
            "*{square}* is free again and goes to the end of the lists. The knight is back on *{to}*, which has more to try."
        ),
        Reason::Freed {
            square,
            to,
            more: false,
        } => format!(
            "*{square}* is free again and goes to the end of the lists. The knight is back on *{to}*, where nothing is left to try."
        ),
        Reason::OnlySquare { square, from } => {
            format!("*{square}* is the only square left, a move from *{from}*.")
        }
        Reason::Detached { square } => {
            format!("The tour is noted; *{square}* is taken off it to look for another.")
        }
        Reason::Toured { is_closed: true } => {
            "Every square is visited once, and the start is a move away: a *closed tour*.".to_owned()
        }
        Reason::Toured { is_closed: false } => {
            "Every square is visited once: a *tour*.".to_owned()
        }
        Reason::CapReached => "The search has reached its limit and is given up.".to_owned(),
        Reason::Covering(why) => covering::covering(why),
        Reason::Framing(ref why) => framing::framing(why),
        Reason::Repairing(why) => repairing::repairing(why),
        // The algorithm that the page opens with says these, too.
        Reason::Start { .. }
        | Reason::Free { .. }
        | Reason::Compared { .. }
        | Reason::Attacked { .. }
        | Reason::TakenBack { .. }
        | Reason::NoSquareLeft { .. }
        | Reason::Complete
        | Reason::Finished => String::new(),
    }
}

pub(crate) fn detail(detail: &Detail) -> String {
    match detail {
        Detail::Read(squares) => {
            let squares = count(squares.len() as u64, "square", "squares");
            format!("The scan read {squares}.")
        }
        Detail::Marked(squares) => {
            let squares = count(squares.len() as u64, "square", "squares");
            format!("The queen marked {squares}, its own included.")
        }
        Detail::Pairs { rows: 0, pairs } => {
            let pairs = count(pairs.len() as u64, "pair", "pairs");
            format!("Compared {pairs} of queens.")
        }
        Detail::Pairs { rows, pairs } => {
            let rows = count((*rows).into(), "row", "rows");
            let pairs = count(pairs.len() as u64, "pair", "pairs");
            format!("The whole list again: {rows} looked at, then {pairs} of queens compared.")
        }
        Detail::Called { squares, off_board } => {
            let calls = squares.len() as u64 + u64::from(*off_board);
            let calls = count(calls, "time", "times");
            format!("test was called {calls}, {off_board} of them beyond the edge.")
        }
        Detail::Compared(_) => String::new(),
    }
}
