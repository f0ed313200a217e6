//! Searches that go through all placements in order, one algorithm a file.

pub mod array;
pub mod backtracking;
pub mod bitmask;
pub mod board_copy;
pub mod digit_string;
pub mod explicit_stack;
pub mod forward_checking;
pub mod half_board;
pub mod levels;
pub mod marking;
pub mod nested_loops;
pub mod prefix_check;
pub mod rank_by_rank;
pub mod recursive;
pub mod row_array;
pub mod row_by_row;
pub mod upward_scan;
