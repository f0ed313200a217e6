//! Jobs that are done one after another: those of a survey, and those whose starts are run.

use std::iter::Enumerate;
use std::task::Poll;
use std::vec;

use super::slot::Occupant;
use crate::library::Library;
use crate::protocol::{Answer, Job};

/// Begins the job of this number; an answer says what is wrong with it.
type BeginJob = fn(u32, &Job, Library) -> Result<Box<dyn Occupant>, Answer>;

pub(super) struct Jobs {
    left: Enumerate<vec::IntoIter<Job>>,
    begin: BeginJob,
    library: Library,
    /// The job that is begun.
    current: Option<Box<dyn Occupant>>,
}

impl Jobs {
    pub(super) fn new(jobs: &[Job], library: Library, begin: BeginJob) -> Jobs {
        Jobs {
            left: jobs.to_vec().into_iter().enumerate(),
            begin,
            library,
            current: None,
        }
    }
}

impl Occupant for Jobs {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if self.current.is_none()
            && let Some((index, job)) = self.left.next()
        {
            match (self.begin)(index as u32, &job, self.library) {
                Ok(begun) => self.current = Some(begun),
                Err(refusal) => {
                    answer(refusal);
                    return Poll::Pending;
                }
            }
        }
        let Some(current) = &mut self.current else {
            return Poll::Ready(());
        };
        if current.work(clock, answer).is_ready() {
            self.current = None;
        }
        Poll::Pending
    }
}
