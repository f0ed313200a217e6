//! The search shared by the brute-force algorithms. It places a whole candidate, then compares its queens in
//! pairs, up to the first pair that attack each other. The algorithms differ in their candidates and in
//! the candidates' order.

mod explain;
mod lines;
mod pairs;

use crate::board::{Candidate, Square};
use crate::problem::{Goal, Instance, Problem};
use crate::search::{Count, Descriptor, Event, Search, Traversal};
pub(crate) use explain::{attacking_pair, explanation};
pub(crate) use lines::{OnePerLine, PlaceOrder};
pub(crate) use pairs::{GENERATED, PAIR_CHECKS, comparisons, count_operations, pairs_compared};

/// The counter of each listing line, for an algorithm that generates its candidates in order.
pub(crate) const IN_ORDER: [Count; 4] = [
    Count::Operation(GENERATED),
    Count::Operation(PAIR_CHECKS),
    Count::Operation(PAIR_CHECKS),
    Count::Solutions,
];

/// The descriptor of a brute-force algorithm. All listings have the same shape: the first line generates the
/// next candidate, the middle lines compare pairs, and the last line reports a solution.
pub(crate) const fn describe(id: &'static str, listing: &'static [Count; 4]) -> Descriptor {
    Descriptor::new(id, Problem::Queens, Traversal::Candidates)
        .alternative("recursive")
        .listing(listing)
}

/// The sequence of candidates of a brute-force search.
pub(crate) trait Candidates: Clone + Send + 'static {
    /// Creates the sequence at its first candidate.
    fn new(instance: &Instance) -> Self;

    /// The candidate's queens and the given queens, in the order of comparison.
    fn queens(&self) -> &[Square];

    /// The candidate's queens without the given queens, packed.
    fn packed(&self) -> Candidate;

    /// Moves to the next candidate; returns `false` if there is none.
    fn next(&mut self) -> bool;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CandidatePhase {
    /// Place the candidate.
    Place,
    /// Test the candidate.
    Test,
    Over,
}

/// A brute-force search in progress.
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
                // A candidate without an attacking pair is a solution.
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
