//! One run: a search that is traced, or one that is only counted.

use queens_core::{CountedSearch, Ending, Goal};

use super::slot::{Progress, Work};
use super::traced::Traced;
use super::{REPORT_EVERY, SLICE};
use crate::library::Library;
use crate::protocol::{Job, Reason, Response, RunId};

pub(super) struct Run {
    id: RunId,
    search: Search,
    /// How far a traced search runs ahead of the last requested step.
    ahead: u64,
    /// Whether the search may continue: it was not stopped, and a count is not over.
    is_running: bool,
    /// Whether nothing has changed since the last report.
    is_reported: bool,
    report_at: f64,
}

enum Search {
    Traced(Box<Traced>),
    Counted {
        search: Box<dyn CountedSearch>,
        ending: Option<Ending>,
    },
}

impl Run {
    /// Begins the search, or returns what is wrong with the job.
    pub(super) fn begin(id: RunId, job: &Job, library: Library, ahead: u64) -> Result<Run, Reason> {
        let accepted = library.find(job)?;
        let search = match accepted.instance().goal() {
            Goal::Count => Search::Counted {
                search: accepted.count(),
                ending: None,
            },
            Goal::First | Goal::All => Search::Traced(Box::new(Traced::new(accepted))),
        };
        Ok(Run {
            id,
            search,
            ahead,
            is_running: true,
            is_reported: false,
            report_at: f64::MIN,
        })
    }

    fn is_complete(&self) -> bool {
        match &self.search {
            Search::Traced(traced) => traced.trace().is_complete(),
            Search::Counted { .. } => !self.is_running,
        }
    }

    /// Reads what was requested, or searches; whether more is waiting.
    fn read_or_search(&mut self, answer: &mut dyn FnMut(Response)) -> bool {
        match &mut self.search {
            Search::Counted { .. } if !self.is_running => false,
            Search::Counted { search, ending } => {
                *ending = search.advance(SLICE).then(|| how_ended(&**search));
                self.is_running = ending.is_none();
                self.is_reported = false;
                self.is_running
            }
            Search::Traced(traced) => {
                if traced.read(self.id, self.is_running, answer) {
                    return true;
                }
                let is_extended = self.is_running && traced.extend(self.ahead);
                self.is_reported &= !is_extended;
                is_extended
            }
        }
    }

    fn report(&mut self, answer: &mut dyn FnMut(Response)) {
        self.is_reported = true;
        let run = self.id;
        answer(match &self.search {
            Search::Traced(traced) => {
                let trace = traced.trace();
                Response::Known {
                    run,
                    steps: trace.known(),
                    ending: trace.ending(),
                    counters: *trace.frontier().replay().counters(),
                    outline: trace.outline().clone(),
                }
            }
            Search::Counted { search, ending } => Response::Counted {
                run,
                counters: search.counters(),
                millionths: (search.progress() * 1e6) as u32,
                ending: *ending,
            },
        });
    }
}

impl Work for Run {
    fn id(&self) -> RunId {
        self.id
    }

    /// What is known can be read after the end of the search.
    fn advance(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Response)) -> Progress {
        let now = clock();
        let more = self.read_or_search(answer);
        if !self.is_reported && (now >= self.report_at || !more || self.is_complete()) {
            self.report(answer);
            self.report_at = now + REPORT_EVERY;
        }
        match more {
            true => Progress::More,
            false => Progress::Idle,
        }
    }

    fn stop(&mut self, answer: &mut dyn FnMut(Response)) -> Progress {
        self.is_running = false;
        self.report(answer);
        answer(Response::Stopped { run: self.id });
        Progress::Idle
    }

    fn traced(&mut self) -> Option<&mut Traced> {
        match &mut self.search {
            Search::Traced(traced) => Some(traced),
            Search::Counted { .. } => None,
        }
    }
}

/// How a count that is over has ended.
pub(super) fn how_ended(search: &dyn CountedSearch) -> Ending {
    match search.reached_cap() {
        true => Ending::CapReached,
        false => Ending::Complete,
    }
}
