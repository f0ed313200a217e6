//! The server handles requests, works in slices, and sends answers. It needs no browser: the caller requests each slice
//! and passes a clock.

mod check;
mod count;
mod counted;
mod feasibility;
mod jobs;
mod library;
mod play;
mod slot;
mod starts;
mod survey;
mod tours;
mod traced;
mod watched;

use std::collections::VecDeque;
use std::mem;

use crate::protocol::{Answer, Envelope, Reason, Request, Response, RunId};
pub use library::CodeBundle;
use library::refused;
use slot::{Kind, Slot, Task, Waiting};

/// The number of events that a traced search computes beyond the last requested step.
const AHEAD: u64 = 1_000_000_000;
/// The number of events, or nodes, in a slice. A slice takes about a millisecond.
const SLICE: u64 = 32_768;
/// The time between two reports of a growing trace or count, in milliseconds.
const REPORT_EVERY: f64 = 100.0;

/// Runs tasks in slots. The slots take turns, one slice at a time.
pub struct Server {
    /// Returns the code loaded so far.
    library: fn() -> CodeBundle,
    /// The slots in the order of their turns. There is at most one slot of each kind.
    slots: VecDeque<Slot>,
    ahead: u64,
}

impl Default for Server {
    fn default() -> Server {
        Server::new(|| CodeBundle::FULL)
    }
}

impl Server {
    /// Creates a server. `library` returns the code loaded so far. The caller calls [`Server::code_loaded`] when
    /// `library` returns more code.
    pub fn new(library: fn() -> CodeBundle) -> Server {
        Server {
            library,
            slots: VecDeque::new(),
            ahead: AHEAD,
        }
    }

    /// Creates a server with all code loaded. Its traced searches compute `ahead` events beyond the last requested
    /// step.
    pub fn with_lookahead(ahead: u64) -> Server {
        Server {
            ahead,
            ..Server::default()
        }
    }

    /// Acknowledges and handles a request. A task whose code is not loaded waits for [`Server::code_loaded`].
    pub fn handle(&mut self, envelope: Envelope, answer: &mut dyn FnMut(Response)) {
        let Envelope { serial, request } = envelope;
        answer(Response::Ack { serial });
        let Some((run, request)) = request else {
            return;
        };
        match request {
            Request::Begin(begin) => {
                let kind = Kind::from_begin(&begin);
                let before = self.slots.iter().position(|slot| slot.kind == kind);
                let before = before.and_then(|at| self.slots.remove(at));
                let before = before.map(|slot| slot.task);
                let begun = match (self.library)().start(&begin, before, self.ahead) {
                    Err(Reason::NoCode) => Ok(Box::new(Waiting::new(begin)) as _),
                    begun => begun.map_err(|reason| refused(&begin, reason)),
                };
                self.assign(run, kind, begun, answer);
            }
            Request::Read(read) => {
                if let Some(slot) = self.slots.iter_mut().find(|slot| slot.run == run) {
                    slot.task.read(read);
                }
            }
            Request::Stop => {
                self.slots.retain_mut(|slot| {
                    slot.run != run || slot.task.stop(&mut about_run(run, answer))
                });
                answer(Response::About(run, Answer::Stopped));
            }
        }
    }

    /// Whether a task waits for code.
    pub fn needs_code(&self) -> bool {
        let mut slots = self.slots.iter();
        slots.any(|slot| slot.task.waiting().is_some())
    }

    /// Starts the waiting tasks after code was loaded. A task whose code is still missing is refused.
    pub fn code_loaded(&mut self, answer: &mut dyn FnMut(Response)) {
        for slot in mem::take(&mut self.slots) {
            let Some(Waiting { begin, reads }) = slot.task.waiting() else {
                self.slots.push_back(slot);
                continue;
            };
            let begun = (self.library)().start(begin, None, self.ahead);
            let begun = begun.map_err(|reason| refused(begin, reason));
            let begun = begun.map(|mut task| {
                reads.iter().for_each(|read| task.read(read.clone()));
                task
            });
            self.assign(slot.run, slot.kind, begun, answer);
        }
    }

    /// Puts a new task into a slot, or sends the reason why it was refused.
    fn assign(
        &mut self,
        run: RunId,
        kind: Kind,
        begun: Result<Box<dyn Task>, Vec<Answer>>,
        answer: &mut dyn FnMut(Response),
    ) {
        match begun {
            Ok(task) => self.slots.push_back(Slot { run, kind, task }),
            Err(why) => why
                .into_iter()
                .for_each(|answered| answer(Response::About(run, answered))),
        }
    }

    /// Runs one slice. Returns whether more work is waiting. The clock returns milliseconds.
    pub fn work(&mut self, clock: impl Fn() -> f64, answer: &mut dyn FnMut(Response)) -> bool {
        // A slot with nothing to do gives its turn to the next slot.
        for _ in 0..self.slots.len() {
            let Some(mut slot) = self.slots.pop_front() else {
                break;
            };
            let work = slot.task.work(&clock, &mut about_run(slot.run, answer));
            if work.is_pending() || slot.task.is_kept() {
                self.slots.push_back(slot);
            }
            if work.is_pending() {
                return true;
            }
        }
        false
    }
}

/// Wraps answers about a run as responses.
fn about_run(run: RunId, answer: &mut dyn FnMut(Response)) -> impl FnMut(Answer) {
    move |about| answer(Response::About(run, about))
}
