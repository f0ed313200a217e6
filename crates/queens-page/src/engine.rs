//! The state of the engine for the page: whether it listens, which runs it has, and why it failed.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use queens_worker::protocol::{Pane, Response, RunId};

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

/// A response of the engine. It is read once, so messages neither copy nor compare it: a clone is the same response, and
/// no other response is equal to it.
#[derive(Clone, Debug)]
pub struct Said(Rc<Response>);

impl PartialEq for Said {
    fn eq(&self, other: &Said) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl From<Response> for Said {
    fn from(response: Response) -> Said {
        Said(Rc::new(response))
    }
}

impl Said {
    /// The response.
    pub fn response(&self) -> &Response {
        &self.0
    }

    /// The response, if no clone of this message is left.
    pub fn into_response(self) -> Option<Response> {
        Rc::into_inner(self.0)
    }
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
