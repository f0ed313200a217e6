//! Puzzles, made from a seed, with a grade by what solving them needs: given queens with exactly one completion, to n that do
//! not attack each other or to the fewest that cover the board; and beginnings of a knight's tour with exactly one end.

mod day;
mod grade;
pub mod hint;
mod maker;
pub mod numbering;
mod posed;
mod tours;

pub use day::{Day, DayError};
pub use grade::{Grade, GradeError};
pub use maker::PuzzleMaker;
pub use posed::{Posed, Which};

use std::ops::RangeInclusive;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{BoardSize, Square};
use crate::problem::{Goal, Problem, Setup};
use crate::random::Random;
use crate::text::joined;

/// The version of the maker. Another maker, which makes other puzzles of the same seeds, boards and grades, has another one. Links name
/// the board, so that it may be drawn by another rule.
pub const GENERATOR: u32 = 1;

/// A puzzle that can be made: a problem, a seed, a board, and a grade that has puzzles on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "(Problem, u64, u8, u8)", into = "(Problem, u64, u8, u8)")
)]
pub struct PuzzleSetup {
    problem: Problem,
    seed: u64,
    size: BoardSize,
    grade: Grade,
}

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Puzzle {
    /// What it was made of.
    pub setup: PuzzleSetup,
    /// The given queens, by file; of a tour its beginning, in visiting order.
    pub given: Vec<Square>,
    /// Its only completion, what is given included, in the same order.
    pub solution: Vec<Square>,
}

/// Why there is no such puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// No puzzle is made on this board.
    #[error("n={n} is outside {min}–{max}, the boards of puzzles of {problem}", min = PuzzleSetup::sizes(*problem).start(),
        max = PuzzleSetup::sizes(*problem).end())]
    Size {
        /// The problem.
        problem: Problem,
        /// The files of the board.
        n: u8,
    },
    /// No puzzle on this board needs just this.
    #[error("on {n} files no puzzle of {problem} is made of grade {grade}; allowed are {}", joined(Grade::made(*problem, *n), ", "))]
    NoSuchGrade {
        /// The problem.
        problem: Problem,
        /// The files of the board.
        n: u8,
        /// The grade.
        grade: Grade,
    },
    /// It is no grade.
    #[error(transparent)]
    Grade(#[from] GradeError),
}

impl PuzzleSetup {
    /// The numbers of files of boards that have puzzles of this problem. Smaller boards have hardly one, wider ones take too
    /// long to make.
    pub const fn sizes(problem: Problem) -> RangeInclusive<u8> {
        match problem {
            Problem::Queens => 6..=14,
            Problem::Domination => 6..=13,
            Problem::Knight => 5..=10,
        }
    }

    /// A puzzle of this problem and seed on `n` files and ranks.
    ///
    /// # Errors
    ///
    /// If there are no puzzles of this problem on such boards, or none of this grade.
    pub fn new(
        problem: Problem,
        seed: u64,
        n: u8,
        grade: Grade,
    ) -> Result<PuzzleSetup, PuzzleError> {
        let size = BoardSize::new(n.into()).ok();
        let has_some = PuzzleSetup::sizes(problem).contains(&n);
        let size = size.filter(|_| has_some);
        let size = size.ok_or(PuzzleError::Size { problem, n })?;
        if Grade::made(problem, n).contains(&grade) {
            Ok(PuzzleSetup {
                problem,
                seed,
                size,
                grade,
            })
        } else {
            Err(PuzzleError::NoSuchGrade { problem, n, grade })
        }
    }

    /// A puzzle of this problem, seed and grade on a board that the seed draws, of those with many such puzzles.
    pub fn on_drawn_board(problem: Problem, seed: u64, grade: Grade) -> PuzzleSetup {
        let least = match (problem, grade) {
            (Problem::Queens, Grade::Nested) => 10,
            (Problem::Queens, _) => 8,
            (Problem::Domination, Grade::Forced) => 8,
            (Problem::Domination, _) => 9,
            (Problem::Knight, _) => 6,
        };
        let boards: Vec<_> = (least..=*PuzzleSetup::sizes(problem).end())
            .filter_map(|n| PuzzleSetup::new(problem, seed, n, grade).ok())
            .collect();
        boards[Random::new(seed).below(boards.len() as u32) as usize]
    }

    /// The problem.
    pub const fn problem(self) -> Problem {
        self.problem
    }

    /// The seed.
    pub const fn seed(self) -> u64 {
        self.seed
    }

    /// The board.
    pub const fn size(self) -> BoardSize {
        self.size
    }

    /// The grade.
    pub const fn grade(self) -> Grade {
        self.grade
    }

    /// In domination, the queens in all: the fewest that cover the board.
    pub const fn k(self) -> Option<u16> {
        match (self.problem, self.size.get()) {
            (Problem::Domination, 0..=6) => Some(3),
            (Problem::Domination, 7) => Some(4),
            (Problem::Domination, 8..=11) => Some(5),
            (Problem::Domination, n) => Some(n as u16 - 6),
            _ => None,
        }
    }

    /// What the given squares are to be completed to.
    pub fn asked(self) -> Setup {
        Setup {
            k: self.k(),
            ..Setup::new(self.problem, self.size, Goal::First)
        }
    }
}

impl TryFrom<(Problem, u64, u8, u8)> for PuzzleSetup {
    type Error = PuzzleError;

    /// Of problem, seed, files and grade.
    fn try_from(
        (problem, seed, n, grade): (Problem, u64, u8, u8),
    ) -> Result<PuzzleSetup, PuzzleError> {
        PuzzleSetup::new(problem, seed, n, grade.try_into()?)
    }
}

impl From<PuzzleSetup> for (Problem, u64, u8, u8) {
    fn from(setup: PuzzleSetup) -> (Problem, u64, u8, u8) {
        (
            setup.problem,
            setup.seed,
            setup.size.get(),
            setup.grade.number(),
        )
    }
}
