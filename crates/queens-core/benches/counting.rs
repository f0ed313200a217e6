//! Counts all shards on one thread and compares the time with `bitmask` with goal `count`. Then counts completions of
//! given queens. The default sizes are n = 13 to 16; arguments up to 18 replace them.

mod figures;
mod pairs;

use std::hint::black_box;

use pairs::{Side, compare};
use queens_core::counting::{Engine, Tally};
use queens_core::{Algorithm, BoardSize, Goal, Instance, Square, Work, algorithm};

/// The published totals from n = 13 to n = 18.
const TOTALS: [(i64, u64); 6] = [
    (13, 73_712),
    (14, 365_596),
    (15, 2_279_184),
    (16, 14_772_512),
    (17, 95_815_104),
    (18, 666_090_624),
];

/// Boards with an increasing number of given queens.
const GIVEN: [(i64, &str); 5] = [
    (15, "a1"),
    (16, "h5"),
    (17, "a1,b3"),
    (19, "a1,b3,c5,d2"),
    (21, "a1,b3,c5,d2,e4,f9"),
];

fn in_shards(instance: &Instance) -> Option<u64> {
    let engine = Engine::new(instance).ok()?;
    let mut tally = Tally::new(engine.plan().clone());
    for shard in 0..engine.plan().shards() {
        let result = engine.start(shard).finish().ok()?;
        tally.add(&result).ok()?;
    }
    tally.solutions()
}

fn searched(bitmask: &'static Algorithm, instance: &Instance) -> Option<u64> {
    let mut search = bitmask.accept(instance.clone()).expect("supported").count();
    search.finish();
    Some(search.counters().solutions)
}

fn both(board: &str, pairs: usize, solutions: u64, instance: &Instance) {
    let Some(bitmask) = algorithm::find("bitmask") else {
        return println!("bitmask is not registered");
    };
    compare(
        pairs,
        Some(solutions),
        None,
        Side {
            name: &format!("bitmask {board}"),
            work: &mut || searched(bitmask, black_box(instance)),
        },
        Side {
            name: &format!("the exact count {board}"),
            work: &mut || in_shards(black_box(instance)),
        },
    );
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Arguments that Cargo adds are not numbers.
    let asked: Vec<i64> = std::env::args()
        .filter_map(|size| size.parse().ok())
        .collect();
    for (n, solutions) in TOTALS {
        if asked.contains(&n) || asked.is_empty() && n <= 16 {
            let instance = Instance::queens(BoardSize::new(n)?, &[], Goal::Count)?;
            let pairs = [21, 11, 5, 3, 1, 1][n as usize - 13];
            both(&format!("n={n}"), pairs, solutions, &instance);
        }
    }
    if asked.is_empty() {
        for (n, names) in GIVEN {
            let given: Result<Vec<Square>, _> = names.split(',').map(str::parse).collect();
            let instance = Instance::queens(BoardSize::new(n)?, &given?, Goal::Count)?;
            let solutions = in_shards(&instance).ok_or("too many solutions")?;
            both(&format!("n={n}, given {names}"), 3, solutions, &instance);
        }
    }
    Ok(())
}
