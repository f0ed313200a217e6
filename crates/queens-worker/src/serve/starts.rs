//! Every start: an algorithm run from each square of a board; several boards, one after another.

use queens_core::starts::Starts as Runs;

use super::REPORT_EVERY;
use crate::library::Library;
use crate::protocol::{Job, Reason, Response, RunId};

/// Runs of one slice: on the widest board, some milliseconds.
const SLICE: usize = 32;

pub(super) struct Starts {
    id: RunId,
    jobs: Vec<Job>,
    library: Library,
    /// How many of them are done.
    done: usize,
    current: Option<Runs>,
    /// How many runs of the current job the page knows.
    reported: usize,
    /// When it is to know those that have been made since. It draws its map anew for each answer.
    tell_at: Option<f64>,
}

impl Starts {
    pub(super) fn begin(id: RunId, jobs: Vec<Job>, library: Library) -> Starts {
        Starts {
            id,
            jobs,
            library,
            done: 0,
            current: None,
            reported: 0,
            tell_at: None,
        }
    }

    pub(super) fn id(&self) -> RunId {
        self.id
    }

    /// Does one slice; whether more is waiting.
    pub(super) fn work(&mut self, now: f64, answer: &mut impl FnMut(Response)) -> bool {
        let Some(job) = self.jobs.get(self.done) else {
            return false;
        };
        let current = match self.current.take() {
            Some(current) => Ok(current),
            None => begin(job, self.library),
        };
        let (run, index) = (self.id, self.done as u32);
        let tell_at = *self.tell_at.get_or_insert(now + REPORT_EVERY);
        let mut tell = |from: usize, outcome| {
            let from = from as u32;
            answer(Response::Starts {
                run,
                index,
                from,
                outcome,
            });
        };
        match current {
            Ok(mut runs) => {
                let is_over = runs.advance(SLICE);
                let queens = &runs.queens()[self.reported..];
                if is_over || now >= tell_at {
                    tell(self.reported, Ok(queens.to_vec()));
                    self.reported = runs.queens().len();
                    self.tell_at = None;
                }
                self.current = (!is_over).then_some(runs);
            }
            Err(reason) => tell(0, Err(reason)),
        }
        if self.current.is_none() {
            self.done += 1;
            self.reported = 0;
        }
        self.done < self.jobs.len()
    }
}

/// The runs of a job before the first of them, or what is wrong with it.
fn begin(job: &Job, library: Library) -> Result<Runs, Reason> {
    let accepted = library.find(job)?;
    let none = || Reason::Job(format!("{} does not begin with one queen", job.algorithm));
    Runs::begin(&accepted).ok_or_else(none)
}
