//! The algorithms, grouped by family.

pub(crate) mod brute_force;
pub(crate) mod domination;
pub(crate) mod enumeration;
pub(crate) mod heuristic;
pub(crate) mod local_search;
pub mod solve;
pub(crate) mod tour;
