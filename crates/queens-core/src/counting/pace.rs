//! The progress of a count and the time it still needs, from the times that the workers measure for their own shards.
//!
//! No clock is read here. The estimate uses the median and the quartiles of the last shards' times, so a machine that
//! slept, a hidden page or a changed clock disturb it only for some shards. The weight of a shard is its number of sets
//! of rows. Sets cost very different times, but each shard has sets from the whole range: up to n = 20 the shards of a
//! board differ less than the speed of the machine, beyond that by a fifth (`benches/shards.rs`), so no finer weight is
//! needed. With given queens all shards have the same weight.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::counting::plan::{Plan, slices_of};
use crate::counting::row_sets;
use crate::counting::tally::Tally;

/// The least time of finished shards before an estimate is made, in milliseconds.
const LEAST_TIME: f64 = 2_000.0;
/// The number of recent shards whose times are used.
const RECENT: usize = 48;
/// With fewer finished shards, the times of running ones are used, too.
const ENOUGH: usize = 4;
/// The relative error of an estimate from one time; from k times it is divided by the square root of k.
const ERROR_OF_ONE: f64 = 0.35;

/// The pace of a count.
#[derive(Clone, Debug)]
pub struct Pace {
    /// The sets of rows of all shards.
    sets: u64,
    shards: u32,
    unfinished: BTreeSet<u32>,
    /// The sets of rows of the finished shards.
    finished_sets: u64,
    /// The unfinished shards that workers have begun.
    running: BTreeMap<u32, Part>,
    /// Milliseconds per set of the recent finished shards, the last at the end.
    recent: VecDeque<f64>,
    /// Milliseconds of all shards finished here.
    milliseconds: f64,
    fraction: f64,
}

/// The counted part of a running shard.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// From 0 to 1.
    fraction: f64,
    milliseconds: f64,
}

/// The time left, in seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TimeLeft {
    /// If the rest is as fast as the faster quarter of the recent shards.
    pub low: f64,
    /// If the rest is as fast as the median of the recent shards.
    pub likely: f64,
    /// If the rest is as slow as the slower quarter, and the last shard begins when all others end.
    pub high: f64,
}

impl Pace {
    /// The pace of a count with these finished shards. Their times are not known.
    pub fn new(tally: &Tally) -> Pace {
        let plan = tally.plan();
        let mut pace = Pace {
            sets: sets(plan),
            shards: plan.shards(),
            unfinished: tally.missing().collect(),
            finished_sets: 0,
            running: BTreeMap::new(),
            recent: VecDeque::with_capacity(RECENT),
            milliseconds: 0.0,
            fraction: 0.0,
        };
        let left = pace.unfinished.iter().map(|&shard| pace.sets_of(shard));
        pace.finished_sets = pace.sets - left.sum::<u64>();
        pace.update_fraction();
        pace
    }

    /// A worker has counted `slices` of the `of` slices of this shard, in this time by its own clock.
    pub fn running(&mut self, shard: u32, slices: u32, of: u32, milliseconds: f64) {
        if !self.unfinished.contains(&shard) {
            return;
        }
        let fraction = f64::from(slices.min(of)) / f64::from(of.max(1));
        let part = Part {
            fraction,
            milliseconds,
        };
        self.running.insert(shard, part);
        self.update_fraction();
    }

    /// A worker has finished this shard, in this time by its own clock.
    pub fn finished(&mut self, shard: u32, milliseconds: f64) {
        self.running.remove(&shard);
        if !self.unfinished.remove(&shard) {
            return;
        }
        let sets = self.sets_of(shard);
        self.finished_sets += sets;
        if is_time(milliseconds) {
            if self.recent.len() == RECENT {
                self.recent.pop_front();
            }
            self.recent.push_back(milliseconds / sets as f64);
            self.milliseconds += milliseconds;
        }
        self.update_fraction();
    }

    /// The worker of this shard has ended, and its part of the shard is lost.
    pub fn dropped(&mut self, shard: u32) {
        self.running.remove(&shard);
    }

    /// The counted part of all sets of rows, running shards included, from 0 to 1. It never falls, and it is 1 only when
    /// all shards are finished.
    pub fn fraction(&self) -> f64 {
        self.fraction
    }

    /// How many shards this number of workers finishes in a second. `None` before two seconds are counted.
    pub fn rate(&self, workers: u32) -> Option<f64> {
        let times = self.times()?;
        let shard = quantile(&times, 0.5) * self.sets as f64 / f64::from(self.shards);
        Some(1e3 * f64::from(workers) / shard).filter(|rate| rate.is_finite())
    }

    /// The time that this number of workers still needs. `None` before two seconds are counted, or without workers.
    pub fn left(&self, workers: u32) -> Option<TimeLeft> {
        let times = self.times().filter(|_| workers > 0)?;
        let part = |(&shard, part): (&u32, &Part)| part.fraction * self.sets_of(shard) as f64;
        let begun: f64 = self.running.iter().map(part).sum();
        let rest = (self.sets - self.finished_sets) as f64 - begun;
        let longest = self.longest();
        let workers = f64::from(workers);
        // Bounds for any order of the shards (Graham, 1966).
        let least = longest.max(rest / workers);
        let most = rest / workers + longest * (1.0 - 1.0 / workers);
        let margin = ERROR_OF_ONE / (times.len() as f64).sqrt();
        Some(TimeLeft {
            low: least * quantile(&times, 0.25) * (1.0 - margin) / 1e3,
            likely: least * quantile(&times, 0.5) / 1e3,
            high: most * quantile(&times, 0.75) * (1.0 + margin) / 1e3,
        })
    }

    /// The sets of rows of a shard.
    fn sets_of(&self, shard: u32) -> u64 {
        slices_of(self.sets, self.shards, shard)
    }

    /// The most uncounted sets of a shard.
    fn longest(&self) -> f64 {
        let rest =
            |(&shard, part): (&u32, &Part)| (1.0 - part.fraction) * self.sets_of(shard) as f64;
        let whole = if self.unfinished.len() > self.running.len() {
            self.sets_of(0) as f64
        } else {
            0.0
        };
        self.running.iter().map(rest).fold(whole, f64::max)
    }

    /// Milliseconds per set, in increasing order. `None` before two seconds are counted.
    fn times(&self) -> Option<Vec<f64>> {
        let mut times: Vec<f64> = self.recent.iter().copied().collect();
        let mut counted = self.milliseconds;
        if times.len() < ENOUGH {
            for (&shard, part) in &self.running {
                let sets = part.fraction * self.sets_of(shard) as f64;
                if is_time(part.milliseconds) && sets > 0.0 {
                    times.push(part.milliseconds / sets);
                    counted += part.milliseconds;
                }
            }
        }
        times.sort_by(f64::total_cmp);
        (counted >= LEAST_TIME && !times.is_empty()).then_some(times)
    }

    /// Raises the fraction to what is counted now. It does not fall when a worker is lost.
    fn update_fraction(&mut self) {
        let part = |(&shard, part): (&u32, &Part)| {
            // A shard without a result never counts as a whole.
            part.fraction.min(0.99) * self.sets_of(shard) as f64
        };
        let begun: f64 = self.running.iter().map(part).sum();
        let counted = (self.finished_sets as f64 + begun) / self.sets as f64;
        self.fraction = self.fraction.max(counted);
    }
}

/// The sets of rows of all shards. With given queens, of domination, and if the count is depth first, one for each shard.
fn sets(plan: &Plan) -> u64 {
    let instance = plan.instance().ok().filter(|_| plan.k().is_none());
    let empty = instance.filter(|instance| instance.given().is_empty());
    let sets = empty.map(|instance| row_sets::canonical_sets(instance.size()));
    let shards = u64::from(plan.shards());
    sets.unwrap_or(shards).max(shards)
}

fn is_time(milliseconds: f64) -> bool {
    milliseconds.is_finite() && milliseconds >= 0.0
}

/// The quantile of sorted values, at least one, with linear interpolation.
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let at = part * (sorted.len() - 1) as f64;
    let below = sorted[at as usize];
    let above = sorted[at.ceil() as usize];
    below + (above - below) * at.fract()
}
