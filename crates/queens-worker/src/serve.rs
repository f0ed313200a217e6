//! The server: hears requests, does their work in slices and answers. It has no clock and knows no browser: the caller
//! lends it a clock and calls it for each slice.

mod check;
mod count;
mod counted;
mod slot;
mod starts;
mod survey;
mod traced;

use std::task::Poll;

use queens_core::Goal;

use crate::library::Library;
use crate::protocol::{Answer, Begin, Envelope, Pane, Reason, Request, Response, RunId};
use check::Check;
use count::Count;
use counted::Counted;
use slot::{Occupant, Slot};
use starts::Starts;
use survey::Survey;
use traced::Traced;

/// How far a search runs ahead of the last requested step.
const AHEAD: u64 = 1_000_000_000;
/// Events, or nodes, of one slice: about a millisecond.
const SLICE: u64 = 32_768;
/// Milliseconds between two reports of a growing trace or count.
const REPORT_EVERY: f64 = 100.0;
/// The number of slots: see [`slot_of`].
const SLOTS: usize = 6;

/// The work, by slot. The slots take turns, a slice each.
pub struct Server {
    library: Library,
    slots: [Option<Slot>; SLOTS],
    ahead: u64,
    /// The slot that is next.
    turn: usize,
}

/// The slot of some work, whose place it takes.
fn slot_of(begin: &Begin) -> usize {
    match begin {
        Begin::Run { pane, .. } => match pane {
            Pane::First => 0,
            Pane::Second => 1,
        },
        Begin::Large { .. } => 0,
        Begin::Survey(_) => 2,
        Begin::Starts(_) => 3,
        Begin::Check { .. } => 4,
        Begin::Count(_) => 5,
    }
}

impl Default for Server {
    fn default() -> Server {
        Server::new(Library::WHOLE)
    }
}

impl Server {
    /// A server with this code.
    pub fn new(library: Library) -> Server {
        Server {
            library,
            slots: Default::default(),
            ahead: AHEAD,
            turn: 0,
        }
    }

    /// A server whose searches run this many events ahead of the requested steps.
    pub fn running_ahead(ahead: u64) -> Server {
        Server {
            ahead,
            ..Server::default()
        }
    }

    /// Hears a request and answers what can be answered at once. Work without its code waits for [`Server::supply`].
    pub fn hear(&mut self, envelope: Envelope, answer: &mut dyn FnMut(Response)) {
        let Envelope { serial, request } = envelope;
        answer(Response::Heard { serial });
        let Some((run, request)) = request else {
            return;
        };
        match request {
            Request::Begin(begin) => {
                let slot = slot_of(&begin);
                let before = self.slots[slot].take();
                let code = self.library.has_code(&begin);
                self.slots[slot] = match code.and_then(|()| self.begin(&begin, before)) {
                    Err(Reason::NoCode) => Some(Slot::waiting(run, begin)),
                    begun => working(run, begun, answer),
                };
            }
            Request::Read(read) => {
                let mut slots = self.slots.iter_mut().flatten();
                if let Some(slot) = slots.find(|slot| slot.run() == run) {
                    slot.read(read);
                }
            }
            Request::Stop => {
                for slot in &mut self.slots {
                    slot.take_if(|slot| slot.run() == run && !slot.stop(&mut about(run, answer)));
                }
                answer(Response::About(run, Answer::Stopped));
            }
        }
    }

    /// Whether work waits for code.
    pub fn lacks_code(&self) -> bool {
        self.slots.iter().flatten().any(Slot::is_waiting)
    }

    /// Begins the work that waits, after code was fetched. Work that still lacks code is refused.
    pub fn supply(&mut self, answer: &mut dyn FnMut(Response)) {
        for slot in 0..SLOTS {
            let Some(waiting) = self.slots[slot].take_if(|slot| slot.is_waiting()) else {
                continue;
            };
            let run = waiting.run();
            let Some((begin, reads)) = waiting.into_waiting() else {
                continue;
            };
            let begun = self.begin(&begin, None);
            self.slots[slot] = working(run, begun, answer);
            if let Some(slot) = &mut self.slots[slot] {
                reads.into_iter().for_each(|read| slot.read(read));
            }
        }
    }

    /// Begins work in place of what was in its slot, or returns why it cannot be made.
    fn begin(&self, begin: &Begin, before: Option<Slot>) -> Result<Box<dyn Occupant>, Reason> {
        let library = self.library;
        Ok(match begin {
            Begin::Run { job, .. } => {
                let accepted = library.find(job)?;
                match accepted.instance().goal() {
                    Goal::Count => Box::new(Counted::new(accepted.count())),
                    Goal::First | Goal::All => Box::new(Traced::new(accepted, self.ahead)),
                }
            }
            Begin::Large {
                algorithm,
                instance,
            } => Box::new(Counted::new(library.search_large(algorithm, instance)?)),
            Begin::Survey(jobs) => Box::new(Survey::begin(jobs, library)),
            Begin::Starts(jobs) => Box::new(Starts::begin(jobs, library)),
            Begin::Check { job, text } => Box::new(Check(library.begin_check(job, text)?)),
            Begin::Count(task) => {
                let counter = before.and_then(Slot::into_counter);
                Box::new(Count::begin(task, counter, library)?)
            }
        })
    }

    /// Does one slice of work; whether more is waiting. The clock gives milliseconds.
    pub fn work(&mut self, clock: impl Fn() -> f64, answer: &mut dyn FnMut(Response)) -> bool {
        // Work with nothing to do passes its turn on.
        for _ in 0..SLOTS {
            let slot = &mut self.slots[self.turn];
            self.turn = (self.turn + 1) % SLOTS;
            let Some(working) = slot else { continue };
            match working.work(&clock, &mut about(working.run(), answer)) {
                Poll::Pending => return true,
                Poll::Ready(()) if working.stays() => {}
                Poll::Ready(()) => *slot = None,
            }
        }
        false
    }
}

/// Answers about a run.
fn about(run: RunId, answer: &mut dyn FnMut(Response)) -> impl FnMut(Answer) {
    move |about| answer(Response::About(run, about))
}

/// The slot of work that was begun; none if it was refused.
fn working(
    run: RunId,
    begun: Result<Box<dyn Occupant>, Reason>,
    answer: &mut dyn FnMut(Response),
) -> Option<Slot> {
    match begun {
        Ok(occupant) => Some(Slot::working(run, occupant)),
        Err(reason) => {
            answer(Response::About(run, Answer::Refused(reason)));
            None
        }
    }
}
