//! Queens by column and row on a board of any width, with their algebraic names. Code that supports more than 32 files
//! uses this type for given queens.

use std::fmt;
use std::str::FromStr;

use crate::board::attacks::line_across;
use crate::board::square::{column_and_row, write_file};
use crate::board::{LineKind, Square, SquareError};

/// A queen in this column and row, both from 0. The order is by column, then by row.
///
/// ```
/// use queens_core::Queen;
///
/// let queen: Queen = "aa40".parse()?;
/// assert_eq!((queen.column, queen.row), (26, 39));
/// assert_eq!(queen.to_string(), "aa40");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Queen {
    /// The column, from 0.
    pub column: u16,
    /// The row, from 0.
    pub row: u16,
}

impl Queen {
    /// The kind of line on which this queen attacks the other queen. `None` if the queens do not attack each other, or
    /// if they are on one square.
    ///
    /// ```
    /// use queens_core::{LineKind, Queen};
    ///
    /// let corner: Queen = "a1".parse()?;
    /// assert_eq!(corner.attacks("az52".parse()?), Some(LineKind::Diagonal));
    /// assert_eq!(corner.attacks("b3".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn attacks(self, other: Queen) -> Option<LineKind> {
        let columns = self.column.abs_diff(other.column);
        let rows = self.row.abs_diff(other.row);
        line_across(columns, rows)
    }
}

impl From<Square> for Queen {
    fn from(square: Square) -> Queen {
        Queen {
            column: square.file.get().into(),
            row: square.rank.get().into(),
        }
    }
}

impl fmt::Display for Queen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_file(f, self.column)?;
        write!(f, "{}", u32::from(self.row) + 1)
    }
}

/// The algebraic name, as in `Display`.
impl fmt::Debug for Queen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Queen {
    type Err = SquareError;

    /// Parses an algebraic name such as `c5` or `aa40`: the letters of the column, then the number of the row.
    ///
    /// # Errors
    ///
    /// If the text is not an algebraic name, or its column or row does not fit into 16 bits.
    fn from_str(text: &str) -> Result<Queen, SquareError> {
        let place = column_and_row(text.trim());
        place
            .map(|(column, row)| Queen { column, row })
            .ok_or_else(|| SquareError {
                text: text.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::board::attacks::line_between;

    #[test]
    fn on_a_small_board_a_queen_is_the_square_of_its_name() {
        let size = BoardSize::new(32).unwrap();
        for square in size.squares() {
            let queen = Queen::from(square);
            assert_eq!(queen.to_string(), square.to_string());
            assert_eq!(square.to_string().parse(), Ok(queen));
            let other = Square::at(9, 20);
            assert_eq!(queen.attacks(other.into()), line_between(square, other));
        }
    }

    #[test]
    fn after_az_comes_ba_and_after_zz_aaa() {
        for (column, row, name) in [
            (51, 0, "az1"),
            (52, 99, "ba100"),
            (701, 8, "zz9"),
            (702, 1_999, "aaa2000"),
        ] {
            let queen = Queen { column, row };
            assert_eq!(queen.to_string(), name);
            assert_eq!(name.parse(), Ok(queen));
        }
        for (column, row) in [(0, u16::MAX), (u16::MAX, 0)] {
            let queen = Queen { column, row };
            assert_eq!(
                queen.to_string().parse().ok(),
                Some(queen).filter(|queen| queen.row < u16::MAX)
            );
        }
        for text in ["", "a", "8", "a0", "a01", "zzzzz1", "a65537", "a1b"] {
            assert!(text.parse::<Queen>().is_err(), "{text}");
        }
    }
}
