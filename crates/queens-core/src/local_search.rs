//! Local search: a queen stands in each column, and one queen moves after another until none attacks another. One
//! algorithm a file.

pub mod conflicts;
pub mod min_conflicts;
pub mod repair;
