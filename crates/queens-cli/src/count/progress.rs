//! How far a count has come, on one line of standard error that is written over, where that is a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use queens_core::counting::tally::Tally;

/// The line of a count in progress.
pub(super) struct Progress {
    start: Instant,
    /// The shards that a ledger had; they cost no time.
    before: u32,
    terminal: bool,
}

impl Progress {
    /// A count that begins now.
    pub(super) fn start(tally: &Tally) -> Progress {
        let progress = Progress {
            start: Instant::now(),
            before: tally.finished(),
            terminal: io::stderr().is_terminal(),
        };
        progress.show(tally);
        progress
    }

    /// Shows how many shards are finished, and how long the others may take.
    pub(super) fn show(&self, tally: &Tally) {
        if self.terminal {
            let text = line(tally, self.before, self.start.elapsed());
            // What cannot be shown is no reason to stop counting.
            let _ = write!(io::stderr(), "\r{text}\u{1b}[K");
        }
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

fn line(tally: &Tally, before: u32, elapsed: Duration) -> String {
    let (finished, shards) = (tally.finished(), tally.plan().shards());
    let mut line = format!("{finished} of {shards} shards, {} s", elapsed.as_secs());
    let counted = finished - before;
    if counted > 0 && elapsed >= Duration::from_secs(2) {
        let left = elapsed.as_secs_f64() / f64::from(counted) * f64::from(shards - finished);
        line.push_str(&format!(", about {left:.0} s left"));
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use queens_core::board::BoardSize;
    use queens_core::counting::plan::{Plan, ShardResult};
    use queens_core::instance::{Goal, Instance};

    #[test]
    fn the_time_left_follows_from_what_has_been_counted() {
        let size = BoardSize::new(13).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let plan = Plan::new(&instance).unwrap();
        let mut tally = Tally::new(plan.clone());
        let finish = |tally: &mut Tally, shards: std::ops::Range<u32>| {
            for number in shards {
                let result = ShardResult::new(plan.shard(number), 1);
                tally.add(&result).unwrap();
            }
        };
        finish(&mut tally, 0..4);
        let seconds = Duration::from_secs;
        assert_eq!(line(&tally, 4, seconds(0)), "4 of 16 shards, 0 s");
        finish(&mut tally, 4..6);
        assert_eq!(line(&tally, 4, seconds(1)), "6 of 16 shards, 1 s");
        assert_eq!(
            line(&tally, 4, seconds(10)),
            "6 of 16 shards, 10 s, about 50 s left"
        );
    }
}
