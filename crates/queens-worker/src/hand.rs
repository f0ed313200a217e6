//! A worker of a count, as the server knows it: tasks and reports are bytes to it, so that how they are written comes
//! with the code that counts.

use queens_core::counting::hand::{self, Hand, Report, Task};
use queens_core::counting::plan::Plan;

use crate::protocol::{Reason, Sealed};

/// Does tasks of counts, one after another.
pub trait Counter {
    /// Takes up a task in place of the one before; the engine of the one before is kept if it is of the same count.
    fn take(&mut self, task: &Sealed<(Plan, Task)>) -> Result<(), Reason>;
    /// Does a slice of the task, on which so many milliseconds have been spent, the engine apart.
    fn advance(&mut self, milliseconds: f64) -> Slice;
    /// What the last slice left.
    fn report(&self) -> Sealed<Report>;
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
    current: Option<(Plan, Box<dyn Hand>)>,
    last: Report,
}

impl Counter for Worker {
    fn take(&mut self, task: &Sealed<(Plan, Task)>) -> Result<(), Reason> {
        let unread = |error: postcard::Error| Reason::Job(error.to_string());
        let (plan, task) = task.open().map_err(unread)?;
        let mut hand = match self.current.take() {
            Some((known, hand)) if known == plan => hand,
            _ => hand::begin(&plan).map_err(|error| Reason::Job(error.to_string()))?,
        };
        hand.take(task);
        self.current = Some((plan, hand));
        Ok(())
    }

    fn advance(&mut self, milliseconds: f64) -> Slice {
        let current = self.current.as_mut();
        self.last = current.map_or(Report::Idle, |(_, hand)| hand.advance(milliseconds));
        match self.last {
            Report::Preparing => Slice::Preparation,
            Report::Running { .. } => Slice::Task,
            _ => Slice::Last,
        }
    }

    fn report(&self) -> Sealed<Report> {
        Sealed::new(&self.last)
    }
}
