//! Counts all completions of given queens, first with an algorithm of the registry, then shard by shard with the
//! faster counting engine.
//!
//! `cargo run --release --example count`

use queens_core::counting::{Engine, Tally};
use queens_core::{BoardSize, Goal, Instance, Square, Work, algorithm};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size = BoardSize::new(12)?;
    let given: Vec<Square> = vec!["a5".parse()?, "c8".parse()?];
    let instance = Instance::queens(size, &given, Goal::Count)?;

    // Every algorithm can count without a trace, here in slices of about 100,000 nodes.
    let bitmask = algorithm::find("bitmask").ok_or("no such algorithm")?;
    let mut search = bitmask.accept(instance.clone())?.count();
    while search.work(100_000).is_pending() {}
    let counted = search.counters().solutions;
    println!("bitmask: {counted} completions of a5, c8 on {size}");

    // A plan divides the count into shards, which can be counted anywhere and in any order.
    let engine = Engine::new(&instance)?;
    let plan = engine.plan().clone();
    let mut tally = Tally::new(plan.clone());
    for number in 0..plan.shards() {
        let result = engine.start(number).finish();
        tally.add(&result.map_err(|_| "more than 64 bits hold")?)?;
    }
    println!(
        "engine:  {:?} in {} shards",
        tally.solutions(),
        plan.shards()
    );
    assert_eq!(tally.solutions(), Some(counted));
    Ok(())
}
