//! The knight's tour by backtracking, as sheet 004 asks for it: `visiting` is the machine, `valuation` sorts the
//! moves, `explain` explains the events. One algorithm a file.

pub mod explain;
pub mod fewest_onward;
pub mod natural_order;
pub mod roth;
pub mod valuation;
pub mod visiting;
