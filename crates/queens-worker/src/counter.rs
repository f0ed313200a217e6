//! A counting worker, as the server sees it. Tasks and reports are encoded, so that their encoding is fetched with the
//! code that counts.

use std::task::Poll;

use queens_core::Work;
use queens_core::counting::{self, Plan, Report, Task};

use crate::protocol::{Encoded, Reason};

/// Does tasks of counts, one after another, as [`counting::Worker`] does.
pub trait Counter: Work<Output = ()> {
    /// Takes up a task in place of the one before. The engine stays if both are of the same count.
    fn take(&mut self, task: &Encoded<(Plan, Task)>) -> Result<(), Reason>;
    /// Says how many milliseconds were spent on the task so far, without those on the engine.
    fn set_spent(&mut self, milliseconds: f64);
    /// Whether the last slice was spent on the engine, which is not part of a task.
    fn is_preparing(&self) -> bool;
    /// The report of the last slice.
    fn report(&self) -> Encoded<Report>;
}

/// A counting worker without a task.
pub fn begin() -> Box<dyn Counter> {
    Box::new(Worker(None))
}

/// The worker of the last task, and its plan.
struct Worker(Option<(Plan, counting::Worker)>);

impl Worker {
    fn last(&self) -> &Report {
        let worker = self.0.as_ref().map(|(_, worker)| worker);
        worker.map_or(&Report::Idle, counting::Worker::report)
    }
}

impl Work for Worker {
    type Output = ();

    fn work(&mut self, budget: u64) -> Poll<()> {
        match &mut self.0 {
            Some((_, worker)) => worker.work(budget),
            None => Poll::Ready(()),
        }
    }
}

impl Counter for Worker {
    fn take(&mut self, task: &Encoded<(Plan, Task)>) -> Result<(), Reason> {
        let unread = |error: postcard::Error| Reason::Job(error.to_string());
        let (plan, task) = task.open().map_err(unread)?;
        let mut worker = match self.0.take() {
            Some((known, worker)) if known == plan => worker,
            _ => counting::Worker::new(&plan).map_err(|error| Reason::Job(error.to_string()))?,
        };
        worker.take(task);
        self.0 = Some((plan, worker));
        Ok(())
    }

    fn set_spent(&mut self, milliseconds: f64) {
        if let Some((_, worker)) = &mut self.0 {
            worker.set_spent(milliseconds);
        }
    }

    fn is_preparing(&self) -> bool {
        *self.last() == Report::Preparing
    }

    fn report(&self) -> Encoded<Report> {
        Encoded::new(self.last())
    }
}
