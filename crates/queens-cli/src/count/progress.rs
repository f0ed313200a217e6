//! The progress of a count, on one line of standard error that is overwritten, if that is a terminal.

use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};
use queens_core::counting::{Pace, Tally};

use crate::words::several;

/// The parts of a whole bar.
const PARTS: f64 = 1000.0;

/// The line of a count in progress.
pub(super) struct Progress {
    bar: ProgressBar,
    pace: Pace,
    threads: u32,
}

impl Progress {
    /// A count that begins now, in this many threads. That of a part has no line: what is left is that of the whole count.
    pub(super) fn start(tally: &Tally, threads: usize, is_whole: bool) -> Progress {
        let bar = match is_whole {
            true => ProgressBar::new(PARTS as u64),
            false => ProgressBar::hidden(),
        };
        let style = ProgressStyle::with_template("{percent} % {bar:30} {msg}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        Progress {
            bar: bar.with_style(style),
            pace: Pace::new(tally),
            threads: threads as u32,
        }
    }

    /// A thread has counted `slices` of the `of` slices of a shard, in this time.
    pub(super) fn running(&mut self, shard: u32, slices: u32, of: u32, milliseconds: f64) {
        self.pace.running(shard, slices, of, milliseconds);
    }

    /// A thread has finished a shard, in this time.
    pub(super) fn finished(&mut self, shard: u32, milliseconds: f64) {
        self.pace.finished(shard, milliseconds);
    }

    /// Shows how much is finished, and the estimated time left.
    pub(super) fn show(&self, tally: &Tally) {
        self.bar.set_position((self.pace.fraction() * PARTS) as u64);
        self.bar
            .set_message(line(tally, &self.pace, self.threads, self.bar.elapsed()));
    }

    /// Does what may write on standard error, without the line.
    pub(super) fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.bar.suspend(work)
    }

    /// Erases the line.
    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

fn line(tally: &Tally, pace: &Pace, threads: u32, elapsed: Duration) -> String {
    let (finished, shards) = (tally.finished(), tally.plan().shards());
    let elapsed = HumanDuration(elapsed);
    let mut line = format!("{finished} of {}, {elapsed:#}", several(shards, "shard"));
    if let Some(left) = pace.left(threads) {
        let [low, likely, high] = [left.low, left.likely, left.high].map(|seconds| {
            HumanDuration(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
        });
        line += &format!(", about {likely:#} left ({low:#} to {high:#})");
    }
    line
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
        assert_eq!(line(&tally, &pace, 2, seconds(0)), "0 of 16 shards, 0s");
        for number in 0..8 {
            let result = ShardResult::new(plan.shard(number), 1);
            tally.add(&result).unwrap();
            pace.finished(number, 900.0);
            let known = line(&tally, &pace, 2, seconds(1)).contains("left");
            assert_eq!(known, number >= 2);
        }
        assert_eq!(
            line(&tally, &pace, 2, seconds(4)),
            "8 of 16 shards, 4s, about 4s left (3s to 5s)"
        );
        // A time that no duration holds.
        pace.finished(8, 1e300);
        assert!(line(&tally, &pace, 2, seconds(4)).contains(" left ("));
    }
}
