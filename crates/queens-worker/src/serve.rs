//! The server: hears requests, does their work in slices and answers. It has no clock and knows no browser: the caller
//! lends it a clock and calls it for each slice.

mod check;
mod count;
mod large;
mod run;
mod slot;
mod starts;
mod survey;
mod traced;
mod waiting;

use crate::library::Library;
use crate::protocol::{Envelope, Request, Response, RunId};
use check::Check;
use count::Count;
use large::Large;
use run::Run;
use slot::{Progress, Slot, Work};
use starts::Starts;
use survey::Survey;
use traced::Traced;
use waiting::Waiting;

/// How far a search runs ahead of the last requested step.
const AHEAD: u64 = 1_000_000_000;
/// Events, or nodes, of one slice: about a millisecond.
const SLICE: u64 = 32_768;
/// Milliseconds between two reports of a growing trace or count, or of a large board.
const REPORT_EVERY: f64 = 100.0;

/// A run for each board, a survey, the runs from every start, a check, a large board and a task of a count, and the
/// requests that wait.
pub struct Server {
    library: Library,
    waiting: Waiting,
    /// The work, by slot.
    slots: [Option<Box<dyn Work>>; Slot::COUNT],
    ahead: u64,
    /// The slot that is next: they take turns, a slice each.
    turn: usize,
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
            waiting: Waiting::default(),
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

    /// Hears a request and answers what can be answered at once. A request without its code waits for
    /// [`Server::supply`].
    pub fn hear(&mut self, envelope: Envelope, answer: &mut dyn FnMut(Response)) {
        let Envelope { serial, request } = envelope;
        answer(Response::Heard { serial });
        self.waiting.make_way(&request);
        match request {
            Request::Stop { run } if self.waiting.end(run) => answer(Response::Stopped { run }),
            _ if self.library.serves(&request) && !self.waiting.has(&request) => {
                self.take(request, answer);
            }
            _ => {
                if let Some(slot) = Slot::of(&request) {
                    self.slots[slot as usize] = None;
                }
                self.waiting.add(request);
            }
        }
    }

    /// Whether requests wait for code.
    pub fn lacks_code(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Takes up the waiting requests, after code was fetched. A request that still lacks code is refused.
    pub fn supply(&mut self, answer: &mut dyn FnMut(Response)) {
        for request in self.waiting.take() {
            self.take(request, answer);
        }
    }

    /// Serves a request, or refuses it without its code.
    fn take(&mut self, request: Request, answer: &mut dyn FnMut(Response)) {
        let (slot, run) = (Slot::of(&request), request.run());
        let replaced = slot.and_then(|slot| self.slots[slot as usize].take());
        let library = self.library;
        let begun = match request {
            Request::Run { run, job, .. } => Run::begin(run, &job, library, self.ahead).map(boxed),
            Request::Survey { run, jobs } => Ok(boxed(Survey::begin(run, jobs, library))),
            Request::Starts { run, jobs } => Ok(boxed(Starts::begin(run, jobs, library))),
            Request::Large {
                run,
                algorithm,
                instance,
            } => Large::begin(run, &algorithm, &instance, library).map(boxed),
            Request::Count { run, task } => {
                let counter = replaced.and_then(Work::into_counter);
                Count::begin(run, &task, counter, library).map(boxed)
            }
            Request::Check { run, job, text } => match Check::begin(run, &job, &text, library) {
                Ok(check) => Ok(boxed(check)),
                Err(reason) => {
                    let outcome = Err(reason);
                    return answer(Response::Checked { run, outcome });
                }
            },
            Request::Windows { run, indices } => {
                return self.with_trace(run, |traced| traced.request_windows(indices));
            }
            Request::Find {
                run,
                from,
                direction,
                interest,
            } => {
                return self.with_trace(run, |traced| {
                    traced.request_event(from, direction, interest);
                });
            }
            Request::Gallery { run, from } => {
                return self.with_trace(run, |traced| traced.request_gallery(from));
            }
            Request::Tree { run } => return self.with_trace(run, Traced::request_tree),
            Request::Stop { run } => return self.stop(run, answer),
            Request::Ping => return,
        };
        match (begun, slot, run) {
            (Ok(work), Some(slot), _) => self.slots[slot as usize] = Some(work),
            (Err(reason), _, Some(run)) => answer(Response::Refused { run, reason }),
            _ => {}
        }
    }

    /// Does one slice of work; whether more is waiting. The clock gives milliseconds.
    pub fn work(&mut self, clock: impl Fn() -> f64, answer: &mut dyn FnMut(Response)) -> bool {
        // Work with nothing to do passes its turn on.
        for _ in 0..Slot::COUNT {
            let slot = &mut self.slots[self.turn];
            self.turn = (self.turn + 1) % Slot::COUNT;
            let Some(work) = slot else { continue };
            match work.advance(&clock, answer) {
                Progress::More => return true,
                Progress::Idle => {}
                Progress::Over => *slot = None,
            }
        }
        false
    }

    fn stop(&mut self, id: RunId, answer: &mut dyn FnMut(Response)) {
        for slot in &mut self.slots {
            slot.take_if(|work| work.id() == id && work.stop(answer) == Progress::Over);
        }
    }

    fn with_trace(&mut self, id: RunId, act: impl FnOnce(&mut Traced)) {
        let mut works = self.slots.iter_mut().flatten();
        let work = works.find(|work| work.id() == id);
        if let Some(traced) = work.and_then(|work| work.traced()) {
            act(traced);
        }
    }
}

fn boxed<W: Work + 'static>(work: W) -> Box<dyn Work> {
    Box::new(work)
}
