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
use crate::summary::milliseconds;
use crate::words::several;

/// The time between two reports on a running shard.
const REPORT_EVERY: Duration = Duration::from_millis(500);

/// What a thread reports on a shard.
pub(crate) struct Report {
    pub(crate) shard: u32,
    /// The slices that are counted.
    pub(crate) slices: u32,
    /// The time that they have taken.
    pub(crate) milliseconds: f64,
    pub(crate) work: Poll<Result<ShardResult, Overflow>>,
}

/// Counts these shards. `see` gets each report; its first failure ends the count.
pub(crate) fn count(
    engine: &Engine,
    shards: &[u32],
    threads: usize,
    see: impl FnMut(Report) -> Result<(), Failure>,
) -> Result<(), Failure> {
    each(shards, threads, see, |shard, is_over, sender| {
        count_shard(engine, shard, is_over, sender)
    })
}

/// Does the work of each of these shards in one of the threads, which reports to `see`; its first failure ends all. Work ends
/// early, with none, if all is over.
pub(crate) fn each<R: Send>(
    shards: &[u32],
    threads: usize,
    mut see: impl FnMut(R) -> Result<(), Failure>,
    work: impl Fn(u32, &AtomicBool, &Sender<R>) -> Option<()> + Sync,
) -> Result<(), Failure> {
    let left = Mutex::new(shards.iter().copied());
    let is_over = AtomicBool::new(false);
    // Poisoned only by a panic while a shard is taken; then all threads stop.
    let next = || left.lock().ok()?.next();
    thread::scope(|scope| {
        let (sender, reports) = mpsc::channel();
        for started in 0..threads {
            let sender = sender.clone();
            let (next, is_over, work) = (&next, &is_over, &work);
            let thread = move || {
                while let Some(shard) = next() {
                    if work(shard, is_over, &sender).is_none() {
                        break;
                    }
                }
            };
            if let Err(error) = Builder::new().spawn_scoped(scope, thread) {
                let refused = format!(
                    "{started} of {} started: {error}",
                    several(threads, "thread")
                );
                if started == 0 {
                    return Err(Failure::Internal(refused));
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
    let (start, mut reported) = (Instant::now(), Duration::ZERO);
    let mut run = engine.start(shard);
    while !is_over.load(Ordering::Relaxed) {
        let work = run.work(1);
        let (time, is_ready) = (start.elapsed(), work.is_ready());
        if is_ready || time - reported >= REPORT_EVERY {
            reported = time;
            let report = Report {
                shard,
                slices: run.completed_slices(),
                milliseconds: milliseconds(time),
                work,
            };
            sender.send(report).ok()?;
        }
        if is_ready {
            return Some(());
        }
    }
    None
}
