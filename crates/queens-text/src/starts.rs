//! Every start: the map of the board and the chart of the boards.

use queens_core::{FromStart, Problem, Square};

use super::number::Numbers;

/// The texts of the view of every start.
pub struct StartsTexts {
    /// Where the algorithm does not begin on one square.
    pub none: &'static str,
    /// So many of so many starts lead to a solution.
    pub successes: fn(Problem, usize, usize) -> String,
    /// So many of so many starts have been made.
    pub running: fn(usize, usize) -> String,
    /// The name of the map.
    pub map: fn(Problem) -> &'static str,
    /// A start, the queens that it leads to, and n.
    pub start: fn(Square, u8, u8) -> String,
    /// A start of the knight, and what it leads to.
    pub tour: fn(Square, &FromStart, &Numbers) -> String,
    pub legend: &'static str,
    /// What stands on the starts of the knight, with the most calls of each.
    pub tour_legend: fn(&str) -> String,
    /// The table of boards, and the names of its columns.
    pub chart: &'static str,
    /// That no start succeeds on the boards from the one to the other either.
    pub larger_boards: fn(u8, u8) -> String,
    pub board: &'static str,
    pub solved: &'static str,
    pub starts: &'static str,
    /// The table of the orders of the knight's moves, and the names of its columns.
    pub orders: &'static str,
    pub order: &'static str,
    pub tours: &'static str,
    pub capped: &'static str,
}
