//! Local search: a queen stands in each column, and one queen moves after another until none attacks another. One
//! algorithm a file.

pub(crate) mod conflicts;
pub(crate) mod min_conflicts;
pub(crate) mod repair;
