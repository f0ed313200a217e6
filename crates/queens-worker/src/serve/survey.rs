//! A survey: searches that are counted one after another, for tables and charts.

use queens_core::{CountedSearch, Goal};

use super::SLICE;
use super::run::how_ended;
use super::slot::{Progress, Work};
use crate::library::Library;
use crate::protocol::{Job, Reason, Response, RunId};

pub(super) struct Survey {
    id: RunId,
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
    pub(super) fn begin(id: RunId, jobs: Vec<Job>, library: Library) -> Survey {
        Survey {
            id,
            jobs,
            library,
            done: 0,
            current: None,
            worked: 0.0,
        }
    }
}

impl Work for Survey {
    fn id(&self) -> RunId {
        self.id
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Response)) -> Progress {
        let Some(job) = self.jobs.get(self.done) else {
            return Progress::Over;
        };
        let current = match self.current.take() {
            Some(search) => Ok(search),
            None => begin(job, self.library),
        };
        let outcome = match current {
            Ok(mut search) => {
                let begun = clock();
                let is_over = search.advance(SLICE);
                self.worked += clock() - begun;
                if !is_over {
                    self.current = Some(search);
                    return Progress::More;
                }
                Ok((search.counters(), how_ended(&*search)))
            }
            Err(reason) => Err(reason),
        };
        answer(Response::Surveyed {
            run: self.id,
            index: self.done as u32,
            outcome,
            milliseconds: std::mem::take(&mut self.worked),
        });
        self.done += 1;
        match self.done < self.jobs.len() {
            true => Progress::More,
            false => Progress::Over,
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
