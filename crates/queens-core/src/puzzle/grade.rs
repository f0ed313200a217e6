//! The grade of a puzzle: what solving it needs. A queen less among the given ones never makes it easier.

use std::fmt;

use crate::deduction::{LineDomains, Settled};
use crate::{BoardSize, Square};

/// What solving a puzzle needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Forced moves alone: each time some line has a single free square.
    Forced,
    /// One contradiction: a square is tried, forced moves lead to a line without a square, and without it forced moves
    /// solve the puzzle.
    OneContradiction,
    /// Several contradictions, one after another.
    Contradictions,
    /// A contradiction within another: no square is refuted by forced moves alone.
    Nested,
}

/// It is no grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("grade {0} is outside 1–4")]
pub struct GradeError(pub u8);

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 4] = [
        Grade::Forced,
        Grade::OneContradiction,
        Grade::Contradictions,
        Grade::Nested,
    ];

    /// Its number, from 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The highest grade of a puzzle on so many files, 6 to 14. On boards up to 9×9 all given queens with one completion
    /// have been graded; 9×9 has a single puzzle of grade 4, up to symmetry.
    pub const fn highest(n: u8) -> Grade {
        if n < 9 {
            Grade::Contradictions
        } else {
            Grade::Nested
        }
    }

    /// Whether what this grade has suffices to complete these queens. If it does, they have one completion: all other squares
    /// are refuted. Of the highest grade that is asked directly.
    pub(crate) fn suffices(self, size: BoardSize, given: &[Square]) -> bool {
        let mut domains = LineDomains::new(size, given);
        if self == Grade::Nested {
            return completions(&domains, 2) == 1;
        }
        let settled = domains.settle(|_| ());
        settled == Settled::Full
            || settled == Settled::Open
                && match self {
                    Grade::Forced => false,
                    Grade::OneContradiction => suffices_once(&domains),
                    Grade::Contradictions | Grade::Nested => suffice(domains),
                }
    }

    /// The grade of these queens; none if they have no completion, or several.
    pub fn of(size: BoardSize, given: &[Square]) -> Option<Grade> {
        let mut grades = Grade::ALL.into_iter();
        grades.find(|grade| grade.suffices(size, given))
    }
}

/// Whether forced moves complete the board once some square is refuted.
fn suffices_once(domains: &LineDomains) -> bool {
    let squares = domains.squares();
    let refuted = squares
        .into_iter()
        .filter(|&square| domains.refutes(square));
    refuted.into_iter().any(|square| {
        let mut without = domains.clone();
        without.exclude(square);
        without.settle(|_| ()) == Settled::Full
    })
}

/// Whether contradictions and forced moves complete the board.
fn suffice(mut domains: LineDomains) -> bool {
    loop {
        let mut has_refuted = false;
        for square in domains.squares() {
            if domains.refutes(square) {
                domains.exclude(square);
                has_refuted = true;
            }
        }
        match domains.settle(|_| ()) {
            Settled::Full => return true,
            Settled::Open if has_refuted => {}
            Settled::Open | Settled::Blocked(_) => return false,
        }
    }
}

/// The number of completions, or `most` if there are more.
pub(crate) fn completions(domains: &LineDomains, most: u64) -> u64 {
    let Some(line) = domains.fewest() else {
        return 1;
    };
    let mut found = 0;
    for square in domains.of(line) {
        let mut next = domains.clone();
        next.place(square);
        found += completions(&next, most - found);
        if found == most {
            break;
        }
    }
    found
}

impl TryFrom<u8> for Grade {
    type Error = GradeError;

    fn try_from(number: u8) -> Result<Grade, GradeError> {
        let mut all = Grade::ALL.into_iter();
        all.find(|grade| grade.number() == number)
            .ok_or(GradeError(number))
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
