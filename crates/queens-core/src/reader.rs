//! A search and the replay of its events, side by side: a clone of both is a checkpoint from which
//! the trace can be read again.

use std::sync::Arc;

use crate::entry::Accepted;
use crate::event::Event;
use crate::replay::{Replay, Rules};
use crate::search::BatchSearch;

/// The most events that are asked of a search at once.
const BATCH: u64 = 4096;

/// Reads the events of one search in order.
#[derive(Clone)]
pub struct Reader {
    search: Box<dyn BatchSearch>,
    replay: Replay,
    rules: Arc<Rules>,
}

impl Reader {
    /// At step 0 of the search.
    pub fn start(accepted: &Accepted) -> Reader {
        let (replay, rules) = accepted.replay();
        Reader {
            search: accepted.search(),
            replay,
            rules: Arc::new(rules),
        }
    }

    /// The state at the step reached.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The step reached.
    pub fn step(&self) -> u64 {
        self.replay.step()
    }

    /// Whether the search is over.
    pub fn is_ended(&self) -> bool {
        self.replay.is_ended()
    }

    /// Reads `count` events, fewer if the search ends before; `see` is given each with the state
    /// after it. `batch` is working space.
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
