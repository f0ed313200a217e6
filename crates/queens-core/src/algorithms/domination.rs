//! Domination: as few queens as possible that cover every square. One
//! algorithm a file.

pub(crate) mod coverage_search;
pub(crate) mod move_one;
