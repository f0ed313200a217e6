//! The server: hears requests, does their work in slices and answers. It has no clock and knows no browser: the caller
//! lends it a clock and calls it for each slice.

mod check;
mod count;
mod counted;
mod feasibility;
mod job;
mod jobs;
mod library;
mod play;
mod slot;
mod starts;
mod survey;
mod traced;
mod watched;

use std::collections::VecDeque;
use std::mem;

use crate::protocol::{Answer, Envelope, Reason, Request, Response, RunId};
pub use library::CodeBundle;
use library::refused;
use slot::{Kind, Slot, Task, Waiting};

/// How far a search runs ahead of the last requested step.
const AHEAD: u64 = 1_000_000_000;
/// Events, or nodes, of one slice: about a millisecond.
const SLICE: u64 = 32_768;
/// Milliseconds between two reports of a growing trace or count.
const REPORT_EVERY: f64 = 100.0;

/// The work, in slots that take turns, a slice each.
pub struct Server {
    /// The code that is here.
    library: fn() -> CodeBundle,
    /// The slot that is next comes first; no two are of the same kind.
    slots: VecDeque<Slot>,
    ahead: u64,
}

impl Default for Server {
    fn default() -> Server {
        Server::new(|| CodeBundle::FULL)
    }
}

impl Server {
    /// A server with this code; after [`Server::code_loaded`] there may be more of it.
    pub fn new(library: fn() -> CodeBundle) -> Server {
        Server {
            library,
            slots: VecDeque::new(),
            ahead: AHEAD,
        }
    }

    /// A server whose searches run this many events ahead of the requested steps.
    pub fn running_ahead(ahead: u64) -> Server {
        Server {
            ahead,
            ..Server::default()
        }
    }

    /// Handles a request, and answers at once if possible. A task without its code waits for [`Server::code_loaded`].
    pub fn handle(&mut self, envelope: Envelope, answer: &mut dyn FnMut(Response)) {
        let Envelope { serial, request } = envelope;
        answer(Response::Ack { serial });
        let Some((run, request)) = request else {
            return;
        };
        match request {
            Request::Begin(begin) => {
                let kind = Kind::of(&begin);
                let before = self.slots.iter().position(|slot| slot.kind == kind);
                let before = before.and_then(|at| self.slots.remove(at));
                let before = before.map(|slot| slot.occupant);
                let begun = match (self.library)().begin(&begin, before, self.ahead) {
                    Err(Reason::NoCode) => Ok(Box::new(Waiting::new(begin)) as _),
                    begun => begun.map_err(|reason| refused(&begin, reason)),
                };
                self.enter(run, kind, begun, answer);
            }
            Request::Read(read) => {
                if let Some(slot) = self.slots.iter_mut().find(|slot| slot.run == run) {
                    slot.occupant.read(read);
                }
            }
            Request::Stop => {
                self.slots.retain_mut(|slot| {
                    slot.run != run || slot.occupant.stop(&mut about(run, answer))
                });
                answer(Response::About(run, Answer::Stopped));
            }
        }
    }

    /// Whether work waits for code.
    pub fn needs_code(&self) -> bool {
        let mut slots = self.slots.iter();
        slots.any(|slot| slot.occupant.waiting().is_some())
    }

    /// Begins the work that waits, after code was fetched. Work that still lacks code is refused.
    pub fn code_loaded(&mut self, answer: &mut dyn FnMut(Response)) {
        for slot in mem::take(&mut self.slots) {
            let Some(Waiting { begin, reads }) = slot.occupant.waiting() else {
                self.slots.push_back(slot);
                continue;
            };
            let begun = (self.library)().begin(begin, None, self.ahead);
            let begun = begun.map_err(|reason| refused(begin, reason));
            let begun = begun.map(|mut occupant| {
                reads.iter().for_each(|read| occupant.read(read.clone()));
                occupant
            });
            self.enter(slot.run, slot.kind, begun, answer);
        }
    }

    /// Gives work that was begun its slot, or reports why it was not.
    fn enter(
        &mut self,
        run: RunId,
        kind: Kind,
        begun: Result<Box<dyn Task>, Vec<Answer>>,
        answer: &mut dyn FnMut(Response),
    ) {
        match begun {
            Ok(occupant) => self.slots.push_back(Slot {
                run,
                kind,
                occupant,
            }),
            Err(why) => why
                .into_iter()
                .for_each(|answered| answer(Response::About(run, answered))),
        }
    }

    /// Does one slice of work; whether more is waiting. The clock gives milliseconds.
    pub fn work(&mut self, clock: impl Fn() -> f64, answer: &mut dyn FnMut(Response)) -> bool {
        // Work with nothing to do passes its turn on.
        for _ in 0..self.slots.len() {
            let Some(mut slot) = self.slots.pop_front() else {
                break;
            };
            let work = slot.occupant.work(&clock, &mut about(slot.run, answer));
            if work.is_pending() || slot.occupant.stays() {
                self.slots.push_back(slot);
            }
            if work.is_pending() {
                return true;
            }
        }
        false
    }
}

/// Answers about a run.
fn about(run: RunId, answer: &mut dyn FnMut(Response)) -> impl FnMut(Answer) {
    move |about| answer(Response::About(run, about))
}
