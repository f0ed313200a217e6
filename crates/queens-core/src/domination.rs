//! Domination: as few queens as possible that cover every square. `bounds` bounds their number before a search,
//! `reports` explains what the algorithms have in common. One algorithm a file.

pub(crate) mod bounds;
pub(crate) mod coverage_search;
pub(crate) mod frames;
pub(crate) mod move_one;
mod reports;
