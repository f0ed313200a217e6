//! The two answers of sheet 004's question 1, worked out on the board: a tour that has made its ninth
//! visit cannot succeed, whether it goes to b1 or not.

use crate::board::knight::free_neighbours::FreeNeighbours;
use crate::board::{BoardSize, Square};

/// The path that the sheet begins with.
const PLAYED: [&str; 9] = ["a1", "b3", "c1", "a2", "c3", "b5", "a3", "c4", "d2"];

/// A path that can no longer become a tour, and the reason for each way to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The board.
    pub size: BoardSize,
    /// The squares visited, in their order.
    pub played: Vec<Square>,
    /// The outcome of each way to go on.
    pub cases: Vec<Case>,
}

/// The outcome of a way to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// The knight goes to the square and has no further move, though squares are left.
    Blocked {
        /// The square.
        square: Square,
        /// The squares that are then still to be visited.
        left: usize,
    },
    /// The knight goes elsewhere, and no square that it could come from leads to this one.
    Unreachable {
        /// The square.
        square: Square,
    },
}

/// The sheet's example.
pub fn example() -> Option<Example> {
    let size = BoardSize::new(8).ok()?;
    let played: Result<Vec<Square>, _> = PLAYED.iter().map(|name| name.parse()).collect();
    Some(doomed(size, played.ok()?))
}

/// The two cases for each square that only the last square of the path leads to.
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
