//! Results of a search for the least number of queens, other than sets: an unsupported instance, a contradiction, or a
//! refuted number of queens.

use crate::board::{BoardSize, Square};
use crate::problem::{GivenError, Problem};
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

/// Why a question about k queens cannot be searched by frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QuestionError {
    /// The board is not square.
    #[error("frames works on square boards, not on {0}")]
    Rectangular(BoardSize),
    /// There is no queen, or there are not fewer queens than files.
    #[error("k={k} does not fit the {n}×{n} board: frames works with fewer queens than files")]
    Queens {
        /// The number of queens.
        k: u8,
        /// The number of files.
        n: u8,
    },
    /// All queens are given, or more.
    #[error("k={k} is not more than the {given} given queens")]
    Given {
        /// The number of queens.
        k: u8,
        /// The number of given queens.
        given: usize,
    },
    /// One of the squares cannot be given.
    #[error(transparent)]
    Square(#[from] GivenError),
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
