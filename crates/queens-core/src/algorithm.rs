//! The registry: the only list of algorithms and the only importer of all searches. A new algorithm
//! is one file and one line here.

use crate::brute_force::{one_per_column, permutations, random_placement, random_rows, subsets};
pub use crate::entry::{Algorithm, Capabilities, Operation, Unsupported};
use crate::enumeration::{
    bitmask, board_copy, digit_string, explicit_stack, forward_checking, half_board, nested_loops,
    prefix_check, recursive, row_by_row, upward_scan,
};
use crate::instance::Problem;

/// All algorithms, in the order in which they are offered; the first of a problem is its default.
pub static ALL: [&Algorithm; 16] = [
    &recursive::ALGORITHM,
    &half_board::ALGORITHM,
    &nested_loops::ALGORITHM,
    &board_copy::ALGORITHM,
    &upward_scan::ALGORITHM,
    &digit_string::ALGORITHM,
    &prefix_check::ALGORITHM,
    &explicit_stack::ALGORITHM,
    &permutations::ALGORITHM,
    &row_by_row::ALGORITHM,
    &subsets::ALGORITHM,
    &one_per_column::ALGORITHM,
    &random_placement::ALGORITHM,
    &random_rows::ALGORITHM,
    &forward_checking::ALGORITHM,
    &bitmask::ALGORITHM,
];

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
