//! The result of a check: the number of right solutions, and the defects with their lines.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::Square;
use crate::formats::read::{Claim, Location, Notation, Unread};
use crate::problem::NotASolution;

/// How many defects of each kind are listed; all are counted.
pub const LISTED: usize = 100;

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Verdict {
    /// Whether all solutions were asked for, or one is enough.
    pub asks_for_all: bool,
    /// How the first board was read, if there is one.
    pub form: Option<Notation>,
    /// The number of boards that were read.
    pub printed: u64,
    /// The number of different solutions that were printed.
    pub right: u64,
    /// For the knight where no start is given: the squares on which the right tours begin.
    pub starts: Vec<Square>,
    /// The number of solutions of the search; `None` if it did not find them all.
    pub solutions: Option<u64>,
    /// Whether the number of queens of a solution is known. If not, a set that counts as right may have too many.
    pub knows_size: bool,
    /// The solutions that were not printed, in the algorithm's order; empty if not all are known.
    pub missing: Truncated<Vec<Square>>,
    /// The solutions that were printed again.
    pub doubled: Truncated<Duplicate>,
    /// The boards that are no solutions.
    pub wrong: Truncated<WrongBoard>,
    /// The lines that may hold a board, but were not read.
    pub unread: Truncated<Unread>,
    /// The number of lines that hold neither a board nor a claim.
    pub passed_over: u64,
    /// What the text claims.
    pub claims: Vec<JudgedClaim>,
    /// What the solutions that were printed are among all, where nothing else is amiss.
    pub selection: Option<Selection>,
    /// Where no board is right: the size of the board of which all are solutions, if there is one.
    pub other: Option<u8>,
    /// The first difference from the algorithm's order; missing solutions do not count as one.
    pub departure: Option<OrderMismatch>,
}

/// A statement of the text about the number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct JudgedClaim {
    /// Its line, from 1.
    pub line: u64,
    /// The statement.
    pub claim: Claim,
    /// The number that is true.
    pub expected: Option<u64>,
    /// Whether the claim was compared with the number of boards in the text, because one solution is enough.
    pub counts_printed: bool,
    /// Whether it is true; `None` if that is not known.
    pub holds: Option<bool>,
}

/// What a check comes to in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    /// Everything was read, nothing is wrong, and the requested solutions are there.
    Right,
    /// A board is wrong, a solution is there twice, or a claim is false.
    Wrong,
    /// Nothing is wrong, but solutions are missing, or it is not known whether some are.
    Incomplete,
    /// A line that may hold a board was not read.
    Unread,
}

impl Outcome {
    /// The name in JSON and in the page's attributes.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What some of all solutions are, as a program that stops early or leaves out symmetric ones prints them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Selection {
    /// The first that the algorithm finds.
    First,
    /// One of each class up to symmetry.
    OnePerClass,
}

/// The first items of a kind, at most [`LISTED`], and the number of all.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Truncated<T> {
    /// The number of all items.
    pub total: u64,
    /// The first items.
    pub first: Vec<T>,
}

/// A solution that was printed before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Duplicate {
    /// Where it begins.
    pub at: Location,
    /// Where it was printed first.
    pub before: Location,
}

/// A board that is no solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct WrongBoard {
    /// Where it begins.
    pub at: Location,
    /// Its squares, as they were printed; none where a number is outside the board.
    pub squares: Vec<Square>,
    /// The reason.
    pub fault: NotASolution,
}

impl WrongBoard {
    /// Of a tour with two squares that are not a knight's move apart: which square of it the later one is, from 1.
    pub fn jumps_at(&self) -> Option<usize> {
        let NotASolution::Jump { from, to } = self.fault else {
            return None;
        };
        let before = self.squares.windows(2).position(|pair| pair == [from, to]);
        before.map(|before| before + 2)
    }
}

/// A difference between the order of a text and that of an algorithm.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct OrderMismatch {
    /// Where it is.
    pub at: Location,
    /// The solution that was printed there.
    pub printed: Vec<Square>,
    /// The solution that the algorithm finds at this place.
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

    /// The number of solutions that were asked for and are missing.
    pub fn missed(&self) -> u64 {
        if self.asks_for_all {
            self.missing.total
        } else {
            0
        }
    }

    /// The number of claims that are false.
    pub fn false_claims(&self) -> u64 {
        let is_false = |claim: &&JudgedClaim| claim.holds == Some(false);
        self.claims.iter().filter(is_false).count() as u64
    }

    /// Whether the solutions that were asked for are there: all of them, or one; or none where there is none.
    fn has_what_was_asked(&self) -> bool {
        let is_whole = self.solutions.is_some() && self.missing.total == 0;
        let is_one = self.right > 0 && self.knows_size;
        is_whole || !self.asks_for_all && is_one
    }

    /// Whether every solution was printed once, nothing else, and in the algorithm's order.
    pub fn is_perfect(&self) -> bool {
        self.is_complete() && self.departure.is_none()
    }

    /// Whether every solution was printed once and nothing else, in any order.
    pub fn is_complete(&self) -> bool {
        self.solutions.is_some() && self.missing.total == 0 && self.is_sound()
    }

    /// Whether nothing is doubled, wrong, unread or a false claim.
    pub fn is_sound(&self) -> bool {
        let defects = [self.doubled.total, self.wrong.total, self.unread.total];
        defects.into_iter().all(|total| total == 0) && self.false_claims() == 0
    }
}
