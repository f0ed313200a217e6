//! The knight's tour by backtracking (sheet 004), one algorithm per file.
//!
//! `visiting` is the shared search with its order of moves, and `explain` explains the events. `sheet` builds the
//! descriptors and counts the lines of the listings.

pub(crate) mod explain;
pub(crate) mod fewest_onward;
pub(crate) mod natural_order;
pub(crate) mod rotations;
pub(crate) mod roth;
mod sheet;
pub(crate) mod visiting;
