//! How a puzzle is chosen, and its parameters. This is the single source for the puzzles of a day and of a seed.

use std::fmt;

use super::{Day, Grade, PuzzleError, PuzzleSetup};
use crate::problem::Problem;

/// How a puzzle is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The puzzle of a day.
    Day(Day),
    /// The puzzle of a seed.
    Seed(u64),
}

/// A chosen puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Posed {
    /// How the puzzle is chosen.
    pub which: Which,
    /// The parameters of the puzzle.
    pub setup: PuzzleSetup,
}

impl Which {
    /// Parses a date or a seed; `None` if the text is neither.
    pub fn parse(text: &str) -> Option<Which> {
        let is_seed = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_seed {
            text.parse().ok().map(Which::Seed)
        } else {
            text.parse().ok().map(Which::Day)
        }
    }

    /// The default grade.
    pub const fn usual_grade(self) -> Grade {
        match self {
            Which::Day(day) => day.grade(),
            Which::Seed(_) => Grade::OneContradiction,
        }
    }

    fn seed(self) -> u64 {
        match self {
            Which::Day(day) => day.seed(),
            Which::Seed(seed) => seed,
        }
    }
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Which::Day(day) => day.fmt(f),
            Which::Seed(seed) => seed.fmt(f),
        }
    }
}

impl Posed {
    /// The puzzle of a problem, on `n` files and of this grade. Without `n`, the board is drawn. Without a grade, the
    /// default grade applies, which [`Grade::nearest`] adapts to `n`.
    ///
    /// # Errors
    ///
    /// Those of [`PuzzleSetup::new`].
    pub fn new(
        problem: Problem,
        which: Which,
        n: Option<u8>,
        grade: Option<Grade>,
    ) -> Result<Posed, PuzzleError> {
        let (seed, usual) = (which.seed(), which.usual_grade());
        let setup = match n {
            None => PuzzleSetup::on_drawn_board(problem, seed, grade.unwrap_or(usual)),
            Some(n) => {
                let grade = grade.unwrap_or_else(|| usual.nearest(problem, n));
                PuzzleSetup::new(problem, seed, n, grade)?
            }
        };
        Ok(Posed { which, setup })
    }
}
