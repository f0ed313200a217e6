//! A counting worker, as the server sees it. Tasks and reports are encoded, so that their encoding is fetched with the
//! code that counts.

use queens_core::counting::{self, Plan, Report, Task};

use crate::protocol::{Encoded, Reason};

/// Does tasks of counts, one after another.
pub trait Counter {
    /// Takes up a task in place of the one before. The engine stays if both are of the same count.
    fn take(&mut self, task: &Encoded<(Plan, Task)>) -> Result<(), Reason>;
    /// Does a slice of the task, on which this many milliseconds have been spent, without those on the engine.
    fn advance(&mut self, milliseconds: f64) -> Slice;
    /// The report of the last slice.
    fn report(&self) -> Encoded<Report>;
}

/// What a slice was spent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slice {
    /// The engine, which is not part of a task.
    Preparation,
    /// The task, which is not finished.
    Task,
    /// The end of the task.
    Last,
}

/// A counting worker without a task.
pub fn begin() -> Box<dyn Counter> {
    Box::new(Worker {
        current: None,
        last: Report::Idle,
    })
}

struct Worker {
    current: Option<(Plan, counting::Worker)>,
    last: Report,
}

impl Counter for Worker {
    fn take(&mut self, task: &Encoded<(Plan, Task)>) -> Result<(), Reason> {
        let unread = |error: postcard::Error| Reason::Job(error.to_string());
        let (plan, task) = task.open().map_err(unread)?;
        let mut counter = match self.current.take() {
            Some((known, counter)) if known == plan => counter,
            _ => counting::Worker::new(&plan).map_err(|error| Reason::Job(error.to_string()))?,
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
