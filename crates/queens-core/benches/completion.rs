//! The time and the nodes of a search for one completion on boards with 32 to 2,000 columns. Up to half of the
//! columns hold random given queens. A check that shares no code with the search verifies each witness. The default
//! sizes are n = 32, 200 and 500; arguments replace them.

mod figures;

use std::time::Instant;

use queens_core::completion::{Completability, CompletionSearch};
use queens_core::large::is_solution;
use queens_core::{Queen, Random, Work};

/// The number of boards for each size and number of given queens.
const BOARDS: u64 = 41;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Arguments that Cargo adds are not numbers.
    let mut sizes: Vec<u16> = std::env::args()
        .filter_map(|size| size.parse().ok())
        .collect();
    if sizes.is_empty() {
        sizes = vec![32, 200, 500];
    }
    for n in sizes {
        for share in [0, 4, 2] {
            let queens = n.checked_div(share).unwrap_or(0);
            let (mut times, mut nodes, mut restarts, mut without) = (vec![], vec![], vec![], 0);
            for seed in 0..BOARDS {
                let given = drawn(n, queens.into(), &mut Random::new(seed));
                let begun = Instant::now();
                let mut search = CompletionSearch::new(n, &given)?;
                let answer = search.finish();
                times.push(begun.elapsed().as_secs_f64() * 1e3);
                nodes.push(search.nodes() as f64);
                restarts.push(search.restarts() as f64);
                match answer {
                    Completability::Yes { witness } => {
                        let holds = |it: &Queen| witness[usize::from(it.column)] == it.row;
                        assert!(is_solution(&witness) && given.iter().all(holds));
                    }
                    Completability::No { .. } => without += 1,
                }
            }
            let what = format!("completion n={n}, {queens} given, {without} boards without");
            figures::print(&what, "ms", times, None);
            figures::print(&what, "nodes", nodes, None);
            figures::print(&what, "restarts", restarts, None);
        }
    }
    Ok(())
}

/// Places `count` queens that do not attack each other, each on a random free square.
fn drawn(n: u16, count: usize, random: &mut Random) -> Vec<Queen> {
    let mut queens: Vec<Queen> = Vec::new();
    while queens.len() < count {
        let mut place = || random.below(n.into()) as u16;
        let queen = Queen {
            column: place(),
            row: place(),
        };
        let attacks = |it: &Queen| *it == queen || it.attacks(queen).is_some();
        if !queens.iter().any(attacks) {
            queens.push(queen);
        }
    }
    queens
}
