//! A search of a survey: it is counted, for tables and charts.

use std::task::Poll;

use queens_core::{CountedSearch, Goal};

use super::SLICE;
use super::slot::Occupant;
use crate::library::Library;
use crate::protocol::{Answer, Job, Reason};

struct Surveyed {
    /// The number of its job.
    index: u32,
    search: Box<dyn CountedSearch>,
    /// The milliseconds of its slices, without those of other work between them.
    worked: f64,
}

/// Begins a job of a survey.
pub(super) fn begin(index: u32, job: &Job, library: Library) -> Result<Box<dyn Occupant>, Reason> {
    let accepted = library.find(job)?;
    let search = match accepted.instance().goal() {
        Goal::Count => accepted.count(),
        Goal::First | Goal::All => accepted.untraced(),
    };
    Ok(Box::new(Surveyed {
        index,
        search,
        worked: 0.0,
    }))
}

pub(super) fn refuse(index: u32, reason: Reason) -> Answer {
    Answer::Surveyed {
        index,
        outcome: Err(reason),
        milliseconds: 0.0,
    }
}

impl Occupant for Surveyed {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let begun = clock();
        let work = self.search.work(SLICE);
        self.worked += clock() - begun;
        work.map(|ending| {
            answer(Answer::Surveyed {
                index: self.index,
                outcome: Ok((self.search.counters(), ending)),
                milliseconds: self.worked,
            });
        })
    }
}
