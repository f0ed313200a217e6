//! A worker of a count: one task after another, with a report now and then.

use queens_core::counting::hand::Task;
use queens_core::counting::plan::Plan;

use crate::hand::Counter;
use crate::library::Library;
use crate::protocol::{Reason, Response, RunId, Sealed};

/// Milliseconds between two reports of a task.
const REPORT_EVERY: f64 = 500.0;

pub(super) struct Count {
    id: RunId,
    counter: Box<dyn Counter>,
    is_busy: bool,
    /// How long it has been at its task, in milliseconds.
    worked: f64,
    report_at: f64,
}

impl Count {
    /// Takes up a task, with the tools of the task before if they are for the same count.
    pub(super) fn take(
        before: Option<Count>,
        id: RunId,
        task: &Sealed<(Plan, Task)>,
        library: Library,
    ) -> Result<Count, Reason> {
        let mut counter = match before {
            Some(before) => before.counter,
            None => (library.hand)().ok_or(Reason::NoCode)?(),
        };
        counter.take(task)?;
        Ok(Count {
            id,
            counter,
            is_busy: true,
            worked: 0.0,
            report_at: f64::MIN,
        })
    }

    pub(super) fn id(&self) -> RunId {
        self.id
    }

    /// Does one slice; whether more is waiting.
    pub(super) fn work(
        &mut self,
        clock: impl Fn() -> f64,
        answer: &mut impl FnMut(Response),
    ) -> bool {
        if !self.is_busy {
            return false;
        }
        let begun = clock();
        self.is_busy = self.counter.advance(self.worked);
        let now = clock();
        self.worked += now - begun;
        if !self.is_busy || now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            answer(Response::Task {
                run: self.id,
                report: self.counter.report(),
                milliseconds: self.worked,
            });
        }
        self.is_busy
    }
}
