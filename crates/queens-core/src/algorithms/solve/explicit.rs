//! The explicit construction: the row of each queen is a formula of n and its column.
//!
//! Idea: the queens of the even columns form a staircase of knight's moves, and so do the queens of the odd columns.
//! For some n, queens of the two staircases would share a diagonal. A few queens near the left and right edges are then
//! placed elsewhere.
//! Cost: O(n).
//! Source: E. Pauls, Deutsche Schachzeitung 29, 1874, which solves the problem for all n.

use std::task::Poll;

use crate::algorithms::solve::{SolveError, check};
use crate::work::Work;

/// The construction in progress. One unit of its budget is one queen.
///
/// ```
/// use queens_core::{Work, large, solve::Explicit};
///
/// let rows = Explicit::new(1_000)?.finish();
/// assert_eq!(rows.len(), 1_000);
/// assert!(large::is_solution(&rows));
/// # Ok::<(), queens_core::solve::SolveError>(())
/// ```
#[derive(Clone)]
pub struct Explicit {
    n: u32,
    rows: Vec<u32>,
}

impl Explicit {
    /// Starts the construction on n columns.
    ///
    /// # Errors
    ///
    /// If n is 2, 3 or outside 1 to [`WIDEST`](super::WIDEST).
    pub fn new(n: u32) -> Result<Explicit, SolveError> {
        check(n)?;
        let rows = Vec::new();
        Ok(Explicit { n, rows })
    }
}

impl Work for Explicit {
    type Output = Vec<u32>;

    fn work(&mut self, budget: u64) -> Poll<Vec<u32>> {
        let n = self.n;
        self.rows.reserve_exact(n as usize - self.rows.len());
        let first = self.rows.len() as u32;
        let end = u64::from(first).saturating_add(budget).min(n.into()) as u32;
        self.rows.extend((first..end).map(|column| row(n, column)));
        if end == n {
            Poll::Ready(std::mem::take(&mut self.rows))
        } else {
            Poll::Pending
        }
    }
}

/// The row of the queen in this column, both from 0.
fn row(n: u32, column: u32) -> u32 {
    // The source counts from 1.
    pauls_row(n, column + 1) - 1
}

fn pauls_row(n: u32, column: u32) -> u32 {
    let half = n / 2;
    let is_even = column.is_multiple_of(2);
    match n % 6 {
        0 | 4 if is_even => column / 2,
        0 | 4 => half + column.div_ceil(2),
        1 | 5 if column == n => 1,
        1 | 5 if is_even => column / 2 + 1,
        1 | 5 => n.div_ceil(2) + column.div_ceil(2),
        2 => match column {
            1 => half + 2,
            2 => half,
            4 => 1,
            _ if column == n - 3 => n,
            _ if column == n - 1 => half + 1,
            _ if column == n => half - 1,
            _ if is_even => (n - column) / 2 + 1,
            _ => (n - 3 - column) / 2 + half + 2,
        },
        // Remainder 3: the solution for n − 1, with another queen in the corner.
        _ if column == n => n,
        _ => pauls_row(n - 1, column),
    }
}
