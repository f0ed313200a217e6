//! Projects the cost of exact counts of large boards from random shards. Arguments are sizes from 22 to 27. Without
//! an argument, the benchmark counts all shards of n = 18 and asserts the total.
//!
//! The benchmark takes a random slice of each random shard, lists the pairs of all these slices, and counts some of
//! them. The mean time of a slice is then the mean number of pairs, multiplied by the time per pair of the counted
//! slices. This is a ratio estimate with double sampling (Cochran, "Sampling Techniques", 1977, chapter 12). If a
//! whole shard takes only seconds, the benchmark also counts whole shards as a check.

mod clock;
mod figures;

use std::error::Error;
use std::fs;

use clock::milliseconds;
use queens_core::counting::expected::{UNIT_FILES, expected};
use queens_core::counting::published::published;
use queens_core::counting::{Audit, Engine, Tally};
use queens_core::{BoardSize, Goal, Instance, Random, Work};
use serde_json::json;

/// The sizes of the samples for one board.
struct Sample {
    n: i64,
    /// The number of random shards. One slice of each shard is listed.
    shards: usize,
    /// The number of these slices that are counted.
    slices: usize,
    /// The number of these shards that are counted completely.
    whole: usize,
    /// The number of sets of rows that are audited.
    audited: u32,
}

const SAMPLES: [Sample; 7] = [
    sample(18, [32, 0, 32], 0),
    sample(22, [200, 200, 20], 10),
    sample(23, [200, 60, 20], 5),
    sample(24, [100, 40, 20], 0),
    sample(25, [60, 20, 0], 0),
    sample(26, [32, 6, 0], 0),
    sample(27, [20, 2, 0], 0),
];

/// A mean and half the width of its 95 % confidence interval.
#[derive(Clone, Copy)]
struct Estimate {
    mean: f64,
    margin: f64,
    runs: usize,
}

const fn sample(n: i64, [shards, slices, whole]: [usize; 3], audited: u32) -> Sample {
    Sample {
        n,
        shards,
        slices,
        whole,
        audited,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    // Arguments that Cargo adds are not numbers.
    let asked: Vec<i64> = std::env::args().filter_map(|it| it.parse().ok()).collect();
    let asked = if asked.is_empty() { vec![18] } else { asked };
    let known = |n: &i64| SAMPLES.iter().any(|sample| sample.n == *n);
    if let Some(unknown) = asked.iter().find(|n| !known(n)) {
        return Err(format!("n={unknown}: allowed are 18 and 22 to 27").into());
    }
    let mut wanted = SAMPLES.iter().filter(|sample| asked.contains(&sample.n));
    wanted.try_for_each(measure)
}

fn measure(sample: &Sample) -> Result<(), Box<dyn Error>> {
    let n = sample.n;
    let unit = unit()?;
    // Resets the peak memory of this process.
    const PEAK: &str = "/proc/self/clear_refs";
    fs::write(PEAK, "5")
        .map_err(|error| format!("memory cannot be measured by {PEAK}: {error}"))?;
    let instance = empty(n)?;
    let engine = Engine::new(&instance)?;
    let shards = engine.plan().shards();
    let slices = engine.number_of_slices() as f64;
    let a_shard = slices / f64::from(shards);
    println!(
        "n={n}: {shards} shards, {slices} slices, {a_shard:.1} a shard; the unit takes {unit:.4} s"
    );

    let mut random = Random::new(n as u64);
    let mut drawn: Vec<u32> = (0..shards).collect();
    random.shuffle(&mut drawn);
    drawn.truncate(sample.shards);
    let mut tally = Tally::new(engine.plan().clone());
    let (mut whole, mut first) = (Vec::new(), Vec::new());
    for &number in &drawn[..sample.whole] {
        let (result, time) = timed(|| engine.start(number).finish());
        tally.add(&result?)?;
        whole.push(time);
        first.extend(counted(&engine, &[number.into()])?);
    }
    let mut shard = mean(&whole);
    if sample.whole > 0 {
        shard.print(&format!("n={n}, a whole shard"), "s");
        let first = mean(&first).times(a_shard);
        first.print(&format!("n={n}, a shard by first slices"), "s");
        figures::print(&format!("n={n}, whole shards"), "s", whole, None);
    }
    if sample.slices > 0 {
        shard = slices_of(&engine, &drawn, sample.slices, &mut random)?.times(a_shard);
        shard.print(&format!("n={n}, a shard by slices"), "s");
    }
    let all = shard.times(f64::from(shards) / 3_600.0);
    all.print(&format!("n={n}, all shards on one core"), "hours");
    let units = expected(&instance).ok_or("a cost")?;
    let off = shard.times(f64::from(shards) / unit / units);
    off.print(
        &format!("n={n}, all shards, compared with the expected time"),
        "times",
    );
    if tally.finished() == shards {
        let known = published(n as u8).map(|known| known.solutions);
        assert_eq!(tally.solutions(), known);
    }
    figures::print(
        &format!("n={n}, greatest memory"),
        "MB",
        memory().into_iter().collect(),
        None,
    );
    let audited = audited(&engine, sample.audited)?;
    figures::print(&format!("n={n}, a set counted again"), "s", audited, None);
    Ok(())
}

/// Estimates the mean time of a slice. Lists one random slice of each shard, and counts the first `slices` of them.
fn slices_of(
    engine: &Engine,
    drawn: &[u32],
    slices: usize,
    random: &mut Random,
) -> Result<Estimate, Box<dyn Error>> {
    let n = engine.plan().instance()?.size().files();
    let shards = engine.plan().shards();
    let places = drawn.iter().map(|&shard| {
        let slice = random.below(engine.slices_of(shard));
        u64::from(shard) + u64::from(slice) * u64::from(shards)
    });
    let places: Vec<u64> = places.collect();
    let (pairs, time) = timed(|| engine.pairs_at(&places).collect::<Vec<u64>>());
    println!("  {} slices listed in {time:.1} s", pairs.len());
    let pairs: Vec<f64> = pairs.into_iter().map(|pairs| pairs as f64).collect();
    let counted = counted(engine, &places[..slices])?;
    let both = counted
        .iter()
        .zip(&pairs)
        .filter(|&(_, &pairs)| pairs > 0.0);
    let pace = both.map(|(time, pairs)| time / pairs * 256e9).collect();
    let estimate = by_pairs(&counted, &pairs);
    figures::print(&format!("n={n}, pairs of a slice"), "pairs", pairs, None);
    figures::print(&format!("n={n}, a slice"), "s", counted, None);
    figures::print(&format!("n={n}, 256 pairs of a slice"), "ns", pace, None);
    Ok(estimate)
}

/// The seconds of each slice at these places.
fn counted(engine: &Engine, places: &[u64]) -> Result<Vec<f64>, Box<dyn Error>> {
    let mut slices = engine.slices_at(places);
    let times = places.iter().map(|_| {
        let (slice, time) = timed(|| slices.next());
        slice.ok_or("a slice")??;
        Ok(time)
    });
    times.collect()
}

fn empty(n: i64) -> Result<Instance, Box<dyn Error>> {
    Ok(Instance::queens(BoardSize::new(n)?, &[], Goal::Count)?)
}

/// The length of the unit of expected costs, in seconds.
fn unit() -> Result<f64, Box<dyn Error>> {
    let instance = empty(UNIT_FILES.into())?;
    let times = (0..41).map(|_| {
        let (count, time) = timed(|| {
            let slices = Engine::new(&instance).ok()?.slices();
            Some(
                slices
                    .map_while(Result::ok)
                    .map(|slice| slice.solutions)
                    .sum::<u64>(),
            )
        });
        assert_eq!(count, Some(365_596));
        time
    });
    Ok(mean(&times.collect::<Vec<f64>>()).mean)
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = milliseconds();
    let done = work();
    (done, (milliseconds() - start) / 1e3)
}

/// The seconds to recount each of `sets` sets of rows depth first.
fn audited(engine: &Engine, sets: u32) -> Result<Vec<f64>, Box<dyn Error>> {
    let mut audit = Audit::new(engine, 1)?;
    let mut times = Vec::new();
    for _ in 0..sets {
        assert!(audit.work(1).is_pending());
        let (found, time) = timed(|| audit.finish());
        found?;
        times.push(time);
    }
    Ok(times)
}

/// The peak memory of this process in megabytes. `None` if the system does not report it.
fn memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kibibytes * 1.024e-3)
}

/// Estimates the mean time of a slice. `times` are the times of the first slices, and `pairs` are the pairs of all
/// slices.
fn by_pairs(times: &[f64], pairs: &[f64]) -> Estimate {
    let sum = |values: &[f64]| values.iter().sum::<f64>();
    let pace = sum(times) / sum(&pairs[..times.len()]);
    let apart = times
        .iter()
        .zip(pairs)
        .map(|(time, pairs)| time - pace * pairs);
    let apart = mean(&apart.collect::<Vec<f64>>()).margin;
    let pairs = mean(pairs);
    Estimate {
        mean: pace * pairs.mean,
        margin: apart.hypot(pace * pairs.margin),
        runs: pairs.runs,
    }
}

fn mean(values: &[f64]) -> Estimate {
    let runs = values.len() as f64;
    let mean = values.iter().sum::<f64>() / runs;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    let error = (squares.sum::<f64>() / (runs - 1.0) / runs).sqrt();
    Estimate {
        mean,
        margin: quantile(runs - 1.0) * error,
        runs: values.len(),
    }
}

/// The 97.5 % quantile of Student's t-distribution, computed from the normal quantile (Abramowitz and Stegun 26.7.5).
fn quantile(freedom: f64) -> f64 {
    let z: f64 = 1.959_964;
    let power = |exponent| z.powi(exponent);
    z + (power(3) + z) / 4.0 / freedom
        + (5.0 * power(5) + 16.0 * power(3) + 3.0 * z) / 96.0 / freedom.powi(2)
        + (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * z) / 384.0 / freedom.powi(3)
}

impl Estimate {
    fn times(self, factor: f64) -> Estimate {
        Estimate {
            mean: self.mean * factor,
            margin: self.margin * factor,
            ..self
        }
    }

    /// Prints the mean as the median, and the 95 % confidence interval as the range.
    fn print(self, what: &str, unit: &str) {
        let Estimate { mean, margin, runs } = self;
        let what = format!("{what}: mean and 95 % interval");
        println!(
            "{}",
            json!({
                "what": what, "unit": unit, "median": mean, "least": mean - margin, "most": mean + margin,
                "runs": runs, "limit": null,
            })
        );
    }
}
