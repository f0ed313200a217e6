//! Runs the jobs of a survey, or of a list of starts, one after another.

use std::iter::Enumerate;
use std::task::Poll;
use std::vec;

use super::slot::{Started, Task};
use crate::protocol::{Answer, Job, Reason};

/// Starts the job with this index.
type BeginJob = fn(u32, &Job) -> Started;
/// Returns the answer about the refused job with this index.
pub(super) type RefuseJob = fn(u32, Reason) -> Answer;

pub(super) struct Jobs {
    left: Enumerate<vec::IntoIter<Job>>,
    begin: BeginJob,
    refuse: RefuseJob,
    /// The task of the running job. `None` between two jobs.
    current: Option<Box<dyn Task>>,
}

impl Jobs {
    pub(super) fn new(jobs: Vec<Job>, begin: BeginJob, refuse: RefuseJob) -> Jobs {
        Jobs {
            left: jobs.into_iter().enumerate(),
            begin,
            refuse,
            current: None,
        }
    }
}

impl Task for Jobs {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if self.current.is_none()
            && let Some((index, job)) = self.left.next()
        {
            let index = index as u32;
            match (self.begin)(index, &job) {
                Ok(begun) => self.current = Some(begun),
                Err(reason) => {
                    answer((self.refuse)(index, reason));
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
