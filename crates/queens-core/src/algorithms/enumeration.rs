//! Exhaustive searches in a fixed order, one algorithm per file, and the modules that the algorithms share.

pub(crate) mod array;
pub(crate) mod backtracking;
pub(crate) mod bitmask;
pub(crate) mod board_copy;
pub(crate) mod digit_string;
pub(crate) mod explicit_stack;
pub(crate) mod forward_checking;
pub(crate) mod free_squares_search;
pub(crate) mod half_board;
pub(crate) mod levels;
pub(crate) mod marking;
pub(crate) mod nested_loops;
pub(crate) mod prefix_check;
pub(crate) mod queens_by_line;
pub(crate) mod rank_by_rank;
pub(crate) mod recursive;
pub(crate) mod row_array;
pub(crate) mod row_by_row;
pub(crate) mod upward_scan;
