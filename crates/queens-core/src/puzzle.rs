//! Puzzles made from a seed, with a grade for the deductions that they need. A puzzle of n queens gives some queens
//! with exactly one completion to n queens that do not attack each other. A puzzle of domination gives queens with
//! exactly one completion to a smallest covering set. A puzzle of the knight gives the beginning of a tour with exactly
//! one continuation.

mod day;
mod domains;
mod grade;
pub mod hint;
mod maker;

pub use day::{Day, DayError};
pub use grade::{Grade, GradeError};
pub use maker::PuzzleMaker;

use std::fmt;
use std::ops::RangeInclusive;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{BoardSize, Square};
use crate::problem::{Goal, Problem, Setup};
use crate::random::Random;
use crate::text::joined;

/// The version of the puzzle maker. It changes if the maker produces different puzzles for the same seed, board and
/// grade. Links contain the board, so the random choice of a board can change without a new version.
pub const GENERATOR: u32 = 1;

/// The parameters of a puzzle: a problem, a seed, a board, and a grade that exists for this board.
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

/// A puzzle with its solution.
///
/// ```
/// use queens_core::puzzle::{Grade, PuzzleMaker, PuzzleSetup};
/// use queens_core::{Problem, Work, queens};
///
/// let setup = PuzzleSetup::new(Problem::Queens, 7, 8, Grade::Forced)?;
/// let puzzle = PuzzleMaker::new(setup).finish();
/// assert_eq!(queens(8).given(&puzzle.given).count()?, 1);
/// assert!(puzzle.given.iter().all(|queen| puzzle.solution.contains(queen)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Puzzle {
    /// The parameters of the puzzle.
    pub setup: PuzzleSetup,
    /// The given queens, by file; for a tour, its beginning in visiting order.
    pub given: Vec<Square>,
    /// The only completion: all queens by file, or the whole tour in visiting order. It includes the given squares.
    pub solution: Vec<Square>,
}

/// The choice of a puzzle: by a day or by a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleSource {
    /// The puzzle of a day.
    Day(Day),
    /// The puzzle of a seed.
    Seed(u64),
}

/// A puzzle that a day or a seed determines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenPuzzle {
    /// The day or the seed.
    pub source: PuzzleSource,
    /// The parameters of the puzzle.
    pub setup: PuzzleSetup,
}

/// The reason why there is no puzzle with these parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// There are no puzzles on boards of this size.
    #[error("n={n} is outside {min}–{max}, the boards of puzzles of {problem}", min = PuzzleSetup::sizes(*problem).start(),
        max = PuzzleSetup::sizes(*problem).end())]
    Size {
        /// The problem of the puzzle.
        problem: Problem,
        /// The number of files of the board.
        n: u8,
    },
    /// There are no puzzles of this grade on this board.
    #[error("on {n} files no puzzle of {problem} is made of grade {grade}; allowed are {}", joined(Grade::available(*problem, *n), ", "))]
    NoSuchGrade {
        /// The problem of the puzzle.
        problem: Problem,
        /// The number of files of the board.
        n: u8,
        /// The rejected grade.
        grade: Grade,
    },
    /// The grade is not valid.
    #[error(transparent)]
    Grade(#[from] GradeError),
}

impl PuzzleSetup {
    /// The numbers of files for which there are puzzles of a problem. Smaller boards have hardly any puzzles. Puzzles
    /// on larger boards take too long to make.
    pub const fn sizes(problem: Problem) -> RangeInclusive<u8> {
        match problem {
            Problem::Queens => 6..=14,
            Problem::Domination => 6..=13,
            Problem::Knight => 5..=10,
        }
    }

    /// The parameters of a puzzle on `n` files and ranks.
    ///
    /// # Errors
    ///
    /// If there are no puzzles of this problem on boards of this size, or none of this grade.
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
        if Grade::available(problem, n).contains(&grade) {
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

    /// The parameters of a puzzle on a random board, which the seed determines. The choice is limited to boards with
    /// many puzzles of this grade.
    ///
    /// ```
    /// use queens_core::Problem;
    /// use queens_core::puzzle::{Grade, PuzzleSetup};
    ///
    /// let setup = PuzzleSetup::on_random_board(Problem::Knight, 42, Grade::Forced);
    /// assert_eq!(setup, PuzzleSetup::on_random_board(Problem::Knight, 42, Grade::Forced));
    /// assert!((6..=10).contains(&setup.size().files()));
    /// ```
    pub fn on_random_board(problem: Problem, seed: u64, grade: Grade) -> PuzzleSetup {
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

    /// The problem of the puzzle.
    pub const fn problem(self) -> Problem {
        self.problem
    }

    /// The seed of the puzzle.
    pub const fn seed(self) -> u64 {
        self.seed
    }

    /// The size of the board.
    pub const fn size(self) -> BoardSize {
        self.size
    }

    /// The grade of the puzzle.
    pub const fn grade(self) -> Grade {
        self.grade
    }

    /// For domination, the total number of queens: the fewest that cover the board. `None` for other problems.
    pub const fn k(self) -> Option<u16> {
        match (self.problem, self.size.files()) {
            (Problem::Domination, 0..=6) => Some(3),
            (Problem::Domination, 7) => Some(4),
            (Problem::Domination, 8..=11) => Some(5),
            (Problem::Domination, n) => Some(n as u16 - 6),
            _ => None,
        }
    }

    /// The setup of a search for the solution, without the given squares.
    pub fn problem_setup(self) -> Setup {
        Setup {
            k: self.k(),
            ..Setup::new(self.problem, self.size, Goal::First)
        }
    }
}

impl TryFrom<(Problem, u64, u8, u8)> for PuzzleSetup {
    type Error = PuzzleError;

    /// Converts from problem, seed, number of files and number of the grade.
    ///
    /// # Errors
    ///
    /// If there are no puzzles with these parameters.
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
            setup.size.files(),
            setup.grade.number(),
        )
    }
}

impl PuzzleSource {
    /// Parses a date or a seed; `None` if the text is neither.
    ///
    /// ```
    /// use queens_core::puzzle::PuzzleSource;
    ///
    /// let monday = PuzzleSource::parse("2026-01-05").ok_or("not a date")?;
    /// assert_eq!(monday.default_grade().number(), 1);
    /// assert_eq!(PuzzleSource::parse("42"), Some(PuzzleSource::Seed(42)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str) -> Option<PuzzleSource> {
        let is_seed = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_seed {
            text.parse().ok().map(PuzzleSource::Seed)
        } else {
            text.parse().ok().map(PuzzleSource::Day)
        }
    }

    /// The default grade: the day's grade, or [`Grade::OneContradiction`] for a seed.
    pub const fn default_grade(self) -> Grade {
        match self {
            PuzzleSource::Day(day) => day.grade(),
            PuzzleSource::Seed(_) => Grade::OneContradiction,
        }
    }

    fn seed(self) -> u64 {
        match self {
            PuzzleSource::Day(day) => day.seed(),
            PuzzleSource::Seed(seed) => seed,
        }
    }
}

impl fmt::Display for PuzzleSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleSource::Day(day) => day.fmt(f),
            PuzzleSource::Seed(seed) => seed.fmt(f),
        }
    }
}

impl ChosenPuzzle {
    /// The puzzle of a problem, on `n` files and of this grade. Without `n`, the seed determines a random board.
    /// Without a grade, the default grade applies, which [`Grade::nearest`] adapts to `n`.
    ///
    /// # Errors
    ///
    /// The errors of [`PuzzleSetup::new`].
    pub fn new(
        problem: Problem,
        source: PuzzleSource,
        n: Option<u8>,
        grade: Option<Grade>,
    ) -> Result<ChosenPuzzle, PuzzleError> {
        let (seed, default) = (source.seed(), source.default_grade());
        let setup = match n {
            None => PuzzleSetup::on_random_board(problem, seed, grade.unwrap_or(default)),
            Some(n) => {
                let grade = grade.unwrap_or_else(|| default.nearest(problem, n));
                PuzzleSetup::new(problem, seed, n, grade)?
            }
        };
        Ok(ChosenPuzzle { source, setup })
    }
}
