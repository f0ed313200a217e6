//! Compares `bitmask` with goal `count` with the textbook bit search, a plain recursion over three words.

mod figures;
mod pairs;

use std::hint::black_box;

use pairs::{Side, compare};
use queens_core::{BoardSize, Goal, Instance, algorithm};

/// The number of solutions below a node (Richards's `try`).
fn solve(all: u32, rows: u32, up: u32, down: u32) -> u64 {
    if rows == all {
        return 1;
    }
    let mut free = all & !(rows | up | down);
    let mut solutions = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        solutions += solve(all, rows | bit, (up | bit) << 1, (down | bit) >> 1);
    }
    solutions
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bitmask = algorithm::find("bitmask").ok_or("bitmask is not registered")?;
    for (n, solutions, pairs) in [(12, 14_200, 41), (13, 73_712, 21), (14, 365_596, 11)] {
        let instance = Instance::queens(BoardSize::new(n)?, &[], Goal::Count)?;
        compare(
            pairs,
            solutions,
            Some(("median", "<=", 1.1)),
            Side {
                name: &format!("bitmask n={n}, goal count"),
                work: &mut || {
                    let mut search = bitmask
                        .accept(black_box(&instance).clone())
                        .expect("supported")
                        .count();
                    search.finish();
                    search.counters().solutions
                },
            },
            Side {
                name: &format!("the textbook's bit search, n={n}"),
                work: &mut || solve(black_box((1 << n) - 1), 0, 0, 0),
            },
        );
    }
    Ok(())
}
