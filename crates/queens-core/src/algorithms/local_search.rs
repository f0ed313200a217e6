//! Local search: each column holds a queen, and queens move one at a time until no two attack each other. One
//! algorithm per file.

pub(crate) mod conflicts;
pub(crate) mod min_conflicts;
pub(crate) mod repair;
