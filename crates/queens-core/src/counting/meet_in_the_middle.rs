//! `meet-in-the-middle`: the exact count in one go, as an algorithm that can be chosen. It only counts: no queen
//! is placed that could be watched.
//!
//! Idea, cost and source are those of the engine (see [`crate::counting`]). It counts the same slices as the shards
//! of a plan do, each once, and keeps solutions and classes alone. Departure: up to 12 queens, and more where
//! given ones leave little to search, are placed depth first.

use std::mem;
use std::ops::ControlFlow;

use crate::counters::{Count, Counters};
use crate::counting::engine::{Preparation, Slices};
use crate::counting::plan::WIDEST;
use crate::counting::symmetric::FixedPoints;
use crate::descriptor::{Descriptor, Reports};
use crate::entry::Algorithm;
use crate::event::Event;
use crate::explanation::{Explanation, Reason};
use crate::instance::{Goal, Instance};
use crate::problem::Problem;
use crate::replay::Position;
use crate::search::CountedSearch;
use crate::search::Search;
use crate::traversal::Traversal;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor =
    Descriptor::new("meet-in-the-middle", Problem::Queens, Traversal::Sets)
        .goals(&[Goal::Count])
        .sizes(1..=WIDEST)
        .listing(&[Count::Uncounted; 9])
        .reports(Reports::Nothing);

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, |_| Box::new(Uncounted), explain)
    .count(|instance| Box::new(MeetInTheMiddle::new(instance)));

/// A search that tells its end alone, since none that tells more is ever asked for.
#[derive(Clone)]
struct Uncounted;

impl Search for Uncounted {
    fn advance(&mut self) -> Event {
        Event::End
    }
}

/// There is one thing to say, before it begins.
fn explain(_: &Position) -> Explanation {
    Explanation {
        code_line: 1,
        reason: Reason::Start { line: None },
        detail: None,
        variables: Vec::new(),
    }
}

/// The counted search.
struct MeetInTheMiddle {
    instance: Instance,
    stage: Stage,
    solutions: u64,
    fundamental: u64,
}

/// What the next call does.
enum Stage {
    /// It fills the engine's tables some more.
    Tables(Preparation),
    /// It counts slices.
    Slices(Pass),
    /// It searches what is needed for the classes, which takes a small part of the time behind.
    Classes(FixedPoints),
    /// Nothing.
    Over,
    /// Nothing: the sum would not fit, which no board up to [`WIDEST`] comes to.
    CapReached,
}

/// A pass over all slices.
struct Pass {
    slices: Slices,
    behind: u64,
    all: u64,
}

impl MeetInTheMiddle {
    fn new(instance: &Instance) -> MeetInTheMiddle {
        MeetInTheMiddle {
            instance: instance.clone(),
            // A board that is too wide is refused before.
            stage: Preparation::begin(instance).map_or(Stage::CapReached, Stage::Tables),
            solutions: 0,
            fundamental: 0,
        }
    }

    fn prepare(preparation: Preparation) -> Stage {
        match preparation.advance() {
            ControlFlow::Continue(more) => Stage::Tables(more),
            ControlFlow::Break(engine) => Stage::Slices(Pass {
                slices: engine.slices(),
                behind: 0,
                all: engine.number_of_slices(),
            }),
        }
    }

    /// Counts slices that cost about so many placements, one at least.
    fn count(&mut self, mut pass: Pass, budget: u64) -> Stage {
        let mut spent = 0;
        while spent < budget {
            let Some(next) = pass.slices.advance() else {
                return Stage::Classes(FixedPoints::new(&self.instance));
            };
            let sum = next.map(|found| {
                spent += found.placements.max(1);
                self.solutions.checked_add(found.solutions)
            });
            let Ok(Some(sum)) = sum else {
                return Stage::CapReached;
            };
            self.solutions = sum;
            pass.behind += 1;
        }
        Stage::Slices(pass)
    }

    fn classify(&mut self, mut fixed_points: FixedPoints, budget: u64) -> Stage {
        if !fixed_points.advance(budget) {
            return Stage::Classes(fixed_points);
        }
        let Some(classes) = fixed_points.kept().classes(self.solutions) else {
            return Stage::CapReached;
        };
        self.fundamental = classes;
        Stage::Over
    }
}

impl CountedSearch for MeetInTheMiddle {
    fn advance(&mut self, budget: u64) -> bool {
        self.stage = match mem::replace(&mut self.stage, Stage::Over) {
            Stage::Tables(preparation) => MeetInTheMiddle::prepare(preparation),
            Stage::Slices(pass) => self.count(pass, budget),
            Stage::Classes(fixed_points) => self.classify(fixed_points, budget),
            over @ (Stage::Over | Stage::CapReached) => over,
        };
        matches!(self.stage, Stage::Over | Stage::CapReached)
    }

    /// Solutions and classes; the classes stay 0 until the search is over.
    fn counters(&self) -> Counters {
        Counters {
            solutions: self.solutions,
            fundamental: self.fundamental,
            ..Counters::default()
        }
    }

    fn progress(&self) -> f64 {
        match &self.stage {
            Stage::Tables(_) => 0.0,
            // The classes are still to be derived.
            Stage::Slices(pass) => pass.behind as f64 / (pass.all + 1) as f64,
            Stage::Classes(_) | Stage::Over | Stage::CapReached => 1.0,
        }
    }

    fn reached_cap(&self) -> bool {
        matches!(self.stage, Stage::CapReached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;

    #[test]
    fn a_sum_that_would_not_fit_ends_the_count() {
        let size = BoardSize::new(8).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let mut search = MeetInTheMiddle {
            solutions: u64::MAX,
            ..MeetInTheMiddle::new(&instance)
        };
        while !search.advance(1) {}
        assert!(search.reached_cap() && search.progress() == 1.0);
        assert_eq!(search.counters().solutions, u64::MAX);
    }

    #[test]
    fn a_call_counts_about_as_much_as_it_is_asked_to() {
        let size = BoardSize::new(15).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let calls = |budget| {
            let mut search = MeetInTheMiddle::new(&instance);
            while matches!(search.stage, Stage::Tables(_)) {
                search.advance(budget);
            }
            (0..).find(|_| search.advance(budget)).unwrap_or(0)
        };
        let (few, many) = (calls(100_000), calls(10_000));
        assert!((5 * few..20 * few).contains(&many), "{few}, {many}");
    }
}
