//! Complete placements, with one queen in each file and each rank, and their images under the symmetries: orbit,
//! stabiliser, canonical image.

use crate::board::{BoardSize, LineKind, Square, Symmetry, attacking_pair};
use std::fmt;

/// A placement of one queen in each file and each rank; queens can share diagonals. Placements are ordered by the row
/// of the queen on file a, then on file b, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    size: BoardSize,
    rows: [u8; BoardSize::MAX as usize],
}

/// The reason why squares are not a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacementError {
    /// The number of squares is wrong.
    #[error("{found} squares instead of {expected}")]
    Count {
        /// The number of squares.
        found: usize,
        /// The number of files or of ranks, whichever is larger.
        expected: usize,
    },
    /// The square is not on the board.
    #[error("{square} is not on the {size} board")]
    OffBoard {
        /// The square outside the board.
        square: Square,
        /// The size of the board.
        size: BoardSize,
    },
    /// Two squares are in one file or rank, or are equal.
    #[error("{first} and {second} are in one {}", line.name())]
    SharedLine {
        /// The square that comes first in the list.
        first: Square,
        /// The other square.
        second: Square,
        /// [`LineKind::Column`] or [`LineKind::Row`].
        line: LineKind,
    },
}

impl Placement {
    /// The placement on these squares, in any order.
    ///
    /// ```
    /// use queens_core::{BoardSize, Placement};
    ///
    /// let size = BoardSize::new(2)?;
    /// let placement = Placement::new(size, &["b1".parse()?, "a2".parse()?])?;
    /// assert_eq!(placement.rows(), [1, 0]);
    /// assert!(!placement.is_solution());
    /// let error = Placement::new(size, &["a1".parse()?, "b1".parse()?]).unwrap_err();
    /// assert_eq!(error.to_string(), "a1 and b1 are in one row");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a file or a rank does not contain exactly one of the squares, or a square is not on the board. A board with
    /// different numbers of files and ranks has no placements.
    pub fn new(size: BoardSize, squares: &[Square]) -> Result<Placement, PlacementError> {
        let expected = size.files().max(size.ranks()).into();
        if squares.len() != expected {
            let found = squares.len();
            return Err(PlacementError::Count { found, expected });
        }
        let (mut files, mut ranks) = (0_u32, 0_u32);
        let mut rows = [0; BoardSize::MAX as usize];
        for (at, &square) in squares.iter().enumerate() {
            if !size.contains(square) {
                return Err(PlacementError::OffBoard { square, size });
            }
            let (file, rank) = (1 << square.file.get(), 1 << square.rank.get());
            if files & file != 0 || ranks & rank != 0 {
                return Err(shared_line(&squares[..at], square));
            }
            files |= file;
            ranks |= rank;
            rows[square.file.index()] = square.rank.get();
        }
        Ok(Placement { size, rows })
    }

    /// The size of the board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The row of the queen in each file, from 0; one number per file.
    pub fn rows(&self) -> &[u8] {
        &self.rows[..self.size.width()]
    }

    /// The squares of the queens, in ascending order of their files.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        (0..)
            .zip(self.rows())
            .map(|(file, &rank)| Square::at(file, rank))
    }

    /// The image of the placement under a symmetry.
    ///
    /// ```
    /// use queens_core::{BoardSize, Placement, Symmetry, queens};
    ///
    /// let first = queens(6).first()?.ok_or("no solution")?;
    /// let placement = Placement::new(BoardSize::new(6)?, &first)?;
    /// assert_eq!(placement.rows(), [1, 3, 5, 0, 2, 4]);
    /// assert_eq!(placement.image(Symmetry::MirrorFiles).rows(), [4, 2, 0, 5, 3, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// All distinct images under the eight symmetries, in ascending order.
    ///
    /// ```
    /// use queens_core::{BoardSize, Placement, queens};
    ///
    /// let first = queens(6).first()?.ok_or("no solution")?;
    /// let placement = Placement::new(BoardSize::new(6)?, &first)?;
    /// assert_eq!(placement.orbit().len(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn orbit(&self) -> Vec<Placement> {
        let mut images = Symmetry::ALL.map(|symmetry| self.image(symmetry)).to_vec();
        images.sort();
        images.dedup();
        images
    }

    /// The symmetries that map the placement to itself. Their number is 8 ÷ the size of the orbit.
    ///
    /// ```
    /// use queens_core::{BoardSize, Placement, Symmetry, queens};
    ///
    /// let first = queens(6).first()?.ok_or("no solution")?;
    /// let placement = Placement::new(BoardSize::new(6)?, &first)?;
    /// assert_eq!(placement.stabiliser(), [Symmetry::Identity, Symmetry::HalfTurn]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stabiliser(&self) -> Vec<Symmetry> {
        let is_own = |symmetry: &Symmetry| self.image(*symmetry) == *self;
        Symmetry::ALL.into_iter().filter(is_own).collect()
    }

    /// The least of the eight images, in the order of placements.
    ///
    /// ```
    /// use std::collections::BTreeSet;
    /// use queens_core::{BoardSize, Placement, queens};
    ///
    /// let size = BoardSize::new(8)?;
    /// let placements = queens(8).solutions()?.flat_map(|queens| Placement::new(size, &queens));
    /// let classes: BTreeSet<Placement> = placements.map(|placement| placement.canonical()).collect();
    /// assert_eq!(classes.len(), 12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn canonical(&self) -> Placement {
        let images = Symmetry::ALL.map(|symmetry| self.image(symmetry));
        images.into_iter().fold(*self, Placement::min)
    }

    /// Whether no symmetry of the group gives a smaller image. The images of a placement under the group form a class.
    /// Exactly one placement of each class is least, so the number of least placements is the number of classes.
    ///
    /// ```
    /// use queens_core::{BoardSize, Placement, Symmetry, queens};
    ///
    /// let size = BoardSize::new(8)?;
    /// let placements = queens(8).solutions()?.flat_map(|queens| Placement::new(size, &queens));
    /// assert_eq!(placements.filter(|placement| placement.is_least(&Symmetry::ALL)).count(), 12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_least(&self, group: &[Symmetry]) -> bool {
        let (size, rows) = (self.size, self.rows());
        let mut files = [0; BoardSize::MAX as usize];
        for square in self.squares() {
            files[square.rank.index()] = square.file.get();
        }
        // Most images differ in their first file, so they are compared while they are computed.
        let is_greater = |symmetry: &Symmetry| {
            let image = (0..size.files()).map(|file| {
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

/// The error for a square in a file or rank that an earlier square occupies.
fn shared_line(earlier: &[Square], second: Square) -> PlacementError {
    let in_file = earlier.iter().find(|first| first.file == second.file);
    let in_rank = earlier.iter().find(|first| first.rank == second.rank);
    let line = match in_file {
        Some(_) => LineKind::Column,
        None => LineKind::Row,
    };
    let first = *in_file.or(in_rank).unwrap_or(&second);
    PlacementError::SharedLine {
        first,
        second,
        line,
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
    fn a_placement_has_one_queen_per_file_and_rank() {
        let size = BoardSize::new(3).unwrap();
        let squares = |rows: &[u8]| {
            (0..)
                .zip(rows)
                .map(|(file, &rank)| Square::at(file, rank))
                .collect::<Vec<_>>()
        };
        assert!(Placement::new(size, &squares(&[2, 0, 1])).is_ok());
        let refused = |size, squares: &[Square]| {
            let error = Placement::new(size, squares).unwrap_err();
            error.to_string()
        };
        for (rows, why) in [
            (&[2, 0][..], "2 squares instead of 3"),
            (&[2, 0, 1, 1], "4 squares instead of 3"),
            (&[2, 0, 3], "c4 is not on the 3×3 board"),
            (&[2, 0, 0], "b1 and c1 are in one row"),
        ] {
            assert_eq!(refused(size, &squares(rows)), why);
        }
        let [a1, a3, b2] = [(0, 0), (0, 2), (1, 1)].map(|(file, rank)| Square::at(file, rank));
        for (listed, why) in [
            ([a1, b2, a3], "a1 and a3 are in one column"),
            ([a1, b2, a1], "a1 and a1 are in one column"),
        ] {
            assert_eq!(refused(size, &listed), why);
        }
        // Every placement of a rectangular board would leave a file or a rank empty.
        let (wide, tall) = (
            BoardSize::rectangular(3, 2).unwrap(),
            BoardSize::rectangular(2, 3).unwrap(),
        );
        assert_eq!(
            refused(wide, &[a1, b2, Square::at(2, 0)]),
            "a1 and c1 are in one row"
        );
        assert_eq!(refused(tall, &[a1, b2]), "2 squares instead of 3");
        assert_eq!(refused(tall, &[a1, b2, a3]), "a1 and a3 are in one column");
    }
}
