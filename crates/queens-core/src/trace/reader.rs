//! A search together with the replay of its events. A clone is a checkpoint from which the trace can be
//! read again.

use crate::search::{Accepted, BatchSearch, Event, Replay, Rules};
use std::sync::Arc;

/// The largest number of events that a search makes at once.
const BATCH: u64 = 4096;

/// Reads the events of one search in order.
#[derive(Clone)]
pub struct Reader {
    search: Box<dyn BatchSearch>,
    replay: Replay,
    rules: Arc<Rules>,
}

impl Reader {
    /// A reader at step 0.
    pub fn start(accepted: &Accepted) -> Reader {
        let (replay, rules) = accepted.replay();
        Reader {
            search: accepted.search(),
            replay,
            rules: Arc::new(rules),
        }
    }

    /// The state at the current step.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The current step.
    pub fn step(&self) -> u64 {
        self.replay.step()
    }

    /// Whether the search has ended.
    pub fn is_ended(&self) -> bool {
        self.replay.is_ended()
    }

    /// Reads `count` events, or fewer if the search ends. Calls `see` with each event and the state after it. `batch`
    /// is a buffer that can be reused.
    pub fn read(
        &mut self,
        count: u64,
        batch: &mut Vec<Event>,
        mut see: impl FnMut(Event, &Replay),
    ) {
        let target = self.step().saturating_add(count);
        while self.step() < target && !self.is_ended() {
            batch.clear();
            self.search
                .advance_into(batch, (target - self.step()).min(BATCH) as usize);
            for &event in batch.iter() {
                self.replay.apply(event, &self.rules);
                see(event, &self.replay);
            }
        }
    }
}
