//! A counting worker: it does one task after another and reports its progress.

use queens_core::counting::{Plan, Task};

use super::slot::{Progress, Work};
use crate::counter::{Counter, Slice};
use crate::library::Library;
use crate::protocol::{Encoded, Reason, Response, RunId};

/// Milliseconds between two reports of a task.
const REPORT_EVERY: f64 = 500.0;

pub(super) struct Count {
    id: RunId,
    counter: Box<dyn Counter>,
    is_busy: bool,
    /// The milliseconds spent on the task, without those spent on the engine, which later tasks use too.
    worked: f64,
    report_at: f64,
}

impl Count {
    /// Takes up a task. The counter of the task before keeps its engine if both are of the same count.
    pub(super) fn begin(
        id: RunId,
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
            id,
            counter,
            is_busy: true,
            worked: 0.0,
            report_at: f64::MIN,
        })
    }
}

impl Work for Count {
    fn id(&self) -> RunId {
        self.id
    }

    /// The counter stays for the next task.
    fn advance(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Response)) -> Progress {
        if !self.is_busy {
            return Progress::Idle;
        }
        let begun = clock();
        let slice = self.counter.advance(self.worked);
        self.is_busy = slice != Slice::Last;
        let now = clock();
        if slice != Slice::Preparation {
            self.worked += now - begun;
        }
        if !self.is_busy || now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            answer(Response::Task {
                run: self.id,
                report: self.counter.report(),
                milliseconds: self.worked,
            });
        }
        match self.is_busy {
            true => Progress::More,
            false => Progress::Idle,
        }
    }

    fn into_counter(self: Box<Self>) -> Option<Box<dyn Counter>> {
        Some(self.counter)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use queens_core::counting::Report;

    use super::*;

    /// A counter with these slices.
    struct Script(std::vec::IntoIter<Slice>);

    impl Counter for Script {
        fn take(&mut self, _: &Encoded<(Plan, Task)>) -> Result<(), Reason> {
            Ok(())
        }

        fn advance(&mut self, _: f64) -> Slice {
            self.0.next().expect("a slice")
        }

        fn report(&self) -> Encoded<Report> {
            Encoded::new(&Report::Idle)
        }
    }

    /// Otherwise the first shard would seem to take much longer than all others.
    #[test]
    fn the_time_of_a_task_is_without_that_of_the_engine() {
        let slices = [
            Slice::Preparation,
            Slice::Preparation,
            Slice::Task,
            Slice::Last,
        ];
        let mut count = Count {
            id: RunId(1),
            counter: Box::new(Script(Vec::from(slices).into_iter())),
            is_busy: true,
            worked: 0.0,
            report_at: f64::MIN,
        };
        let now = Cell::new(0.0);
        let clock = || now.replace(now.get() + REPORT_EVERY);
        let mut reported = Vec::new();
        let mut answer = |answer| reported.push(answer);
        while count.advance(&clock, &mut answer) == Progress::More {}
        let times = reported.iter().filter_map(|answer| match answer {
            Response::Task { milliseconds, .. } => Some(*milliseconds),
            _ => None,
        });
        let times: Vec<f64> = times.collect();
        assert_eq!(times, [0.0, 0.0, REPORT_EVERY, 2.0 * REPORT_EVERY]);
    }
}
