//! Completion puzzles: boards with given queens and exactly one completion, made from a seed, with a grade by what solving
//! them needs.

mod day;
mod grade;
mod maker;
mod posed;

pub use day::{Day, DayError};
pub use grade::{Grade, GradeError};
pub use maker::PuzzleMaker;
pub use posed::{Posed, Which};

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::{BoardSize, Random, Square};

/// The version of the maker. Another maker, which makes other puzzles of the same seeds, has another one.
pub const GENERATOR: u32 = 1;

/// A puzzle that can be made: a seed, a board, and a grade that has puzzles on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "(u64, u8, u8)", into = "(u64, u8, u8)")
)]
pub struct PuzzleSetup {
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
    /// The given queens, by file.
    pub given: Vec<Square>,
    /// Its only completion, the given queens included, by file.
    pub solution: Vec<Square>,
}

/// Why there is no such puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// No puzzle is made on this board.
    #[error("n={0} is outside {min}–{max}, the boards of puzzles", min = PuzzleSetup::MIN, max = PuzzleSetup::MAX)]
    Size(u8),
    /// No puzzle on this board needs so much.
    #[error("no puzzle on {n} files has grade {grade}: {most} is the highest", most = Grade::highest(*n))]
    NoSuchGrade {
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
    /// The smallest board: smaller ones have hardly a puzzle.
    pub const MIN: u8 = 6;
    /// The widest board.
    pub const MAX: u8 = 14;

    /// A puzzle of this seed on `n` files and ranks.
    pub fn new(seed: u64, n: u8, grade: Grade) -> Result<PuzzleSetup, PuzzleError> {
        let size = BoardSize::new(n.into()).ok();
        let is_wide = (PuzzleSetup::MIN..=PuzzleSetup::MAX).contains(&n);
        let size = size.filter(|_| is_wide).ok_or(PuzzleError::Size(n))?;
        match grade > Grade::highest(n) {
            true => Err(PuzzleError::NoSuchGrade { n, grade }),
            false => Ok(PuzzleSetup { seed, size, grade }),
        }
    }

    /// A puzzle of this seed and grade on a board that the seed draws, of those with many such puzzles: from 8 files on, of
    /// grade 4 from 10.
    pub fn on_drawn_board(seed: u64, grade: Grade) -> PuzzleSetup {
        let least = if grade == Grade::Nested { 10 } else { 8 };
        let boards: Vec<_> = (least..=PuzzleSetup::MAX)
            .filter_map(|n| PuzzleSetup::new(seed, n, grade).ok())
            .collect();
        boards[Random::new(seed).below(boards.len() as u32) as usize]
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
}

impl TryFrom<(u64, u8, u8)> for PuzzleSetup {
    type Error = PuzzleError;

    /// Of seed, files and grade.
    fn try_from((seed, n, grade): (u64, u8, u8)) -> Result<PuzzleSetup, PuzzleError> {
        PuzzleSetup::new(seed, n, grade.try_into()?)
    }
}

impl From<PuzzleSetup> for (u64, u8, u8) {
    fn from(setup: PuzzleSetup) -> (u64, u8, u8) {
        (setup.seed, setup.size.get(), setup.grade.number())
    }
}
