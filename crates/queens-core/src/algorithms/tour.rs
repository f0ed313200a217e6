//! The knight's tour by backtracking (sheet 004), one algorithm per file.
//!
//! `visiting` is the shared search, `valuation` orders the moves, and `explain` explains the events. `helpers`
//! counts the lines of the called procedures, and `sheet` builds the descriptors.

pub(crate) mod explain;
pub(crate) mod fewest_onward;
mod helpers;
pub(crate) mod natural_order;
pub(crate) mod rotations;
pub(crate) mod roth;
mod sheet;
pub(crate) mod valuation;
pub(crate) mod visiting;
