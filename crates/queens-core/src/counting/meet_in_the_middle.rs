//! `meet-in-the-middle`: the exact count of solutions in one pass, as an algorithm in the registry. It only counts and
//! reports no events.
//!
//! Idea, cost and source: see [`crate::counting`]. The search counts every slice of a plan once and reports only the
//! counters for solutions and classes. Departure: it counts depth first with up to 12 queens to place, and with more
//! queens if given queens leave little to search.

use std::mem;
use std::task::Poll;

use crate::counting::engine::{EngineBuild, Slices};
use crate::counting::plan::WIDEST;
use crate::counting::symmetric::FixedPoints;
use crate::problem::{Goal, Instance, Problem};
use crate::search::{Algorithm, CountedSearch, Counters, Descriptor, Ending, Reports, Traversal};
use crate::work::Work;

crate::listing! {
    enum Listing {
        DepthFirst: Uncounted,
        Halves: Uncounted,
        EachSet: Uncounted,
        East: Uncounted,
        West: Uncounted,
        EachPlane: Uncounted,
        Join: Uncounted,
        Weigh: Uncounted,
        Classes: Uncounted,
    }
}

/// The descriptor of `meet-in-the-middle`.
pub static DESCRIPTOR: Descriptor =
    Descriptor::new("meet-in-the-middle", Problem::Queens, Traversal::CountOnly)
        .goals(&[Goal::Count])
        .sizes(1..=WIDEST)
        // No counter equals the number of times that a line of the listing runs.
        .listing(&Listing::LINES)
        .reports(Reports::Nothing);

pub(crate) static ALGORITHM: Algorithm = Algorithm::without_events(&DESCRIPTOR, |instance| {
    Box::new(MeetInTheMiddle::new(instance))
});

/// The search of `meet-in-the-middle`.
struct MeetInTheMiddle {
    instance: Instance,
    stage: Stage,
    solutions: u64,
    fundamental: u64,
}

/// The stage of the search, which the next call of `work` continues.
enum Stage {
    /// Filling the engine's tables.
    Tables(EngineBuild),
    /// Counting slices.
    Slices(Pass),
    /// Searching for fixed points, which takes a small part of the time of the slices.
    Classes(FixedPoints),
    /// The search is over. If a sum does not fit into 64 bits, the ending is [`Ending::CapReached`]. No board up to
    /// [`WIDEST`] has 2⁶⁴ solutions or more.
    Over(Ending),
}

/// The final stage if a sum does not fit into 64 bits.
const OVERFLOW: Stage = Stage::Over(Ending::CapReached);

/// A pass over all slices.
struct Pass {
    slices: Slices,
    counted: u64,
    all: u64,
}

impl MeetInTheMiddle {
    fn new(instance: &Instance) -> MeetInTheMiddle {
        MeetInTheMiddle {
            instance: instance.clone(),
            // The check against the descriptor has already refused wider boards.
            stage: EngineBuild::new(instance).map_or(OVERFLOW, Stage::Tables),
            solutions: 0,
            fundamental: 0,
        }
    }

    fn prepare(mut build: EngineBuild) -> Stage {
        match build.work(1) {
            Poll::Pending => Stage::Tables(build),
            Poll::Ready(engine) => Stage::Slices(Pass {
                slices: engine.slices(),
                counted: 0,
                all: engine.number_of_slices(),
            }),
        }
    }

    /// Counts at least one slice, and further slices until they cost `budget` placements.
    fn count(&mut self, mut pass: Pass, budget: u64) -> Stage {
        let mut spent = 0;
        while spent < budget {
            let Some(next) = pass.slices.next() else {
                return Stage::Classes(FixedPoints::new(&self.instance));
            };
            let sum = next.map(|found| {
                spent += found.placements.max(1);
                self.solutions.checked_add(found.solutions)
            });
            let Ok(Some(sum)) = sum else {
                return OVERFLOW;
            };
            self.solutions = sum;
            pass.counted += 1;
        }
        Stage::Slices(pass)
    }

    fn classify(&mut self, mut search: FixedPoints, budget: u64) -> Stage {
        let Poll::Ready(fixed_points) = search.work(budget) else {
            return Stage::Classes(search);
        };
        let Some(classes) = fixed_points.classes(self.solutions) else {
            return OVERFLOW;
        };
        self.fundamental = classes;
        Stage::Over(Ending::Complete)
    }
}

impl Work for MeetInTheMiddle {
    type Output = Ending;

    fn work(&mut self, budget: u64) -> Poll<Ending> {
        self.stage = match mem::replace(&mut self.stage, OVERFLOW) {
            Stage::Tables(build) => MeetInTheMiddle::prepare(build),
            Stage::Slices(pass) => self.count(pass, budget),
            Stage::Classes(fixed_points) => self.classify(fixed_points, budget),
            Stage::Over(ending) => Stage::Over(ending),
        };
        match self.stage {
            Stage::Over(ending) => Poll::Ready(ending),
            _ => Poll::Pending,
        }
    }
}

impl CountedSearch for MeetInTheMiddle {
    /// The counters of solutions and classes; all others are 0. The number of classes is 0 until the search is over.
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
            // The classes count as one more slice.
            Stage::Slices(pass) => pass.counted as f64 / (pass.all + 1) as f64,
            Stage::Classes(_) | Stage::Over(_) => 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;

    #[test]
    fn an_overflow_ends_the_count() {
        let size = BoardSize::new(8).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let mut search = MeetInTheMiddle {
            solutions: u64::MAX,
            ..MeetInTheMiddle::new(&instance)
        };
        assert_eq!(search.finish(), Ending::CapReached);
        assert_eq!(search.progress(), 1.0);
        assert_eq!(search.counters().solutions, u64::MAX);
    }

    #[test]
    fn the_work_of_a_call_follows_its_budget() {
        let size = BoardSize::new(15).unwrap();
        let instance = Instance::queens(size, &[], Goal::Count).unwrap();
        let calls = |budget| {
            let mut search = MeetInTheMiddle::new(&instance);
            while matches!(search.stage, Stage::Tables(_)) {
                assert!(search.work(budget).is_pending());
            }
            let is_over = |_: &u32| search.work(budget).is_ready();
            (0..).find(is_over).unwrap_or(0)
        };
        let (few, many) = (calls(100_000), calls(10_000));
        assert!((5 * few..20 * few).contains(&many), "{few}, {many}");
    }
}
