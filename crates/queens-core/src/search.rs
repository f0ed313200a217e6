//! A search is a value that can be advanced, cloned and dropped, not a function that runs to completion. A clone is a
//! checkpoint.

mod counted;
pub(crate) mod counters;
mod descriptor;
mod entry;
pub(crate) mod event;
pub(crate) mod explanation;
pub(crate) mod frame;
mod listing;
mod replay;
pub(crate) mod revolving_door;
pub(crate) mod solution_order;
mod solutions;
mod space;
mod starts;
mod traversal;
mod unsupported;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::Square;
use crate::problem::Instance;
use crate::work::Work;

pub use counted::Share;
pub use counters::{Count, Counters, MAX_OPERATIONS};
pub use descriptor::{Capabilities, Descriptor, GivenSupport, Operation, Reports};
pub use entry::{Accepted, Algorithm};
pub use event::{Bound, Ending, Event, EventKind};
pub use explanation::{
    CoverageReason, Detail, Explanation, Finding, FrameReason, INNERMOST, Reason, RepairReason,
    StackFrame, Value, Variables,
};
pub(crate) use frame::UNIT;
pub use frame::{
    Branching, FrameLines, FrameRecord, Margins, Need, NoFrame, NodeBound, NodeRefutation,
    RefutedCandidate, Rule, Side,
};
pub use listing::{Helper, HelperLine, ListingLine, Runs};
pub use replay::{
    Attacker, ChangedLists, CountOperations, ListChange, Position, Replay, Rules, SquareReason,
    SquareState, TrialOutcome,
};
pub use solution_order::{PlaceOrder, SolutionOrder};
pub use solutions::Solutions;
pub use space::{CandidateKind, CandidateSpace};
pub use starts::{NoStart, StartResult, Starts, successes};
pub use traversal::Traversal;
pub use unsupported::Unsupported;

/// A search in progress. The same instance always gives the same events.
///
/// A search that goes through the board line by line reports these events:
///
/// | when | event |
/// |---|---|
/// | a square is tested | `Place` if it is free, otherwise `Reject` with a queen that attacks it |
/// | every line holds a queen | `Solution`, and then `End` if the goal is First |
/// | a line has no untried square left, and no queen was placed in it since the search entered it | `DeadEnd` |
/// | after `DeadEnd` or `Solution`, or when a line is used up | `Remove` of the last queen; `End` if no queen is left |
///
/// The goals All and Count give the same events. Given queens are on the board before the first event and are never
/// reported. A search with a cap returns `CapReached` instead of the event that would exceed the cap.
pub trait Search: Clone + Send + 'static {
    /// The search before its first event.
    fn new(instance: &Instance) -> Self;

    /// Makes the next change and returns it. After [`Event::End`] or [`Event::CapReached`] the search is
    /// over, and every further call returns that event again.
    fn advance(&mut self) -> Event;

    /// The search before its first event, boxed for [`Algorithm::new`](crate::Algorithm::new).
    fn start(instance: &Instance) -> Box<dyn BatchSearch> {
        Box::new(Self::new(instance))
    }
}

/// The object-safe form of a [`Search`]. It advances in batches, so that single events need no dynamic dispatch.
pub trait BatchSearch: Send {
    /// Appends the next `limit` events, or fewer if the search ends earlier.
    fn advance_into(&mut self, events: &mut Vec<Event>, limit: usize);

    /// An independent copy at the same step.
    fn boxed_clone(&self) -> Box<dyn BatchSearch>;
}

impl<S: Search> BatchSearch for S {
    fn advance_into(&mut self, events: &mut Vec<Event>, limit: usize) {
        let before = events.len();
        events.resize(before + limit, Event::End);
        for (made, slot) in (1..).zip(&mut events[before..]) {
            *slot = self.advance();
            if slot.is_last() {
                events.truncate(before + made);
                break;
            }
        }
    }

    fn boxed_clone(&self) -> Box<dyn BatchSearch> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn BatchSearch> {
    fn clone(&self) -> Self {
        (**self).boxed_clone()
    }
}

/// A counted search in progress, without a trace. The units of its budget take about the same time each: nodes,
/// candidates, placed queens or squares read. Once the search is over, every further call returns the ending again.
pub trait CountedSearch: Work<Output = Ending> + Send {
    /// The counters so far; exact once the search is over.
    fn counters(&self) -> Counters;

    /// The completed share of the search, from 0 to 1. It never decreases.
    fn progress(&self) -> f64;

    /// The results of the search, except for counters and progress.
    fn detail(&self) -> CountDetail {
        CountDetail::None
    }
}

/// A search of a large board. Its current placement can be read at any time, although it keeps no trace.
pub trait LargeSearch: CountedSearch {
    /// The number of steps that a trace of this search would have so far.
    fn steps(&self) -> u64;

    /// The row of each column's queen, counted from 0.
    fn rows(&self) -> &[u16];
}

/// The results of a counted search, except for counters and progress.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum CountDetail {
    /// No further result.
    #[default]
    None,
    /// A solution; empty before it is found.
    Solution(Vec<Square>),
    /// The frames begun so far of a search by frames, and one solution. The solution is empty before the first solution
    /// is found.
    Frames(Vec<FrameRecord>, Vec<Square>),
    /// The steps of a search of a large board, and the row of each column from 0. The rows are empty before the board
    /// is solved.
    Rows(u64, Vec<u16>),
}
