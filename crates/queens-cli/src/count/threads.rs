//! Shards counted by several threads. Each takes the next one that is left; what they find is seen by the thread that
//! waits for them, one result after another.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use queens_core::counting::engine::{Engine, Overflow, Slice};
use queens_core::counting::plan::ShardResult;

use crate::failure::Failure;

/// A thread tells of its shard so often.
const TOLD: Duration = Duration::from_millis(500);

/// What a thread tells, with the time that its shard has taken.
pub(super) enum Told {
    /// So many slices are counted.
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

/// Counts these shards and shows what is told of them. Where it cannot be dealt with, the others are given up.
pub(super) fn count(
    engine: &Engine,
    shards: &[u32],
    threads: usize,
    mut see: impl FnMut(Told) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let left = Mutex::new(shards.iter().copied());
    let given_up = AtomicBool::new(false);
    // A thread that panics in between takes the whole run with it.
    let next = || left.lock().ok()?.next();
    thread::scope(|scope| {
        let (sender, shown) = mpsc::channel();
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, given_up) = (&next, &given_up);
            scope.spawn(move || {
                while let Some(shard) = next() {
                    // Nobody listens any more, or all is given up.
                    if tell(engine, shard, given_up, &sender).is_none() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let outcome = shown.iter().try_for_each(&mut see);
        given_up.store(true, Ordering::Relaxed);
        outcome
    })
}

/// Counts a shard and tells of it, unless it is given up.
fn tell(engine: &Engine, shard: u32, given_up: &AtomicBool, sender: &Sender<Told>) -> Option<()> {
    let (start, mut shown, mut slices) = (Instant::now(), Duration::ZERO, 0);
    let mut run = engine.start(shard);
    while !given_up.load(Ordering::Relaxed) {
        let slice = run.advance();
        let time = start.elapsed();
        let last = match slice {
            Ok(Slice::More) => {
                slices += 1;
                if time - shown >= TOLD {
                    shown = time;
                    let running = Told::Running {
                        shard,
                        slices,
                        time,
                    };
                    sender.send(running).ok()?;
                }
                continue;
            }
            Ok(Slice::Done(result)) => Told::Finished { result, time },
            Err(overflow) => Told::Overflow(overflow),
        };
        return sender.send(last).ok();
    }
    None
}
