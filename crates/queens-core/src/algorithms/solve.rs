//! One solution of n queens for any n up to ten million, by Pauls’ construction or by random local search. Both
//! work in slices and return the row of each column, from 0.

mod explicit;
mod window_exchange;

pub use explicit::Explicit;
pub use window_exchange::WindowExchange;

/// The largest supported n.
pub const WIDEST: u32 = 10_000_000;

/// The reason why a search for a solution cannot start.
///
/// ```
/// use queens_core::solve::{Explicit, SolveError};
///
/// assert_eq!(Explicit::new(3).err(), Some(SolveError::NoSolution { n: 3 }));
/// assert_eq!(Explicit::new(0).err(), Some(SolveError::Size { n: 0 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    /// n is outside 1 to [`WIDEST`].
    #[error("n={n} is outside 1–{WIDEST}")]
    Size {
        /// The rejected number of columns.
        n: u32,
    },
    /// n is 2 or 3.
    #[error("n={n} has no solution")]
    NoSolution {
        /// The rejected number of columns.
        n: u32,
    },
}

/// Checks that n queens have a solution.
fn check(n: u32) -> Result<(), SolveError> {
    match n {
        2 | 3 => Err(SolveError::NoSolution { n }),
        1..=WIDEST => Ok(()),
        _ => Err(SolveError::Size { n }),
    }
}
