//! What the exact counts of wide boards would take, projected from shards drawn at random. Arguments: sizes from 22 to 27.
//! Without one, all shards of n=18 are counted, and their sum is asserted, which a sample has none of.
//!
//! A slice at a random place is drawn from each drawn shard, and its pairs are listed; some of these slices are counted.
//! The time of a slice is then the mean of the listed pairs, multiplied by the time for each pair of the counted slices
//! (a ratio estimate with double sampling: Cochran, "Sampling Techniques", 1977, chapter 12). Where whole shards take
//! seconds, they are counted, too, as a check.

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

/// How much of a board is measured.
struct Sample {
    n: i64,
    /// The shards drawn, in each of which a slice is listed.
    shards: usize,
    /// How many of these slices are counted.
    slices: usize,
    /// How many of these shards are counted as a whole.
    whole: usize,
    /// The sets of rows that are counted again.
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

/// A mean and the half width of its 95 % interval.
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
    // Cargo adds its own options.
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
    // The greatest memory from here on.
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

/// The mean time of a slice: one is drawn from each of these shards and listed, and so many of them are counted.
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

/// The times of the slices at these places.
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

/// The seconds of the unit of expected costs.
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

/// The time of each of these sets of rows, counted depth first.
fn audited(engine: &Engine, sets: u32) -> Result<Vec<f64>, Box<dyn Error>> {
    let mut audit = Audit::new(engine, 1).ok_or("a count by halves")?;
    let mut times = Vec::new();
    for _ in 0..sets {
        assert!(audit.work(1).is_pending());
        let (found, time) = timed(|| audit.finish());
        found?;
        times.push(time);
    }
    Ok(times)
}

/// The greatest memory of this process, in megabytes, where the system tells it.
fn memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kibibytes * 1.024e-3)
}

/// The mean time of a slice, from the times of some slices and the pairs of these and of others after them.
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

/// The 97.5 % quantile of Student's distribution, from that of the normal one (Abramowitz and Stegun 26.7.5).
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

    /// Prints the mean in the place of the median, and its 95 % interval in that of the range.
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
