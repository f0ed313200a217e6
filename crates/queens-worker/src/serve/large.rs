//! A board that is too wide to be traced: searched in slices, with a report now and then and the rows at
//! the end.

use queens_core::large::{LargeInstance, LargeSearch, Outcome};

use super::{REPORT_EVERY, SLICE};
use crate::library::Library;
use crate::protocol::{Reason, Response, RunId};

pub(super) struct Large {
    id: RunId,
    search: Box<dyn LargeSearch>,
    /// Steps of one slice: each reads every row and every column.
    budget: u64,
    /// How long it has been at work, in milliseconds.
    worked: f64,
    report_at: f64,
}

impl Large {
    /// Begins the search, or says what is wrong with it.
    pub(super) fn begin(
        id: RunId,
        algorithm: &str,
        instance: &LargeInstance,
        library: Library,
    ) -> Result<Large, Reason> {
        Ok(Large {
            id,
            search: library.search_large(algorithm, instance)?,
            budget: (2 * SLICE / u64::from(instance.size.get())).max(1),
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
        let begun = clock();
        let is_over = self.search.advance(self.budget);
        let now = clock();
        self.worked += now - begun;
        if is_over || now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            self.report(answer);
        }
        !is_over
    }

    fn report(&self, answer: &mut impl FnMut(Response)) {
        let outcome = self.search.outcome();
        answer(Response::Large {
            run: self.id,
            steps: self.search.steps(),
            counters: self.search.counters(),
            outcome,
            rows: match outcome {
                Outcome::Solved => self.search.rows().to_vec(),
                Outcome::Searching | Outcome::CapReached => Vec::new(),
            },
            milliseconds: self.worked,
        });
    }
}
