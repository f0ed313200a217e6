//! The machine of brute force: a whole candidate is placed, then its queens are compared in pairs, up to
//! the first pair that attacks each other. The algorithms differ in their candidates and their order.

mod explain;
mod lines;
mod pairs;

use crate::board::{Candidate, Square};
use crate::problem::{Goal, Instance, Problem};
use crate::search::{Count, Descriptor, Event, Search, Traversal};
pub(crate) use explain::{attacking_pair, explanation};
pub(crate) use lines::{OnePerLine, PlaceOrder};
pub(crate) use pairs::{GENERATED, PAIR_CHECKS, comparisons, count_operations, pairs_compared};

/// The listing of an algorithm that goes through its candidates in order.
pub(crate) const IN_ORDER: [Count; 4] = [
    Count::Operation(GENERATED),
    Count::Operation(PAIR_CHECKS),
    Count::Operation(PAIR_CHECKS),
    Count::Solutions,
];

/// The descriptor of a brute force. All listings have the same shape: the first line makes the next candidate, the
/// middle ones compare pairs, the last reports it.
pub(crate) const fn describe(id: &'static str, listing: &'static [Count; 4]) -> Descriptor {
    Descriptor::new(id, Problem::Queens, Traversal::Candidates)
        .alternative("recursive")
        .listing(listing)
}

/// The candidates of a brute force, one after another.
pub(crate) trait Candidates: Clone + Send + 'static {
    /// The first candidate.
    fn new(instance: &Instance) -> Self;

    /// The queens of the candidate and the given ones, in the order in which they are compared.
    fn queens(&self) -> &[Square];

    /// The queens of the candidate, packed.
    fn packed(&self) -> Candidate;

    /// Goes to the next candidate; false if this is the last.
    fn next(&mut self) -> bool;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CandidatePhase {
    /// The candidate is placed next.
    Place,
    /// The candidate is tested next.
    Test,
    Over,
}

/// A search through candidates in progress.
#[derive(Clone)]
pub(crate) struct CandidateSearch<C> {
    candidates: C,
    phase: CandidatePhase,
    goal: Goal,
}

impl<C: Candidates> Search for CandidateSearch<C> {
    fn new(instance: &Instance) -> Self {
        CandidateSearch {
            candidates: C::new(instance),
            phase: CandidatePhase::Place,
            goal: instance.goal(),
        }
    }

    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            CandidatePhase::Place => {
                self.phase = CandidatePhase::Test;
                Event::Candidate(self.candidates.packed())
            }
            CandidatePhase::Test => {
                // Without a pair that attacks each other it is a solution.
                let rejection = Event::rejection_of(self.candidates.queens());
                let result = rejection.unwrap_or(Event::Solution);
                let stops = self.goal == Goal::First && result == Event::Solution;
                self.phase = if !stops && self.candidates.next() {
                    CandidatePhase::Place
                } else {
                    CandidatePhase::Over
                };
                result
            }
            CandidatePhase::Over => Event::End,
        }
    }
}
