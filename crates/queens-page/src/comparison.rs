//! The comparison: a second run of another algorithm on the same board, led by the cursor of the
//! first, and a survey of both over many boards.

use queens_core::{Descriptor, Goal, algorithm};
use queens_worker::protocol::{Pane, RunId};
use strum::{IntoStaticStr, VariantArray};

use crate::model::{Model, PANES, View};
use crate::playback::{Lead, Run};
use crate::settings::Settings;
use crate::survey::Survey;

/// The algorithms that are compared with when none was chosen, the best first.
const CONTRASTS: [&str; 2] = ["forward-checking", "bitmask"];

/// The seed of a second search that draws beside a first one that does not.
const SEED: u64 = 1;

/// What the compare panel holds besides the first run.
#[derive(Default)]
pub struct Comparison {
    /// The run on the second board.
    pub second: Option<Run>,
    pub pace: Pace,
    pub survey: Survey,
}

/// What both boards have had equally many of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Pace {
    #[default]
    Events,
    Tests,
}

/// The algorithm that one is compared with when no other was chosen.
pub fn contrast(first: &Descriptor) -> &'static Descriptor {
    let contrasts = CONTRASTS.into_iter().filter_map(algorithm::describe);
    let mut others = contrasts.chain(algorithm::DESCRIPTORS);
    others
        .find(|other| *other != first && other.problem == first.problem)
        .unwrap_or(algorithm::default(first.problem))
}

impl Model {
    /// The run on a board.
    pub fn run_at(&self, pane: Pane) -> Option<&Run> {
        match pane {
            Pane::First => self.run.as_ref(),
            Pane::Second => self.comparison.second.as_ref(),
        }
    }

    /// The run on a board, to be changed.
    pub fn run_at_mut(&mut self, pane: Pane) -> Option<&mut Run> {
        match pane {
            Pane::First => self.run.as_mut(),
            Pane::Second => self.comparison.second.as_mut(),
        }
    }

    /// The board that a run is on.
    pub fn pane_of(&self, id: RunId) -> Option<Pane> {
        PANES
            .into_iter()
            .find(|&pane| self.run_at(pane).is_some_and(|run| run.id() == id))
    }

    /// The search of the second board, while two are compared: another algorithm on the board of the
    /// first run or, before there is one, of the form.
    pub fn compared(&self) -> Option<Settings> {
        let algorithm = self.compare.filter(|_| self.view == View::Compare)?;
        let first = self.shown();
        if first.large.is_some() {
            return None;
        }
        let goal = match algorithm.capabilities.goals.contains(&first.goal) {
            true => first.goal,
            false => algorithm.default_goal(),
        };
        let seed = first.seed.unwrap_or(SEED);
        Some(Settings {
            algorithm,
            goal,
            seed: algorithm.capabilities.draws.then_some(seed),
            ..first.clone()
        })
    }

    /// Where the first run leads the second.
    pub fn lead(&self) -> Option<Lead> {
        let run = self.run.as_ref()?;
        Some(match self.comparison.pace {
            _ if run.settings().goal == Goal::Count => Lead::Step(0),
            Pace::Events => Lead::Step(run.step()),
            Pace::Tests => Lead::Tests(run.counters().tests),
        })
    }
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
