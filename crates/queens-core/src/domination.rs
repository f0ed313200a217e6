//! Domination: as few queens as possible that cover every square; one algorithm a file. `bounds` says
//! what is known of their number before a search.

pub mod bounds;
pub mod coverage_search;
pub mod move_one;
mod reports;
