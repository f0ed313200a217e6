//! A worker of a count, as the server knows it: tasks and reports are bytes to it, so that how they are written comes
//! with the code that counts.

use queens_core::counting::plan::Plan;
use queens_core::counting::worker::{self, Report, Task};

use crate::protocol::{Encoded, Reason};

/// Does tasks of counts, one after another.
pub trait Counter {
    /// Takes up a task in place of the one before; the engine of the one before is kept if it is of the same count.
    fn take(&mut self, task: &Encoded<(Plan, Task)>) -> Result<(), Reason>;
    /// Does a slice of the task, on which so many milliseconds have been spent, the engine apart.
    fn advance(&mut self, milliseconds: f64) -> Slice;
    /// What the last slice left.
    fn report(&self) -> Encoded<Report>;
}

/// What a slice was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slice {
    /// The engine, which is no part of any task.
    Preparation,
    /// The task, of which there is more to do.
    Task,
    /// The end of the task.
    Last,
}

/// A worker that has done nothing yet.
pub fn begin() -> Box<dyn Counter> {
    Box::new(Worker {
        current: None,
        last: Report::Idle,
    })
}

struct Worker {
    current: Option<(Plan, worker::Worker)>,
    last: Report,
}

impl Counter for Worker {
    fn take(&mut self, task: &Encoded<(Plan, Task)>) -> Result<(), Reason> {
        let unread = |error: postcard::Error| Reason::Job(error.to_string());
        let (plan, task) = task.open().map_err(unread)?;
        let mut counter = match self.current.take() {
            Some((known, counter)) if known == plan => counter,
            _ => worker::Worker::new(&plan).map_err(|error| Reason::Job(error.to_string()))?,
        };
        counter.take(task);
        self.current = Some((plan, counter));
        Ok(())
    }

    fn advance(&mut self, milliseconds: f64) -> Slice {
        let current = self.current.as_mut();
        self.last = current.map_or(Report::Idle, |(_, counter)| counter.advance(milliseconds));
        match self.last {
            Report::Preparing => Slice::Preparation,
            Report::Running { .. } => Slice::Task,
            _ => Slice::Last,
        }
    }

    fn report(&self) -> Encoded<Report> {
        Encoded::new(&self.last)
    }
}
