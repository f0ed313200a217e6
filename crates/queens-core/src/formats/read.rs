//! Reads solutions that a program printed, in any of the forms that people use: drawn boards, tables of 0 and 1, lists of
//! numbers, pairs or names, tours as tables of visit numbers. Claims are read, too. Sentences are passed over and counted;
//! a line that may hold a board and fits no form is reported.

mod grid;
mod lists;
mod markup;
mod notation;
mod prose;
mod reader;
mod row;
mod segments;

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use self::notation::Raw;
pub use self::notation::{FirstLine, Notation, Usual};
pub use self::prose::Claim;
pub(crate) use self::reader::TextReader;
use crate::board::Square;
use crate::problem::{Instance, NotASolution};

/// The most characters of an unread line that are quoted.
const QUOTED: usize = 80;

/// A text that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The boards, in the order printed.
    pub boards: Vec<Printed>,
    /// The lines that may hold a board, but were not read.
    pub unread: Vec<Unread>,
    /// The number of lines that hold neither a board nor a claim.
    pub passed_over: u64,
    /// What the text claims, each with its line, from 1.
    pub claims: Vec<(u64, Claim)>,
    /// How the first board was read.
    pub form: Option<Notation>,
}

/// Where a board begins in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Location {
    /// The line, from 1.
    pub line: u64,
    /// Which of the boards that begin on this line, from 1; `None` if it is the only one.
    pub list: Option<u64>,
}

/// A board that was printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Where it begins.
    pub at: Location,
    /// Its pieces, in the order in which they are written or visited; or why they are not on the board.
    pub squares: Result<Vec<Square>, NotASolution>,
    /// The number of the first visited square, if the board is a table of visit numbers.
    pub first_visit: Option<u8>,
    /// Whether it is drawn, not listed.
    pub is_drawn: bool,
}

/// A line that may hold a board, but was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Unread {
    /// The line, from 1.
    pub line: u64,
    /// Its text, at most 80 characters of it.
    pub text: String,
    /// What was expected there.
    pub expected: Expected,
}

/// What was expected where a line could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Expected {
    /// A board, a list or a sentence that is known.
    Solution,
    /// This number of digits.
    Digits(u8),
    /// This number of numbers.
    Numbers(u8),
    /// This number of squares in a row of a board.
    Squares(u8),
    /// This number of rows in a board.
    Rows {
        /// The number of ranks.
        expected: u8,
        /// The rows that are there.
        found: u8,
    },
    /// The bracket that closes a list.
    Bracket,
}

/// Reads a text that was printed for this instance. Where nothing in the text shows otherwise, its numbers are the usual ones.
pub fn read(instance: &Instance, usual: Usual, text: &str) -> Reading {
    let mut reader = TextReader::new(instance, usual, text);
    loop {
        if let Poll::Ready(reading) = reader.advance(u64::MAX) {
            return reading;
        }
    }
}
