//! Brute force: no square is refused before it is taken. Whole candidates in their order, whole
//! candidates at random, or queens at random on squares that are still free; one algorithm a file.

pub mod candidates;
pub mod one_per_column;
pub mod permutations;
pub mod random_placement;
pub mod random_rows;
pub mod subsets;
