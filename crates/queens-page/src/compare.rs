//! The comparison: a second run of another algorithm on the same board, which follows the cursor of the first run. Also
//! a survey of both algorithms over many boards.

pub mod survey;
pub(crate) mod update;

use queens_core::{Descriptor, algorithm};
use strum::{IntoStaticStr, VariantArray};

use crate::compare::survey::Survey;
use crate::run::{Activity, Run};
use crate::settings::Settings;

/// The default algorithms for a comparison, the best first.
const CONTRASTS: [&str; 2] = ["forward-checking", "bitmask"];

/// The state of the compare panel, except the first run.
#[derive(Default)]
pub struct Comparison {
    /// The second board. `None` unless two searches are compared.
    pub second: Option<Second>,
    pub survey: Survey,
}

/// The second board of a comparison, and the common clock where it leaves the first run.
pub struct Second {
    pub run: Run,
    /// The progress of the clock after the end of the first run, in units of the clock.
    pub ahead: u64,
    /// The target of the clock on the second board, until it is reached.
    pub target: Option<Target>,
}

impl Comparison {
    /// The run on the second board.
    pub fn run(&self) -> Option<&Run> {
        self.second.as_ref().map(|second| &second.run)
    }

    /// The run on the second board, mutable.
    pub fn run_mut(&mut self) -> Option<&mut Run> {
        self.second.as_mut().map(|second| &mut second.run)
    }

    /// The progress of the clock after the end of the first run, in units of the clock.
    pub fn ahead(&self) -> u64 {
        self.second.as_ref().map_or(0, |second| second.ahead)
    }

    /// The clock's maximum progress after the end of the first run: up to the known part of the second run.
    pub fn room(&self, pace: Pace, first: &Run) -> u64 {
        let Some(second) = self.run().filter(|_| first.is_complete()) else {
            return 0;
        };
        match pace {
            Pace::Events => second.known().saturating_sub(first.known()),
            Pace::Tests => {
                let tests = |run: &Run| run.farthest().tests;
                // The last test of the second run is followed by its end, which counts as one more.
                let all = tests(second) + u64::from(second.is_complete());
                all.saturating_sub(tests(first))
            }
        }
    }

    /// Whether the second run continues after the end of the first.
    pub fn goes_on(&self, pace: Pace, first: &Run) -> bool {
        let is_growing = |second: &Run| second.counting().is_none() && !second.is_settled();
        first.is_at_end()
            && first.counting().is_none()
            && (self.ahead() < self.room(pace, first) || self.run().is_some_and(is_growing))
    }

    /// The activity of the leading run: the first run, unless the second is on its way to the target.
    pub fn activity(&self, first: &Run) -> Activity {
        match &self.second {
            Some(Second {
                run,
                target: Some(Target::Square | Target::Step(_)),
                ..
            }) => run.activity(),
            _ => first.activity(),
        }
    }

    /// Moves the clock after the end of the first run.
    pub fn move_on(&mut self, pace: Pace, first: &Run, by: i64) {
        self.set_ahead(pace, first, self.ahead().saturating_add_signed(by));
    }

    /// Sets the progress of the clock after the end of the first run, at most up to the known part of the second run.
    pub fn set_ahead(&mut self, pace: Pace, first: &Run, ahead: u64) {
        let most = self.room(pace, first);
        if let Some(second) = &mut self.second {
            second.ahead = ahead.min(most);
        }
    }
}

/// The target of the clock on the second board. The clock goes to the first position at which that board reaches the
/// target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The engine looks for an event on a square.
    Square,
    /// The second run goes to this step to count its tests.
    Step(u64),
    /// The engine looks for the step at which the first run has the same number of tests.
    Tests,
}

/// The unit of the common clock of both boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Pace {
    #[default]
    Events,
    Tests,
}

/// The default algorithm to compare with.
pub fn contrast(first: &Descriptor) -> &'static Descriptor {
    let contrasts = CONTRASTS.into_iter().filter_map(algorithm::describe);
    let mut others = contrasts.chain(algorithm::DESCRIPTORS);
    others
        .find(|other| *other != first && other.problem == first.problem)
        .unwrap_or(algorithm::default(first.problem))
}

/// The search of another algorithm on the board of the first. `None` on a board above n = 32.
pub fn beside(first: &Settings, algorithm: &'static Descriptor) -> Option<Settings> {
    let is_drawn = first.large.is_none();
    is_drawn.then(|| first.seeded(algorithm))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_registry_has_every_algorithm_that_others_are_compared_with() {
        for id in CONTRASTS {
            assert!(algorithm::describe(id).is_some(), "{id}");
        }
    }
}
