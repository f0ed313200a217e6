//! Every start: an algorithm runs from each square of a board; several boards follow one another.

use std::task::Poll;

use queens_core::{Starts as Runs, Work};

use super::REPORT_EVERY;
use super::slot::Occupant;
use crate::library::Library;
use crate::protocol::{Answer, Job, Reason};

/// Runs of one slice: on the widest board, some milliseconds.
const SLICE: u64 = 32;

pub(super) struct Starts {
    jobs: Vec<Job>,
    library: Library,
    /// The number of jobs that are done.
    done: usize,
    current: Option<Runs>,
    /// The number of runs of the current job that are reported.
    reported: usize,
    /// When the next runs are reported. Reports are few, since the page redraws its map for each.
    report_at: Option<f64>,
}

impl Starts {
    pub(super) fn begin(jobs: &[Job], library: Library) -> Starts {
        Starts {
            jobs: jobs.to_vec(),
            library,
            done: 0,
            current: None,
            reported: 0,
            report_at: None,
        }
    }
}

impl Occupant for Starts {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let now = clock();
        let Some(job) = self.jobs.get(self.done) else {
            return Poll::Ready(());
        };
        let current = match self.current.take() {
            Some(current) => Ok(current),
            None => begin(job, self.library),
        };
        let index = self.done as u32;
        let report_at = *self.report_at.get_or_insert(now + REPORT_EVERY);
        let mut report = |from: usize, outcome| {
            let from = from as u32;
            answer(Answer::Starts {
                index,
                from,
                outcome,
            });
        };
        match current {
            Ok(mut runs) => {
                let is_over = runs.work(SLICE).is_ready();
                let queens = &runs.queens()[self.reported..];
                if is_over || now >= report_at {
                    report(self.reported, Ok(queens.to_vec()));
                    self.reported = runs.queens().len();
                    self.report_at = None;
                }
                self.current = (!is_over).then_some(runs);
            }
            Err(reason) => report(0, Err(reason)),
        }
        if self.current.is_none() {
            self.done += 1;
            self.reported = 0;
        }
        match self.done < self.jobs.len() {
            true => Poll::Pending,
            false => Poll::Ready(()),
        }
    }
}

/// The runs of a job, or what is wrong with it.
fn begin(job: &Job, library: Library) -> Result<Runs, Reason> {
    let accepted = library.find(job)?;
    let none = || Reason::Job(format!("{} does not begin with one queen", job.algorithm));
    Runs::begin(&accepted).ok_or_else(none)
}
