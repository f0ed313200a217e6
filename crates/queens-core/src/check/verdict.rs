//! The result of a check: the number of correct solutions, and the defects with their lines.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::Square;
use crate::formats::read::{Claim, Location, Notation, Unread};
use crate::problem::NotASolution;

/// The number of listed defects of each kind; all defects are counted.
pub const LISTED: usize = 100;

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Verdict {
    /// Whether all solutions are required. Otherwise, one solution is enough.
    pub asks_for_all: bool,
    /// The notation of the first board. `None` without a board.
    pub form: Option<Notation>,
    /// The number of boards that were read.
    pub printed: u64,
    /// The number of distinct solutions that were printed.
    pub right: u64,
    /// The squares on which the correct tours begin, if a tour has no given start. Empty otherwise.
    pub starts: Vec<Square>,
    /// The number of all solutions. `None` if the search did not find them all.
    pub solutions: Option<u64>,
    /// Whether the number of queens of a solution is known. If not, a set that counts as correct may have too many
    /// queens.
    pub knows_size: bool,
    /// The solutions that were not printed, in the algorithm's order. Empty if not all solutions are known.
    pub missing: Truncated<Vec<Square>>,
    /// The solutions that were printed again.
    pub doubled: Truncated<Duplicate>,
    /// The boards that are not solutions.
    pub wrong: Truncated<WrongBoard>,
    /// The lines that may contain a board but were not read.
    pub unread: Truncated<Unread>,
    /// The number of lines that contain neither a board nor a claim.
    pub passed_over: u64,
    /// The claims of the text.
    pub claims: Vec<JudgedClaim>,
    /// The kind of selection that the printed solutions are, if missing solutions are the only defect.
    pub selection: Option<Selection>,
    /// The number of files of the board for which all boards of the text are solutions. `None` if a board is correct or
    /// no such size is known.
    pub other: Option<u8>,
    /// The first difference from the algorithm's order. Missing solutions do not count as differences.
    pub departure: Option<OrderMismatch>,
}

/// A claim of the text about a number, and whether it is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct JudgedClaim {
    /// The line number, from 1.
    pub line: u64,
    /// The claim.
    pub claim: Claim,
    /// The true number. `None` if it is not known.
    pub expected: Option<u64>,
    /// Whether the claim was compared with the number of boards in the text, because one solution is enough.
    pub counts_printed: bool,
    /// Whether the claim is true. `None` if that is not known.
    pub holds: Option<bool>,
}

/// The result of a check in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    /// Everything was read, nothing is wrong, and the required solutions were printed.
    Right,
    /// A board is wrong, a claim is false, or a solution was printed twice although all are required.
    Wrong,
    /// Nothing is wrong, but solutions are missing, or the check could not decide whether all is correct.
    Incomplete,
    /// A line that may contain a board was not read.
    Unread,
}

impl Outcome {
    /// The name in JSON and in the page's attributes.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The kind of selection that a program prints if it stops early or leaves out symmetric solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Selection {
    /// The first solutions that the algorithm finds.
    First,
    /// One solution of each class under symmetry.
    OnePerClass,
}

/// The first items of a kind, and the number of all items.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Truncated<T> {
    /// The number of all items.
    pub total: u64,
    /// The first items, at most [`LISTED`].
    pub first: Vec<T>,
}

/// A solution that was printed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Duplicate {
    /// The location of the repetition.
    pub at: Location,
    /// The location of the first printing.
    pub before: Location,
}

/// A board that is not a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct WrongBoard {
    /// The location of the board.
    pub at: Location,
    /// The squares in printed order. Empty if they could not be determined, for example if a number is outside the
    /// board.
    pub squares: Vec<Square>,
    /// The reason why the board is not a solution.
    pub fault: NotASolution,
}

impl WrongBoard {
    /// The position, from 1, of the square in a tour that is not a knight's move from the square before it. `None` if
    /// the reason is not a jump.
    pub fn jumps_at(&self) -> Option<usize> {
        let NotASolution::Jump { from, to } = self.fault else {
            return None;
        };
        let before = self.squares.windows(2).position(|pair| pair == [from, to]);
        before.map(|before| before + 2)
    }
}

/// A difference between the order of the text and the order of the algorithm.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct OrderMismatch {
    /// The location of the difference.
    pub at: Location,
    /// The solution that was printed there.
    pub printed: Vec<Square>,
    /// The solution that comes at this position in the algorithm's order.
    pub expected: Vec<Square>,
}

impl<T> Default for Truncated<T> {
    fn default() -> Truncated<T> {
        Truncated {
            total: 0,
            first: Vec::new(),
        }
    }
}

impl<T> Truncated<T> {
    pub(super) fn add(&mut self, item: T) {
        self.total += 1;
        if self.first.len() < LISTED {
            self.first.push(item);
        }
    }
}

impl Verdict {
    /// The verdict in one word.
    pub fn outcome(&self) -> Outcome {
        let is_doubled = self.asks_for_all && self.doubled.total > 0;
        let is_open = self.claims.iter().any(|claim| claim.holds.is_none());
        if self.wrong.total > 0 || self.false_claims() > 0 || is_doubled {
            Outcome::Wrong
        } else if self.unread.total > 0 {
            Outcome::Unread
        } else if self.has_what_was_asked() && !is_open {
            Outcome::Right
        } else {
            Outcome::Incomplete
        }
    }

    /// Whether the text contains neither a board nor a line that may be one.
    pub fn has_no_board(&self) -> bool {
        self.right == 0 && self.wrong.total == 0 && self.unread.total == 0
    }

    /// The number of required solutions that are missing.
    pub fn missed(&self) -> u64 {
        if self.asks_for_all {
            self.missing.total
        } else {
            0
        }
    }

    /// The number of false claims.
    pub fn false_claims(&self) -> u64 {
        let is_false = |claim: &&JudgedClaim| claim.holds == Some(false);
        self.claims.iter().filter(is_false).count() as u64
    }

    /// Whether the required solutions were printed: all of them, or one. Nothing is required if no solution exists.
    fn has_what_was_asked(&self) -> bool {
        let is_whole = self.solutions.is_some() && self.missing.total == 0;
        let is_one = self.right > 0 && self.knows_size;
        is_whole || !self.asks_for_all && is_one
    }

    /// Whether every solution was printed once, in the algorithm's order, and nothing is wrong or unread.
    pub fn is_perfect(&self) -> bool {
        self.is_complete() && self.departure.is_none()
    }

    /// Whether every solution was printed once, in any order, and nothing is wrong or unread.
    pub fn is_complete(&self) -> bool {
        self.solutions.is_some() && self.missing.total == 0 && self.is_sound()
    }

    /// Whether there are no duplicates, wrong boards, unread lines or false claims.
    pub fn is_sound(&self) -> bool {
        let defects = [self.doubled.total, self.wrong.total, self.unread.total];
        defects.into_iter().all(|total| total == 0) && self.false_claims() == 0
    }
}
