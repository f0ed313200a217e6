//! Runs an algorithm that begins with one queen from each square of the board in turn, in slices and without
//! a trace.

use crate::board::BoardSize;
use crate::entry::{Accepted, FromStart};

/// The runs from every square, in the order a1, b1, … of the board's numbers.
pub struct Starts {
    size: BoardSize,
    from_start: FromStart,
    queens: Vec<u8>,
}

impl Starts {
    /// Prepares the runs of an algorithm on the board of an instance; `None` if the algorithm has no start.
    pub fn begin(accepted: &Accepted) -> Option<Starts> {
        let size = accepted.instance().size();
        let from_start = accepted.starts()?;
        Some(Starts {
            size,
            from_start,
            queens: Vec::with_capacity(size.area()),
        })
    }

    /// Makes the next `count` runs, or as many as are left; whether all have been made.
    pub fn advance(&mut self, count: usize) -> bool {
        let made = self.queens.len();
        let to = made.saturating_add(count).min(self.size.area());
        for number in made..to {
            let queens = (self.from_start)(self.size.numbered(number));
            self.queens.push(queens);
        }
        to == self.size.area()
    }

    /// The number of queens at the end of each run so far, the start included; n queens are a solution.
    pub fn queens(&self) -> &[u8] {
        &self.queens
    }

    /// The number of starts that lead to a solution.
    pub fn successes(&self) -> usize {
        successes(self.size, &self.queens)
    }
}

/// The number of starts that lead to a solution, from the number of queens at the end of each run.
pub fn successes(size: BoardSize, queens: &[u8]) -> usize {
    queens
        .iter()
        .filter(|&&queens| queens == size.get())
        .count()
}
