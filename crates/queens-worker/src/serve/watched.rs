//! A watched search of a large board. The search makes the requested number of moves and then sends the rows of the
//! queens.

use std::task::Poll;

use queens_core::{CountDetail, Ending, LargeSearch};

use super::SLICE;
use super::slot::Task;
use crate::protocol::{Answer, Read};

pub(super) struct Watched {
    search: Box<dyn LargeSearch>,
    /// The step up to which moves are requested.
    requested: u64,
    ending: Option<Ending>,
    /// The time spent on the search, in milliseconds.
    worked: f64,
}

impl Watched {
    pub(super) fn new(search: Box<dyn LargeSearch>) -> Watched {
        Watched {
            search,
            requested: 0,
            ending: None,
            worked: 0.0,
        }
    }

    fn is_due(&self) -> bool {
        self.ending.is_none() && self.search.steps() < self.requested
    }
}

impl Task for Watched {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if !self.is_due() {
            return Poll::Ready(());
        }
        let begun = clock();
        // The units of work in one step. A step reads one column, and a unit of work reads two squares.
        let step = self.search.rows().len().div_ceil(2) as u64;
        let left = self.requested - self.search.steps();
        if let Poll::Ready(ending) = self.search.work(SLICE.min(left.saturating_mul(step))) {
            self.ending = Some(ending);
        }
        self.worked += clock() - begun;
        if self.is_due() {
            return Poll::Pending;
        }
        answer(Answer::Counted {
            counters: self.search.counters(),
            millionths: (self.search.progress() * 1e6) as u32,
            ending: self.ending,
            detail: CountDetail::Rows(self.search.steps(), self.search.rows().to_vec()),
            milliseconds: self.worked,
        });
        Poll::Ready(())
    }

    fn is_kept(&self) -> bool {
        self.ending.is_none()
    }

    fn read(&mut self, read: Read) {
        if let Read::Moves(moves) = read {
            self.requested = self.search.steps().saturating_add(moves);
        }
    }
}
