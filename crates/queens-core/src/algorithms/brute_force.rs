//! Brute force, one algorithm per file. The algorithms test whole candidates, in order or at random, or place
//! queens on random free squares. None of them backtracks.

pub(crate) mod candidates;
pub(crate) mod one_per_column;
pub(crate) mod permutations;
pub(crate) mod random_placement;
pub(crate) mod random_rows;
pub(crate) mod subsets;
