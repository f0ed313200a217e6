//! A slot of the server: one piece of work, or its request while the code for it is fetched.

use std::task::Poll;

use crate::counter::Counter;
use crate::protocol::{Answer, Begin, Pane, Read, RunId};

/// Work that a server does in slices.
pub(super) trait Occupant {
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

    /// Its counting worker, if it has one.
    fn into_counter(self: Box<Self>) -> Option<Box<dyn Counter>> {
        None
    }
}

/// Kinds of work. Later work of a kind takes the place of the earlier one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// On the first board, whatever its size.
    First,
    Second,
    Survey,
    Starts,
    Check,
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
            Begin::Count(_) => Kind::Count,
        }
    }
}

/// The work of a run.
pub(super) struct Slot {
    pub(super) run: RunId,
    pub(super) kind: Kind,
    state: State,
}

enum State {
    /// The code is not here yet; parts of the trace are requested already.
    Waiting(Begin, Vec<Read>),
    Working(Box<dyn Occupant>),
}

impl Slot {
    pub(super) fn waiting(run: RunId, kind: Kind, begin: Begin) -> Slot {
        let state = State::Waiting(begin, Vec::new());
        Slot { run, kind, state }
    }

    pub(super) fn working(run: RunId, kind: Kind, occupant: Box<dyn Occupant>) -> Slot {
        let state = State::Working(occupant);
        Slot { run, kind, state }
    }

    pub(super) fn is_waiting(&self) -> bool {
        matches!(self.state, State::Waiting(..))
    }

    /// The work that waits, with what is to be read of it.
    pub(super) fn into_waiting(self) -> Option<(Begin, Vec<Read>)> {
        match self.state {
            State::Waiting(begin, reads) => Some((begin, reads)),
            State::Working(_) => None,
        }
    }

    pub(super) fn into_counter(self) -> Option<Box<dyn Counter>> {
        match self.state {
            State::Waiting(..) => None,
            State::Working(occupant) => occupant.into_counter(),
        }
    }

    pub(super) fn read(&mut self, read: Read) {
        match &mut self.state {
            State::Waiting(_, reads) => reads.push(read),
            State::Working(occupant) => occupant.read(read),
        }
    }

    pub(super) fn work(
        &mut self,
        clock: &dyn Fn() -> f64,
        answer: &mut dyn FnMut(Answer),
    ) -> Poll<()> {
        match &mut self.state {
            State::Waiting(..) => Poll::Ready(()),
            State::Working(occupant) => occupant.work(clock, answer),
        }
    }

    pub(super) fn stays(&self) -> bool {
        match &self.state {
            State::Waiting(..) => true,
            State::Working(occupant) => occupant.stays(),
        }
    }

    pub(super) fn stop(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        match &mut self.state {
            State::Waiting(..) => false,
            State::Working(occupant) => occupant.stop(answer),
        }
    }
}
