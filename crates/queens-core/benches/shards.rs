//! Measures single shards of exact counts. Prints how much their times differ, the time of the whole board, and the
//! time to audit a set of rows. The argument `18` selects all shards of n = 18. `21:40` selects 40 random shards of n
//! = 21, and `18:4:h5` selects 4 random shards of n = 18 with a queen on h5.

mod clock;

use std::env;
use std::hint::black_box;

use clock::milliseconds;
use queens_core::counting::expected::expected;
use queens_core::counting::published::published;
use queens_core::counting::{Audit, Engine, ShardResult, Tally};
use queens_core::{BoardSize, Goal, Instance, Random, Square, Work};

fn main() {
    let sizes: Vec<String> = env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    if sizes.is_empty() {
        ["13", "14", "16", "17"].into_iter().for_each(measure)
    } else {
        sizes.iter().for_each(|size| measure(size))
    }
}

/// Measures the shards that an argument such as `18`, `21:40` or `18:4:h5` selects.
fn measure(asked: &str) {
    let mut parts = asked.split(':');
    let n = parts.next().expect("a size");
    let some = parts
        .next()
        .map(|some| some.parse().expect("a number of shards"));
    let given = parts
        .next()
        .unwrap_or_default()
        .split(',')
        .filter(|it| !it.is_empty());
    let given: Vec<Square> = given.map(|name| name.parse().expect("a square")).collect();
    let size = BoardSize::new(n.parse().expect("a size")).expect("a size");
    let instance = Instance::queens(size, &given, Goal::Count).expect("queens that fit");
    if let Some(units) = expected(&instance) {
        println!("{asked}: expected {units:.3} units");
    }
    let start = milliseconds();
    let engine = Engine::new(&instance).expect("a board that is not too wide");
    let shards = engine.plan().shards();
    let tables = (milliseconds() - start) / 1e3;
    println!("n = {n}: {shards} shards; tables {tables:.2} s");
    let mut chosen: Vec<u32> = (0..shards).collect();
    Random::new(1).shuffle(&mut chosen);
    chosen.truncate(some.unwrap_or(usize::MAX));
    let mut tally = Tally::new(engine.plan().clone());
    let mut times: Vec<(f64, f64)> = chosen
        .iter()
        .map(|&number| {
            let start = milliseconds();
            let result = shard(&engine, number);
            let time = milliseconds() - start;
            tally.add(&result).expect("a result of its own");
            (time, f64::from(engine.slices_of(number)))
        })
        .collect();
    let sum: f64 = times.iter().map(|(time, _)| time).sum();
    let whole = sum / times.len() as f64 * f64::from(shards) / 1e3;
    println!("  {} shards counted: {:.2} s for all", times.len(), whole);
    if tally.finished() == shards && given.is_empty() {
        let known = published(size.files()).expect("a published number");
        assert_eq!(tally.solutions(), Some(known.solutions));
        again(&instance);
    }
    spread("ms a shard", times.iter().map(|&(time, _)| time).collect());
    times.retain(|&(_, sets)| sets > 0.0);
    spread(
        "ms a set of a shard",
        times.iter().map(|(time, sets)| time / sets).collect(),
    );
    audit(&engine, if some.is_some() { 5 } else { 40 });
}

fn shard(engine: &Engine, number: u32) -> ShardResult {
    engine.start(number).finish().expect("a sum that fits")
}

/// Prints the mean time of a whole count, including its tables, measured over three seconds.
fn again(instance: &Instance) {
    let (start, mut counts, mut time) = (milliseconds(), 0.0, 0.0);
    while time < 3_000.0 {
        let engine = Engine::new(instance).expect("a board that is not too wide");
        for number in 0..engine.plan().shards() {
            black_box(shard(&engine, number));
        }
        (counts, time) = (counts + 1.0, milliseconds() - start);
    }
    println!(
        "  the whole with its tables, {counts} times: {:.2} ms",
        time / counts
    );
}

fn audit(engine: &Engine, sets: u32) {
    let Ok(mut audit) = Audit::new(engine, 1) else {
        return;
    };
    let (mut joined, mut searched) = (Vec::new(), Vec::new());
    while audit.sets() < sets {
        let start = milliseconds();
        assert!(audit.work(1).is_pending());
        let between = milliseconds();
        joined.push(between - start);
        assert_eq!(audit.finish(), Ok(()));
        searched.push(milliseconds() - between);
    }
    spread("ms a set by halves", joined);
    spread("ms a set depth first", searched);
}

/// Prints the minimum, the quartiles, the maximum, the mean, and the relative standard deviation.
fn spread(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[(part * (times.len() - 1) as f64).round() as usize];
    let count = times.len() as f64;
    let mean = times.iter().sum::<f64>() / count;
    let variance = times.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / count;
    println!(
        "  {what:22} {:.3}  {:.3}  {:.3}  {:.3}  {:.3}; mean {mean:.3}, deviation {:.1} %",
        at(0.0),
        at(0.25),
        at(0.5),
        at(0.75),
        at(1.0),
        variance.sqrt() / mean * 100.0
    );
}
