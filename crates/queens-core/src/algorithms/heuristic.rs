//! Heuristics: each queen goes to the free square with the lowest value, and no queen is removed. Each algorithm has
//! its own file; `greedy` and `fixed_values` are shared.

pub(crate) mod accessibility_dynamic;
pub(crate) mod accessibility_list;
pub(crate) mod accessibility_scan;
pub(crate) mod fixed_values;
pub(crate) mod greedy;
