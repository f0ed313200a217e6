//! Brute force, one algorithm a file: whole candidates in an order or at random, or queens at random on
//! free squares. No placed queen is removed to try another square.

pub mod candidates;
pub mod one_per_column;
pub mod permutations;
pub mod random_placement;
pub mod random_rows;
pub mod subsets;
