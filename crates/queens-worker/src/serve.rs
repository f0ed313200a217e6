//! The server: hears requests, advances the search in slices and answers. It knows no clock and no
//! browser: the caller says how much to do and what time it is.

use std::collections::VecDeque;

use queens_core::counted::CountedSearch;
use queens_core::instance::Goal;
use queens_core::reader::Reader;
use queens_core::trace::Trace;
use queens_core::window::{Direction, SolutionReading, WINDOW, WindowReading};

use crate::protocol::{Envelope, Job, Request, Response, RunId};

/// How far the search runs ahead of the step that was asked for last.
const AHEAD: u64 = 1_000_000_000;
/// Milliseconds between two reports of a growing trace or count.
const REPORT_EVERY: f64 = 100.0;
/// Events, or nodes, of one slice: a millisecond or so.
const SLICE: u64 = 32_768;

/// One run at a time, and what is still to be answered about it.
pub struct Server {
    run: Option<Run>,
    ahead: u64,
}

/// A solution that is asked for.
#[derive(Clone, Copy)]
struct Wish {
    from: u64,
    direction: Direction,
    /// The step to look from: forwards, what lies before it has been looked through.
    start: u64,
}

impl Default for Server {
    fn default() -> Server {
        Server::running_ahead(AHEAD)
    }
}

struct Run {
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
    is_over: bool,
}

struct Traced {
    trace: Trace,
    /// The last step that was asked for.
    wanted: u64,
    windows: VecDeque<u64>,
    reading: Option<(u64, WindowReading)>,
    /// Where the last window ended: the next one often begins there.
    near: Option<Reader>,
    asked: Option<Wish>,
    looking: Option<SolutionReading>,
}

impl Server {
    /// A server whose searches run so many events ahead of the steps that are asked for.
    pub fn running_ahead(ahead: u64) -> Server {
        Server { run: None, ahead }
    }

    /// Hears a request and answers what can be answered at once.
    pub fn hear(&mut self, envelope: Envelope, answer: &mut impl FnMut(Response)) {
        answer(Response::Heard {
            serial: envelope.serial,
        });
        match envelope.request {
            Request::Run { run, job } => match Run::begin(run, &job) {
                Ok(run) => self.run = Some(run),
                Err(reason) => {
                    self.run = None;
                    answer(Response::Refused { run, reason });
                }
            },
            Request::Windows { run, indices } => {
                if let Some(traced) = self.traced(run) {
                    traced.want(indices);
                }
            }
            Request::Solution {
                run,
                from,
                direction,
            } => {
                if let Some(traced) = self.traced(run) {
                    traced.asked = Some(Wish {
                        from,
                        direction,
                        start: from,
                    });
                    traced.looking = None;
                }
            }
            Request::Stop { run } => {
                if let Some(current) = self.run.as_mut().filter(|current| current.id == run) {
                    current.going = false;
                    current.report(answer);
                    answer(Response::Stopped { run });
                }
            }
            Request::Ping => {}
        }
    }

    /// Does one slice of work; whether more is waiting. `now` is in milliseconds.
    pub fn work(&mut self, now: f64, answer: &mut impl FnMut(Response)) -> bool {
        let Some(run) = &mut self.run else {
            return false;
        };
        let more = run.work(self.ahead, answer);
        if !run.reported && (now >= run.report_at || !more || run.is_complete()) {
            run.report(answer);
            run.report_at = now + REPORT_EVERY;
        }
        more
    }

    fn traced(&mut self, id: RunId) -> Option<&mut Traced> {
        match self.run.as_mut().filter(|run| run.id == id)? {
            Run {
                work: Work::Traced(traced),
                ..
            } => Some(traced),
            _ => None,
        }
    }
}

impl Run {
    fn begin(id: RunId, job: &Job) -> Result<Run, String> {
        let (algorithm, instance) = job.check()?;
        let work = match instance.goal() {
            Goal::Count => Work::Counted(Counted {
                search: (algorithm.count)(algorithm, &instance),
                is_over: false,
            }),
            Goal::First | Goal::All => Work::Traced(Box::new(Traced {
                trace: Trace::new(algorithm, &instance),
                wanted: 0,
                windows: VecDeque::new(),
                reading: None,
                near: None,
                asked: None,
                looking: None,
            })),
        };
        Ok(Run {
            id,
            work,
            going: true,
            reported: false,
            report_at: f64::MIN,
        })
    }

    fn is_complete(&self) -> bool {
        match &self.work {
            Work::Traced(traced) => traced.trace.is_complete(),
            Work::Counted(_) => !self.going,
        }
    }

    fn work(&mut self, ahead: u64, answer: &mut impl FnMut(Response)) -> bool {
        match &mut self.work {
            Work::Counted(_) if !self.going => false,
            Work::Counted(counted) => {
                counted.is_over = counted.search.advance(SLICE);
                self.going = !counted.is_over;
                self.reported = false;
                self.going
            }
            Work::Traced(traced) => {
                if traced.read(self.id, self.going, answer) {
                    return true;
                }
                let limit = traced.limit(ahead);
                let going =
                    self.going && !traced.trace.is_complete() && traced.trace.known() < limit;
                if going {
                    traced.trace.extend(SLICE);
                    self.reported = false;
                }
                going
            }
        }
    }

    fn report(&mut self, answer: &mut impl FnMut(Response)) {
        self.reported = true;
        let run = self.id;
        answer(match &self.work {
            Work::Traced(traced) => Response::Known {
                run,
                steps: traced.trace.known(),
                complete: traced.trace.is_complete(),
                counters: *traced.trace.frontier().replay().counters(),
                outline: traced.trace.outline().clone(),
            },
            Work::Counted(Counted { search, is_over }) => Response::Counted {
                run,
                counters: search.counters(),
                millionths: (search.progress() * 1e6) as u32,
                complete: *is_over,
            },
        });
    }
}

impl Traced {
    /// Takes these windows to be read, in place of those that wait.
    fn want(&mut self, indices: Vec<u64>) {
        let end = |&index: &u64| index.saturating_add(1).saturating_mul(WINDOW);
        self.wanted = indices.iter().map(end).max().unwrap_or(self.wanted);
        self.reading.take_if(|(index, _)| !indices.contains(index));
        let read = self.reading.as_ref().map(|&(index, _)| index);
        self.windows = indices
            .into_iter()
            .filter(|&index| Some(index) != read)
            .collect();
    }

    /// Where the search pauses: some way beyond the farthest step that is wanted; nowhere while a
    /// solution is.
    fn limit(&self, ahead: u64) -> u64 {
        match self.asked {
            Some(_) => u64::MAX,
            None => self.wanted.saturating_add(ahead),
        }
    }

    /// Reads what was asked for, if it can be read yet; whether there was anything to do.
    fn read(&mut self, run: RunId, going: bool, answer: &mut impl FnMut(Response)) -> bool {
        if self.reading.is_none() {
            self.begin_reading(going);
        }
        if let Some((index, reading)) = &mut self.reading {
            if let Some((window, end)) = reading.advance(SLICE) {
                answer(Response::Window {
                    run,
                    index: *index,
                    window,
                });
                self.near = Some(end);
                self.reading = None;
            }
            return true;
        }
        self.look(run, going, answer)
    }

    /// Takes the first window that the trace reaches; one beyond waits while the search goes on.
    fn begin_reading(&mut self, going: bool) {
        let known = self.trace.known();
        let last = known / WINDOW;
        let settled = self.trace.is_complete() || !going;
        let within = |&index: &u64| settled || index.saturating_mul(WINDOW) < known;
        if let Some(at) = self.windows.iter().position(within)
            && let Some(index) = self.windows.remove(at)
        {
            let index = index.min(last);
            let reading = WindowReading::begin(&self.trace, index, self.near.as_ref());
            self.reading = Some((index, reading));
        }
    }

    fn look(&mut self, run: RunId, going: bool, answer: &mut impl FnMut(Response)) -> bool {
        let Some(wish) = &mut self.asked else {
            return false;
        };
        let Wish {
            from,
            direction,
            start,
        } = *wish;
        let grows = going && !self.trace.is_complete();
        if direction == Direction::Backwards && grows && self.trace.known() < from {
            // A new engine has not come this far again.
            return false;
        }
        let trace = &self.trace;
        let looking = self
            .looking
            .get_or_insert_with(|| SolutionReading::begin(trace, start, direction));
        let Some(step) = looking.advance(SLICE) else {
            return true;
        };
        self.looking = None;
        if step.is_none() && direction == Direction::Forwards && grows {
            // Nothing in what is known: look again from its end once there is more.
            wish.start = start.max(self.trace.known());
            return false;
        }
        self.asked = None;
        answer(Response::Solution {
            run,
            from,
            direction,
            step,
        });
        true
    }
}
