//! A run whose engine is gone, and what another one takes over. The same search always gives the same
//! events: what was read stays, and the search is repeated as far as it was known.

use queens_worker::protocol::RunId;

use super::{Activity, Run};

impl Run {
    /// The engine is gone: a cursor that moves rests; what it was on its way to is kept.
    pub fn interrupt(&mut self) {
        if let Activity::Playing(_) | Activity::Looking { .. } = self.activity {
            self.activity = Activity::Paused;
        }
    }

    /// Another engine has come: it will not answer what was asked of the one before.
    pub fn forget_asked(&mut self) {
        self.windows.forget_asked();
        self.grown.forget_asked();
    }

    /// The other engine begins the search again, under this number.
    pub fn renumber(&mut self, id: RunId) {
        self.id = id;
        self.forget_asked();
        self.is_repeating = true;
    }

    /// Whether the other engine has not yet come as far as is known.
    pub fn is_repeating(&self) -> bool {
        self.is_repeating
    }

    /// Whether a stopped search that another engine repeats has come where it was stopped, so that
    /// the engine is to be told again. True once.
    pub fn has_repeated(&mut self, steps: u64) -> bool {
        let done = self.is_repeating && steps >= self.known;
        self.is_repeating &= !done;
        done && self.halted
    }
}
