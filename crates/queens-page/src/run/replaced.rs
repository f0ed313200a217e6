//! A run that a new engine continues. A search always produces the same events, so the loaded windows stay. The new
//! engine repeats the known part.

use queens_worker::protocol::RunId;

use super::{Activity, Run};

impl Run {
    /// Pauses a moving cursor, because the engine is gone. A target is kept.
    pub fn interrupt(&mut self) {
        if let Activity::Playing(_) | Activity::Looking { .. } = self.activity {
            self.activity = Activity::Paused;
        }
    }

    /// Drops pending requests, which the new engine will not answer.
    pub fn forget_asked(&mut self) {
        self.windows.forget_asked();
        self.grown.forget_asked();
    }

    /// Sets the number under which the new engine repeats the search.
    pub fn renumber(&mut self, id: RunId) {
        self.id = id;
        self.forget_asked();
        self.is_repeating = true;
    }

    /// Whether the new engine has not reached the end of the known part yet.
    pub fn is_repeating(&self) -> bool {
        self.is_repeating
    }

    /// Whether a stopped search has been repeated up to the point where it was stopped, so that the engine has to be
    /// stopped again. True once.
    pub fn has_repeated(&mut self, steps: u64) -> bool {
        let done = self.is_repeating && steps >= self.known;
        self.is_repeating &= !done;
        done && self.halted
    }
}
