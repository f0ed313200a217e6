//! The searches for a tour that `tests/data/knight.json` lists as given up. No start finds a tour before the cap.
//! Prints the time per call.

mod figures;

use std::time::Instant;

use queens_core::{BoardSize, Ending, Goal, Instance, Problem, Setup, algorithm};
use serde_json::Value;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size = BoardSize::new(8)?;
    let algorithm = algorithm::find("tour-natural-order").ok_or("an algorithm")?;
    let tables: Value = serde_json::from_str(include_str!("../tests/data/knight.json"))?;
    let rows = tables["tables"]["natural"].as_array().ok_or("a table")?;
    let mut times = Vec::new();
    for row in rows.iter().filter(|row| row["solved"].is_null()) {
        let start = row["start"].as_u64().ok_or("a start")?;
        let setup = Setup {
            given: vec![size.numbered(start as usize)],
            ..Setup::new(Problem::Knight, size, Goal::First)
        };
        let mut search = algorithm.accept(Instance::new(setup)?)?.count();
        let begun = Instant::now();
        let ending = search.finish();
        let time = begun.elapsed();
        let calls = search.counters().nodes;
        assert_ne!(ending, Ending::Complete, "{row}");
        assert_eq!(
            (row["calls"].as_u64(), search.counters().solutions),
            (Some(calls), 0),
            "{row}"
        );
        times.push(time.as_secs_f64() * 1e9 / calls as f64);
    }
    figures::print("tour-natural-order on 8×8, a call", "ns", times, None);
    Ok(())
}
