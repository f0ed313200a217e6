//! The problems: what is to be found on a board, and what may be given beforehand.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::BoardSize;

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Problem {
    /// n queens that do not attack each other.
    Queens,
    /// As few queens as possible, or a given number of them, that occupy or attack every square.
    Domination,
    /// A way of the knight over every square, each once.
    Knight,
}

/// Which solutions of a problem are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Variant {
    /// Domination: every square is occupied or attacked.
    Dominating,
    /// Domination: that, and no queen attacks another.
    Independent,
    /// Domination: every square, the occupied ones too, is attacked by another queen.
    Total,
    /// The knight's tour may end anywhere.
    Open,
    /// The knight's tour ends a move away from its start.
    Closed,
}

/// Which squares may be given together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Giving {
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
    pub const fn name(self) -> &'static str {
        match self {
            Problem::Queens => "queens",
            Problem::Domination => "domination",
            Problem::Knight => "knight",
        }
    }

    /// The problem of that name.
    pub fn from_name(name: &str) -> Option<Problem> {
        Problem::ALL
            .into_iter()
            .find(|problem| problem.name() == name)
    }

    /// Its variants, the one that is meant if none is named first.
    pub const fn variants(self) -> &'static [Variant] {
        match self {
            Problem::Queens => &[],
            Problem::Domination => &[Variant::Dominating, Variant::Independent, Variant::Total],
            Problem::Knight => &[Variant::Open, Variant::Closed],
        }
    }

    /// Which squares may be given in this variant.
    pub const fn giving(self, variant: Option<Variant>) -> Giving {
        match (self, variant) {
            (Problem::Queens, _) | (Problem::Domination, Some(Variant::Independent)) => {
                Giving::Apart
            }
            (Problem::Domination, _) => Giving::Together,
            (Problem::Knight, _) => Giving::Start,
        }
    }

    /// The most pieces that may stand at once: of queens that do not attack each other one a file, of
    /// others, and of squares that a knight has visited, all squares.
    pub const fn most_pieces(self, size: BoardSize) -> usize {
        match self {
            Problem::Queens => size.len(),
            Problem::Domination | Problem::Knight => size.area(),
        }
    }

    /// Whether its boards may have other numbers of ranks than of files.
    pub const fn is_rectangular(self) -> bool {
        matches!(self, Problem::Knight)
    }
}

impl Variant {
    /// The name in addresses and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Dominating => "dominating",
            Variant::Independent => "independent",
            Variant::Total => "total",
            Variant::Open => "open",
            Variant::Closed => "closed",
        }
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
            let mut names: Vec<_> = problem.variants().iter().map(|it| it.name()).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), problem.variants().len());
        }
        assert_eq!(Problem::from_name("Queens"), None);
    }
}
