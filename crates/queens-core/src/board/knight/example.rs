//! The two answers to question 1 of sheet 004, computed on the board. After its ninth square the path cannot become a
//! tour, whether it continues to b1 or not.

use crate::board::knight::free_neighbours::FreeNeighbours;
use crate::board::{BoardSize, Square};

/// The path that the sheet starts with.
const PLAYED: [&str; 9] = ["a1", "b3", "c1", "a2", "c3", "b5", "a3", "c4", "d2"];

/// A path that can no longer become a tour, and the reason for each continuation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The board.
    pub size: BoardSize,
    /// The visited squares, in visiting order.
    pub played: Vec<Square>,
    /// The outcome of each continuation.
    pub cases: Vec<Case>,
}

/// The outcome of one continuation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// The knight goes to the square and has no further move, although other squares are unvisited.
    Blocked {
        /// The square.
        square: Square,
        /// The number of squares that are then unvisited.
        left: usize,
    },
    /// The knight goes to another square, and then no unvisited square leads to this one.
    Unreachable {
        /// The square.
        square: Square,
    },
}

/// The example of sheet 004, question 1.
pub fn example() -> Option<Example> {
    let size = BoardSize::new(8).ok()?;
    let played: Result<Vec<Square>, _> = PLAYED.iter().map(|name| name.parse()).collect();
    Some(doomed(size, played.ok()?))
}

/// The two cases for each free neighbour of the path's end that has no free neighbour itself.
fn doomed(size: BoardSize, played: Vec<Square>) -> Example {
    let mut free_neighbours = FreeNeighbours::new(size);
    for &square in &played {
        free_neighbours.occupy(square);
    }
    let mut cases = Vec::new();
    let here: Vec<Square> = played
        .last()
        .map_or_else(Vec::new, |&last| free_neighbours.squares(last).collect());
    for square in here {
        if free_neighbours.of(square).is_empty() {
            let left = size.area() - played.len() - 1;
            cases.push(Case::Blocked { square, left });
            cases.push(Case::Unreachable { square });
        }
    }
    Example {
        size,
        played,
        cases,
    }
}
