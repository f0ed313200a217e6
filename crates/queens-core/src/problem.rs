//! The problems that a search can solve, and the rules for their given squares.

pub(crate) mod bounds;
mod cover;
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

pub use cover::coverage;
pub(crate) use cover::{Cover, Ranked, Remainder};
pub use definition::{NotASolution, is_solution};
pub use given::{GivenError, GivenSquares};
pub use instance::{BlockedError, Goal, Instance, InstanceError, Setup};
pub(crate) use large::{LargeInstance, LargeSize};
pub use queen::Queen;

/// A problem on a chessboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Problem {
    /// n queens that do not attack each other.
    Queens,
    /// The least number of queens, or a fixed number, that occupy or attack every square.
    Domination,
    /// A knight's tour: every square is visited once.
    Knight,
}

/// A variant of a problem. It restricts the solutions that count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    /// Domination: every square is occupied or attacked.
    Dominating,
    /// Domination: in addition, no queen attacks another.
    Independent,
    /// Domination: every square, occupied or not, is attacked by another queen.
    Total,
    /// The knight's tour can end anywhere.
    Open,
    /// The knight's tour ends one move from its start.
    Closed,
}

/// The rule that decides which squares can be given together.
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

    /// The problem with this name. `None` if no problem has this name.
    ///
    /// ```
    /// use queens_core::Problem;
    ///
    /// assert_eq!(Problem::from_name("knight"), Some(Problem::Knight));
    /// assert_eq!(Problem::from_name("rooks"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Problem> {
        Problem::ALL
            .into_iter()
            .find(|problem| problem.name() == name)
    }

    /// The variants of the problem, the default first. Empty if the problem has no variants.
    ///
    /// ```
    /// use queens_core::{Problem, Variant};
    ///
    /// assert_eq!(Problem::Knight.variants(), [Variant::Open, Variant::Closed]);
    /// assert!(Problem::Queens.variants().is_empty());
    /// ```
    pub const fn variants(self) -> &'static [Variant] {
        match self {
            Problem::Queens => &[],
            Problem::Domination => &[Variant::Dominating, Variant::Independent, Variant::Total],
            Problem::Knight => &[Variant::Open, Variant::Closed],
        }
    }

    /// The rule for given squares in this variant.
    ///
    /// ```
    /// use queens_core::{GivenRule, Problem, Variant};
    ///
    /// assert_eq!(Problem::Domination.given_rule(Some(Variant::Dominating)), GivenRule::Together);
    /// assert_eq!(Problem::Domination.given_rule(Some(Variant::Independent)), GivenRule::Apart);
    /// ```
    pub const fn given_rule(self, variant: Option<Variant>) -> GivenRule {
        match (self, variant) {
            (Problem::Queens, _) | (Problem::Domination, Some(Variant::Independent)) => {
                GivenRule::Apart
            }
            (Problem::Domination, _) => GivenRule::Together,
            (Problem::Knight, _) => GivenRule::Start,
        }
    }

    /// The greatest number of pieces on the board: one queen per file for n queens, one piece per square for domination
    /// and the knight.
    ///
    /// ```
    /// use queens_core::{BoardSize, Problem};
    ///
    /// let size = BoardSize::new(8)?;
    /// assert_eq!(Problem::Queens.max_pieces(size), 8);
    /// assert_eq!(Problem::Domination.max_pieces(size), 64);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn max_pieces(self, size: BoardSize) -> usize {
        match self {
            Problem::Queens => size.width(),
            Problem::Domination | Problem::Knight => size.area(),
        }
    }

    /// Whether the problem allows rectangular boards.
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
