//! A search of a survey, whose counters and time fill tables and charts. A short search is repeated, because a single
//! measurement is inaccurate. A search that takes too long is stopped.

use std::task::{Poll, ready};

use queens_core::{Accepted, CountedSearch, Ending, algorithm};

use super::SLICE;
use super::slot::{Started, Task};
use crate::protocol::{Answer, Job, Reason, SURVEY_SECONDS};

/// The greatest number of times that a short search runs.
const REPEATS: usize = 5;
/// A search is not repeated once its runs have taken this total time, in milliseconds.
const ENOUGH: f64 = 50.0;

struct Surveyed {
    /// The index of the job.
    index: u32,
    accepted: Accepted,
    search: Box<dyn CountedSearch>,
    /// The time spent in the slices of the current search, in milliseconds.
    worked: f64,
    /// The times of the completed searches, in milliseconds.
    times: Vec<f64>,
}

/// Starts a job of a survey.
pub(super) fn start(index: u32, job: &Job) -> Started {
    let accepted = job.resolve(algorithm::find)?;
    Ok(Box::new(Surveyed {
        index,
        search: start_search(&accepted),
        accepted,
        worked: 0.0,
        times: Vec::new(),
    }))
}

fn start_search(accepted: &Accepted) -> Box<dyn CountedSearch> {
    if accepted.leaves_trace() {
        accepted.untraced()
    } else {
        accepted.count()
    }
}

pub(super) fn refuse(index: u32, reason: Reason) -> Answer {
    Answer::Surveyed {
        index,
        outcome: Err(reason),
        milliseconds: 0.0,
    }
}

impl Task for Surveyed {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let begun = clock();
        let work = self.search.work(SLICE);
        self.worked += clock() - begun;
        let ending = if self.worked < f64::from(SURVEY_SECONDS) * 1000.0 {
            ready!(work)
        } else {
            Ending::CapReached
        };
        self.times.push(std::mem::take(&mut self.worked));
        if self.times.len() < REPEATS && self.times.iter().sum::<f64>() < ENOUGH {
            self.search = start_search(&self.accepted);
            return Poll::Pending;
        }
        self.times.sort_by(f64::total_cmp);
        answer(Answer::Surveyed {
            index: self.index,
            outcome: Ok((self.search.counters(), ending)),
            milliseconds: self.times[self.times.len() / 2],
        });
        Poll::Ready(())
    }
}
