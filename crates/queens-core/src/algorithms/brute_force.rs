//! Brute force, one algorithm a file: whole candidates in an order or at random, or queens at random on
//! free squares. No placed queen is removed to try another square.

pub(crate) mod candidates;
pub(crate) mod one_per_column;
pub(crate) mod permutations;
pub(crate) mod random_placement;
pub(crate) mod random_rows;
pub(crate) mod subsets;
