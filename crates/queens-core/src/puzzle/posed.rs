//! Which puzzle it is, and the puzzle that follows from it: the one truth for whoever asks by a day or by a seed.

use std::fmt;

use super::{Day, Grade, PuzzleError, PuzzleSetup};
use crate::problem::Problem;

/// Which puzzle it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// That of a day.
    Day(Day),
    /// That of a seed.
    Seed(u64),
}

/// A puzzle as it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Posed {
    /// Which one it is.
    pub which: Which,
    /// What it is made of.
    pub setup: PuzzleSetup,
}

impl Which {
    /// A date or a seed, as it is written.
    pub fn parse(text: &str) -> Option<Which> {
        let is_seed = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if is_seed {
            text.parse().ok().map(Which::Seed)
        } else {
            text.parse().ok().map(Which::Day)
        }
    }

    /// Its grade, unless another one is wished for.
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
    /// This puzzle of a problem, on so many files and of this grade. Without files the board is drawn. Without a grade it is the
    /// usual one, or on given files the next lower that is made there.
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
