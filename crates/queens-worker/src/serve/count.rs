//! A counting worker: it does one task after another and reports its progress.

use std::task::Poll;

use queens_core::counting::{Plan, Task};

use super::slot::Occupant;
use crate::counter::Counter;
use crate::library::Library;
use crate::protocol::{Answer, Encoded, Reason};

/// Milliseconds between two reports of a task.
const REPORT_EVERY: f64 = 500.0;

pub(super) struct Count {
    counter: Box<dyn Counter>,
    is_busy: bool,
    /// The milliseconds spent on the task, without those spent on the engine, which later tasks use too.
    worked: f64,
    report_at: f64,
}

impl Count {
    /// Takes up a task. The counter of the task before keeps its engine if both are of the same count.
    pub(super) fn begin(
        task: &Encoded<(Plan, Task)>,
        counter: Option<Box<dyn Counter>>,
        library: Library,
    ) -> Result<Count, Reason> {
        let mut counter = match counter {
            Some(counter) => counter,
            None => (library.counter)().ok_or(Reason::NoCode)?(),
        };
        counter.take(task)?;
        Ok(Count {
            counter,
            is_busy: true,
            worked: 0.0,
            report_at: f64::MIN,
        })
    }
}

impl Occupant for Count {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if !self.is_busy {
            return Poll::Ready(());
        }
        let begun = clock();
        self.counter.set_spent(self.worked);
        let work = self.counter.work(1);
        self.is_busy = work.is_pending();
        let now = clock();
        if !self.counter.is_preparing() {
            self.worked += now - begun;
        }
        if work.is_ready() || now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            answer(Answer::Task {
                report: self.counter.report(),
                milliseconds: self.worked,
            });
        }
        work
    }

    /// For the next task.
    fn stays(&self) -> bool {
        true
    }

    fn into_counter(self: Box<Self>) -> Option<Box<dyn Counter>> {
        Some(self.counter)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use queens_core::Work;
    use queens_core::counting::Report;

    use super::*;

    const RUNNING: Report = Report::Running { slices: 1, of: 2 };

    /// A counter with these reports, one after each slice.
    struct Script {
        reports: std::vec::IntoIter<Report>,
        last: Report,
    }

    impl Work for Script {
        type Output = ();

        fn work(&mut self, _: u64) -> Poll<()> {
            self.last = self.reports.next().expect("a slice");
            match self.reports.len() {
                0 => Poll::Ready(()),
                _ => Poll::Pending,
            }
        }
    }

    impl Counter for Script {
        fn take(&mut self, _: &Encoded<(Plan, Task)>) -> Result<(), Reason> {
            Ok(())
        }

        fn set_spent(&mut self, _: f64) {}

        fn is_preparing(&self) -> bool {
            self.last == Report::Preparing
        }

        fn report(&self) -> Encoded<Report> {
            Encoded::new(&self.last)
        }
    }

    /// Otherwise the first shard would seem to take much longer than all others.
    #[test]
    fn the_time_of_a_task_is_without_that_of_the_engine() {
        let reports = vec![Report::Preparing, Report::Preparing, RUNNING, RUNNING];
        let script = Script {
            reports: reports.into_iter(),
            last: Report::Idle,
        };
        let mut count = Count {
            counter: Box::new(script),
            is_busy: true,
            worked: 0.0,
            report_at: f64::MIN,
        };
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + REPORT_EVERY);
        let mut times = Vec::new();
        let mut answer = |answer| match answer {
            Answer::Task { milliseconds, .. } => times.push(milliseconds),
            other => panic!("{other:?}"),
        };
        while count.work(&clock, &mut answer).is_pending() {}
        assert_eq!(times, [0.0, 0.0, REPORT_EVERY, 2.0 * REPORT_EVERY]);
    }
}
