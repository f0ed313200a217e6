//! Why an event happened, in facts: the listing's line, the reason and the variables. The words, in
//! each language, live with the page.

use crate::attacks::Line;
use crate::square::{File, Square};

/// The explanation of the event that led to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The line of the listing, from 1.
    pub line: u8,
    /// Why.
    pub reason: Reason,
    /// The variables of the sheet's program at this moment, by name.
    pub variables: Vec<(&'static str, Value)>,
}

/// Why an event happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing has happened yet.
    Start {
        /// The first column to be searched; none if every column is given.
        file: Option<File>,
    },
    /// The square was compared with the queens that stand, and none attacks it.
    Compared {
        /// The square.
        square: Square,
        /// The number of queens compared.
        queens: u8,
    },
    /// The square is attacked: it shares a row or a diagonal with a queen.
    Attacked {
        /// The square.
        square: Square,
        /// The queen.
        attacker: Square,
        /// The line.
        line: Line,
        /// Columns from the queen to the square.
        across: i8,
        /// Rows from the queen to the square.
        up: i8,
    },
    /// The lowest of the bits that are left in this column.
    LowestBit {
        /// The square.
        square: Square,
        /// Rows still free in its column, this one included.
        free: u8,
    },
    /// The search comes back to the column and goes on with the next row.
    TakenBack {
        /// The square.
        square: Square,
        /// Whether rows are left in its column.
        more: bool,
    },
    /// Every row of the column is attacked.
    NoRowLeft {
        /// The column.
        file: File,
    },
    /// Every column holds a queen.
    Complete,
    /// The search is over.
    Finished,
}

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(i64),
    /// The row of each column, −1 where there is none.
    Rows(Vec<i8>),
    /// One bit for each row, row 1 on the right.
    Bits {
        /// The bits.
        bits: u32,
        /// How many there are.
        width: u8,
    },
}
