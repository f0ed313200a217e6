//! Requests that wait for their code, with later requests about the same runs.

use std::mem::discriminant;

use super::slot::Slot;
use crate::protocol::{Request, RunId};

/// The waiting requests, in the order in which they came.
#[derive(Default)]
pub(super) struct Waiting(Vec<Request>);

impl Waiting {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a request about the same run waits.
    pub(super) fn has(&self, request: &Request) -> bool {
        let id = request.run();
        id.is_some() && self.0.iter().any(|waiting| waiting.run() == id)
    }

    /// Drops the run that a request replaces.
    pub(super) fn make_way(&mut self, request: &Request) {
        let Some(slot) = Slot::of(request) else {
            return;
        };
        let replaced = self.0.iter().find(|it| Slot::of(it) == Some(slot));
        if let Some(id) = replaced.and_then(Request::run) {
            self.end(id);
        }
    }

    /// Adds a request, in place of one of its kind about the same run.
    pub(super) fn add(&mut self, request: Request) {
        let key = |it: &Request| (discriminant(it), it.run());
        self.0.retain(|it| key(it) != key(&request));
        self.0.push(request);
    }

    /// Drops a run; whether it waited.
    pub(super) fn end(&mut self, id: RunId) -> bool {
        let before = self.0.len();
        self.0.retain(|it| it.run() != Some(id));
        self.0.len() < before
    }

    /// Removes and returns all requests.
    pub(super) fn take(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.0)
    }
}
