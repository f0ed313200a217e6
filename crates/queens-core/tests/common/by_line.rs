//! The oracle for hints and grades. It finds the free squares of each line square by square, and shares only squares
//! and lines with the core.

use queens_core::{Axis, Line, Square, line_between};

/// The lines without a queen, files before ranks. Each line has its squares that are neither attacked nor excluded.
pub(crate) fn open_lines(
    n: u8,
    queens: &[Square],
    excluded: &[Square],
) -> Vec<(Line, Vec<Square>)> {
    let axes = [Axis::Files, Axis::Ranks];
    let lines = axes
        .into_iter()
        .flat_map(|axis| (0..n).map(move |index| axis.line(index).expect("a line")));
    let is_open = |line: &Line| {
        queens
            .iter()
            .all(|&queen| line.axis().line_through(queen) != *line)
    };
    let is_free = |square: &Square| {
        !excluded.contains(square) && queens.iter().all(|&it| line_between(it, *square).is_none())
    };
    let free = |line: Line| {
        let squares = (0..n).map(|place| line.square(place).expect("a square"));
        (line, squares.filter(is_free).collect())
    };
    lines.filter(is_open).map(free).collect()
}

/// Makes forced moves until there are no more. Returns whether a line then has no free square.
pub(crate) fn is_contradictory(n: u8, queens: &mut Vec<Square>, excluded: &[Square]) -> bool {
    loop {
        let lines = open_lines(n, queens, excluded);
        if lines.iter().any(|(_, free)| free.is_empty()) {
            return true;
        }
        match lines.iter().find(|(_, free)| free.len() == 1) {
            Some((_, free)) => queens.push(free[0]),
            None => return false,
        }
    }
}
