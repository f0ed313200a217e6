//! What came of a check: how much is right, and every defect with its line.

use serde::{Deserialize, Serialize};

use crate::attacks::LineKind;
use crate::formats::read::Unreadable;
use crate::formats::{Base, Form};
use crate::square::Square;

/// How many defects of each kind are listed; all are counted.
pub const LISTED: usize = 100;

/// What came of a check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The form of the first board, if one was read.
    pub form: Option<Form>,
    /// From where the numbers count.
    pub base: Base,
    /// How many boards were read.
    pub printed: u64,
    /// How many different solutions of the search were printed.
    pub right: u64,
    /// How many solutions there are; none where they were not all found.
    pub solutions: Option<u64>,
    /// Whether it is known how many queens a solution has. If not, what is right as a set may have too many.
    pub knows_size: bool,
    /// The solutions that were not printed, in the algorithm's order; none are told where not all are known.
    pub missing: Listed<Vec<Square>>,
    /// The solutions that were printed again.
    pub doubled: Listed<Doubled>,
    /// The boards that are no solutions.
    pub wrong: Listed<WrongBoard>,
    /// The lines that could not be read.
    pub unreadable: Listed<Unreadable>,
    /// Where the order first departs from the algorithm's, what is missing left aside.
    pub departure: Option<Departure>,
}

/// The first things of a kind, at most [`LISTED`], and how many there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed<T> {
    /// How many there are.
    pub total: u64,
    /// The first of them.
    pub first: Vec<T>,
}

/// A solution that was printed before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Doubled {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The line on which it was printed first.
    pub before: u64,
}

/// A board that is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrongBoard {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Why.
    pub fault: Fault,
}

/// Why a board is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fault {
    /// There are not as many queens on it as there should be.
    Queens {
        /// How many there are.
        found: u64,
        /// How many there should be; at most, where the least number is not known.
        expected: u64,
    },
    /// This number is none of a row or column, or of a square, on a board of queens that is printed in numbers.
    Number {
        /// The number.
        number: i64,
    },
    /// This number is none of a square, in a list of squares.
    SquareNumber {
        /// The number.
        number: i64,
        /// The number of the last square; the first is 0.
        last: u16,
    },
    /// This square is not on the board.
    Beyond {
        /// The square.
        square: Square,
    },
    /// This square is there twice.
    Again {
        /// The square.
        square: Square,
    },
    /// No queen covers this square; where all squares have to be attacked, none attacks it.
    Uncovered {
        /// The square.
        square: Square,
    },
    /// A tour does not visit every square.
    Visits {
        /// How many squares there are.
        found: u64,
        /// How many there should be.
        expected: u64,
    },
    /// A tour begins elsewhere.
    Start {
        /// Where it should begin.
        square: Square,
    },
    /// No knight goes from one of these squares to the other.
    Jump {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A tour that should be closed ends where no move leads back.
    Open {
        /// Its last square.
        square: Square,
    },
    /// Two queens attack each other.
    Attack {
        /// The queen that comes first.
        first: Square,
        /// The other one.
        second: Square,
        /// The line that joins them.
        line: LineKind,
    },
    /// No queen stands on this given square.
    Given {
        /// The square.
        square: Square,
    },
}

/// Where the order of a text departs from that of an algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Departure {
    /// The line, from 1.
    pub line: u64,
    /// What was printed there.
    pub printed: Vec<Square>,
    /// What the algorithm finds there.
    pub expected: Vec<Square>,
}

impl<T> Default for Listed<T> {
    fn default() -> Listed<T> {
        Listed {
            total: 0,
            first: Vec::new(),
        }
    }
}

impl<T> Listed<T> {
    pub(super) fn add(&mut self, thing: T) {
        self.total += 1;
        if self.first.len() < LISTED {
            self.first.push(thing);
        }
    }
}

impl Verdict {
    /// Whether every solution was printed once, nothing else, and in the algorithm's order.
    pub fn is_perfect(&self) -> bool {
        self.is_complete() && self.departure.is_none()
    }

    /// Whether every solution was printed once and nothing else, in whatever order.
    pub fn is_complete(&self) -> bool {
        self.solutions.is_some() && self.is_faultless()
    }

    /// Whether nothing is known that is missing, doubled, wrong or unreadable.
    pub fn is_faultless(&self) -> bool {
        let defects = [
            self.missing.total,
            self.doubled.total,
            self.wrong.total,
            self.unreadable.total,
        ];
        defects.into_iter().all(|total| total == 0)
    }
}
