//! Explains the events of `min-conflicts`, using only the board.

use crate::algorithms::local_search::conflicts::Conflicts;
use crate::algorithms::local_search::repair::restart_limit;
use crate::board::{Axis, Square};
use crate::search::{Detail, Event, Explanation, Position, Reason, Repairing, Value, Variables};

const DRAW: u8 = 1;
const MOVE: u8 = 4;
const REPORT: u8 = 5;
const AGAIN: u8 = 6;

/// Counts `queens` per row and diagonal on a board with `size` columns.
fn conflicts<'a>(size: usize, queens: impl Iterator<Item = &'a Square>) -> Conflicts {
    let mut conflicts = Conflicts::new(size);
    for queen in queens {
        conflicts.add(queen.file.get().into(), queen.rank.get().into());
    }
    conflicts
}

/// The squares in the column of `square`, from row 1 upwards, each with the number of queens in other columns
/// that attack it.
fn column(position: &Position, square: Square) -> Vec<(Square, u16)> {
    let (size, file) = (position.size(), square.file.get());
    let others = position.queens().iter();
    let conflicts = conflicts(size.len(), others.filter(|queen| queen.file.get() != file));
    let attacked = |row: u8| {
        let attackers = conflicts.on(file.into(), row.into());
        (Square::at(file, row), attackers)
    };
    (0..size.height()).map(attacked).collect()
}

fn pairs(position: &Position) -> u16 {
    let conflicts = conflicts(position.size().len(), position.queens().iter());
    conflicts.pairs() as u16
}

/// The squares read for the last move, each with the number of queens that attack it; empty after any other
/// event.
pub(super) fn values(position: &Position) -> Vec<(Square, u16)> {
    match position.last() {
        Some(Event::Relocate { to, .. }) => column(position, to),
        _ => Vec::new(),
    }
}

/// Explains the last event.
pub(super) fn explain(position: &Position) -> Explanation {
    let mut detail = None;
    let (code_line, reason) = match position.last() {
        None => (DRAW, Reason::Start { line: None }),
        Some(Event::Candidate(_)) => {
            let pairs = pairs(position);
            (DRAW, Reason::Repairing(Repairing::Drawn { pairs }))
        }
        Some(Event::Relocate { from, to }) => {
            let mut read = column(position, to);
            let on = |read: &[(Square, u16)], square| {
                let found = read.iter().find(|(read, _)| *read == square);
                found.map_or(0, |&(_, attackers)| attackers)
            };
            let (before, after) = (on(&read, from), on(&read, to));
            read.retain(|&(square, _)| square != from);
            let sharing = read.iter().filter(|&&(_, attackers)| attackers == after);
            let sharing = sharing.count() as u16;
            let pairs = pairs(position);
            detail = Some(Detail::Read(
                read.into_iter().map(|(square, _)| square).collect(),
            ));
            let moved = Repairing::Moved {
                from,
                to,
                before,
                after,
                sharing,
                pairs,
            };
            (MOVE, Reason::Repairing(moved))
        }
        Some(Event::Restart) => {
            let moves = restart_limit(position.size().len() as u64);
            (AGAIN, Reason::Repairing(Repairing::Restarted { moves }))
        }
        Some(Event::CapReached) => (AGAIN, Reason::CapReached),
        Some(Event::Solution) => (REPORT, Reason::Complete),
        Some(_) => (REPORT, Reason::Finished),
    };
    Explanation {
        code_line,
        reason,
        detail,
        variables: variables(position),
    }
}

/// The row of each column, the column whose queen moved, and the number of attacking pairs.
fn variables(position: &Position) -> Variables {
    if position.last().is_none() {
        return Vec::new();
    }
    let mut variables = vec![("q", Value::Rows(position.places(Axis::Files)))];
    if let Some(Event::Relocate { to, .. }) = position.last() {
        variables.push(("c", Value::number(to.file.get())));
    }
    variables.push(("pairs", Value::number(pairs(position))));
    variables
}
