//! The knight's tour by backtracking, as sheet 004 asks for it: `visiting` is the machine, `valuation` sorts the
//! moves, `explain` explains the events, `helpers` follows the procedures that the search calls,
//! `sheet` describes them. `rotations` is not in the sheet and does not search by backtracking. One algorithm a file.

pub(crate) mod explain;
pub(crate) mod fewest_onward;
mod helpers;
pub(crate) mod natural_order;
pub(crate) mod rotations;
pub(crate) mod roth;
mod sheet;
pub(crate) mod valuation;
pub(crate) mod visiting;
