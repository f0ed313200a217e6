//! Searches that walk the whole space of placements in order, one algorithm a file.

pub mod backtracking;
pub mod bitmask;
pub mod recursive;
