//! The server: hears requests, does their work in slices and answers. It has no clock and knows no browser: the caller
//! lends it a clock and calls it for each slice.

mod check;
mod count;
mod counted;
mod jobs;
mod play;
mod prospect;
mod slot;
mod starts;
mod survey;
mod traced;
mod watched;

use std::collections::VecDeque;
use std::mem;

use crate::library::Library;
use crate::protocol::{Answer, Begin, Envelope, Reason, Request, Response, RunId};
use check::Check;
use count::Count;
use counted::Counted;
use jobs::Jobs;
use play::Play;
use prospect::Prospect;
use slot::{Kind, Occupant, Slot, Waiting};
use traced::Traced;
use watched::Watched;

/// How far a search runs ahead of the last requested step.
const AHEAD: u64 = 1_000_000_000;
/// Events, or nodes, of one slice: about a millisecond.
const SLICE: u64 = 32_768;
/// Milliseconds between two reports of a growing trace or count.
const REPORT_EVERY: f64 = 100.0;

/// The work, in slots that take turns, a slice each.
pub struct Server {
    library: Library,
    /// The slot that is next comes first; no two are of the same kind.
    slots: VecDeque<Slot>,
    ahead: u64,
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

    /// Hears a request and answers what can be answered at once. Work without its code waits for [`Server::supply`].
    pub fn hear(&mut self, envelope: Envelope, answer: &mut dyn FnMut(Response)) {
        let Envelope { serial, request } = envelope;
        answer(Response::Heard { serial });
        let Some((run, request)) = request else {
            return;
        };
        match request {
            Request::Begin(begin) => {
                let kind = Kind::of(&begin);
                let before = self.slots.iter().position(|slot| slot.kind == kind);
                let before = before.and_then(|at| self.slots.remove(at));
                let begun = match self.library.has_code(&begin) {
                    true => self.begin(&begin, before),
                    false => Err(Reason::NoCode),
                };
                let begun: Result<Box<dyn Occupant>, Reason> = match begun {
                    Err(Reason::NoCode) => Ok(Box::new(Waiting::new(begin))),
                    begun => begun,
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
    pub fn lacks_code(&self) -> bool {
        let mut slots = self.slots.iter();
        slots.any(|slot| slot.occupant.waiting().is_some())
    }

    /// Begins the work that waits, after code was fetched. Work that still lacks code is refused.
    pub fn supply(&mut self, answer: &mut dyn FnMut(Response)) {
        for slot in mem::take(&mut self.slots) {
            let Some(Waiting { begin, reads }) = slot.occupant.waiting() else {
                self.slots.push_back(slot);
                continue;
            };
            let begun = self.begin(begin, None).map(|mut occupant| {
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
        begun: Result<Box<dyn Occupant>, Reason>,
        answer: &mut dyn FnMut(Response),
    ) {
        match begun {
            Ok(occupant) => self.slots.push_back(Slot {
                run,
                kind,
                occupant,
            }),
            Err(reason) => answer(Response::About(run, Answer::Refused(reason))),
        }
    }

    /// Begins work in place of what was in its slot, or returns why it cannot be made.
    fn begin(&self, begin: &Begin, before: Option<Slot>) -> Result<Box<dyn Occupant>, Reason> {
        let library = self.library;
        Ok(match begin {
            Begin::Run { job, .. } => {
                let accepted = library.find(job)?;
                let (goal, size) = (accepted.instance().goal(), accepted.instance().size());
                match accepted.algorithm().leaves_trace(goal, size) {
                    false => Box::new(Counted::new(accepted.count())),
                    true => Box::new(Traced::new(accepted, self.ahead)),
                }
            }
            Begin::Large {
                algorithm,
                instance,
                is_watched,
            } => {
                let search = library.search_large(algorithm, instance)?;
                match is_watched {
                    true => Box::new(Watched::new(search)),
                    false => Box::new(Counted::new(search)),
                }
            }
            Begin::Survey(jobs) => {
                let (begin, refuse) = (survey::begin, survey::refuse);
                Box::new(Jobs::new(jobs.clone(), library, begin, refuse))
            }
            Begin::Starts(jobs) => {
                let (begin, refuse) = (starts::begin, starts::refuse);
                Box::new(Jobs::new(jobs.clone(), library, begin, refuse))
            }
            Begin::Check { job, text } => Box::new(Check(library.begin_check(job, text)?)),
            Begin::Prospect { setup, placed } => {
                let begin = (library.prospect)().ok_or(Reason::NoCode)?;
                Box::new(Prospect::new(begin(setup, placed)?))
            }
            Begin::Play(question) => {
                let begin = (library.play)().ok_or(Reason::NoCode)?;
                Box::new(Play(begin(question)?))
            }
            Begin::Count(task) => {
                let counter = before.and_then(|slot| slot.occupant.into_counter());
                Box::new(Count::begin(task, counter, library)?)
            }
        })
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
