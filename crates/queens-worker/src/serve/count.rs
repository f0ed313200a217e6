//! The worker of a count, which does one task after another and reports the progress.

use std::task::Poll;

use queens_core::Work;
use queens_core::counting::{Plan, Report, Task, Worker};

use super::slot;
use crate::protocol::{Answer, Encoded, EncodedError, Reason};

/// The time between two reports of a task, in milliseconds.
const REPORT_EVERY: f64 = 500.0;

pub(super) struct Count {
    plan: Plan,
    worker: Worker,
    is_busy: bool,
    /// The time spent on the task, in milliseconds. The time for building the engine does not count, because later
    /// tasks also use the engine.
    worked: f64,
    report_at: f64,
}

impl Count {
    /// Starts a task of a count. `before` is the plan and the worker of the earlier task. The task reuses this worker
    /// if the plans are equal.
    pub(super) fn start(
        task: &Encoded<(Plan, Task)>,
        before: Option<(Plan, Worker)>,
    ) -> Result<Count, Reason> {
        let unread = |error: EncodedError| Reason::Job(error.to_string());
        let (plan, task) = task.open().map_err(unread)?;
        let mut worker = match before {
            Some((of, worker)) if of == plan => worker,
            _ => Worker::new(&plan).map_err(|error| Reason::Job(error.to_string()))?,
        };
        worker.assign(task);
        Ok(Count {
            plan,
            worker,
            is_busy: true,
            worked: 0.0,
            report_at: f64::MIN,
        })
    }
}

impl slot::Task for Count {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if !self.is_busy {
            return Poll::Ready(());
        }
        let begun = clock();
        self.worker.set_elapsed(self.worked);
        let work = self.worker.work(1);
        self.is_busy = work.is_pending();
        let now = clock();
        let report = self.worker.report();
        if *report != Report::Preparing {
            self.worked += now - begun;
        }
        if work.is_ready() || now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            answer(Answer::Task {
                report: Encoded::new(report),
                milliseconds: self.worked,
            });
        }
        work
    }

    /// The worker is kept for the next task of the count.
    fn is_kept(&self) -> bool {
        true
    }

    fn into_worker(self: Box<Self>) -> Option<(Plan, Worker)> {
        Some((self.plan, self.worker))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use queens_core::{BoardSize, Goal, Instance};

    use super::*;
    use crate::serve::slot::Task as _;

    /// Otherwise the first shard would seem to take much longer than the other shards.
    #[test]
    fn the_time_of_a_task_is_without_that_of_the_engine() {
        let size = BoardSize::new(14).expect("a size");
        let instance = Instance::queens(size, &[], Goal::Count).expect("an empty board");
        let plan = Plan::new(&instance).expect("a board that can be counted");
        let task = Encoded::new(&(plan, Task::Shard(0)));
        let mut count = Count::start(&task, None).expect("a task");
        // Each slice takes as long as the time between two reports.
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + REPORT_EVERY);
        let (mut preparing, mut working) = (0, 0);
        let mut answer = |answer| {
            let Answer::Task {
                report,
                milliseconds,
            } = answer
            else {
                panic!("{answer:?}");
            };
            match report.open().expect("a report") {
                Report::Preparing => preparing += 1,
                _ => working += 1,
            }
            assert_eq!(milliseconds, f64::from(working) * REPORT_EVERY);
        };
        while count.work(&clock, &mut answer).is_pending() {}
        assert!(preparing > 0 && working > 1, "{preparing}, {working}");
    }
}
