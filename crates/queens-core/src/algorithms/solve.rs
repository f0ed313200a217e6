//! One solution of n queens for any n to ten million: by Pauls’ construction, or drawn at random by local search. Both are
//! done in slices and give the row of each column, from 0.

mod explicit;
mod window_exchange;

pub use explicit::Explicit;
pub use window_exchange::WindowExchange;

/// The widest board.
pub const WIDEST: u32 = 10_000_000;

/// Whether n queens can stand on n columns, of which no board has more than [`WIDEST`].
pub const fn has_solution(n: u32) -> bool {
    1 <= n && n <= WIDEST && n != 2 && n != 3
}
