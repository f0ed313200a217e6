//! The slots of a server. Each holds one piece of work, which a later request for the same slot replaces.

use super::traced::Traced;
use crate::counter::Counter;
use crate::protocol::{Pane, Request, Response, RunId};

/// A slot, in the order in which they take turns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Slot {
    First,
    Second,
    Survey,
    Starts,
    Large,
    Count,
    Check,
}

impl Slot {
    /// The number of slots.
    pub(super) const COUNT: usize = Slot::Check as usize + 1;

    /// The slot of the work that a request begins; none if it begins none.
    pub(super) fn of(request: &Request) -> Option<Slot> {
        Some(match request {
            Request::Run { pane, .. } => match pane {
                Pane::First => Slot::First,
                Pane::Second => Slot::Second,
            },
            Request::Survey { .. } => Slot::Survey,
            Request::Starts { .. } => Slot::Starts,
            Request::Large { .. } => Slot::Large,
            Request::Count { .. } => Slot::Count,
            Request::Check { .. } => Slot::Check,
            _ => return None,
        })
    }
}

/// What a slice of work has come to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// There is more to do.
    More,
    /// There is nothing to do until another request comes.
    Idle,
    /// The work is over and leaves its slot.
    Over,
}

/// Work that a server does in slices.
pub(super) trait Work {
    /// The run that it is for.
    fn id(&self) -> RunId;

    /// Does one slice. The clock gives milliseconds.
    fn advance(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Response)) -> Progress;

    /// Ends the work, or what of it can end.
    fn stop(&mut self, _: &mut dyn FnMut(Response)) -> Progress {
        Progress::Over
    }

    /// Its trace, if it has one.
    fn traced(&mut self) -> Option<&mut Traced> {
        None
    }

    /// Its counting worker, if it has one.
    fn into_counter(self: Box<Self>) -> Option<Box<dyn Counter>> {
        None
    }
}
