//! A slot of the server: one piece of work, or its request while the code for it is fetched.

use std::task::Poll;

use queens_core::counting::{Plan, Worker};

use crate::protocol::{Answer, Begin, Pane, Read, Reason, RunId};

/// Work that a server does in slices.
pub(super) trait Task {
    /// Does one slice; ready when there is nothing to do until another request comes. The clock gives milliseconds.
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()>;

    /// Whether it is still of use when it is ready.
    fn stays(&self) -> bool {
        false
    }

    /// Ends the work; whether it is still of use.
    fn stop(&mut self, _: &mut dyn FnMut(Answer)) -> bool {
        false
    }

    /// Notes a part of its trace to send, if it has one.
    fn read(&mut self, _: Read) {}

    /// Its counting worker and the plan of the count, if it counts.
    fn into_worker(self: Box<Self>) -> Option<(Plan, Worker)> {
        None
    }

    /// Itself, if it waits for its code.
    fn waiting(&self) -> Option<&Waiting> {
        None
    }
}

/// Work that was begun, or why it cannot be.
pub(super) type Begun = Result<Box<dyn Task>, Reason>;

/// Kinds of work. Later work of a kind takes the place of the earlier one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// On the first board, whatever its size.
    First,
    Second,
    Survey,
    Starts,
    Check,
    Feasibility,
    Play,
    Count,
}

impl Kind {
    pub(super) fn of(begin: &Begin) -> Kind {
        match begin {
            Begin::Run { pane, .. } => match pane {
                Pane::First => Kind::First,
                Pane::Second => Kind::Second,
            },
            Begin::Large { .. } => Kind::First,
            Begin::Survey(_) => Kind::Survey,
            Begin::Starts(_) => Kind::Starts,
            Begin::Check { .. } => Kind::Check,
            Begin::Feasibility { .. } => Kind::Feasibility,
            Begin::Play(_) => Kind::Play,
            Begin::Count(_) => Kind::Count,
        }
    }
}

/// The work of a run.
pub(super) struct Slot {
    pub(super) run: RunId,
    pub(super) kind: Kind,
    pub(super) occupant: Box<dyn Task>,
}

/// Work whose code is not here yet; parts of its trace are requested already.
pub(super) struct Waiting {
    pub(super) begin: Begin,
    pub(super) reads: Vec<Read>,
}

impl Waiting {
    pub(super) fn new(begin: Begin) -> Waiting {
        Waiting {
            begin,
            reads: Vec::new(),
        }
    }
}

impl Task for Waiting {
    fn work(&mut self, _: &dyn Fn() -> f64, _: &mut dyn FnMut(Answer)) -> Poll<()> {
        Poll::Ready(())
    }

    fn stays(&self) -> bool {
        true
    }

    fn read(&mut self, read: Read) {
        self.reads.push(read);
    }

    fn waiting(&self) -> Option<&Waiting> {
        Some(self)
    }
}
