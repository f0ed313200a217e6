//! Files, ranks and squares within the largest board, and their algebraic names. `a1` is at the bottom left. The files
//! after `z` are `aa`, `ab`, … (bijective base 26). Ranks start at 1.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The largest number of files and of ranks of a board.
pub(crate) const SIDE: u8 = 32;

/// A column of the board, counted from 0 on the left; below 32.
///
/// ```
/// use queens_core::File;
///
/// assert_eq!(File::new(26)?.to_string(), "aa");
/// let error = File::new(32).unwrap_err();
/// assert_eq!(error.to_string(), "file 32 is outside 0–31");
/// # Ok::<(), queens_core::IndexError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct File(u8);

/// A row of the board, counted from 0 at the bottom; below 32.
///
/// ```
/// use queens_core::Rank;
///
/// let names: Vec<String> = Rank::first(3).map(|rank| rank.to_string()).collect();
/// assert_eq!(names, ["1", "2", "3"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Rank(u8);

/// A square. Squares are ordered by file, then by rank.
///
/// ```
/// use queens_core::Square;
///
/// let square: Square = "c8".parse()?;
/// assert_eq!((square.file.get(), square.rank.get()), (2, 7));
/// assert!("b8".parse::<Square>()? < "c1".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Square {
    /// The column.
    pub file: File,
    /// The row.
    pub rank: Rank,
}

/// The error for a number that is not the index of a file or rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line} {index} is outside 0–{}", SIDE - 1)]
pub struct IndexError {
    /// `file` or `rank`.
    pub line: &'static str,
    /// The rejected number.
    pub index: u8,
}

/// The error for a text that is not the name of a square.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{text}” is not a square; squares are written like c8, from a1 to af32")]
pub struct SquareError {
    /// The rejected text.
    pub text: String,
}

/// Implements the functions that files and ranks share.
macro_rules! checked_index {
    ($type:ident, $line:literal) => {
        impl $type {
            /// The file or rank with this index, from 0.
            ///
            /// # Errors
            ///
            /// If the index is 32 or more.
            #[inline]
            pub const fn new(index: u8) -> Result<$type, IndexError> {
                if index < SIDE {
                    Ok($type(index))
                } else {
                    Err(IndexError { line: $line, index })
                }
            }

            /// The `count` files or ranks with the lowest indices, in ascending order; 32 if `count` is greater.
            pub fn first(count: u8) -> impl DoubleEndedIterator<Item = $type> {
                (0..count.min(SIDE)).map($type)
            }

            /// The file or rank with this index, which must be below 32.
            #[inline]
            pub(crate) const fn at(index: u8) -> $type {
                debug_assert!(index < SIDE);
                $type(index)
            }

            /// The index, from 0.
            #[inline]
            pub const fn get(self) -> u8 {
                self.0
            }

            /// The index, from 0, as a `usize`.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $type {
            type Error = IndexError;

            fn try_from(index: u8) -> Result<$type, IndexError> {
                $type::new(index)
            }
        }

        impl From<$type> for u8 {
            fn from(index: $type) -> u8 {
                index.0
            }
        }
    };
}

checked_index!(File, "file");
checked_index!(Rank, "rank");

impl Square {
    /// The square at the bottom left.
    pub const A1: Square = Square::at(0, 0);

    /// The square in this column and row, both from 0.
    ///
    /// ```
    /// use queens_core::Square;
    ///
    /// assert_eq!(Square::new(2, 7)?.to_string(), "c8");
    /// let error = Square::new(2, 32).unwrap_err();
    /// assert_eq!((error.line, error.index), ("rank", 32));
    /// # Ok::<(), queens_core::IndexError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If one of the numbers is 32 or more.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Result<Square, IndexError> {
        match (File::new(file), Rank::new(rank)) {
            (Ok(file), Ok(rank)) => Ok(Square { file, rank }),
            (Err(error), _) | (_, Err(error)) => Err(error),
        }
    }

    /// The square in this column and row, both from 0 and below 32.
    #[inline]
    pub(crate) const fn at(file: u8, rank: u8) -> Square {
        Square {
            file: File::at(file),
            rank: Rank::at(rank),
        }
    }
}

/// Writes the algebraic name, like `Display`.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_file(f, self.0.into())
    }
}

/// Writes the letters of a column; the column counts from 0.
pub(crate) fn write_file(f: &mut fmt::Formatter<'_>, column: u16) -> fmt::Result {
    if let Some(before) = (column / 26).checked_sub(1) {
        write_file(f, before)?;
    }
    write!(f, "{}", char::from(b'a' + (column % 26) as u8))
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.rank)
    }
}

impl FromStr for Square {
    type Err = SquareError;

    /// Parses an algebraic name, such as `c8` or `ab12`. Case and surrounding blanks do not matter. A rank cannot have
    /// a sign or a leading zero.
    ///
    /// ```
    /// use queens_core::Square;
    ///
    /// assert_eq!(" C8 ".parse::<Square>()?, "c8".parse()?);
    /// assert!("c08".parse::<Square>().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is not the name of a square.
    fn from_str(text: &str) -> Result<Square, SquareError> {
        parse(text.trim()).ok_or_else(|| SquareError {
            text: text.to_owned(),
        })
    }
}

fn parse(text: &str) -> Option<Square> {
    let (column, row) = column_and_row(text)?;
    Square::new(column.try_into().ok()?, row.try_into().ok()?).ok()
}

/// The column and the row, both from 0, of an algebraic name on a board of any size. `None` if the text is not a name
/// or a number does not fit into 16 bits.
pub(crate) fn column_and_row(text: &str) -> Option<(u16, u16)> {
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
    let column = u16::try_from(column - 1).ok()?;
    let row = rank.parse::<u16>().ok()?.checked_sub(1)?;
    Some((column, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back_from_its_name_and_names_off_the_board_are_refused() {
        for file in 0..=u8::MAX {
            for rank in 0..=u8::MAX {
                let square = Square::new(file, rank);
                let index = |line, index| Err(IndexError { line, index });
                if file >= SIDE {
                    assert_eq!(square, index("file", file));
                } else if rank >= SIDE {
                    assert_eq!(square, index("rank", rank));
                } else {
                    let name = square.expect("both are below 32").to_string();
                    assert_eq!(name.parse(), Ok(Square::at(file, rank)));
                }
            }
        }
        assert_eq!(size_of::<Square>(), 2);
    }

    #[test]
    fn after_z_comes_aa() {
        assert_eq!(File(25).to_string(), "z");
        assert_eq!(File(26).to_string(), "aa");
        assert_eq!(File(31).to_string(), "af");
        assert_eq!(" AF32 ".parse(), Ok(Square::at(31, 31)));
    }

    #[test]
    fn a_wrong_square_name_is_refused_with_its_text() {
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
            "ag1",
            "a33",
        ] {
            let error = text.parse::<Square>().unwrap_err();
            assert_eq!(error.text, text);
            assert_eq!(
                error.to_string(),
                format!("“{text}” is not a square; squares are written like c8, from a1 to af32")
            );
        }
    }

    #[test]
    fn a_square_is_two_numbers_and_must_be_on_the_board() {
        let af32 = r#"{"file":31,"rank":31}"#;
        assert_eq!(serde_json::to_string(&Square::at(31, 31)).unwrap(), af32);
        assert_eq!(
            serde_json::from_str::<Square>(af32).unwrap(),
            Square::at(31, 31)
        );
        for (bad, message) in [
            (r#"{"file":32,"rank":0}"#, "file 32 is outside 0–31"),
            (r#"{"file":0,"rank":200}"#, "rank 200 is outside 0–31"),
        ] {
            let error = serde_json::from_str::<Square>(bad).unwrap_err();
            assert!(error.to_string().starts_with(message), "{error}");
        }
    }
}
