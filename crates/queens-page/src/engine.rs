//! The engine, as the page knows it: whether it listens, what it holds, why it cannot go on.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use queens_worker::protocol::{Pane, RunId};

/// The engine's health.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// The worker is being loaded.
    Starting,
    /// It listens. It may hold the traces of runs.
    Ready { holds: Held },
    /// It cannot go on.
    Failed { reason: Failure, details: String },
}

/// The boards that a run can be for.
pub const PANES: [Pane; 2] = [Pane::First, Pane::Second];

/// The runs that an engine has been given, by pane.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Held([Option<RunId>; 2]);

/// Why the engine cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The worker could not be loaded or said nothing.
    NotStarted,
    /// The worker stopped with an error.
    Crashed,
    /// The worker is of another build than the page.
    OtherBuild,
    /// The worker did not answer, even after it was replaced.
    Silent,
}

impl Held {
    /// Whether this run is among them.
    pub fn has(self, run: RunId) -> bool {
        self.0.contains(&Some(run))
    }

    /// The engine has been given this run in place of the one before on the same board.
    pub fn put(&mut self, pane: Pane, run: RunId) {
        let slot = match pane {
            Pane::First => &mut self.0[0],
            Pane::Second => &mut self.0[1],
        };
        *slot = Some(run);
    }
}
