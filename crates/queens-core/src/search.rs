//! The shape of a search: a value that can be advanced, cloned and dropped, not a function that runs
//! to its end. A clone is a checkpoint.

mod counted;
pub(crate) mod counters;
mod descriptor;
mod entry;
pub(crate) mod event;
pub(crate) mod explanation;
pub(crate) mod frame;
mod helper;
mod replay;
pub(crate) mod revolving_door;
mod space;
mod starts;
mod traversal;
mod unsupported;

use crate::board::Square;
use crate::problem::Instance;
use crate::work::Work;

pub use counted::Share;
pub use counters::{Count, Counters, MAX_OPERATIONS};
pub use descriptor::{Capabilities, Descriptor, GivenSupport, Operation, Reports};
pub use entry::{Accepted, Algorithm};
pub use event::{Bound, Ending, Event, EventKind};
pub use explanation::{
    Covering, Detail, Explanation, Frame, Framing, INNERMOST, Reason, Repairing, Value, Variables,
};
pub(crate) use frame::UNIT;
pub use frame::{
    Branching, FrameAccount, FrameLines, Margins, Need, NodeBound, NodeRefutation,
    RefutedCandidate, Rule, Side,
};
pub use helper::{Helper, HelperLine, Procedure, Runs};
pub use replay::{
    Account, Attacker, ChangedLists, CountOperations, Fate, ListChange, Position, Replay, Rules,
    SquareReason,
};
pub use space::{CandidateKind, CandidateSpace};
pub use starts::{FromStart, Starts, successes};
pub use traversal::Traversal;
pub use unsupported::Unsupported;

/// A search in progress. The same instance always gives the same events.
///
/// A search line by line reports, for goals All and Count alike:
///
/// | when | event |
/// |---|---|
/// | a square is tested | `Place` if it is free, else `Reject` with any queen that attacks it |
/// | every line holds a queen | `Solution`; for goal First then `End` |
/// | no square of a line is left, and none was placed there since the line was entered | `DeadEnd` |
/// | after that, or after `Solution`, or with a line used up | `Remove` of the last queen; `End` if there is none |
///
/// Given queens stand before the first event and are never reported. A search whose algorithm states a cap
/// returns `CapReached` in place of the event that would go beyond it.
pub trait Search: Clone + Send + 'static {
    /// The search before its first event.
    fn new(instance: &Instance) -> Self;

    /// Makes the next change and returns it. After [`Event::End`] or [`Event::CapReached`] the search is
    /// over, and every further call returns that event again.
    fn advance(&mut self) -> Event;

    /// The search before its first event, as [`Algorithm::new`](crate::Algorithm::new) asks for it.
    fn start(instance: &Instance) -> Box<dyn BatchSearch> {
        Box::new(Self::new(instance))
    }
}

/// The object-safe form of a [`Search`]: it advances in batches, so that an event needs no dynamic
/// dispatch.
pub trait BatchSearch: Send {
    /// Appends the next `limit` events, fewer if the search ends earlier.
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

/// A search in progress that is counted, not traced. Its budget is counted in units of about the
/// same time: nodes, candidates, queens placed or squares read. Once it is over, every further call returns how it ended again.
pub trait CountedSearch: Work<Output = Ending> + Send {
    /// The counters so far; exact once the search is over.
    fn counters(&self) -> Counters;

    /// The share of the search space that is done, 0 to 1; it never falls.
    fn progress(&self) -> f64;

    /// The steps of the same search with a trace, so far; 0 where the search has no trace or is not the same.
    fn steps(&self) -> u64 {
        0
    }

    /// The frames that a search by frames has begun.
    fn frames(&self) -> Vec<FrameAccount> {
        Vec::new()
    }

    /// The squares of one solution, if the search has found and kept one; else empty.
    fn witness(&self) -> Vec<Square> {
        Vec::new()
    }

    /// On a large board, the row of each column's queen, from 0; else empty.
    fn rows(&self) -> &[u16] {
        &[]
    }
}
