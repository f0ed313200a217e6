//! A plain program for the accessibility heuristics: without bits and tables, it counts every value square by square.

use crate::common::square_at;
use queens_core::Square;

/// The squares that the value of a square counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Values {
    /// All attacked squares.
    Fixed,
    /// The attacked squares that are still free.
    Current,
}

type Cell = (i16, i16);

/// The cells of the eight rays from a cell.
fn rays((x, y): Cell, n: i16) -> Vec<Cell> {
    let mut cells = Vec::new();
    for (dx, dy) in [
        (-1, 0),
        (-1, -1),
        (0, -1),
        (1, -1),
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
    ] {
        let ray = (1..n).map(|far| (x + far * dx, y + far * dy));
        cells.extend(ray.filter(|&(x, y)| (0..n).contains(&x) && (0..n).contains(&y)));
    }
    cells
}

/// The queens from a start, in the order of placing.
pub(crate) fn placements(n: i16, start: Square, values: Values) -> Vec<Square> {
    let index = |(x, y): Cell| (y * n + x) as usize;
    let mut marked = vec![false; (n * n) as usize];
    let mut queens = Vec::new();
    let mut next = Some((i16::from(start.file.get()), i16::from(start.rank.get())));
    while let Some(queen) = next {
        queens.push(square_at(queen.0 as u8, queen.1 as u8));
        marked[index(queen)] = true;
        for cell in rays(queen, n) {
            marked[index(cell)] = true;
        }
        let mut least = usize::MAX;
        next = None;
        for y in 0..n {
            for x in 0..n {
                if marked[index((x, y))] {
                    continue;
                }
                let mut counted = rays((x, y), n);
                counted.retain(|&cell| values == Values::Fixed || !marked[index(cell)]);
                if counted.len() < least {
                    least = counted.len();
                    next = Some((x, y));
                }
            }
        }
    }
    queens
}
