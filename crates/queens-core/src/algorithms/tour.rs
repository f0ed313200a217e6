//! The knight's tour, one algorithm per file: sheet 004's backtracking with three orders of moves, and rotations of a
//! path.
//!
//! The backtracking algorithms share four modules. `visit_search` contains the search, and `explain` explains its
//! events. `lines` declares the lines of the listings. `sheet` builds the descriptors and counts the lines.

pub(crate) mod explain;
pub(crate) mod fewest_onward;
mod lines;
pub(crate) mod natural_order;
pub(crate) mod rotations;
pub(crate) mod roth;
mod sheet;
pub(crate) mod visit_search;
