//! The problems: what a search looks for on a board, and which squares may be given.

pub(crate) mod bounds;
pub(crate) mod cover;
pub(crate) mod definition;
mod given;
mod instance;
pub mod large;
mod queen;

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::BoardSize;

pub(crate) use cover::{Cover, Ranked, Remainder};
pub use cover::{SolutionOrder, coverage};
pub use definition::{NotASolution, is_solution};
pub use given::{GivenError, GivenSquares};
pub use instance::{Goal, Instance, InstanceError, Setup};
pub(crate) use large::{LargeInstance, LargeSize};
pub use queen::{Queen, QueenError};

/// What a search looks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Problem {
    /// n queens that do not attack each other.
    Queens,
    /// The least number of queens, or a given number, that occupy or attack every square.
    Domination,
    /// A knight's tour: every square is visited once.
    Knight,
}

/// Which solutions of a problem count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    /// Domination: every square is occupied or attacked.
    Dominating,
    /// Domination: also, no queen attacks another.
    Independent,
    /// Domination: every square, occupied or not, is attacked by another queen.
    Total,
    /// The knight's tour may end anywhere.
    Open,
    /// The knight's tour ends one move from its start.
    Closed,
}

/// Which squares may be given together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivenRule {
    /// Queens that do not attack each other.
    Apart,
    /// Any squares.
    Together,
    /// One square, the start.
    Start,
}

impl Problem {
    /// All problems.
    pub const ALL: [Problem; 3] = [Problem::Queens, Problem::Domination, Problem::Knight];

    /// The name in addresses and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The problem of that name.
    pub fn from_name(name: &str) -> Option<Problem> {
        Problem::ALL
            .into_iter()
            .find(|problem| problem.name() == name)
    }

    /// Its variants, the default first.
    pub const fn variants(self) -> &'static [Variant] {
        match self {
            Problem::Queens => &[],
            Problem::Domination => &[Variant::Dominating, Variant::Independent, Variant::Total],
            Problem::Knight => &[Variant::Open, Variant::Closed],
        }
    }

    /// Which squares may be given in this variant.
    pub const fn giving(self, variant: Option<Variant>) -> GivenRule {
        match (self, variant) {
            (Problem::Queens, _) | (Problem::Domination, Some(Variant::Independent)) => {
                GivenRule::Apart
            }
            (Problem::Domination, _) => GivenRule::Together,
            (Problem::Knight, _) => GivenRule::Start,
        }
    }

    /// The most pieces that may stand at once: one queen per file, or for domination and the knight one piece
    /// per square.
    pub const fn max_pieces(self, size: BoardSize) -> usize {
        match self {
            Problem::Queens => size.len(),
            Problem::Domination | Problem::Knight => size.area(),
        }
    }

    /// Whether its boards may be rectangular.
    pub const fn is_rectangular(self) -> bool {
        matches!(self, Problem::Knight)
    }
}

impl Variant {
    /// The name in addresses and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_and_its_variants_are_found_by_their_names() {
        for problem in Problem::ALL {
            assert_eq!(Problem::from_name(problem.name()), Some(problem));
            let mut names: Vec<_> = problem
                .variants()
                .iter()
                .map(|variant| variant.name())
                .collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), problem.variants().len());
        }
        assert_eq!(Problem::from_name("Queens"), None);
    }
}
