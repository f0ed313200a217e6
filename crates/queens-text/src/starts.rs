//! Every start: the map of the board and the chart of the boards.

use queens_core::Square;

/// The texts of the view of every start.
pub struct StartsTexts {
    /// Where the algorithm does not begin with one queen.
    pub none: &'static str,
    /// So many of so many starts lead to a solution.
    pub successes: fn(usize, usize) -> String,
    /// So many of so many starts have been made.
    pub running: fn(usize, usize) -> String,
    /// The name of the map.
    pub map: &'static str,
    /// A start, the queens that it leads to, and n.
    pub start: fn(Square, u8, u8) -> String,
    pub legend: &'static str,
    /// The table of boards, and the names of its columns.
    pub chart: &'static str,
    pub board: &'static str,
    pub solved: &'static str,
    pub starts: &'static str,
}
