//! Domination: as few queens as possible that cover every square. `bounds` bounds their number before a search,
//! `reports` explains what the algorithms have in common. One algorithm a file.

pub mod bounds;
pub mod coverage_search;
pub mod move_one;
mod reports;
