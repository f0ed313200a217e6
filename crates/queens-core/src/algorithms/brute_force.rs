//! Brute force, one algorithm per file. The algorithms test complete candidates, in order or at random, or place queens
//! on random free squares. No algorithm backtracks.

pub(crate) mod candidates;
pub(crate) mod one_per_column;
pub(crate) mod permutations;
pub(crate) mod random_placement;
pub(crate) mod random_rows;
pub(crate) mod subsets;
