//! The algorithms, in families, and their registry.

pub(crate) mod brute_force;
pub(crate) mod domination;
pub(crate) mod enumeration;
mod heuristic;
mod local_search;
pub mod registry;
pub mod solve;
mod tour;
