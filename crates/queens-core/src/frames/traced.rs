//! The search by frames as events, and as a count.

use std::collections::VecDeque;
use std::task::Poll;

use super::least::Domination;
use super::outcome::Unserved;
use crate::board::Square;
use crate::problem::{Goal, Instance};
use crate::search::{CountedSearch, Counters, Ending, Event, FrameAccount, MAX_OPERATIONS, Search};
use crate::work::Work;

/// Nodes between two looks at the events.
const NODES: u64 = 32;

/// A node takes as long as so many events of other searches, in WebAssembly longer.
const EVENTS_A_NODE: u64 = 256;

/// The traced search.
#[derive(Clone)]
pub(super) struct TracedFrames {
    /// None once it is over.
    domination: Option<Domination>,
    events: VecDeque<Event>,
    /// Whether one set suffices.
    is_first: bool,
}

impl Search for TracedFrames {
    fn new(instance: &Instance) -> TracedFrames {
        TracedFrames {
            domination: Some(served(Domination::traced(instance))),
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

/// The search of an instance that the registry has accepted.
fn served(search: Result<Domination, Unserved>) -> Domination {
    search.unwrap_or_else(|unserved| panic!("{unserved}, which the registry refuses"))
}

/// The search that is counted.
pub(super) struct CountedFrames {
    domination: Domination,
    given: u64,
    /// Whether one number of queens is asked for.
    is_asked: bool,
    is_over: bool,
}

impl CountedFrames {
    /// The count of an instance that is served.
    pub(super) fn start(instance: &Instance) -> Box<dyn CountedSearch> {
        Box::new(CountedFrames {
            domination: served(Domination::new(instance)),
            given: instance.given().len() as u64,
            is_asked: instance.k().is_some(),
            is_over: false,
        })
    }
}

impl Work for CountedFrames {
    type Output = Ending;

    /// The budget is in events of other searches, so that a slice takes no longer than theirs.
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
    /// Those of the trace, where it has one.
    fn counters(&self) -> Counters {
        let found = self.domination.counters();
        let refuted = self.domination.refuted().len() as u64;
        let (solutions, fundamental) = self.domination.found();
        let has_found = solutions > 0;
        let frames = self.domination.accounts();
        let opened = frames.filter(|frame| frame.closed.is_none()).count() as u64;
        // The given queens suffice: the only call.
        let calls = found.placements + opened + u64::from(has_found && found.placements == 0);
        let branchings = opened + found.placements - fundamental.min(found.placements);
        let mut operations = [0; MAX_OPERATIONS];
        operations[super::BOUNDS] = 1;
        operations[super::SIZES] = refuted + u64::from(!(self.is_asked && refuted > 0));
        operations[super::FRAMES] = self.domination.frames();
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

    /// Of an unknown number of numbers of queens, each is half of what is left.
    fn progress(&self) -> f64 {
        if self.is_over {
            return 1.0;
        }
        let share = self.domination.progress();
        if self.is_asked {
            return share;
        }
        let left = 0.5_f64.powi(self.domination.refuted().len() as i32);
        1.0 - left * (1.0 - share / 2.0)
    }

    fn frames(&self) -> Vec<FrameAccount> {
        self.domination.accounts().copied().collect()
    }

    fn witness(&self) -> Vec<Square> {
        let first = self.domination.classes().next();
        first.map(<[Square]>::to_vec).unwrap_or_default()
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
            let nodes: u64 = search.frames().iter().map(|frame| frame.nodes).sum();
            assert!(nodes - before <= 130, "{nodes}");
            before = nodes;
        }
        assert!(before > 0);
    }
}
