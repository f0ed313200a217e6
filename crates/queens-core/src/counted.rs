//! Searches that are counted, not traced: they work in slices and report counters and progress.

use std::task::Poll;

use crate::{
    Accepted, Axis, BatchSearch, CountedSearch, Counters, Ending, Event, Replay, Rules, Traversal,
    Work,
};

/// Counts by running a traced search and forgetting its events.
struct Untraced {
    search: Box<dyn BatchSearch>,
    replay: Replay,
    rules: Rules,
    traversal: Traversal,
    /// The number of candidates; none where the search has no space.
    space: Option<f64>,
    /// The cap, if the search has one.
    cap: Option<u64>,
    batch: Vec<Event>,
}

impl Accepted {
    /// Starts the fastest count of the algorithm.
    pub fn count(&self) -> Box<dyn CountedSearch> {
        self.own_count().unwrap_or_else(|| self.untraced())
    }

    /// Starts the search untraced, for its counters alone.
    pub fn untraced(&self) -> Box<dyn CountedSearch> {
        let (replay, rules) = self.replay();
        let (algorithm, instance) = (self.algorithm(), self.instance());
        let space = algorithm.capabilities.space;
        Box::new(Untraced {
            search: self.search(),
            replay,
            rules,
            traversal: algorithm.traversal,
            space: space.map(|space| space(instance).approximate()),
            cap: instance.cap().or(algorithm.capabilities.cap),
            batch: Vec::new(),
        })
    }
}

impl Untraced {
    /// The work done so far, in the unit of a budget.
    fn done(&self) -> u64 {
        let counters = self.replay.counters();
        match self.traversal {
            Traversal::Candidates => counters.tests,
            Traversal::Repairs => self.replay.step(),
            _ => counters.nodes,
        }
    }

    /// The share of a tree that lies before the current path: in each line the places below the queen, or
    /// up to the last square tried. In the first line, places count from `first` on.
    fn share_of_tree(&self, axis: Axis, first: u8) -> f64 {
        let position = self.replay.position();
        let next = |depth: usize| match position.placed().get(depth) {
            Some(&queen) => axis.place_of(queen),
            None => {
                let last = position.tried(depth).last();
                last.map_or(0, |&(square, _)| axis.place_of(square) + 1)
            }
        };
        // Summed from the deepest line outwards, no rounding lets the share fall.
        (0..position.depths()).rev().fold(0.0, |below, depth| {
            let first = if depth == 0 { first } else { 0 };
            let width = position.size().get() - first;
            (f64::from(next(depth).saturating_sub(first)) + below) / f64::from(width)
        })
    }
}

impl Work for Untraced {
    type Output = Ending;

    fn work(&mut self, budget: u64) -> Poll<Ending> {
        let before = self.done();
        while !self.replay.is_ended() && self.done() - before < budget {
            self.batch.clear();
            self.search.advance_into(&mut self.batch, 4096);
            for &event in &self.batch {
                self.replay.apply(event, &self.rules);
            }
        }
        self.replay.ending().map_or(Poll::Pending, Poll::Ready)
    }
}

impl CountedSearch for Untraced {
    fn counters(&self) -> Counters {
        *self.replay.counters()
    }

    fn steps(&self) -> u64 {
        self.replay.step()
    }

    fn progress(&self) -> f64 {
        if self.replay.is_ended() {
            return 1.0;
        }
        if let Some(cap) = self.cap {
            return self.done() as f64 / (cap as f64 + 1.0);
        }
        match self.traversal {
            Traversal::Lines(axis) => self.share_of_tree(axis, 0),
            Traversal::Starts => {
                self.share_of_tree(Axis::Files, self.replay.position().size().get() / 2)
            }
            Traversal::Fewest => self.share_of_tree(Axis::Files, 0),
            // After the last candidate the end is still to be reported. Draws have no share.
            Traversal::Candidates
            | Traversal::Draws
            | Traversal::Greedy
            | Traversal::Moves
            | Traversal::Covers
            | Traversal::Repairs
            | Traversal::Sets => self
                .space
                .map_or(0.0, |space| self.done() as f64 / (space + 1.0)),
        }
    }
}
