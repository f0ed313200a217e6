//! Compares a program's output with all solutions of a search, and reports its progress.

use std::task::Poll;

use queens_core::check;

use super::slot::Task;
use super::{REPORT_EVERY, SLICE};
use crate::protocol::{Answer, Encoded};

pub(super) struct Check {
    check: check::Check,
    report_at: f64,
}

impl Check {
    pub(super) fn new(check: check::Check) -> Check {
        Check {
            check,
            report_at: f64::MIN,
        }
    }
}

impl Task for Check {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let work = self.check.work(SLICE);
        let now = clock();
        if work.is_pending() && now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            answer(Answer::Checking(self.check.progress()));
        }
        work.map(|verdict| answer(Answer::Checked(Encoded::new(&verdict))))
    }
}
