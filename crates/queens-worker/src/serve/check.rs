//! A check: what a program printed, compared with all solutions of a search.

use queens_core::check;

use super::SLICE;
use super::slot::{Progress, Work};
use crate::library::Library;
use crate::protocol::{Job, Reason, Response, RunId};

pub(super) struct Check {
    id: RunId,
    comparison: Box<dyn check::Check>,
}

impl Check {
    /// Begins the check, or returns why it cannot be made.
    pub(super) fn begin(
        id: RunId,
        job: &Job,
        text: &str,
        library: Library,
    ) -> Result<Check, Reason> {
        let comparison = library.begin_check(job, text)?;
        Ok(Check { id, comparison })
    }
}

impl Work for Check {
    fn id(&self) -> RunId {
        self.id
    }

    fn advance(&mut self, _: &dyn Fn() -> f64, answer: &mut dyn FnMut(Response)) -> Progress {
        let Some(verdict) = self.comparison.advance(SLICE) else {
            return Progress::More;
        };
        answer(Response::Checked {
            run: self.id,
            outcome: Ok(verdict),
        });
        Progress::Over
    }
}
