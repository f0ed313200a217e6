//! Where a run ends: by itself, at its goal, or because the reader stopped it.

use queens_core::Ending;

use super::{Activity, Run};
use crate::settings::Settings;

impl Run {
    /// Whether the steps known are all there are.
    pub fn is_complete(&self) -> bool {
        self.ending.is_some()
    }

    /// How the search, or the count, has ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        match &self.counting {
            Some(counting) => counting.ending,
            None => self.ending,
        }
    }

    /// Whether the solutions known are all there are.
    pub fn is_exact(&self) -> bool {
        let Settings {
            algorithm, goal, ..
        } = &self.settings;
        self.ending() == Some(Ending::Complete)
            && algorithm.is_exact(*goal, self.farthest().solutions)
    }

    /// Whether the search was stopped before its end.
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// Whether the known part of the trace will not grow.
    pub fn is_settled(&self) -> bool {
        self.is_complete() || self.halted
    }

    /// The search goes no further; the cursor rests where it is.
    pub fn halt(&mut self) {
        self.halted = true;
        self.activity = Activity::Paused;
    }

    /// Whether nothing follows the step that is shown.
    pub fn is_at_end(&self) -> bool {
        match &self.counting {
            Some(counting) => counting.ending.is_some(),
            None => self.is_complete() && self.step() == self.known,
        }
    }

    /// Whether no step that is known, or still to come, follows the one that is shown.
    pub fn is_at_edge(&self) -> bool {
        self.is_at_end() || self.halted && self.step() == self.known
    }
}
