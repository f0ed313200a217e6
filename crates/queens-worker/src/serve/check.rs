//! A check: what a program printed against all solutions of a search.

use queens_core::check;

use super::SLICE;
use crate::library::Library;
use crate::protocol::{Job, Response, RunId};

pub(super) struct Check {
    id: RunId,
    checking: Box<dyn check::Check>,
}

impl Check {
    /// Begins the check, or answers why it cannot be made.
    pub(super) fn begin(
        run: RunId,
        job: &Job,
        text: &str,
        library: Library,
        answer: &mut impl FnMut(Response),
    ) -> Option<Check> {
        match library.begin_check(job, text) {
            Ok(checking) => Some(Check { id: run, checking }),
            Err(reason) => {
                let outcome = Err(reason);
                answer(Response::Checked { run, outcome });
                None
            }
        }
    }

    pub(super) fn id(&self) -> RunId {
        self.id
    }

    /// Does one slice; whether more is waiting.
    pub(super) fn work(&mut self, answer: &mut impl FnMut(Response)) -> bool {
        let verdict = self.checking.advance(SLICE);
        let goes_on = verdict.is_none();
        if let Some(verdict) = verdict {
            answer(Response::Checked {
                run: self.id,
                outcome: Ok(verdict),
            });
        }
        goes_on
    }
}
