//! The server: hears requests, advances its searches in slices and answers. It has no clock and knows
//! no browser: the caller says how much to do and lends it a clock.

mod check;
mod count;
mod large;
mod run;
mod starts;
mod survey;
mod traced;
mod waiting;

use crate::library::Library;
use crate::protocol::{Envelope, Pane, Request, Response, RunId};
use check::Check;
use count::Count;
use large::Large;
use run::Run;
use starts::Starts;
use survey::Survey;
use traced::Traced;
use waiting::Waiting;

/// How far a search runs ahead of the step that was asked for last.
const AHEAD: u64 = 1_000_000_000;
/// Events, or nodes, of one slice: a millisecond or so.
const SLICE: u64 = 32_768;
/// Milliseconds between two reports of a growing trace or count, or of a large board.
const REPORT_EVERY: f64 = 100.0;

/// One run for each board, a survey, the runs from every start, a check, a large board and a task of a count, and what is
/// still to be answered about them.
pub struct Server {
    library: Library,
    /// What waits for code.
    waiting: Waiting,
    /// The runs, by seat.
    runs: [Option<Run>; 2],
    survey: Option<Survey>,
    starts: Option<Starts>,
    check: Option<Check>,
    large: Option<Large>,
    count: Option<Count>,
    ahead: u64,
    /// Which of its works is next: they take turns, a slice each.
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
            runs: [None, None],
            survey: None,
            starts: None,
            check: None,
            large: None,
            count: None,
            ahead: AHEAD,
            turn: 0,
        }
    }

    /// A server whose searches run so many events ahead of the steps that are asked for.
    pub fn running_ahead(ahead: u64) -> Server {
        Server {
            ahead,
            ..Server::default()
        }
    }

    /// Hears a request and answers what can be answered at once. One whose code is not here waits for
    /// [`Server::supply`].
    pub fn hear(&mut self, envelope: Envelope, answer: &mut impl FnMut(Response)) {
        answer(Response::Heard {
            serial: envelope.serial,
        });
        let request = envelope.request;
        self.waiting.make_way(&request);
        match request {
            Request::Stop { run } if self.waiting.end(run) => answer(Response::Stopped { run }),
            _ if self.library.serves(&request) && !self.waiting.has(&request) => {
                self.take(request, answer);
            }
            _ => {
                self.clear(&request);
                self.waiting.keep(request);
            }
        }
    }

    /// Whether requests wait for code.
    pub fn lacks_code(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// All code is here that could be fetched: what waited is taken up, or refused if it still lacks any.
    pub fn supply(&mut self, answer: &mut impl FnMut(Response)) {
        for request in self.waiting.take() {
            self.take(request, answer);
        }
    }

    /// What this request takes the place of is over.
    fn clear(&mut self, request: &Request) {
        match request {
            Request::Run {
                pane: Pane::First, ..
            } => self.runs[0] = None,
            Request::Run {
                pane: Pane::Second, ..
            } => self.runs[1] = None,
            Request::Survey { .. } => self.survey = None,
            Request::Starts { .. } => self.starts = None,
            Request::Check { .. } => self.check = None,
            Request::Large { .. } => self.large = None,
            _ => {}
        }
    }

    fn take(&mut self, request: Request, answer: &mut impl FnMut(Response)) {
        self.clear(&request);
        match request {
            Request::Run { run, pane, job } => {
                let begun = Run::begin(run, &job, self.library);
                let pane = match pane {
                    Pane::First => &mut self.runs[0],
                    Pane::Second => &mut self.runs[1],
                };
                match begun {
                    Ok(run) => *pane = Some(run),
                    Err(reason) => answer(Response::Refused { run, reason }),
                }
            }
            Request::Windows { run, indices } => {
                if let Some(traced) = self.traced(run) {
                    traced.want_windows(indices);
                }
            }
            Request::Find {
                run,
                from,
                direction,
                interest,
            } => {
                if let Some(traced) = self.traced(run) {
                    traced.want_event(from, direction, interest);
                }
            }
            Request::Gallery { run, from } => {
                if let Some(traced) = self.traced(run) {
                    traced.want_gallery(from);
                }
            }
            Request::Tree { run } => {
                if let Some(traced) = self.traced(run) {
                    traced.want_tree();
                }
            }
            Request::Survey { run, jobs } => {
                self.survey = Some(Survey::begin(run, jobs, self.library))
            }
            Request::Starts { run, jobs } => {
                self.starts = Some(Starts::begin(run, jobs, self.library))
            }
            Request::Check { run, job, text } => {
                self.check = Check::begin(run, &job, &text, self.library, answer);
            }
            Request::Large {
                run,
                algorithm,
                instance,
            } => match Large::begin(run, &algorithm, &instance, self.library) {
                Ok(large) => self.large = Some(large),
                Err(reason) => answer(Response::Refused { run, reason }),
            },
            Request::Count { run, task } => {
                match Count::take(self.count.take(), run, &task, self.library) {
                    Ok(count) => self.count = Some(count),
                    Err(reason) => answer(Response::Refused { run, reason }),
                }
            }
            Request::Stop { run } => self.stop(run, answer),
            Request::Ping => {}
        }
    }

    /// Does one slice of work; whether more is waiting. The clock gives milliseconds.
    pub fn work(&mut self, clock: impl Fn() -> f64, answer: &mut impl FnMut(Response)) -> bool {
        const WORKS: usize = 7;
        // What has nothing to do passes its turn on.
        for _ in 0..WORKS {
            let turn = self.turn;
            self.turn = (turn + 1) % WORKS;
            let more = match turn {
                0 | 1 => {
                    let run = self.runs[turn].as_mut();
                    run.is_some_and(|run| run.work(clock(), self.ahead, answer))
                }
                2 => {
                    self.survey.take_if(|survey| !survey.work(&clock, answer));
                    self.survey.is_some()
                }
                3 => {
                    self.starts.take_if(|starts| !starts.work(clock(), answer));
                    self.starts.is_some()
                }
                4 => {
                    self.large.take_if(|large| !large.work(&clock, answer));
                    self.large.is_some()
                }
                5 => {
                    let count = self.count.as_mut();
                    count.is_some_and(|count| count.work(&clock, answer))
                }
                _ => {
                    self.check.take_if(|check| !check.work(answer));
                    self.check.is_some()
                }
            };
            if more {
                return true;
            }
        }
        false
    }

    fn stop(&mut self, id: RunId, answer: &mut impl FnMut(Response)) {
        self.survey.take_if(|survey| survey.id() == id);
        self.starts.take_if(|starts| starts.id() == id);
        self.check.take_if(|check| check.id() == id);
        self.large.take_if(|large| large.id() == id);
        self.count.take_if(|count| count.id() == id);
        if let Some(run) = self.runs.iter_mut().flatten().find(|run| run.id() == id) {
            run.stop(answer);
        }
    }

    fn traced(&mut self, id: RunId) -> Option<&mut Traced> {
        let mut runs = self.runs.iter_mut().flatten();
        runs.find(|run| run.id() == id)?.traced()
    }
}
