//! Large boards, with more than 32 files. A search for n queens on them leaves no trace of its steps. It is a
//! [`LargeSearch`](crate::search::LargeSearch) that ends with the row of each column's queen.

use std::fmt::{self, Write};

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::BoardSize;

/// The number of columns, and of rows, of a large board: more than [`BoardSize::MAX`], at most
/// [`LargeSize::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u16", into = "u16"))]
pub struct LargeSize(u16);

/// The error for a number of columns outside the range of large boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("n={n} is outside {}–{}", BoardSize::MAX + 1, LargeSize::MAX)]
pub struct LargeSizeError {
    /// The rejected number of columns.
    pub n: i64,
}

/// The parameters of a search for n queens on a large board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct LargeInstance {
    /// The size of the board.
    pub size: LargeSize,
    /// The seed of random choices.
    pub seed: u64,
    /// The cap in moves. `None` means the algorithm's own cap.
    pub cap: Option<u64>,
}

impl LargeSize {
    /// The number of columns of the widest board that any algorithm supports.
    pub const MAX: u16 = 2_000;

    /// A board of `n`×`n` squares, 33 ≤ `n` ≤ 2,000.
    ///
    /// ```
    /// use queens_core::large::{LargeSize, LargeSizeError};
    ///
    /// assert_eq!(LargeSize::new(1_000)?.get(), 1_000);
    /// assert_eq!(LargeSize::new(32), Err(LargeSizeError { n: 32 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If `n` is outside 33 to [`LargeSize::MAX`].
    pub fn new(n: i64) -> Result<LargeSize, LargeSizeError> {
        match u16::try_from(n) {
            Ok(n) if n > BoardSize::MAX.into() && n <= LargeSize::MAX => Ok(LargeSize(n)),
            _ => Err(LargeSizeError { n }),
        }
    }

    /// n, the number of columns.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for LargeSize {
    type Error = LargeSizeError;

    fn try_from(n: u16) -> Result<LargeSize, LargeSizeError> {
        LargeSize::new(n.into())
    }
}

impl From<LargeSize> for u16 {
    fn from(size: LargeSize) -> u16 {
        size.0
    }
}

/// The rows of the columns from left to right, separated by spaces: `1 3 0 2`.
///
/// ```
/// use queens_core::large;
///
/// assert_eq!(large::list(&[1, 3, 0, 2]), "1 3 0 2");
/// ```
pub fn list<T: fmt::Display>(rows: &[T]) -> String {
    let mut line = String::new();
    for row in rows {
        let blank = if line.is_empty() { "" } else { " " };
        // Writing to a `String` cannot fail.
        let _ = write!(line, "{blank}{row}");
    }
    line
}

/// Whether no two queens attack each other. `rows` contains the row of each column's queen, from 0. The test shares no
/// code with a search and examines each queen once.
///
/// ```
/// use queens_core::large;
///
/// assert!(large::is_solution(&[1_u16, 3, 0, 2]));
/// assert!(!large::is_solution(&[0_u16, 1, 2, 3]));
/// ```
pub fn is_solution<T: Copy + Into<u32>>(rows: &[T]) -> bool {
    let n = rows.len();
    let mut taken = [vec![false; n], vec![false; 2 * n], vec![false; 2 * n]];
    rows.iter().enumerate().all(|(column, &row)| {
        let row = row.into() as usize;
        let lines = [row, column + row, column + n - row.min(n)];
        row < n
            && lines
                .into_iter()
                .zip(&mut taken)
                .all(|(line, taken)| !std::mem::replace(&mut taken[line], true))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_from_33_to_2000_are_large() {
        for n in [-1, 0, 8, 32, 2_001, 70_000] {
            assert!(LargeSize::new(n).is_err(), "{n}");
        }
        for n in [33, 1_000, 2_000] {
            assert_eq!(LargeSize::new(n).map(LargeSize::get), Ok(n as u16));
        }
        let refused = LargeSize::new(2_500).unwrap_err();
        assert_eq!(refused.to_string(), "n=2500 is outside 33–2000");
    }

    #[test]
    fn a_solution_has_no_row_and_no_diagonal_twice() {
        assert!(is_solution(&[1_u16, 3, 0, 2]) && is_solution(&[0_u32]));
        for rows in [
            &[1_u16, 3, 0, 1][..],
            &[0, 1, 2, 3],
            &[2, 1, 3, 0],
            &[1, 3, 0, 4],
        ] {
            assert!(!is_solution(rows), "{rows:?}");
        }
        // Pauls’ construction for an n of this form. Rows and columns count from 0. The odd columns take the lower half
        // of the rows, and the even columns take the upper half.
        let n = 1_000;
        let rows = (0..n).map(|column| match column % 2 {
            1 => column / 2,
            _ => n / 2 + column / 2,
        });
        let mut rows: Vec<u16> = rows.collect();
        assert!(is_solution(&rows));
        rows.swap(3, 700);
        assert!(!is_solution(&rows));
    }
}
