//! Local search: queens stand in all columns at once, and one after another moves until none attacks
//! another; one algorithm a file.

pub mod conflicts;
pub mod min_conflicts;
pub mod repair;
