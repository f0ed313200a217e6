//! The end of a run: by itself, at its goal, or stopped by the reader.

use queens_core::Ending;

use super::{Activity, Run};
use crate::settings::Settings;

impl Run {
    /// Whether the whole trace is known.
    pub fn is_complete(&self) -> bool {
        self.ending.is_some()
    }

    /// The ending of the search or count, if it has ended.
    pub fn ending(&self) -> Option<Ending> {
        match &self.counting {
            Some(counting) => counting.ending,
            None => self.ending,
        }
    }

    /// Whether all solutions are known.
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

    /// Stops the search. The cursor pauses at the current step.
    pub fn halt(&mut self) {
        self.halted = true;
        self.activity = Activity::Paused;
    }

    /// Whether the current step is the last one.
    pub fn is_at_end(&self) -> bool {
        match &self.counting {
            Some(counting) => counting.ending.is_some(),
            None => self.is_complete() && self.step() == self.known,
        }
    }

    /// Whether the current step is the last known one and no more steps will come.
    pub fn is_at_edge(&self) -> bool {
        self.is_at_end() || self.halted && self.step() == self.known
    }
}
