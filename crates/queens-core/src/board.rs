//! The size of a board, checked once: whoever holds a [`BoardSize`] holds the proof.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::square::Square;

/// The number of files, and of ranks, of a square board: 1 to [`BoardSize::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct BoardSize(u8);

/// A number of files outside the range that a board can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SizeError {
    /// The number as it was given.
    pub n: i64,
}

impl BoardSize {
    /// The widest board that is drawn square by square.
    pub const MAX: u8 = 32;

    /// A board of `n`×`n` squares, 1 ≤ `n` ≤ 32.
    pub fn new(n: i64) -> Result<BoardSize, SizeError> {
        match u8::try_from(n) {
            Ok(size @ 1..=BoardSize::MAX) => Ok(BoardSize(size)),
            _ => Err(SizeError { n }),
        }
    }

    /// n, the number of files.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// n as an index.
    #[inline]
    pub const fn len(self) -> usize {
        self.0 as usize
    }

    /// Never: a board has at least one square.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Whether the square lies on this board.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.file.0 < self.0 && square.rank.0 < self.0
    }

    /// All squares, by file, then by rank.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.0).flat_map(move |file| (0..self.0).map(move |rank| Square::new(file, rank)))
    }

    /// The ranks of one file as bits, rank 1 lowest.
    #[inline]
    pub const fn ranks(self) -> u32 {
        u32::MAX >> (32 - self.0 as u32)
    }
}

impl TryFrom<u8> for BoardSize {
    type Error = SizeError;

    fn try_from(n: u8) -> Result<BoardSize, SizeError> {
        BoardSize::new(i64::from(n))
    }
}

impl From<BoardSize> for u8 {
    fn from(size: BoardSize) -> u8 {
        size.0
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n={} is outside 1–{}", self.n, BoardSize::MAX)
    }
}

impl std::error::Error for SizeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_to_thirty_two_is_a_size() {
        for n in -3..=300 {
            assert_eq!(BoardSize::new(n).is_ok(), (1..=32).contains(&n), "n = {n}");
        }
        assert_eq!(
            BoardSize::new(99).unwrap_err().to_string(),
            "n=99 is outside 1–32"
        );
    }

    #[test]
    fn a_board_has_n_squared_squares_in_order() {
        for n in 1..=32 {
            let size = BoardSize::new(n).unwrap();
            let squares: Vec<_> = size.squares().collect();
            assert_eq!(squares.len(), size.len() * size.len());
            assert!(squares.is_sorted() && squares.iter().all(|&square| size.contains(square)));
            assert_eq!(size.ranks().count_ones(), u32::from(size.get()));
        }
    }
}
