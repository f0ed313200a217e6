//! The map of all starts: the descriptions of its squares.

use queens_core::{Square, StartResult};

use crate::words::Starts;

impl Starts {
    /// A start, and the number of queens placed from it.
    pub fn placed(self, square: Square, queens: u64, n: u64) -> String {
        if queens == n {
            self.start_solved(square, n)
        } else {
            self.start_failed(square, queens, n)
        }
    }

    /// A start of the knight, and the result of its search.
    pub fn tour(self, square: Square, made: &StartResult) -> String {
        match (made.is_solved, made.is_capped) {
            (true, _) => self.tour_found(square, made.nodes),
            (_, true) => self.tour_capped(square, made.nodes),
            _ => self.tour_impossible(square),
        }
    }
}
