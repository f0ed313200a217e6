//! The progress of a count and its remaining time, estimated from the times that the workers measure for their shards.
//!
//! This module reads no clock. The estimate uses the median and the quartiles of the times of recent shards. A machine
//! that slept, a hidden page or a changed clock therefore disturbs the estimate only for a few shards. The weight of a
//! shard is its number of sets of rows. Single sets take very different times, but each shard has sets from the whole
//! range. Up to n = 20, the times of shards vary less than the speed of the machine, and beyond that by a fifth
//! (`benches/shards.rs`). A finer weight is therefore not needed. With given queens, all shards have the same weight.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::counting::plan::{Plan, slices_of};
use crate::counting::row_sets;
use crate::counting::tally::Tally;

/// The least total time of the measured shards before an estimate is made, in milliseconds.
const LEAST_TIME: f64 = 2_000.0;
/// The number of recent shards whose times are used.
const RECENT: usize = 48;
/// With fewer finished shards than this number, the estimate also uses the times of running shards.
const ENOUGH: usize = 4;
/// The relative error of an estimate from one measured time. For k times, the error is divided by the square root of k.
const ERROR_OF_ONE: f64 = 0.35;

/// The progress and the speed of a count.
///
/// ```
/// use queens_core::counting::{Pace, Plan, Tally};
/// use queens_core::{BoardSize, Goal, Instance};
///
/// let plan = Plan::new(&Instance::queens(BoardSize::new(13)?, &[], Goal::Count)?)?;
/// let mut pace = Pace::new(&Tally::new(plan.clone()));
/// assert_eq!(pace.fraction(), 0.0);
/// (0..plan.shards()).for_each(|shard| pace.finished(shard, 1_000.0));
/// assert_eq!(pace.fraction(), 1.0);
/// assert!(pace.rate(2) > pace.rate(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Pace {
    /// The number of sets of rows of all shards.
    sets: u64,
    shards: u32,
    unfinished: BTreeSet<u32>,
    /// The number of sets of rows of the finished shards.
    finished_sets: u64,
    /// The unfinished shards that workers have begun.
    running: BTreeMap<u32, Part>,
    /// The milliseconds per set of the recently finished shards, the latest at the end.
    recent: VecDeque<f64>,
    /// The total milliseconds of the shards that [`Pace::finished`] recorded.
    milliseconds: f64,
    fraction: f64,
}

/// The counted part of a running shard.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// The counted fraction of the shard's slices, from 0 to 1.
    fraction: f64,
    milliseconds: f64,
}

/// An estimate of the remaining time of a count, in seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TimeLeft {
    /// The time if the remaining shards are as fast as the faster quarter of the recent shards.
    pub low: f64,
    /// The time if the remaining shards are as fast as the median of the recent shards.
    pub likely: f64,
    /// The time if the remaining shards are as slow as the slower quarter, and the last shard begins when all others
    /// end.
    pub high: f64,
}

impl Pace {
    /// The pace of a count with these finished shards, whose times are unknown.
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

    /// Records that a worker has counted `slices` of the `of` slices of this shard. The time comes from the worker's
    /// clock.
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

    /// Records that a worker has finished this shard. The time comes from the worker's clock.
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

    /// Records that the worker of this shard has ended. Its part of the shard is lost.
    pub fn dropped(&mut self, shard: u32) {
        self.running.remove(&shard);
    }

    /// The fraction of all sets of rows that is counted, running shards included, from 0 to 1. It never decreases, and
    /// it is 1 only when all shards are finished.
    pub fn fraction(&self) -> f64 {
        self.fraction
    }

    /// The number of shards that `workers` workers finish per second. `None` if the measured shards took less than two
    /// seconds in total.
    pub fn rate(&self, workers: u32) -> Option<f64> {
        let times = self.times()?;
        let shard = quantile(&times, 0.5) * self.sets as f64 / f64::from(self.shards);
        Some(1e3 * f64::from(workers) / shard).filter(|rate| rate.is_finite())
    }

    /// The time that `workers` workers still need. `None` if the measured shards took less than two seconds in total,
    /// or `workers` is 0.
    pub fn time_left(&self, workers: u32) -> Option<TimeLeft> {
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

    /// The number of sets of rows of a shard.
    fn sets_of(&self, shard: u32) -> u64 {
        slices_of(self.sets, self.shards, shard)
    }

    /// The greatest number of uncounted sets of an unfinished shard.
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

    /// The milliseconds per set of the measured shards, in increasing order. `None` if these shards took less than two
    /// seconds in total.
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

    /// Raises the fraction to the part counted now. The fraction does not decrease when a worker's part is lost.
    fn update_fraction(&mut self) {
        let part = |(&shard, part): (&u32, &Part)| {
            // A shard without a result never counts as complete.
            part.fraction.min(0.99) * self.sets_of(shard) as f64
        };
        let begun: f64 = self.running.iter().map(part).sum();
        let counted = (self.finished_sets as f64 + begun) / self.sets as f64;
        self.fraction = self.fraction.max(counted);
    }
}

/// The number of sets of rows of all shards. With given queens and for domination, each shard counts as one set.
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

/// The quantile of sorted values, with linear interpolation; `part` is from 0 to 1. There must be at least one value.
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let at = part * (sorted.len() - 1) as f64;
    let below = sorted[at as usize];
    let above = sorted[at.ceil() as usize];
    below + (above - below) * at.fract()
}
