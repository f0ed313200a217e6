//! Domination: as few queens as possible that cover every square. `bounds` bounds their number before a search,
//! `reports` explains what the algorithms have in common. One algorithm a file; `frames` is a search of its own, without a trace.

pub(crate) mod bounds;
pub(crate) mod coverage_search;
pub(crate) mod frames;
pub(crate) mod move_one;
mod reports;
