//! The shape of a search: a value that can be advanced, cloned and dropped, not a function that runs
//! to its end. A clone is a checkpoint.

use crate::counters::Counters;
use crate::event::Event;

/// A search in progress. The same instance always gives the same events.
pub trait Search: Clone {
    /// Makes the next change and says what it was; after [`Event::End`] or [`Event::Abandon`] there is
    /// nothing more, and every further call gives it again.
    fn advance(&mut self) -> Event;
}

/// The object-safe face of a [`Search`]: it advances in batches, so that dynamic dispatch costs
/// nothing per event.
pub trait BatchSearch: Send {
    /// Appends the next `limit` events, fewer if the search ends before.
    fn advance_into(&mut self, events: &mut Vec<Event>, limit: usize);

    /// A copy that goes on from here by itself.
    fn boxed_clone(&self) -> Box<dyn BatchSearch>;
}

impl<S: Search + Send + 'static> BatchSearch for S {
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

/// A counting search in progress.
pub trait CountedSearch: Send {
    /// Goes on for about `budget` nodes, or candidates where there is no tree; whether the search is
    /// over.
    fn advance(&mut self, budget: u64) -> bool;

    /// The counters so far; exact once the search is over.
    fn counters(&self) -> Counters;

    /// The part of the search space that lies behind, 0 to 1, never falling.
    fn progress(&self) -> f64;

    /// Whether the search was given up at its cap, so that there may be more solutions than it has counted.
    fn reached_cap(&self) -> bool {
        false
    }
}
