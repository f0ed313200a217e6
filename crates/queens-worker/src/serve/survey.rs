//! A survey: searches that are counted one after another, for tables and charts.

use queens_core::event::Ending;
use queens_core::instance::Goal;
use queens_core::search::CountedSearch;

use super::SLICE;
use crate::library::Library;
use crate::protocol::{Job, Response, RunId};

pub(super) struct Survey {
    id: RunId,
    jobs: Vec<Job>,
    library: Library,
    /// How many of them are done.
    done: usize,
    current: Option<Current>,
}

struct Current {
    search: Box<dyn CountedSearch>,
    /// The milliseconds that its slices took so far; those of other works between them do not count.
    spent: f64,
}

impl Survey {
    pub(super) fn begin(id: RunId, jobs: Vec<Job>, library: Library) -> Survey {
        Survey {
            id,
            jobs,
            library,
            done: 0,
            current: None,
        }
    }

    pub(super) fn id(&self) -> RunId {
        self.id
    }

    /// Does one slice; whether more is waiting. The clock gives milliseconds.
    pub(super) fn work(
        &mut self,
        clock: &impl Fn() -> f64,
        answer: &mut impl FnMut(Response),
    ) -> bool {
        let Some(job) = self.jobs.get(self.done) else {
            return false;
        };
        let (run, index) = (self.id, self.done as u32);
        let current = match &mut self.current {
            Some(current) => current,
            None => match self.library.find(job) {
                Ok(accepted) => self.current.insert(Current {
                    search: match accepted.instance().goal() {
                        Goal::Count => accepted.count(),
                        Goal::First | Goal::All => accepted.untraced(),
                    },
                    spent: 0.0,
                }),
                Err(reason) => {
                    self.done += 1;
                    answer(Response::Surveyed {
                        run,
                        index,
                        outcome: Err(reason),
                        milliseconds: 0.0,
                    });
                    return self.done < self.jobs.len();
                }
            },
        };
        let begun = clock();
        let is_over = current.search.advance(SLICE);
        current.spent += clock() - begun;
        if is_over {
            let ending = match current.search.reached_cap() {
                true => Ending::CapReached,
                false => Ending::Complete,
            };
            answer(Response::Surveyed {
                run,
                index,
                outcome: Ok((current.search.counters(), ending)),
                milliseconds: current.spent,
            });
            self.current = None;
            self.done += 1;
        }
        self.done < self.jobs.len()
    }
}
