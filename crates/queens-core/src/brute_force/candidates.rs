//! The machine of brute force: a whole candidate stands, then its queens are compared in pairs, up to
//! the first that attack each other. What the candidates are and how one follows another differs from
//! algorithm to algorithm.

mod explain;
mod lines;
mod pairs;

pub use explain::explanation;
pub use lines::OnePerLine;
pub use pairs::{compared, pairs_compared, standing};

use crate::attacks::line_between;
use crate::candidate::Candidate;
use crate::event::Event;
use crate::instance::{Goal, Instance};
use crate::search::Search;
use crate::square::Square;

/// The candidates of a brute force, one after another.
pub trait Candidates: Clone {
    /// The first candidate.
    fn new(instance: &Instance) -> Self;

    /// Its queens and the given ones, in the order in which they are compared.
    fn queens(&self) -> &[Square];

    /// Its queens, packed.
    fn packed(&self) -> Candidate;

    /// Goes on to the next candidate; false if this was the last.
    fn next(&mut self) -> bool;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CandidatePhase {
    /// The candidate is to stand.
    Stand,
    /// It is to be judged.
    Judge,
    Over,
}

/// A search through candidates in progress.
#[derive(Clone)]
pub struct CandidateSearch<C> {
    candidates: C,
    phase: CandidatePhase,
    goal: Goal,
}

impl<C: Candidates> CandidateSearch<C> {
    /// The search before its first event.
    pub fn new(instance: &Instance) -> Self {
        CandidateSearch {
            candidates: C::new(instance),
            phase: CandidatePhase::Stand,
            goal: instance.goal(),
        }
    }
}

impl<C: Candidates> Search for CandidateSearch<C> {
    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            CandidatePhase::Stand => {
                self.phase = CandidatePhase::Judge;
                Event::Candidate(self.candidates.packed())
            }
            CandidatePhase::Judge => {
                let verdict = verdict(self.candidates.queens());
                let stops = self.goal == Goal::First && verdict == Event::Solution;
                self.phase = if !stops && self.candidates.next() {
                    CandidatePhase::Stand
                } else {
                    CandidatePhase::Over
                };
                verdict
            }
            CandidatePhase::Over => Event::End,
        }
    }
}

/// The first pair that attacks each other, the earlier queen outside, the later inside the loop.
#[inline]
fn verdict(queens: &[Square]) -> Event {
    for (i, &attacker) in queens.iter().enumerate() {
        for &square in &queens[i + 1..] {
            if let Some(line) = line_between(attacker, square) {
                return Event::Reject {
                    square,
                    attacker,
                    line,
                };
            }
        }
    }
    Event::Solution
}
