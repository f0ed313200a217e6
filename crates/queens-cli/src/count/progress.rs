//! The progress of a count, on one line of standard error that is overwritten, if that is a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use queens_core::counting::{Pace, Tally};

/// The line of a count in progress.
pub(super) struct Progress {
    start: Instant,
    pace: Pace,
    threads: u32,
    terminal: bool,
}

impl Progress {
    /// A count that begins now, in this many threads.
    pub(super) fn start(tally: &Tally, threads: usize) -> Progress {
        let progress = Progress {
            start: Instant::now(),
            pace: Pace::new(tally),
            threads: threads as u32,
            terminal: io::stderr().is_terminal(),
        };
        progress.show(tally);
        progress
    }

    /// `slices` of the `of` slices of a shard have taken this time.
    pub(super) fn running(&mut self, shard: u32, slices: u32, of: u32, time: Duration) {
        self.pace.running(shard, slices, of, milliseconds(time));
    }

    /// A shard has taken this time.
    pub(super) fn finished(&mut self, shard: u32, time: Duration) {
        self.pace.finished(shard, milliseconds(time));
    }

    /// Shows how much is finished, and the estimated time left.
    pub(super) fn show(&self, tally: &Tally) {
        if self.terminal {
            let text = line(tally, &self.pace, self.threads, self.start.elapsed());
            // The count continues where this cannot be written.
            let _ = write!(io::stderr(), "\r{text}\u{1b}[K");
        }
    }

    /// Erases the line.
    pub(super) fn clear(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn line(tally: &Tally, pace: &Pace, threads: u32, elapsed: Duration) -> String {
    let (finished, shards) = (tally.finished(), tally.plan().shards());
    let percent = (pace.fraction() * 100.0).floor();
    let mut line = format!(
        "{finished} of {shards} shards, {percent} %, {} s",
        elapsed.as_secs()
    );
    if let Some(left) = pace.left(threads) {
        let (seconds, unit) = unit(left.high);
        let [low, likely, high] = [left.low, left.likely, left.high].map(|time| time / seconds);
        line.push_str(&format!(
            ", about {likely:.0} {unit} left ({low:.0} to {high:.0})"
        ));
    }
    line
}

/// The unit for a time in seconds: its own seconds, and its name.
fn unit(seconds: f64) -> (f64, &'static str) {
    let units = [
        (1.0, "s"),
        (60.0, "min"),
        (3_600.0, "h"),
        (86_400.0, "days"),
    ];
    let fits = |(unit, _): &&(f64, &str)| seconds < 120.0 * unit;
    *units.iter().find(fits).unwrap_or(&units[3])
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
        assert_eq!(
            line(&tally, &pace, 2, seconds(0)),
            "0 of 16 shards, 0 %, 0 s"
        );
        for number in 0..8 {
            let result = ShardResult::new(plan.shard(number), 1);
            tally.add(&result).unwrap();
            pace.finished(number, 900.0);
            let known = line(&tally, &pace, 2, seconds(1)).contains("left");
            assert_eq!(known, number >= 2);
        }
        assert_eq!(
            line(&tally, &pace, 2, seconds(4)),
            "8 of 16 shards, 50 %, 4 s, about 4 s left (3 to 5)"
        );
        pace.finished(8, 1e9);
        let line = line(&tally, &pace, 2, seconds(4));
        assert!(line.ends_with(" left (3 to 4)"), "{line}");
    }

    #[test]
    fn long_times_have_larger_units() {
        for (seconds, name) in [(119.0, "s"), (121.0, "min"), (7_300.0, "h"), (1e9, "days")] {
            assert_eq!(unit(seconds).1, name);
        }
    }
}
