//! Heuristics: each queen goes to the square of least value, and none is taken back. One algorithm a file.

pub(crate) mod accessibility_dynamic;
pub(crate) mod accessibility_list;
pub(crate) mod accessibility_scan;
pub(crate) mod fixed_values;
pub(crate) mod greedy;
