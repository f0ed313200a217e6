//! Reads solutions from the output of a program, in common forms: drawn boards, tables of 0 and 1, and lists of
//! numbers, pairs or names. Tours can also be tables of visit numbers. It also reads claims. Sentences are skipped and
//! counted. A line that may contain a board but fits no form is reported.

mod grid;
mod lists;
mod markup;
mod notation;
mod prose;
mod reader;
mod row;
mod segments;

use std::fmt;
use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use self::notation::RawBoard;
pub use self::notation::{DefaultNotation, FirstLine, Notation};
pub use self::prose::Claim;
pub(crate) use self::reader::TextReader;
use crate::board::Square;
use crate::problem::{Instance, NotASolution};
use crate::text::{counted, with_commas};

/// The greatest number of characters quoted from an unread line.
const QUOTED: usize = 80;

/// The result of reading a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The boards, in the order printed.
    pub boards: Vec<Printed>,
    /// The lines that may contain a board but were not read.
    pub unread: Vec<Unread>,
    /// The number of lines that contain neither a board nor a claim.
    pub ignored_lines: u64,
    /// The claims of the text, each with its line, from 1.
    pub claims: Vec<(u64, Claim)>,
    /// The notation of the first board. `None` if there are no boards.
    pub form: Option<Notation>,
}

/// The position of a board in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Location {
    /// The line on which the board starts, from 1.
    pub line: u64,
    /// The number of the board among the boards that start on this line, from 1. `None` if it is the only board there.
    pub list: Option<u64>,
}

/// A board in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The position of the board.
    pub at: Location,
    /// The squares of the pieces, in the order written or visited. An error if a number or a name is not a square of
    /// the board.
    pub squares: Result<Vec<Square>, NotASolution>,
    /// The number of the first visited square, 0 or 1, if the board is a table of visit numbers; otherwise `None`.
    pub first_visit: Option<u8>,
    /// Whether the board is drawn rather than listed.
    pub is_drawn: bool,
}

/// A line that may contain a board but was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Unread {
    /// The line, from 1.
    pub line: u64,
    /// The text of the line, at most 80 characters.
    pub text: String,
    /// The expected content of the line.
    pub expected: Expected,
}

/// The expected content of a line that could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Expected {
    /// A board, a list or a known sentence.
    Solution,
    /// A placement in digits, with this number of digits.
    Digits(u8),
    /// A list with this number of numbers.
    Numbers(u8),
    /// A row with this number of squares.
    Squares(u8),
    /// A board with this number of rows.
    Rows {
        /// The number of ranks.
        expected: u8,
        /// The number of rows found.
        found: u8,
    },
    /// The closing bracket of a list.
    Bracket,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", with_commas(self.line))?;
        self.list
            .map_or(Ok(()), |list| write!(f, ", list {}", with_commas(list)))
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” was not read; expected {}",
            self.text, self.expected
        )
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Expected::Solution => f.write_str("a board or a list in a known form"),
            Expected::Digits(count) => f.write_str(&counted(count.into(), "digit")),
            Expected::Numbers(count) => f.write_str(&counted(count.into(), "number")),
            Expected::Squares(count) => write!(f, "a row of {}", counted(count.into(), "square")),
            Expected::Rows { expected, found } => {
                let rows = counted(expected.into(), "row");
                match found {
                    _ if found > expected => write!(f, "a board of {rows}, but more follow"),
                    1 => write!(f, "a board of {rows}, but there is 1"),
                    _ => write!(f, "a board of {rows}, but there are {found}"),
                }
            }
            Expected::Bracket => f.write_str("a closing bracket"),
        }
    }
}

/// Reads the output that a program printed for an instance. `default` is the numbering to assume unless the text shows
/// a different numbering.
///
/// ```
/// use queens_core::formats::{Base, read::{DefaultNotation, read}};
/// use queens_core::{Axis, Goal, queens};
///
/// let search = queens(4).accept(Goal::All)?;
/// let default = DefaultNotation { axis: Axis::Files, base: Base::Zero };
/// let reading = read(search.instance(), default, "First solution:\n[2, 4, 1, 3]\n");
/// assert_eq!((reading.boards.len(), reading.boards[0].at.line), (1, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(instance: &Instance, default: DefaultNotation, text: &str) -> Reading {
    let mut reader = TextReader::new(instance, default, text);
    loop {
        if let Poll::Ready(reading) = reader.advance(u64::MAX) {
            return reading;
        }
    }
}
