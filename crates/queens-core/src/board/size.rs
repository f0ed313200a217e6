//! The size of a board, checked at construction.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{SIDE, Square};

/// The number of files and of ranks of a board, each from 1 to [`BoardSize::MAX`]. The two numbers differ only on
/// boards made by [`BoardSize::rectangular`].
///
/// ```
/// use queens_core::BoardSize;
///
/// let size = BoardSize::rectangular(3, 10)?;
/// assert_eq!((size.files(), size.ranks(), size.area()), (3, 10, 30));
/// assert_eq!(size.to_string(), "3×10");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "(u8, u8)", into = "(u8, u8)"))]
pub struct BoardSize {
    files: u8,
    ranks: u8,
}

/// The error for a number of files or ranks outside 1 to [`BoardSize::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SizeError {
    /// The number of files is out of range.
    #[error("n={0} is outside 1–{SIDE}")]
    Files(i64),
    /// The number of ranks is out of range.
    #[error("m={0} is outside 1–{SIDE}")]
    Ranks(i64),
}

impl BoardSize {
    /// The largest number of files and of ranks of a board: 32. Larger boards have their own type, `LargeSize`.
    pub const MAX: u8 = SIDE;

    /// A board of `n`×`n` squares, 1 ≤ `n` ≤ 32.
    ///
    /// ```
    /// use queens_core::{BoardSize, SizeError};
    ///
    /// assert_eq!(BoardSize::new(8)?, BoardSize::rectangular(8, 8)?);
    /// assert_eq!(BoardSize::new(33), Err(SizeError::Files(33)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If `n` is outside 1 to [`BoardSize::MAX`].
    pub fn new(n: i64) -> Result<BoardSize, SizeError> {
        BoardSize::rectangular(n, n)
    }

    /// A board of `files`×`ranks` squares, each number from 1 to 32.
    ///
    /// ```
    /// use queens_core::{BoardSize, SizeError};
    ///
    /// assert!(!BoardSize::rectangular(5, 3)?.is_square());
    /// assert_eq!(BoardSize::rectangular(8, 0), Err(SizeError::Ranks(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If one of the numbers is outside 1 to [`BoardSize::MAX`].
    pub fn rectangular(files: i64, ranks: i64) -> Result<BoardSize, SizeError> {
        let side = |number| match u8::try_from(number) {
            Ok(side @ 1..=BoardSize::MAX) => Some(side),
            _ => None,
        };
        Ok(BoardSize {
            files: side(files).ok_or(SizeError::Files(files))?,
            ranks: side(ranks).ok_or(SizeError::Ranks(ranks))?,
        })
    }

    /// n, the number of files.
    #[inline]
    pub const fn files(self) -> u8 {
        self.files
    }

    /// m, the number of ranks; n on a square board.
    #[inline]
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// Whether the numbers of files and ranks are equal.
    #[inline]
    pub const fn is_square(self) -> bool {
        self.files == self.ranks
    }

    /// n, the number of files, as a `usize`.
    #[inline]
    pub const fn width(self) -> usize {
        self.files as usize
    }

    /// The number of squares.
    #[inline]
    pub const fn area(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// The number of a square, from 0, in the order a1, b1, …, rank by rank.
    ///
    /// ```
    /// use queens_core::BoardSize;
    ///
    /// let size = BoardSize::new(8)?;
    /// assert_eq!(size.number("h1".parse()?), 7);
    /// assert_eq!(size.number("a2".parse()?), 8);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub const fn number(self, square: Square) -> usize {
        square.rank.index() * self.width() + square.file.index()
    }

    /// The square with this number, from 0.
    ///
    /// ```
    /// use queens_core::BoardSize;
    ///
    /// let size = BoardSize::new(8)?;
    /// assert_eq!(size.numbered(8).to_string(), "a2");
    /// assert_eq!(size.numbered(63).to_string(), "h8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the number is not below [`BoardSize::area`].
    #[inline]
    pub const fn numbered(self, number: usize) -> Square {
        assert!(number < self.area());
        Square::at((number % self.width()) as u8, (number / self.width()) as u8)
    }

    /// Whether the square lies on this board.
    ///
    /// ```
    /// use queens_core::BoardSize;
    ///
    /// let size = BoardSize::rectangular(5, 3)?;
    /// assert!(size.contains("e3".parse()?));
    /// assert!(!size.contains("c5".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.file.get() < self.files && square.rank.get() < self.ranks
    }

    /// All squares, ordered by file, then by rank.
    ///
    /// ```
    /// use queens_core::BoardSize;
    ///
    /// let names: Vec<String> = BoardSize::new(2)?.squares().map(|square| square.to_string()).collect();
    /// assert_eq!(names, ["a1", "a2", "b1", "b2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let rank_by_rank = move |file| (0..self.ranks).map(move |rank| Square::at(file, rank));
        (0..self.files).flat_map(rank_by_rank)
    }

    /// One set bit for each rank; the lowest bit represents rank 1.
    ///
    /// ```
    /// use queens_core::BoardSize;
    ///
    /// assert_eq!(BoardSize::rectangular(8, 3)?.rank_mask(), 0b111);
    /// assert_eq!(BoardSize::new(32)?.rank_mask(), u32::MAX);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub const fn rank_mask(self) -> u32 {
        u32::MAX >> (32 - self.ranks as u32)
    }
}

impl TryFrom<u8> for BoardSize {
    type Error = SizeError;

    fn try_from(n: u8) -> Result<BoardSize, SizeError> {
        BoardSize::new(n.into())
    }
}

impl TryFrom<(u8, u8)> for BoardSize {
    type Error = SizeError;

    fn try_from((files, ranks): (u8, u8)) -> Result<BoardSize, SizeError> {
        BoardSize::rectangular(files.into(), ranks.into())
    }
}

impl From<BoardSize> for (u8, u8) {
    fn from(size: BoardSize) -> (u8, u8) {
        (size.files, size.ranks)
    }
}

impl fmt::Display for BoardSize {
    /// Writes files × ranks, such as `8×8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.files, self.ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_from_one_to_thirty_two() {
        for n in -3..=300 {
            assert_eq!(BoardSize::new(n).is_ok(), (1..=32).contains(&n), "n = {n}");
        }
        let refused = |size: Result<_, SizeError>| size.unwrap_err().to_string();
        assert_eq!(refused(BoardSize::new(99)), "n=99 is outside 1–32");
        assert_eq!(
            refused(BoardSize::rectangular(5, 33)),
            "m=33 is outside 1–32"
        );
        assert!(BoardSize::rectangular(0, 3).is_err());
    }

    #[test]
    fn a_size_outside_the_range_is_not_deserialised() {
        let read = |text| serde_json::from_str::<BoardSize>(text);
        assert_eq!(
            read("[5,3]").unwrap(),
            BoardSize::rectangular(5, 3).unwrap()
        );
        for (text, why) in [
            ("[0,3]", "n=0 is outside 1–32"),
            ("[8,33]", "m=33 is outside 1–32"),
            ("[8]", "invalid length 1"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }

    #[test]
    fn squares_of_a_rectangular_board_are_numbered_rank_after_rank() {
        let size = BoardSize::rectangular(5, 3).unwrap();
        assert_eq!((size.files(), size.ranks(), size.area()), (5, 3, 15));
        assert_eq!(size.to_string(), "5×3");
        let squares: Vec<_> = (0..15).map(|number| size.numbered(number)).collect();
        assert_eq!(squares[..2], [Square::at(0, 0), Square::at(1, 0)]);
        for (number, &square) in squares.iter().enumerate() {
            assert!(size.contains(square) && size.number(square) == number);
        }
        assert_eq!(size.squares().count(), 15);
    }

    #[test]
    fn a_board_has_n_squared_squares_in_order() {
        for n in 1..=32 {
            let size = BoardSize::new(n).unwrap();
            let squares: Vec<_> = size.squares().collect();
            assert_eq!(squares.len(), size.width() * size.width());
            assert!(squares.is_sorted() && squares.iter().all(|&square| size.contains(square)));
            assert_eq!(size.rank_mask().count_ones(), u32::from(size.files()));
        }
    }
}
