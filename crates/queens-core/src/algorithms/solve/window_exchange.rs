//! Local search for boards of any width: the rows are drawn as a permutation and corrected column by column.
//!
//! Idea: each column takes the first row in a window of the permutation where no earlier queen attacks. If every row of
//! the window is attacked, the column exchanges rows with an earlier column, drawn at random. The earlier column is
//! drawn again until the exchange leaves both queens unattacked. After more than 100 + 4n failed draws, the search
//! restarts.
//! Cost: a few hundred reads per column at most, O(n) in total. The permutation is drawn as the window advances, so
//! every slice is short.
//! Source: this project. The exchange of rows in a permutation is from Sosič and Gu, “Efficient local search
//! with conflict minimization”, 1994.

use std::task::Poll;

use crate::algorithms::solve::{SolveError, check};
use crate::random::Random;
use crate::work::Work;

/// The greatest number of rows that a column tries before an exchange.
const WINDOW: usize = 256;

/// A search in progress. One unit of its budget places a queen from the window or draws an earlier column.
///
/// ```
/// use queens_core::{Work, large, solve::WindowExchange};
///
/// let mut search = WindowExchange::new(1_000, 42)?;
/// assert!(large::is_solution(&search.finish()));
/// # Ok::<(), queens_core::solve::SolveError>(())
/// ```
#[derive(Clone)]
pub struct WindowExchange {
    /// A permutation: the rows of the finished columns, then the other rows.
    rows: Vec<u32>,
    /// The number of finished columns.
    done: usize,
    /// The number of rows of the permutation that have been drawn.
    shuffled: usize,
    /// The falling diagonals that hold a queen, indexed by column + row.
    falling: Bits,
    /// The rising diagonals that hold a queen, indexed by column − row + n − 1.
    rising: Bits,
    random: Random,
    /// The number of failed draws since the last restart.
    failures: usize,
    draws: u64,
    restarts: u64,
}

#[derive(Clone)]
struct Bits(Vec<u64>);

impl WindowExchange {
    /// Starts a search on n columns with this seed.
    ///
    /// # Errors
    ///
    /// If n is 2, 3 or outside 1 to [`WIDEST`](super::WIDEST).
    pub fn new(n: u32, seed: u64) -> Result<WindowExchange, SolveError> {
        check(n)?;
        Ok(WindowExchange {
            rows: (0..n).collect(),
            done: 0,
            shuffled: 0,
            falling: Bits::new(2 * n as usize),
            rising: Bits::new(2 * n as usize),
            random: Random::new(seed),
            failures: 0,
            draws: 0,
            restarts: 0,
        })
    }

    /// The number of times that an earlier column was drawn for an exchange, over all restarts.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// The number of times that the search has started again from the first column.
    pub fn restarts(&self) -> u64 {
        self.restarts
    }

    /// Gives the next column the first row of the window where no earlier queen attacks. Returns `false` if every row
    /// of the window is attacked.
    fn take_from_window(&mut self) -> bool {
        let (column, n) = (self.done, self.rows.len());
        let end = n.min(column + WINDOW);
        for place in self.shuffled..end {
            let from = self.random.below((n - place) as u32) as usize;
            self.rows.swap(place, place + from);
        }
        self.shuffled = self.shuffled.max(end);
        let Some(place) = (column..end).find(|&place| self.is_free(column, self.rows[place]))
        else {
            return false;
        };
        self.rows.swap(column, place);
        self.set(column, true);
        self.done += 1;
        true
    }

    /// Draws an earlier column and exchanges rows with it if neither queen is attacked afterwards. Restarts
    /// after too many failed draws.
    fn exchange(&mut self) {
        let column = self.done;
        self.draws += 1;
        if column > 0 {
            let earlier = self.random.below(column as u32) as usize;
            self.set(earlier, false);
            self.rows.swap(earlier, column);
            if self.is_free(earlier, self.rows[earlier]) {
                self.set(earlier, true);
                if self.is_free(column, self.rows[column]) {
                    self.set(column, true);
                    self.done += 1;
                    return;
                }
                self.set(earlier, false);
            }
            self.rows.swap(earlier, column);
            self.set(earlier, true);
        }
        self.failures += 1;
        if self.failures > 100 + 4 * self.rows.len() {
            self.restart();
        }
    }

    fn restart(&mut self) {
        for bits in [&mut self.falling, &mut self.rising] {
            bits.0.fill(0);
        }
        (self.done, self.shuffled, self.failures) = (0, 0, 0);
        self.restarts += 1;
    }

    fn is_free(&self, column: usize, row: u32) -> bool {
        let (falling, rising) = self.diagonals(column, row);
        !self.falling.get(falling) && !self.rising.get(rising)
    }

    /// Marks the diagonals of a column's queen as occupied or free.
    fn set(&mut self, column: usize, holds: bool) {
        let (falling, rising) = self.diagonals(column, self.rows[column]);
        self.falling.set(falling, holds);
        self.rising.set(rising, holds);
    }

    fn diagonals(&self, column: usize, row: u32) -> (usize, usize) {
        let row = row as usize;
        (column + row, column + self.rows.len() - 1 - row)
    }
}

impl Work for WindowExchange {
    type Output = Vec<u32>;

    fn work(&mut self, budget: u64) -> Poll<Vec<u32>> {
        for _ in 0..budget {
            if self.done == self.rows.len() {
                return Poll::Ready(std::mem::take(&mut self.rows));
            }
            if !self.take_from_window() {
                self.exchange();
            }
        }
        Poll::Pending
    }
}

impl Bits {
    fn new(count: usize) -> Bits {
        Bits(vec![0; count.div_ceil(64)])
    }

    fn get(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    fn set(&mut self, at: usize, is_set: bool) {
        let bit = 1 << (at % 64);
        if is_set {
            self.0[at / 64] |= bit
        } else {
            self.0[at / 64] &= !bit
        }
    }
}
