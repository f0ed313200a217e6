//! Counts the knight's tours of a board over all starts.

use std::task::Poll;

use queens_core::knight::totals::{AllTours, TourTotals};
use queens_core::{Instance, Setup, Work};

use super::REPORT_EVERY;
use super::slot::Task;
use crate::protocol::{Answer, Encoded, Reason, StartsAnswer};

/// The number of nodes in a slice. A slice takes a few milliseconds.
const SLICE: u64 = 1 << 12;

pub(super) struct Tours {
    tours: AllTours,
    /// The time of the next report, in milliseconds.
    report_at: Option<f64>,
}

impl Tours {
    pub(super) fn start(setup: &Setup) -> Result<Tours, Reason> {
        let instance = Instance::new(Setup {
            given: Vec::new(),
            ..setup.clone()
        });
        let instance = instance.map_err(|error| Reason::Job(error.to_string()))?;
        let tours = AllTours::new(&instance);
        let tours = tours.ok_or_else(|| Reason::Job("only a knight makes tours".to_owned()))?;
        Ok(Tours {
            tours,
            report_at: None,
        })
    }

    fn progress(&self) -> (u32, u32) {
        let (counted, all) = self.tours.progress();
        (counted as u32, all as u32)
    }
}

pub(super) fn refuse(reason: Reason) -> Answer {
    counted((0, 0), Some(Err(reason)))
}

fn counted(progress: (u32, u32), outcome: Option<Result<TourTotals, Reason>>) -> Answer {
    Answer::Starts(Encoded::new(&StartsAnswer::Tours { progress, outcome }))
}

impl Task for Tours {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if let Poll::Ready(totals) = self.tours.work(SLICE) {
            let too_many = || Reason::Job("the number exceeds 64 bits".to_owned());
            answer(counted(self.progress(), Some(totals.ok_or_else(too_many))));
            return Poll::Ready(());
        }
        let now = clock();
        if now >= *self.report_at.get_or_insert(now + REPORT_EVERY) {
            self.report_at = None;
            answer(counted(self.progress(), None));
        }
        Poll::Pending
    }
}
