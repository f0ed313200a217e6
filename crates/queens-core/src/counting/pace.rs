//! How far a count is, and how long it may still take: from what each worker has measured of its own shards.
//!
//! Nothing here reads a clock, so that neither a machine that slept, nor a hidden page, nor a clock that was set can
//! disturb it for long: what counts is the median of the last shards' own times, and its spread is that of
//! their quartiles. A shard weighs as many sets of rows as it has. Sets differ much, but a shard has every so many-th of them:
//! up to n = 20 those of a board differ by less than the machine does; beyond, by a fifth, among thousands
//! (`docs/BENCHMARKS.md`). Nothing finer is needed. With given queens all shards weigh the same.

use std::collections::{BTreeMap, VecDeque};

use crate::counting::plan::{Plan, share};
use crate::counting::row_sets;
use crate::counting::tally::Tally;

/// The time that must have been counted before a time left is told, in milliseconds.
const KNOWN: f64 = 2_000.0;
/// So many shards are the last ones.
const LAST: usize = 48;
/// With fewer finished shards, those that are running tell how long one takes, too.
const ENOUGH: usize = 4;
/// One time alone may be off by so much; of k times, the square root of k less.
const SINGLE: f64 = 0.35;

/// The pace of a count.
#[derive(Clone, Debug)]
pub struct Pace {
    /// The sets of rows of all shards.
    sets: u64,
    finished: Vec<bool>,
    /// The number of finished shards, and their sets.
    number: u32,
    behind: u64,
    running: BTreeMap<u32, Part>,
    /// Milliseconds for a set, of the last finished shards.
    last: VecDeque<f64>,
    /// Milliseconds of all finished shards.
    counted: f64,
    fraction: f64,
}

/// What has been counted of a shard.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// From 0 to 1.
    fraction: f64,
    milliseconds: f64,
}

/// A time left, in seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Left {
    /// If what is left goes as fast as the faster quarter of the last shards.
    pub low: f64,
    /// If it goes like the shard in the middle.
    pub likely: f64,
    /// If it goes like the slower quarter, and the last shard begins when all others end.
    pub high: f64,
}

impl Pace {
    /// The pace of a count in which these shards are finished already; how long they took is not known.
    pub fn new(tally: &Tally) -> Pace {
        let plan = tally.plan();
        let mut pace = Pace {
            sets: sets(plan),
            finished: vec![false; plan.shards() as usize],
            number: 0,
            behind: 0,
            running: BTreeMap::new(),
            last: VecDeque::with_capacity(LAST),
            counted: 0.0,
            fraction: 0.0,
        };
        let mut missing = tally.missing().peekable();
        for shard in 0..plan.shards() {
            if missing.next_if_eq(&shard).is_none() {
                pace.finish(shard);
            }
        }
        pace.go_on();
        pace
    }

    /// A worker has counted so many slices of all that this shard has, in so many milliseconds by its own clock.
    pub fn running(&mut self, shard: u32, slices: u32, of: u32, milliseconds: f64) {
        let is_open = self.finished.get(shard as usize) == Some(&false);
        if !is_open {
            return;
        }
        let fraction = f64::from(slices.min(of)) / f64::from(of.max(1));
        let part = Part {
            fraction,
            milliseconds,
        };
        self.running.insert(shard, part);
        self.go_on();
    }

    /// A worker has finished this shard, in so many milliseconds by its own clock.
    pub fn finished(&mut self, shard: u32, milliseconds: f64) {
        self.running.remove(&shard);
        if self.finish(shard) && is_time(milliseconds) {
            if self.last.len() == LAST {
                self.last.pop_front();
            }
            self.last
                .push_back(milliseconds / self.sets_of(shard) as f64);
            self.counted += milliseconds;
        }
        self.go_on();
    }

    /// The worker of this shard is gone, and what it had counted of it.
    pub fn dropped(&mut self, shard: u32) {
        self.running.remove(&shard);
    }

    /// How much of the count is behind, from 0 to 1: never less than before, and 1 only when all shards are finished.
    pub fn fraction(&self) -> f64 {
        self.fraction
    }

    /// The sets of rows of the finished shards as a part of all, from 0 to 1: without what is begun, which
    /// [`Pace::fraction`] counts, too.
    pub fn finished_fraction(&self) -> f64 {
        self.behind as f64 / self.sets as f64
    }

    /// How many shards so many workers finish in a second; none before two seconds are counted.
    pub fn rate(&self, workers: u32) -> Option<f64> {
        let times = self.times()?;
        let shard = quantile(&times, 0.5) * self.sets as f64 / self.finished.len() as f64;
        Some(1e3 * f64::from(workers) / shard).filter(|rate| rate.is_finite())
    }

    /// How long so many workers still take; none before two seconds are counted, or without workers.
    pub fn left(&self, workers: u32) -> Option<Left> {
        let times = self.times().filter(|_| workers > 0)?;
        let part = |(&shard, part): (&u32, &Part)| part.fraction * self.sets_of(shard) as f64;
        let begun: f64 = self.running.iter().map(part).sum();
        let rest = (self.sets - self.behind) as f64 - begun;
        let longest = self.longest();
        let workers = f64::from(workers);
        // No order of the shards takes less than the first or more than the second (Graham, 1966).
        let least = longest.max(rest / workers);
        let most = rest / workers + longest * (1.0 - 1.0 / workers);
        let margin = SINGLE / (times.len() as f64).sqrt();
        Some(Left {
            low: least * quantile(&times, 0.25) * (1.0 - margin) / 1e3,
            likely: least * quantile(&times, 0.5) / 1e3,
            high: most * quantile(&times, 0.75) * (1.0 + margin) / 1e3,
        })
    }

    /// The sets of rows of a shard.
    fn sets_of(&self, shard: u32) -> u64 {
        share(self.sets, self.finished.len() as u32, shard)
    }

    /// The sets that are left of the shard that has most.
    fn longest(&self) -> f64 {
        let waiting = self.finished.len() - self.number as usize - self.running.len();
        let left =
            |(&shard, part): (&u32, &Part)| (1.0 - part.fraction) * self.sets_of(shard) as f64;
        let whole = if waiting > 0 {
            self.sets_of(0) as f64
        } else {
            0.0
        };
        self.running.iter().map(left).fold(whole, f64::max)
    }

    /// Milliseconds for a set, in increasing order; none before two seconds are counted.
    fn times(&self) -> Option<Vec<f64>> {
        let mut times: Vec<f64> = self.last.iter().copied().collect();
        let mut counted = self.counted;
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
        (counted >= KNOWN && !times.is_empty()).then_some(times)
    }

    /// Whether the shard was not finished before.
    fn finish(&mut self, shard: u32) -> bool {
        let Some(finished @ false) = self.finished.get_mut(shard as usize) else {
            return false;
        };
        *finished = true;
        self.number += 1;
        self.behind += self.sets_of(shard);
        true
    }

    /// What is told to be behind never falls, even when a worker is lost.
    fn go_on(&mut self) {
        let part = |(&shard, part): (&u32, &Part)| {
            // A shard whose result is not here is never behind as a whole.
            part.fraction.min(0.99) * self.sets_of(shard) as f64
        };
        let begun: f64 = self.running.iter().map(part).sum();
        let behind = (self.behind as f64 + begun) / self.sets as f64;
        self.fraction = self.fraction.max(behind);
    }
}

/// The sets of rows of all shards: of a board with given queens, and where no sets are needed, one for each shard.
fn sets(plan: &Plan) -> u64 {
    let instance = plan.instance().ok();
    let empty = instance.filter(|instance| instance.given().is_empty());
    let sets = empty.map(|instance| row_sets::number(instance.size()));
    let shards = u64::from(plan.shards());
    sets.unwrap_or(shards).max(shards)
}

fn is_time(milliseconds: f64) -> bool {
    milliseconds.is_finite() && milliseconds >= 0.0
}

/// The value below which this part of the sorted values lies; there is at least one.
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let at = part * (sorted.len() - 1) as f64;
    let below = sorted[at as usize];
    let above = sorted[at.ceil() as usize];
    below + (above - below) * at.fract()
}
