//! The state of the engine for the page: whether it listens, which runs it has, and why it failed.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use queens_worker::protocol::{Pane, RunId};

/// The engine's health.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// The worker is being loaded.
    Starting,
    /// The worker listens. It may have the traces of runs.
    Ready { holds: Held },
    /// The engine failed.
    Failed { reason: Failure, details: String },
}

/// The boards that can have a run.
pub const PANES: [Pane; 2] = [Pane::First, Pane::Second];

/// The runs given to an engine, one for each pane.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Held([Option<RunId>; 2]);

/// The reason why the engine failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The worker could not be loaded or did not respond.
    NotStarted,
    /// The worker stopped with an error.
    Crashed,
    /// The worker and the page are from different builds.
    OtherBuild,
    /// The worker did not answer, even after a replacement.
    Silent,
}

impl Held {
    /// Whether the engine has this run.
    pub fn has(self, run: RunId) -> bool {
        self.0.contains(&Some(run))
    }

    /// Records a run, which replaces the previous run of the same board.
    pub fn put(&mut self, pane: Pane, run: RunId) {
        let slot = match pane {
            Pane::First => &mut self.0[0],
            Pane::Second => &mut self.0[1],
        };
        *slot = Some(run);
    }
}
