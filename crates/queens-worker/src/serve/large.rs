//! A large board: searched in slices, with progress reports, and the rows at the end.

use queens_core::large::{LargeInstance, LargeSearch, Outcome};

use super::slot::{Progress, Work};
use super::{REPORT_EVERY, SLICE};
use crate::library::Library;
use crate::protocol::{Reason, Response, RunId};

pub(super) struct Large {
    id: RunId,
    search: Box<dyn LargeSearch>,
    /// Steps of one slice: each reads every row and every column.
    budget: u64,
    /// The milliseconds of its slices.
    worked: f64,
    report_at: f64,
}

impl Large {
    /// Begins the search, or returns why it cannot be made.
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

    fn report(&self, answer: &mut dyn FnMut(Response)) {
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

impl Work for Large {
    fn id(&self) -> RunId {
        self.id
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Response)) -> Progress {
        let begun = clock();
        let is_over = self.search.advance(self.budget);
        let now = clock();
        self.worked += now - begun;
        if is_over || now >= self.report_at {
            self.report_at = now + REPORT_EVERY;
            self.report(answer);
        }
        match is_over {
            true => Progress::Over,
            false => Progress::More,
        }
    }
}
