//! A complete placement: one queen in each file and in each rank. Its images under the symmetries: orbit,
//! stabiliser, canonical image.

use crate::board::{BoardSize, Square, Symmetry, attacking_pair};
use std::fmt;

/// One queen in each file, no two in a rank; diagonals may be shared. The order is by the row of
/// file a, then of file b, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    size: BoardSize,
    rows: [u8; BoardSize::MAX as usize],
}

impl Placement {
    /// The placement on these squares, in any order; `None` unless there is exactly one in each file
    /// and in each rank.
    pub fn new(size: BoardSize, squares: &[Square]) -> Option<Placement> {
        let (mut files, mut ranks) = (0_u32, 0_u32);
        let mut rows = [0; BoardSize::MAX as usize];
        for &square in squares {
            if !size.contains(square) {
                return None;
            }
            files |= 1 << square.file.get();
            ranks |= 1 << square.rank.get();
            rows[square.file.index()] = square.rank.get();
        }
        let full = squares.len() == size.len() && files == size.ranks() && ranks == size.ranks();
        full.then_some(Placement { size, rows })
    }

    /// The size of its board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The row of each file's queen, from 0; n numbers.
    pub fn rows(&self) -> &[u8] {
        &self.rows[..self.size.len()]
    }

    /// The squares, by file.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        (0..)
            .zip(self.rows())
            .map(|(file, &rank)| Square::at(file, rank))
    }

    /// Its image under a symmetry.
    pub fn image(&self, symmetry: Symmetry) -> Placement {
        let mut rows = [0; BoardSize::MAX as usize];
        for square in self.squares() {
            let image = symmetry.image(self.size, square);
            rows[image.file.index()] = image.rank.get();
        }
        Placement {
            size: self.size,
            rows,
        }
    }

    /// Its different images, each once, sorted.
    pub fn orbit(&self) -> Vec<Placement> {
        let mut images = Symmetry::ALL.map(|symmetry| self.image(symmetry)).to_vec();
        images.sort();
        images.dedup();
        images
    }

    /// The symmetries that map it to itself: 8 ÷ the size of its orbit.
    pub fn stabiliser(&self) -> Vec<Symmetry> {
        let is_own = |symmetry: &Symmetry| self.image(*symmetry) == *self;
        Symmetry::ALL.into_iter().filter(is_own).collect()
    }

    /// Its least image, in the order of the rows of file a, file b, …
    pub fn canonical(&self) -> Placement {
        let images = Symmetry::ALL.map(|symmetry| self.image(symmetry));
        images.into_iter().fold(*self, Placement::min)
    }

    /// Whether no symmetry of the group gives a lesser image. Exactly one placement of each class
    /// passes, so counting these counts classes.
    pub fn is_least(&self, group: &[Symmetry]) -> bool {
        let (size, rows) = (self.size, self.rows());
        let mut files = [0; BoardSize::MAX as usize];
        for square in self.squares() {
            files[square.rank.index()] = square.file.get();
        }
        // Most images differ on their first file, so they are compared before they are complete.
        let is_greater = |symmetry: &Symmetry| {
            let image = (0..size.get()).map(|file| {
                let from = symmetry.inverse().image(size, Square::at(file, 0));
                let queen = if symmetry.turns_files_into_ranks() {
                    Square::at(files[from.rank.index()], from.rank.get())
                } else {
                    Square::at(from.file.get(), rows[from.file.index()])
                };
                symmetry.image(size, queen).rank.get()
            });
            image.ge(rows.iter().copied())
        };
        let mut others = group
            .iter()
            .filter(|&&symmetry| symmetry != Symmetry::Identity);
        others.all(is_greater)
    }

    /// Whether no two queens share a diagonal.
    pub fn is_solution(&self) -> bool {
        attacking_pair(&self.squares().collect::<Vec<_>>()).is_none()
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.rows())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_queen_a_file_and_a_rank_is_a_placement() {
        let size = BoardSize::new(3).unwrap();
        let squares = |rows: &[u8]| {
            (0..)
                .zip(rows)
                .map(|(file, &rank)| Square::at(file, rank))
                .collect::<Vec<_>>()
        };
        assert!(Placement::new(size, &squares(&[2, 0, 1])).is_some());
        assert!(Placement::new(size, &squares(&[2, 0, 0])).is_none());
        assert!(Placement::new(size, &squares(&[2, 0])).is_none());
        assert!(Placement::new(size, &squares(&[2, 0, 3])).is_none());
        assert!(Placement::new(size, &squares(&[2, 0, 1, 1])).is_none());
    }
}
