//! Runs an algorithm that begins with one queen from each square of the board in turn, in slices and without
//! a trace.

use std::task::Poll;

use crate::{Accepted, BoardSize, FromStart, Work};

/// The runs from every square, in the order a1, b1, … of the board's numbers. Its budget is runs.
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

    /// The number of queens at the end of each run so far, the start included; n queens are a solution.
    pub fn queens(&self) -> &[u8] {
        &self.queens
    }

    /// The number of starts that lead to a solution.
    pub fn successes(&self) -> usize {
        successes(self.size, &self.queens)
    }
}

impl Work for Starts {
    type Output = ();

    fn work(&mut self, budget: u64) -> Poll<()> {
        let (made, area) = (self.queens.len(), self.size.area());
        let to = (made as u64).saturating_add(budget).min(area as u64) as usize;
        for number in made..to {
            let queens = (self.from_start)(self.size.numbered(number));
            self.queens.push(queens);
        }
        match to == area {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    }
}

/// The number of starts that lead to a solution, from the number of queens at the end of each run.
pub fn successes(size: BoardSize, queens: &[u8]) -> usize {
    queens
        .iter()
        .filter(|&&queens| queens == size.get())
        .count()
}
