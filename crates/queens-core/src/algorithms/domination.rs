//! Queens domination: the fewest queens that cover every square. One algorithm per file.

pub(crate) mod coverage_search;
pub(crate) mod move_one;
