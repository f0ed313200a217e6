//! Heuristics: no search, but always the square that looks best, and nothing taken back; one algorithm
//! a file.

pub mod accessibility_dynamic;
pub mod accessibility_list;
pub mod accessibility_scan;
pub mod fixed_values;
pub mod greedy;
