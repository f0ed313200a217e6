//! Domination: as few queens as possible that cover every square; one algorithm a file. `bounds` says
//! what is known of their number before a search, `solution` tells by the definition whether a set
//! dominates, `values` counts how often squares are covered.

pub mod bounds;
pub mod coverage_search;
pub mod move_one;
pub mod solution;
mod telling;
pub mod values;

pub use solution::is_solution;
pub use values::coverage;
