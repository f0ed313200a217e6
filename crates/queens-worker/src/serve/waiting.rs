//! Requests whose code is not here yet, with what was asked about them since. Nothing else waits for them.

use crate::protocol::{Pane, Request, RunId};

/// In the order in which they came.
#[derive(Default)]
pub(super) struct Waiting(Vec<Request>);

/// What a request takes the place of: at most one of each is at work.
#[derive(PartialEq, Eq)]
enum Place {
    Pane(Pane),
    Survey,
    Starts,
    Check,
    Large,
    Count,
}

fn place(request: &Request) -> Option<Place> {
    match request {
        Request::Run { pane, .. } => Some(Place::Pane(*pane)),
        Request::Survey { .. } => Some(Place::Survey),
        Request::Starts { .. } => Some(Place::Starts),
        Request::Check { .. } => Some(Place::Check),
        Request::Large { .. } => Some(Place::Large),
        Request::Count { .. } => Some(Place::Count),
        _ => None,
    }
}

/// The run, survey, check or runs from every start that a request is about.
fn subject(request: &Request) -> Option<RunId> {
    match request {
        Request::Run { run, .. }
        | Request::Windows { run, .. }
        | Request::Find { run, .. }
        | Request::Gallery { run, .. }
        | Request::Tree { run }
        | Request::Survey { run, .. }
        | Request::Starts { run, .. }
        | Request::Check { run, .. }
        | Request::Large { run, .. }
        | Request::Count { run, .. }
        | Request::Stop { run } => Some(*run),
        Request::Ping => None,
    }
}

impl Waiting {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this run waits.
    pub(super) fn has(&self, request: &Request) -> bool {
        let id = subject(request);
        id.is_some() && self.0.iter().any(|waiting| subject(waiting) == id)
    }

    /// What a request takes the place of waits no longer.
    pub(super) fn make_way(&mut self, request: &Request) {
        let Some(taken) = place(request) else { return };
        let ended = self.0.iter().find(|it| place(it).as_ref() == Some(&taken));
        if let Some(id) = ended.and_then(subject) {
            self.end(id);
        }
    }

    /// A request waits, in place of one of its kind about the same run.
    pub(super) fn keep(&mut self, request: Request) {
        let kind = std::mem::discriminant(&request);
        let id = subject(&request);
        self.0
            .retain(|it| std::mem::discriminant(it) != kind || subject(it) != id);
        self.0.push(request);
    }

    /// Whether this run waited; it does no longer.
    pub(super) fn end(&mut self, id: RunId) -> bool {
        let before = self.0.len();
        self.0.retain(|it| subject(it) != Some(id));
        self.0.len() < before
    }

    /// All of them.
    pub(super) fn take(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.0)
    }
}
