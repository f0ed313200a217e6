//! The knight's moves, in the order of sheet 004's `Deplacements`. The sheet's `Indice` and `Coord` are
//! [`BoardSize::number`] and [`BoardSize::numbered`].

pub mod example;
pub mod free_neighbours;
pub mod rotations;

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

/// The reverse of a move, as an index into [`DISPLACEMENTS`].
#[inline]
pub const fn back(direction: usize) -> usize {
    direction ^ 4
}

/// The square that a move leads to; `None` if it is off the board or `direction` is not an index into
/// [`DISPLACEMENTS`].
pub fn step(size: BoardSize, from: Square, direction: usize) -> Option<Square> {
    let &(ranks, files) = DISPLACEMENTS.get(direction)?;
    let file = from.file.get().checked_add_signed(files)?;
    let rank = from.rank.get().checked_add_signed(ranks)?;
    Square::new(file, rank).filter(|&square| size.contains(square))
}

/// The squares that a knight reaches in one move, at most eight, in the order of the sheet's `CasA`.
pub fn moves(size: BoardSize, from: Square) -> impl Iterator<Item = Square> {
    (0..DISPLACEMENTS.len()).filter_map(move |direction| step(size, from, direction))
}

/// Whether the two squares are one knight's move apart.
pub const fn is_move(from: Square, to: Square) -> bool {
    let files = from.file.get().abs_diff(to.file.get());
    let ranks = from.rank.get().abs_diff(to.rank.get());
    matches!((files, ranks), (1, 2) | (2, 1))
}

/// Whether a tour is closed, that is, its end is one move from its start.
pub fn is_closed(tour: &[Square]) -> bool {
    let ends = tour.first().zip(tour.last());
    ends.is_some_and(|(&first, &last)| is_move(first, last))
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
