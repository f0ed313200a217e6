//! The knight's moves, in the order of `Deplacements` in sheet 004, and the example of the sheet's question 1. The
//! sheet's `Indice` and `Coord` are [`BoardSize::number`] and [`BoardSize::numbered`].

pub mod free_neighbours;

use self::free_neighbours::FreeNeighbours;
use crate::board::{BoardSize, Square};

/// The change of rank and of file for each move, in the sheet's order. The fourth entry after a move, cyclically, is
/// its reverse.
pub const DISPLACEMENTS: [(i8, i8); 8] = [
    (1, -2),
    (2, -1),
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
];

/// The path of the example in sheet 004, question 1.
const PLAYED: [&str; 9] = ["a1", "b3", "c1", "a2", "c3", "b5", "a3", "c4", "d2"];

/// A path that can no longer become a tour, and for each continuation the reason why it fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The size of the board.
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
        /// The square that the knight goes to.
        square: Square,
        /// The number of squares that are then unvisited.
        left: usize,
    },
    /// The knight goes to another square, and then no unvisited square leads to `square`.
    Unreachable {
        /// The unvisited square that the knight can no longer reach.
        square: Square,
    },
}

/// The reverse of a move, as an index into [`DISPLACEMENTS`].
#[inline]
pub const fn back(direction: usize) -> usize {
    direction ^ 4
}

/// The square that a move leads to; `None` if it is off the board or `direction` is not an index into
/// [`DISPLACEMENTS`].
///
/// ```
/// use queens_core::{BoardSize, knight};
///
/// let size = BoardSize::new(8)?;
/// assert_eq!(knight::step(size, "b1".parse()?, 2), Some("c3".parse()?));
/// assert_eq!(knight::step(size, "b1".parse()?, 0), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn step(size: BoardSize, from: Square, direction: usize) -> Option<Square> {
    let &(ranks, files) = DISPLACEMENTS.get(direction)?;
    let file = from.file.get().checked_add_signed(files)?;
    let rank = from.rank.get().checked_add_signed(ranks)?;
    let square = Square::new(file, rank).ok()?;
    size.contains(square).then_some(square)
}

/// The squares that a knight reaches in one move, at most eight, in the order of the sheet's `CasA`.
///
/// ```
/// use queens_core::{BoardSize, knight};
///
/// let moves: Vec<_> = knight::moves(BoardSize::new(8)?, "b1".parse()?).collect();
/// assert_eq!(moves, ["a3".parse()?, "c3".parse()?, "d2".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn moves(size: BoardSize, from: Square) -> impl Iterator<Item = Square> {
    (0..DISPLACEMENTS.len()).filter_map(move |direction| step(size, from, direction))
}

/// Whether the two squares are one knight's move apart.
pub const fn is_move(from: Square, to: Square) -> bool {
    let files = from.file.get().abs_diff(to.file.get());
    let ranks = from.rank.get().abs_diff(to.rank.get());
    matches!((files, ranks), (1, 2) | (2, 1))
}

/// Whether a tour is closed: its last square is one knight's move from its first square. `false` for an empty list.
///
/// ```
/// use queens_core::{Variant, knight, tours};
///
/// let tour = tours(6, 6).variant(Variant::Closed).first()?.ok_or("no tour")?;
/// assert!(knight::is_closed(&tour));
/// assert!(!knight::is_closed(&tour[..3]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn is_closed(tour: &[Square]) -> bool {
    let ends = tour.first().zip(tour.last());
    ends.is_some_and(|(&first, &last)| is_move(first, last))
}

/// The example of sheet 004, question 1; always `Some`. After its ninth square the path cannot become a tour, whether
/// it continues to b1 or not.
///
/// ```
/// use queens_core::knight::{Case, example};
///
/// let example = example().ok_or("no example")?;
/// let blocked = Case::Blocked { square: "b1".parse()?, left: 54 };
/// assert_eq!(example.played.len(), 9);
/// assert_eq!(example.cases[0], blocked);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn example() -> Option<Example> {
    let size = BoardSize::new(8).ok()?;
    let played: Result<Vec<Square>, _> = PLAYED.iter().map(|name| name.parse()).collect();
    Some(dead_end_cases(size, played.ok()?))
}

/// The example for this path. It has two cases for each free neighbour of the last square that has no free neighbour.
fn dead_end_cases(size: BoardSize, played: Vec<Square>) -> Example {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_those_that_a_knight_makes_and_each_is_undone_by_the_one_that_leads_back() {
        for (files, ranks) in [(3, 3), (8, 8), (5, 3), (4, 9), (32, 32)] {
            let size = BoardSize::rectangular(files, ranks).unwrap();
            for from in size.squares() {
                let mut reported: Vec<_> = moves(size, from).collect();
                reported.sort();
                let all = size.squares().filter(|&to| is_move(from, to));
                assert_eq!(reported, all.collect::<Vec<_>>());
                for direction in 0..8 {
                    if let Some(to) = step(size, from, direction) {
                        assert_eq!(step(size, to, back(direction)), Some(from));
                    }
                }
            }
        }
    }
}
