//! A survey: searches that are counted one after another, for tables and charts.

use std::task::Poll;

use queens_core::{CountedSearch, Goal};

use super::SLICE;
use super::slot::Occupant;
use crate::library::Library;
use crate::protocol::{Answer, Job, Reason};

pub(super) struct Survey {
    jobs: Vec<Job>,
    library: Library,
    /// The number of jobs that are done.
    done: usize,
    /// The search of the current job, once it is begun.
    current: Option<Box<dyn CountedSearch>>,
    /// The milliseconds of its slices, without those of other work between them.
    worked: f64,
}

impl Survey {
    pub(super) fn begin(jobs: &[Job], library: Library) -> Survey {
        Survey {
            jobs: jobs.to_vec(),
            library,
            done: 0,
            current: None,
            worked: 0.0,
        }
    }
}

impl Occupant for Survey {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let Some(job) = self.jobs.get(self.done) else {
            return Poll::Ready(());
        };
        let current = match self.current.take() {
            Some(search) => Ok(search),
            None => begin(job, self.library),
        };
        let outcome = match current {
            Ok(mut search) => {
                let begun = clock();
                let work = search.work(SLICE);
                self.worked += clock() - begun;
                let Poll::Ready(ending) = work else {
                    self.current = Some(search);
                    return Poll::Pending;
                };
                Ok((search.counters(), ending))
            }
            Err(reason) => Err(reason),
        };
        answer(Answer::Surveyed {
            index: self.done as u32,
            outcome,
            milliseconds: std::mem::take(&mut self.worked),
        });
        self.done += 1;
        match self.done < self.jobs.len() {
            true => Poll::Pending,
            false => Poll::Ready(()),
        }
    }
}

/// The search of a job, or what is wrong with it.
fn begin(job: &Job, library: Library) -> Result<Box<dyn CountedSearch>, Reason> {
    let accepted = library.find(job)?;
    Ok(match accepted.instance().goal() {
        Goal::Count => accepted.count(),
        Goal::First | Goal::All => accepted.untraced(),
    })
}
