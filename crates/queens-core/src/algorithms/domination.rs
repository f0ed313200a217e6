//! Queens domination, one algorithm per file: both algorithms find the fewest queens that cover every square.

pub(crate) mod coverage_search;
pub(crate) mod move_one;
