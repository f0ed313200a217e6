//! The search by frames as a stream of events, and as a count.

use std::collections::VecDeque;
use std::task::Poll;

use super::least::{Domination, DominationError};
use crate::board::Square;
use crate::problem::{Goal, Instance};
use crate::search::{CountDetail, CountedSearch, Counters, Ending, Event, MAX_OPERATIONS, Search};
use crate::work::Work;

/// The number of nodes between two collections of the events.
const NODES: u64 = 32;

/// The number of events of an average search that take about as long as a node. In WebAssembly, a node takes longer.
const EVENTS_A_NODE: u64 = 256;

/// The search by frames as a stream of events.
#[derive(Clone)]
pub(super) struct TracedFrames {
    /// `None` once the search is over.
    domination: Option<Domination>,
    events: VecDeque<Event>,
    /// Whether the search stops at the first set.
    is_first: bool,
}

impl Search for TracedFrames {
    fn new(instance: &Instance) -> TracedFrames {
        TracedFrames {
            domination: Some(supported(Domination::traced(instance))),
            events: VecDeque::new(),
            is_first: instance.goal() == Goal::First,
        }
    }

    fn advance(&mut self) -> Event {
        loop {
            if let Some(event) = self.events.pop_front() {
                if event == Event::Solution && self.is_first {
                    self.events.clear();
                    self.domination = None;
                }
                return event;
            }
            let Some(domination) = &mut self.domination else {
                return Event::End;
            };
            let work = domination.work(NODES);
            self.events.extend(domination.take_events());
            if let Poll::Ready(outcome) = work {
                if let Err(contradiction) = outcome {
                    panic!("{contradiction}");
                }
                self.domination = None;
            }
        }
    }
}

/// Unwraps the search of an instance that the registry has accepted. Panics if frames cannot search it after all.
fn supported(search: Result<Domination, DominationError>) -> Domination {
    search.unwrap_or_else(|unserved| panic!("{unserved}, which the registry refuses"))
}

/// A search that counts sets without a trace.
pub(super) struct CountedFrames {
    domination: Domination,
    given: u64,
    /// Whether the instance fixes the number of queens, so that only this number is searched.
    has_requested_k: bool,
    is_over: bool,
}

impl CountedFrames {
    /// The count of an instance that the registry has accepted for frames.
    pub(super) fn start(instance: &Instance) -> Box<dyn CountedSearch> {
        Box::new(CountedFrames {
            domination: supported(Domination::new(instance)),
            given: instance.given().len() as u64,
            has_requested_k: instance.k().is_some(),
            is_over: false,
        })
    }
}

impl Work for CountedFrames {
    type Output = Ending;

    /// The budget counts events of an average search, so that a slice takes no longer than in other searches.
    fn work(&mut self, budget: u64) -> Poll<Ending> {
        match self.domination.work(budget.div_ceil(EVENTS_A_NODE)) {
            Poll::Pending => Poll::Pending,
            Poll::Ready(Ok(())) => {
                self.is_over = true;
                Poll::Ready(Ending::Complete)
            }
            Poll::Ready(Err(contradiction)) => panic!("{contradiction}"),
        }
    }
}

impl CountedSearch for CountedFrames {
    /// The counters that a trace of this search would show, even if the board is too large for a trace.
    fn counters(&self) -> Counters {
        let found = self.domination.counters();
        let refuted = self.domination.refuted().len() as u64;
        let (solutions, fundamental) = self.domination.found();
        let has_found = solutions > 0;
        let frames = self.domination.frame_records();
        let opened = frames.filter(|frame| frame.closed.is_none()).count() as u64;
        // If the given queens suffice, there is one call.
        let calls = found.placements + opened + u64::from(has_found && found.placements == 0);
        let branchings = opened + found.placements - fundamental.min(found.placements);
        let mut operations = [0; MAX_OPERATIONS];
        operations[super::BOUNDS] = 1;
        operations[super::SIZES] = refuted + u64::from(!(self.has_requested_k && refuted > 0));
        operations[super::FRAMES] = self.domination.frame_count();
        operations[super::VERDICTS] = refuted + u64::from(self.is_over && has_found);
        operations[super::CALLS] = calls;
        operations[super::BRANCHINGS] = branchings;
        Counters {
            nodes: 1 + found.placements,
            depth: self.given + found.depth,
            solutions,
            fundamental,
            operations,
            ..found
        }
    }

    /// The fraction of the search that is over, from 0 to 1. If the number of queens is not fixed, the number of
    /// searches is unknown. Each search then counts as half of the remaining fraction.
    fn progress(&self) -> f64 {
        if self.is_over {
            return 1.0;
        }
        let share = self.domination.progress();
        if self.has_requested_k {
            return share;
        }
        let left = 0.5_f64.powi(self.domination.refuted().len() as i32);
        1.0 - left * (1.0 - share / 2.0)
    }

    fn detail(&self) -> CountDetail {
        let first = self.domination.classes().next();
        CountDetail::Frames(
            self.domination.frame_records().copied().collect(),
            first.map(<[Square]>::to_vec).unwrap_or_default(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::problem::{Goal, Problem, Setup};

    #[test]
    fn a_slice_is_as_short_as_that_of_other_searches() {
        let size = BoardSize::new(20).unwrap();
        let setup = Setup::new(Problem::Domination, size, Goal::Count);
        let mut search = CountedFrames::start(&Instance::new(setup).unwrap());
        let mut before = 0;
        for _ in 0..10 {
            assert!(search.work(32_768).is_pending());
            let CountDetail::Frames(frames, _) = search.detail() else {
                panic!("no frames");
            };
            let nodes: u64 = frames.iter().map(|frame| frame.nodes).sum();
            assert!(nodes - before <= 130, "{nodes}");
            before = nodes;
        }
        assert!(before > 0);
    }
}
