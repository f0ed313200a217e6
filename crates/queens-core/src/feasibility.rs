//! Whether a position can still become a solution, and in how many ways.

pub mod completion;
pub mod existence;
pub mod prospect;
