//! Counts the totals and classes of `tests/data/enumeration.json` with `bitmask`. The default sizes are n = 15 and
//! 16; arguments up to 18 replace them.

use std::time::Instant;

use queens_core::{BoardSize, Goal, Instance, algorithm};
use serde_json::Value;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bitmask = algorithm::find("bitmask").ok_or("bitmask is not registered")?;
    let tables: Value = serde_json::from_str(include_str!("../tests/data/enumeration.json"))?;
    let totals = tables["tables"]["totals"].as_array();
    let totals = totals.ok_or("no table of totals")?;
    // Arguments that Cargo adds are not numbers.
    let mut sizes: Vec<i64> = std::env::args()
        .filter_map(|size| size.parse().ok())
        .collect();
    if sizes.is_empty() {
        sizes = vec![15, 16];
    }
    for n in sizes {
        let row = totals
            .iter()
            .find(|row| row["n"] == n)
            .ok_or("no such total")?;
        let instance = Instance::queens(BoardSize::new(n)?, &[], Goal::Count)?;
        let start = Instant::now();
        let mut search = bitmask.accept(instance.clone()).expect("supported").count();
        search.finish();
        let time = start.elapsed();
        let counters = search.counters();
        assert_eq!(row["solutions"], counters.solutions);
        assert_eq!(row["fundamental"], counters.fundamental);
        println!(
            "totals n={n}: {} solutions in {} classes, {} nodes, {:.2} s",
            counters.solutions,
            counters.fundamental,
            counters.nodes,
            time.as_secs_f64()
        );
    }
    Ok(())
}
