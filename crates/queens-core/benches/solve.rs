//! The time to find one solution for one million and for ten million queens, by the construction and by local search.
//! A check that shares no code with them verifies each solution.

mod figures;

use std::time::Instant;

use queens_core::Work;
use queens_core::large::is_solution;
use queens_core::solve::{Explicit, SolveError, WindowExchange};

/// Starts a search with this seed.
type Start = dyn Fn(u64) -> Result<Box<dyn Work<Output = Vec<u32>>>, SolveError>;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for (n, runs) in [(1_000_000, 9), (10_000_000, 3)] {
        let measured = |what: &str, make: &Start| {
            let mut times = Vec::new();
            for seed in 0..runs {
                let begun = Instant::now();
                let mut work = make(seed)?;
                let rows = work.finish();
                times.push(begun.elapsed().as_secs_f64() * 1e3);
                assert!(
                    rows.len() == n as usize && is_solution(&rows),
                    "{what}, n = {n}"
                );
            }
            figures::print(&format!("{what}, n={n}"), "ms", times, None);
            Ok::<(), Box<dyn std::error::Error>>(())
        };
        measured("the construction", &move |_| {
            Ok(Box::new(Explicit::new(n)?))
        })?;
        measured("window and exchange", &move |seed| {
            Ok(Box::new(WindowExchange::new(n, seed)?))
        })?;
    }
    Ok(())
}
