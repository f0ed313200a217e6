//! Files, ranks and squares, and their algebraic names: `a1` is bottom left, files go on as `aa`,
//! `ab`… after `z` (bijective base 26), ranks start at 1.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A column of the board, counted from 0 on the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct File(pub u8);

/// A row of the board, counted from 0 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Rank(pub u8);

/// One square. The order is by file, then by rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Square {
    /// The column.
    pub file: File,
    /// The row.
    pub rank: Rank,
}

/// Why a text names no square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareError {
    /// The text as it was given.
    pub text: String,
}

impl File {
    /// The column as an index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Rank {
    /// The row as an index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Square {
    /// The square in this column and row, both from 0.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Square {
        Square {
            file: File(file),
            rank: Rank(rank),
        }
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = Vec::with_capacity(2);
        let mut rest = u32::from(self.0) + 1;
        while rest > 0 {
            let digit = (rest - 1) % 26;
            letters.push(b'a' + digit as u8);
            rest = (rest - 1) / 26;
        }
        letters
            .iter()
            .rev()
            .try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u32::from(self.0) + 1)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.rank)
    }
}

impl FromStr for Square {
    type Err = SquareError;

    /// Reads an algebraic name, such as `c8` or `ab12`. Case and outer blanks do not matter; a rank
    /// has no sign and no leading zero.
    fn from_str(text: &str) -> Result<Square, SquareError> {
        parse(text.trim()).ok_or_else(|| SquareError {
            text: text.to_owned(),
        })
    }
}

fn parse(text: &str) -> Option<Square> {
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (file, rank) = text.split_at_checked(letters)?;
    if file.is_empty() || rank.starts_with('0') || !rank.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let mut column = 0_u32;
    for letter in file.bytes() {
        let digit = u32::from(letter.to_ascii_lowercase() - b'a') + 1;
        column = column.checked_mul(26)?.checked_add(digit)?;
    }
    let column = u8::try_from(column - 1).ok()?;
    let row = rank.parse::<u32>().ok()?.checked_sub(1)?;
    Some(Square::new(column, u8::try_from(row).ok()?))
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is not a square; squares are written like c8",
            self.text
        )
    }
}

impl std::error::Error for SquareError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back_from_its_name() {
        for file in 0..=255 {
            for rank in 0..=255 {
                let square = Square::new(file, rank);
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
    }

    #[test]
    fn files_go_on_after_z() {
        assert_eq!(File(25).to_string(), "z");
        assert_eq!(File(26).to_string(), "aa");
        assert_eq!(File(31).to_string(), "af");
        assert_eq!(" AF32 ".parse(), Ok(Square::new(31, 31)));
    }

    #[test]
    fn what_is_no_square_is_refused_with_its_text() {
        for text in [
            "",
            "a",
            "8",
            "a0",
            "a-1",
            "a+1",
            "a01",
            "é1",
            "a1.5",
            "zzzzzzzz1",
            "a999",
            "a1b",
        ] {
            assert_eq!(
                text.parse::<Square>(),
                Err(SquareError {
                    text: text.to_owned()
                })
            );
        }
    }
}
