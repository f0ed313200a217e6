//! Results of a search for the least number of queens, other than sets: an unsupported instance, a contradiction, or a
//! refuted number of queens.

use crate::board::Square;
use crate::problem::Problem;
use crate::text::joined;

/// Why the search by frames does not support an instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unserved {
    /// The instance is of another problem.
    #[error("frames solves domination, not {0}")]
    Problem(Problem),
    /// There are at least as many queens as files, so there need not be an empty file.
    #[error("k={k} is outside 1–{}: frames works with fewer queens than files", n - 1)]
    Queens {
        /// The number of queens.
        k: u16,
        /// The number of files.
        n: u8,
    },
}

/// An internal error: the search contradicts itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Contradiction {
    /// A reported set is not a solution by the definition.
    #[error("{} is no dominating set of that size", joined(.0, ","))]
    NoSet(Vec<Square>),
    /// The orbits of the classes and the weights give different numbers of sets.
    #[error("{orbits} sets by the orbits of their classes, {weights} by their weights")]
    Counts {
        /// The number by orbits.
        orbits: u64,
        /// The number by weights.
        weights: u64,
    },
}

/// A number of queens that does not suffice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The number of queens.
    pub k: u8,
    /// The number of nodes of the search.
    pub nodes: u64,
    /// The number of frames of the search, up to symmetry.
    pub frames: u64,
}
