//! Shards counted by several threads. Each takes the next shard that is left and reports to the thread that started
//! them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::task::Poll;
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use queens_core::Work;
use queens_core::counting::{Engine, Overflow, ShardResult};

use crate::failure::Failure;
use crate::output::note;

/// The time between two reports on a running shard.
const REPORT_EVERY: Duration = Duration::from_millis(500);

/// What a thread reports on a shard, with the time that the shard has taken.
pub(super) enum Report {
    /// This many slices are counted.
    Running {
        shard: u32,
        slices: u32,
        time: Duration,
    },
    Finished {
        result: ShardResult,
        time: Duration,
    },
    Overflow(Overflow),
}

/// Counts these shards. `see` gets each report; its first failure ends the count.
pub(super) fn count(
    engine: &Engine,
    shards: &[u32],
    threads: usize,
    mut see: impl FnMut(Report) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let left = Mutex::new(shards.iter().copied());
    let is_over = AtomicBool::new(false);
    // Poisoned only by a panic while a shard is taken; then all threads stop.
    let next = || left.lock().ok()?.next();
    thread::scope(|scope| {
        let (sender, reports) = mpsc::channel();
        for started in 0..threads {
            let sender = sender.clone();
            let (next, is_over) = (&next, &is_over);
            let work = move || {
                while let Some(shard) = next() {
                    // The count is over.
                    if count_shard(engine, shard, is_over, &sender).is_none() {
                        break;
                    }
                }
            };
            if let Err(error) = Builder::new().spawn_scoped(scope, work) {
                let refused = format!("{started} of {threads} threads started: {error}");
                if started == 0 {
                    return Err(Failure::Fault(refused));
                }
                note(refused);
                break;
            }
        }
        drop(sender);
        let outcome = reports.iter().try_for_each(&mut see);
        is_over.store(true, Ordering::Relaxed);
        outcome
    })
}

/// Counts a shard and reports on it; none if the count is over before.
fn count_shard(
    engine: &Engine,
    shard: u32,
    is_over: &AtomicBool,
    sender: &Sender<Report>,
) -> Option<()> {
    let (start, mut reported, mut slices) = (Instant::now(), Duration::ZERO, 0);
    let mut run = engine.start(shard);
    while !is_over.load(Ordering::Relaxed) {
        let slice = run.work(1);
        let time = start.elapsed();
        let last = match slice {
            Poll::Pending => {
                slices += 1;
                if time - reported >= REPORT_EVERY {
                    reported = time;
                    let running = Report::Running {
                        shard,
                        slices,
                        time,
                    };
                    sender.send(running).ok()?;
                }
                continue;
            }
            Poll::Ready(Ok(result)) => Report::Finished { result, time },
            Poll::Ready(Err(overflow)) => Report::Overflow(overflow),
        };
        return sender.send(last).ok();
    }
    None
}
