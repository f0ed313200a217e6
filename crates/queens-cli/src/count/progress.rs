//! The progress line of a count in shards.

use std::time::Duration;

use queens_core::counting::{Pace, Tally};

use crate::progress::{ProgressLine, duration, estimate};
use crate::words::several;

/// The progress line, with the measured pace of the count.
pub(super) struct Progress {
    line: ProgressLine,
    pace: Pace,
    threads: u32,
}

impl Progress {
    /// The progress of a count that starts now. If only a part is counted, the line stays hidden, because the estimate
    /// covers the whole count.
    pub(super) fn start(tally: &Tally, threads: usize, is_whole: bool) -> Progress {
        Progress {
            line: if is_whole {
                ProgressLine::new()
            } else {
                ProgressLine::hidden()
            },
            pace: Pace::new(tally),
            threads: threads as u32,
        }
    }

    /// Records that a thread has counted `slices` of the `of` slices of a shard since it started the shard,
    /// `milliseconds` ago.
    pub(super) fn running(&mut self, shard: u32, slices: u32, of: u32, milliseconds: f64) {
        self.pace.running(shard, slices, of, milliseconds);
    }

    /// Records that a thread has finished a shard within `milliseconds`.
    pub(super) fn finished(&mut self, shard: u32, milliseconds: f64) {
        self.pace.finished(shard, milliseconds);
    }

    /// Shows the finished share, and the estimated time left.
    pub(super) fn show(&self, tally: &Tally) {
        self.line.show(Some(self.pace.fraction()), |elapsed| {
            text(tally, &self.pace, self.threads, elapsed)
        });
    }

    /// Hides the line during work that may write to standard error.
    pub(super) fn suspend<T>(&self, work: impl FnOnce() -> T) -> T {
        self.line.suspend(work)
    }
}

fn text(tally: &Tally, pace: &Pace, threads: u32, elapsed: Duration) -> String {
    let (finished, shards) = (tally.finished(), tally.plan().shards());
    let elapsed = duration(elapsed);
    let mut text = format!("{finished} of {}, {elapsed}", several(shards, "shard"));
    if let Some(left) = pace.time_left(threads) {
        let times = [left.low, left.likely, left.high];
        let [low, likely, high] = times.map(estimate);
        text += &format!(", about {likely} left ({low} to {high})");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use queens_core::counting::{Plan, ShardResult};
    use queens_core::{BoardSize, Goal, Instance};

    #[test]
    fn the_time_left_follows_from_the_finished_shards() {
        let size = BoardSize::new(13).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let plan = Plan::new(&instance).unwrap();
        let mut tally = Tally::new(plan.clone());
        let mut pace = Pace::new(&tally);
        let seconds = Duration::from_secs;
        assert_eq!(text(&tally, &pace, 2, seconds(0)), "0 of 16 shards, 0 s");
        for number in 0..8 {
            let result = ShardResult::new(plan.shard(number), 1);
            tally.add(&result).unwrap();
            pace.finished(number, 900.0);
            let known = text(&tally, &pace, 2, seconds(1)).contains("left");
            assert_eq!(known, number >= 2);
        }
        assert_eq!(
            text(&tally, &pace, 2, seconds(4)),
            "8 of 16 shards, 4 s, about 4 s left (3 s to 5 s)"
        );
        // The estimate is now too long for a `Duration`.
        pace.finished(8, 1e300);
        assert!(text(&tally, &pace, 2, seconds(4)).contains(" left ("));
    }
}
