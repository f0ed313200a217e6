//! Shards counted by several threads. Each takes the next one that is left; what they find is seen by the thread that
//! waits for them, one result after another.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use queens_core::counting::engine::{Engine, Overflow, Slice};
use queens_core::counting::plan::ShardResult;

use crate::failure::Failure;

/// Counts these shards and shows each result. Where it cannot be dealt with, the others are given up.
pub(super) fn count(
    engine: &Engine,
    shards: &[u32],
    threads: usize,
    mut see: impl FnMut(Result<ShardResult, Overflow>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let left = Mutex::new(shards.iter().copied());
    let given_up = AtomicBool::new(false);
    // A thread that panics in between takes the whole run with it.
    let next = || left.lock().ok()?.next();
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..threads.min(shards.len()) {
            let sender = sender.clone();
            let (next, given_up) = (&next, &given_up);
            scope.spawn(move || {
                while let Some(result) = next().and_then(|shard| finish(engine, shard, given_up)) {
                    if sender.send(result).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let outcome = results.iter().try_for_each(&mut see);
        given_up.store(true, Ordering::Relaxed);
        outcome
    })
}

/// The result of a shard, unless it is given up.
fn finish(
    engine: &Engine,
    shard: u32,
    given_up: &AtomicBool,
) -> Option<Result<ShardResult, Overflow>> {
    let mut run = engine.start(shard);
    while !given_up.load(Ordering::Relaxed) {
        match run.advance() {
            Ok(Slice::More) => {}
            Ok(Slice::Done(result)) => return Some(Ok(result)),
            Err(overflow) => return Some(Err(overflow)),
        }
    }
    None
}
