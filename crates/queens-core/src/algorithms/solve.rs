//! One solution of n queens for any n up to ten million, by Pauls’ construction or by random local search. Both
//! work in slices and return the row of each column, from 0.

mod explicit;
mod window_exchange;

pub use explicit::Explicit;
pub use window_exchange::WindowExchange;

/// The largest supported n.
pub const WIDEST: u32 = 10_000_000;

/// Whether the n queens problem has a solution; `false` if n exceeds [`WIDEST`].
///
/// ```
/// use queens_core::solve::has_solution;
///
/// assert!([1, 4, 10_000_000].into_iter().all(has_solution));
/// assert!(![2, 3, 10_000_001].into_iter().any(has_solution));
/// ```
pub const fn has_solution(n: u32) -> bool {
    1 <= n && n <= WIDEST && n != 2 && n != 3
}
