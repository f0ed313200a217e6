//! Counts shards with several threads. Each thread takes the next remaining shard and reports to the thread that
//! started it.

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

/// The report of a thread about its shard.
pub(crate) struct Report {
    pub(crate) shard: u32,
    /// The number of slices counted so far.
    pub(crate) slices: u32,
    /// The time since the start of the shard.
    pub(crate) milliseconds: f64,
    pub(crate) work: Poll<Result<ShardResult, Overflow>>,
}

/// Counts shards. `receive` gets every report, and the first failure that it returns ends the count.
pub(crate) fn count(
    engine: &Engine,
    shards: &[u32],
    threads: usize,
    receive: impl FnMut(Report) -> Result<(), Failure>,
) -> Result<(), Failure> {
    each(shards, threads, receive, |shard, is_over, sender| {
        count_shard(engine, shard, is_over, sender)
    })
}

/// Distributes shards to threads, which call `work` for one shard after another. `work` sends reports, and `receive`
/// gets them. The first failure of `receive` sets the flag that `work` reads. Then `work` must soon return `None`.
pub(crate) fn each<R: Send>(
    shards: &[u32],
    threads: usize,
    mut receive: impl FnMut(R) -> Result<(), Failure>,
    work: impl Fn(u32, &AtomicBool, &Sender<R>) -> Option<()> + Sync,
) -> Result<(), Failure> {
    let remaining = Mutex::new(shards.iter().copied());
    let is_over = AtomicBool::new(false);
    // If a thread panics while it takes a shard, the lock is poisoned, and all threads stop.
    let next = || remaining.lock().ok()?.next();
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
        let outcome = reports.iter().try_for_each(&mut receive);
        is_over.store(true, Ordering::Relaxed);
        outcome
    })
}

/// Counts a shard and sends reports. `None` if the whole count ends before the shard is counted.
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
