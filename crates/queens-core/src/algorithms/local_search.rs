//! Local search: each column holds a queen, and queens move one at a time until no two attack each other.
//! `min_conflicts` is the algorithm. `repair` contains its search, and `conflicts` counts the attackers of a square.

pub(crate) mod conflicts;
pub(crate) mod min_conflicts;
pub(crate) mod repair;
