//! The slots of the server. A slot contains a task, or a request whose code is being loaded.

use std::task::Poll;

use queens_core::counting::{Plan, Worker};

use crate::protocol::{Answer, Begin, Pane, Read, Reason, RunId};

/// A task that a server runs in slices.
pub(super) trait Task {
    /// Runs one slice. Returns `Poll::Ready` if there is nothing to do until the next request. The clock returns
    /// milliseconds.
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()>;

    /// Whether the slot keeps the task after `work` has returned `Poll::Ready`.
    fn is_kept(&self) -> bool {
        false
    }

    /// Stops the task. Returns whether the slot keeps the task.
    fn stop(&mut self, _: &mut dyn FnMut(Answer)) -> bool {
        false
    }

    /// Requests a part of the trace. A task without a trace ignores the request.
    fn read(&mut self, _: Read) {}

    /// Returns the plan and the worker of a count, for the next task of the count. `None` for other tasks.
    fn into_worker(self: Box<Self>) -> Option<(Plan, Worker)> {
        None
    }

    /// The waiting request, if the task waits for code. `None` for other tasks.
    fn waiting(&self) -> Option<&Waiting> {
        None
    }
}

/// A task, or the reason why the task cannot start.
pub(super) type Started = Result<Box<dyn Task>, Reason>;

/// The kinds of tasks. A task replaces the earlier task of its kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A search in the first pane, or a search of a large board.
    First,
    /// A search in the second pane.
    Second,
    Survey,
    Starts,
    Tours,
    Check,
    Feasibility,
    Play,
    Count,
}

impl Kind {
    pub(super) fn from_begin(begin: &Begin) -> Kind {
        match begin {
            Begin::Run { pane, .. } => match pane {
                Pane::First => Kind::First,
                Pane::Second => Kind::Second,
            },
            Begin::Large { .. } => Kind::First,
            Begin::Survey(_) => Kind::Survey,
            Begin::Starts(_) => Kind::Starts,
            Begin::Tours(_) => Kind::Tours,
            Begin::Check { .. } => Kind::Check,
            Begin::Feasibility { .. } => Kind::Feasibility,
            Begin::Play(_) => Kind::Play,
            Begin::Count(_) => Kind::Count,
        }
    }
}

/// A task with its run and its kind.
pub(super) struct Slot {
    pub(super) run: RunId,
    pub(super) kind: Kind,
    pub(super) task: Box<dyn Task>,
}

/// A request whose code is not loaded yet, with the parts of its trace that were requested.
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

    fn is_kept(&self) -> bool {
        true
    }

    fn read(&mut self, read: Read) {
        self.reads.push(read);
    }

    fn waiting(&self) -> Option<&Waiting> {
        Some(self)
    }
}
