//! Searches that are counted, not traced: they advance in slices and report counters and progress.

use crate::counters::Counters;
use crate::entry::Algorithm;
use crate::event::Event;
use crate::instance::Instance;
use crate::replay::{Replay, Rules};
use crate::search::BatchSearch;

/// A counting search in progress.
pub trait CountedSearch: Send {
    /// Goes on for about `budget` nodes; whether the search is over.
    fn advance(&mut self, budget: u64) -> bool;

    /// The counters so far; exact once the search is over.
    fn counters(&self) -> Counters;

    /// The part of the search space that lies behind, 0 to 1, never falling.
    fn progress(&self) -> f64;
}

/// Counts by running a traced search and forgetting its events.
pub struct Forgetful {
    search: Box<dyn BatchSearch>,
    replay: Replay,
    rules: Rules,
    batch: Vec<Event>,
}

impl Forgetful {
    /// A count of this instance by this algorithm.
    pub fn start(algorithm: &'static Algorithm, instance: &Instance) -> Box<dyn CountedSearch> {
        let (replay, rules) = algorithm.replay(instance);
        let search = (algorithm.start)(instance);
        Box::new(Forgetful {
            search,
            replay,
            rules,
            batch: Vec::new(),
        })
    }
}

impl CountedSearch for Forgetful {
    fn advance(&mut self, budget: u64) -> bool {
        let before = self.replay.counters().nodes;
        while !self.replay.is_ended() && self.replay.counters().nodes - before < budget {
            self.batch.clear();
            self.search.advance_into(&mut self.batch, 4096);
            for &event in &self.batch {
                self.replay.apply(event, &self.rules);
            }
        }
        self.replay.is_ended()
    }

    fn counters(&self) -> Counters {
        *self.replay.counters()
    }

    fn progress(&self) -> f64 {
        if self.replay.is_ended() {
            return 1.0;
        }
        let position = self.replay.position();
        let width = f64::from(position.size().get());
        let mut share = 1.0;
        let mut behind = 0.0;
        for depth in 0..position.depths() {
            share /= width;
            behind += share * position.tried(depth).len() as f64;
        }
        behind
    }
}
