//! Runs an algorithm from each square of a board.

use std::task::Poll;

use queens_core::{StartResult, Starts as Runs, Work, algorithm};

use super::REPORT_EVERY;
use super::slot::{Started, Task};
use crate::protocol::{Answer, Encoded, Job, Reason, StartsAnswer};

/// The number of nodes in a slice. A slice takes a few milliseconds on the largest board.
const SLICE: u64 = 1 << 12;

struct Starts {
    /// The index of the job.
    index: u32,
    runs: Runs,
    /// The number of runs reported so far.
    reported: usize,
    /// The time of the next report, in milliseconds. Reports are rare, because the page redraws its map after each
    /// report.
    report_at: Option<f64>,
}

/// Starts a job, which runs its algorithm from every square.
pub(super) fn start(index: u32, job: &Job) -> Started {
    let runs = Runs::new(&job.resolve(algorithm::find)?);
    Ok(Box::new(Starts {
        index,
        runs: runs.map_err(|error| Reason::Job(error.to_string()))?,
        reported: 0,
        report_at: None,
    }))
}

pub(super) fn refuse(index: u32, reason: Reason) -> Answer {
    let outcome = Err(reason);
    made(index, 0, outcome)
}

fn made(index: u32, from: u32, outcome: Result<Vec<StartResult>, Reason>) -> Answer {
    Answer::Starts(Encoded::new(&StartsAnswer::Made {
        index,
        from,
        outcome,
    }))
}

impl Task for Starts {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let now = clock();
        let report_at = *self.report_at.get_or_insert(now + REPORT_EVERY);
        let work = self.runs.work(SLICE);
        if work.is_ready() || now >= report_at {
            let results = self.runs.made()[self.reported..].to_vec();
            answer(made(self.index, self.reported as u32, Ok(results)));
            self.reported = self.runs.made().len();
            self.report_at = None;
        }
        work
    }
}
