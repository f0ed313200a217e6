//! One run: a search that is traced, or one that is only counted.

use queens_core::event::Ending;
use queens_core::instance::Goal;
use queens_core::search::CountedSearch;

use super::traced::Traced;
use super::{REPORT_EVERY, SLICE};
use crate::library::Library;
use crate::protocol::{Job, Reason, Response, RunId};

pub(super) struct Run {
    id: RunId,
    work: Work,
    /// Whether the search may go on.
    going: bool,
    /// Whether the last report still says all there is to say.
    reported: bool,
    report_at: f64,
}

enum Work {
    Traced(Box<Traced>),
    Counted(Counted),
}

struct Counted {
    search: Box<dyn CountedSearch>,
    ending: Option<Ending>,
}

impl Run {
    /// Begins the search, or says what is wrong with the job.
    pub(super) fn begin(id: RunId, job: &Job, library: Library) -> Result<Run, Reason> {
        let accepted = library.find(job)?;
        let work = match accepted.instance().goal() {
            Goal::Count => Work::Counted(Counted {
                search: accepted.count(),
                ending: None,
            }),
            Goal::First | Goal::All => Work::Traced(Box::new(Traced::new(accepted))),
        };
        Ok(Run {
            id,
            work,
            going: true,
            reported: false,
            report_at: f64::MIN,
        })
    }

    pub(super) fn id(&self) -> RunId {
        self.id
    }

    /// Its trace, if it leaves one.
    pub(super) fn traced(&mut self) -> Option<&mut Traced> {
        match &mut self.work {
            Work::Traced(traced) => Some(traced),
            Work::Counted(_) => None,
        }
    }

    /// Searches no further.
    pub(super) fn stop(&mut self, answer: &mut impl FnMut(Response)) {
        self.going = false;
        self.report(answer);
        answer(Response::Stopped { run: self.id });
    }

    /// Does one slice; whether more is waiting.
    pub(super) fn work(&mut self, now: f64, ahead: u64, answer: &mut impl FnMut(Response)) -> bool {
        let more = self.advance(ahead, answer);
        if !self.reported && (now >= self.report_at || !more || self.is_complete()) {
            self.report(answer);
            self.report_at = now + REPORT_EVERY;
        }
        more
    }

    fn is_complete(&self) -> bool {
        match &self.work {
            Work::Traced(traced) => traced.trace().is_complete(),
            Work::Counted(_) => !self.going,
        }
    }

    fn advance(&mut self, ahead: u64, answer: &mut impl FnMut(Response)) -> bool {
        match &mut self.work {
            Work::Counted(_) if !self.going => false,
            Work::Counted(counted) => {
                if counted.search.advance(SLICE) {
                    counted.ending = Some(match counted.search.reached_cap() {
                        true => Ending::CapReached,
                        false => Ending::Complete,
                    });
                }
                self.going = counted.ending.is_none();
                self.reported = false;
                self.going
            }
            Work::Traced(traced) => {
                if traced.read(self.id, self.going, answer) {
                    return true;
                }
                let extended = self.going && traced.extend(ahead);
                self.reported &= !extended;
                extended
            }
        }
    }

    fn report(&mut self, answer: &mut impl FnMut(Response)) {
        self.reported = true;
        let run = self.id;
        answer(match &self.work {
            Work::Traced(traced) => {
                let trace = traced.trace();
                Response::Known {
                    run,
                    steps: trace.known(),
                    ending: trace.ending(),
                    counters: *trace.frontier().replay().counters(),
                    outline: trace.outline().clone(),
                }
            }
            Work::Counted(Counted { search, ending }) => Response::Counted {
                run,
                counters: search.counters(),
                millionths: (search.progress() * 1e6) as u32,
                ending: *ending,
            },
        });
    }
}
