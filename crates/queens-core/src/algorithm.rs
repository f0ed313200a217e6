//! The registry: the only list of algorithms and the only importer of all searches. A new algorithm
//! is one file and one line here.

pub use crate::entry::{Algorithm, Capabilities, Operation, Unsupported};
use crate::enumeration::{bitmask, recursive};
use crate::instance::Problem;

/// All algorithms, in the order in which they are offered; the first of a problem is its default.
pub static ALL: [&Algorithm; 2] = [&recursive::ALGORITHM, &bitmask::ALGORITHM];

/// The algorithm with this id.
pub fn find(id: &str) -> Option<&'static Algorithm> {
    ALL.into_iter().find(|algorithm| algorithm.id == id)
}

/// The algorithm that a problem is shown with when none is asked for.
pub fn default(problem: Problem) -> &'static Algorithm {
    ALL.into_iter()
        .find(|algorithm| algorithm.problem == problem)
        .unwrap_or(ALL[0])
}
