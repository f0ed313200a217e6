//! A search without a trace. It reports counters and progress and, for a large board, the rows at the end.

use std::task::Poll;

use queens_core::{CountedSearch, Ending};

use super::slot::Task;
use super::{REPORT_EVERY, SLICE};
use crate::protocol::Answer;

pub(super) struct Counted {
    search: Box<dyn CountedSearch>,
    ending: Option<Ending>,
    /// The time spent on the search, in milliseconds.
    worked: f64,
    report_at: f64,
}

impl Counted {
    pub(super) fn new(search: Box<dyn CountedSearch>) -> Counted {
        Counted {
            search,
            ending: None,
            worked: 0.0,
            report_at: f64::MIN,
        }
    }

    fn report(&self, answer: &mut dyn FnMut(Answer)) {
        answer(Answer::Counted {
            counters: self.search.counters(),
            millionths: (self.search.progress() * 1e6) as u32,
            ending: self.ending,
            detail: self.search.detail(),
            milliseconds: self.worked,
        });
    }
}

impl Task for Counted {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let begun = clock();
        let work = self.search.work(SLICE);
        let now = clock();
        self.worked += now - begun;
        if let Poll::Ready(ending) = work {
            self.ending = Some(ending);
        }
        if work.is_ready() || now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            self.report(answer);
        }
        work.map(|_| ())
    }

    fn stop(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        self.report(answer);
        false
    }
}
