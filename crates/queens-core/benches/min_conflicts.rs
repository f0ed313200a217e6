//! The time and the moves of `min-conflicts` on boards with more than 32 columns. A check that shares no code with
//! the search verifies each solution. The default sizes are n = 100, 500, 1,000 and 2,000; arguments replace them.

mod figures;

use std::time::Instant;

use queens_core::algorithm;
use queens_core::large::{LargeInstance, LargeSize, is_solution};

/// The number of seeds for each size.
const SEEDS: u64 = 41;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let algorithm = algorithm::find("min-conflicts").ok_or("min-conflicts is not registered")?;
    let operations = algorithm.operations.iter();
    let names: Vec<_> = operations.map(|operation| operation.name).collect();
    let moves_at = names.iter().position(|&name| name == "moves");
    let moves_at = moves_at.ok_or("it counts no moves")?;
    // Arguments that Cargo adds are not numbers.
    let mut sizes: Vec<i64> = std::env::args()
        .filter_map(|size| size.parse().ok())
        .collect();
    if sizes.is_empty() {
        sizes = vec![100, 500, 1_000, 2_000];
    }
    for n in sizes {
        let size = LargeSize::new(n)?;
        let (mut times, mut moves) = (Vec::new(), Vec::new());
        for seed in 0..SEEDS {
            let begun = Instant::now();
            let cap = None;
            let search = algorithm.search_large(&LargeInstance { size, seed, cap });
            let mut search = search.ok_or("it supports no large boards")?;
            search.finish();
            times.push(begun.elapsed().as_secs_f64() * 1e3);
            assert!(is_solution(search.rows()), "n = {n}, seed {seed}");
            moves.push(search.counters().operations[moves_at] as f64);
        }
        figures::print(&format!("min-conflicts n={n}"), "ms", times, None);
        figures::print(&format!("min-conflicts n={n}"), "moves", moves, None);
    }
    Ok(())
}
