//! Heuristics: each queen goes to the square of least value, and none is taken back. One algorithm a file.

pub mod accessibility_dynamic;
pub mod accessibility_list;
pub mod accessibility_scan;
pub mod fixed_values;
pub mod greedy;
