//! `meet-in-the-middle`: the exact count in one go, as an algorithm that can be chosen. It only counts: no queen
//! is placed that could be watched.
//!
//! Idea, cost and source are those of the engine (see [`crate::counting`]). It counts the same slices as the shards
//! of a plan do, each once, and keeps solutions and classes alone. Departure: up to 12 queens, and more where
//! given ones leave little to search, are placed depth first.

use std::mem;
use std::ops::ControlFlow;

use crate::counted::CountedSearch;
use crate::counters::{Count, Counters};
use crate::counting::engine::{Preparation, Slices};
use crate::counting::plan::WIDEST;
use crate::counting::symmetric::Keeping;
use crate::entry::{Algorithm, Capabilities, Descriptor, Notation, Sheet, Tells, Walk};
use crate::event::Event;
use crate::explanation::{Explanation, Reason};
use crate::formats::Base;
use crate::instance::{Goal, Instance};
use crate::lanes::Axis;
use crate::large::list;
use crate::problem::Problem;
use crate::replay::Position;
use crate::search::Search;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor {
    id: "meet-in-the-middle",
    problem: Problem::Queens,
    capabilities: Capabilities {
        goals: &[Goal::Count],
        sizes: 1..=WIDEST,
        ..Capabilities::ENUMERATION
    },
    walk: Walk::Sets,
    // None of its lines runs as often as anything that is counted.
    listing: &[Count::Untold; 9],
    operations: &[],
    tells: Tells::Nothing,
    prints: Notation::of(Axis::Files, Base::Zero),
};

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    descriptor: &DESCRIPTOR,
    start: |_| Box::new(Untold),
    count: |_, instance| Box::new(Counting::new(instance)),
    tally: |_, _, _| {},
    explain,
    stack: |_| Vec::new(),
    sheet: Sheet::Rows(|_, rows| list(rows)),
    values: None,
    order: None,
    starts: None,
    large: None,
};

/// A search that tells its end alone, since none that tells more is ever asked for.
#[derive(Clone)]
struct Untold;

impl Search for Untold {
    fn advance(&mut self) -> Event {
        Event::End
    }
}

/// There is one thing to say, before it begins.
fn explain(_: &Position) -> Explanation {
    Explanation {
        line: 1,
        reason: Reason::Start { lane: None },
        detail: None,
        variables: Vec::new(),
    }
}

/// The counted search.
struct Counting {
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
    Classes(Keeping),
    /// Nothing.
    Over,
    /// Nothing: the sum would not fit, which no board up to [`WIDEST`] comes to.
    GivenUp,
}

/// A pass over all slices.
struct Pass {
    slices: Slices,
    behind: u64,
    all: u64,
}

impl Counting {
    fn new(instance: &Instance) -> Counting {
        Counting {
            instance: instance.clone(),
            // A board that is too wide is refused before.
            stage: Preparation::begin(instance).map_or(Stage::GivenUp, Stage::Tables),
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
                return Stage::Classes(Keeping::new(&self.instance));
            };
            let sum = next.map(|found| {
                spent += found.placements.max(1);
                self.solutions.checked_add(found.solutions)
            });
            let Ok(Some(sum)) = sum else {
                return Stage::GivenUp;
            };
            self.solutions = sum;
            pass.behind += 1;
        }
        Stage::Slices(pass)
    }

    fn classify(&mut self, mut keeping: Keeping, budget: u64) -> Stage {
        if !keeping.advance(budget) {
            return Stage::Classes(keeping);
        }
        let Some(classes) = keeping.kept().classes(self.solutions) else {
            return Stage::GivenUp;
        };
        self.fundamental = classes;
        Stage::Over
    }
}

impl CountedSearch for Counting {
    fn advance(&mut self, budget: u64) -> bool {
        self.stage = match mem::replace(&mut self.stage, Stage::Over) {
            Stage::Tables(preparation) => Counting::prepare(preparation),
            Stage::Slices(pass) => self.count(pass, budget),
            Stage::Classes(keeping) => self.classify(keeping, budget),
            over @ (Stage::Over | Stage::GivenUp) => over,
        };
        matches!(self.stage, Stage::Over | Stage::GivenUp)
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
            Stage::Classes(_) | Stage::Over | Stage::GivenUp => 1.0,
        }
    }

    fn is_given_up(&self) -> bool {
        matches!(self.stage, Stage::GivenUp)
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
        let mut search = Counting {
            solutions: u64::MAX,
            ..Counting::new(&instance)
        };
        while !search.advance(1) {}
        assert!(search.is_given_up() && search.progress() == 1.0);
        assert_eq!(search.counters().solutions, u64::MAX);
    }

    #[test]
    fn a_call_counts_about_as_much_as_it_is_asked_to() {
        let size = BoardSize::new(15).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let calls = |budget| {
            let mut search = Counting::new(&instance);
            while matches!(search.stage, Stage::Tables(_)) {
                search.advance(budget);
            }
            (0..).find(|_| search.advance(budget)).unwrap_or(0)
        };
        let (few, many) = (calls(100_000), calls(10_000));
        assert!((5 * few..20 * few).contains(&many), "{few}, {many}");
    }
}
