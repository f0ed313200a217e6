//! Work that answers once, at its end.

use std::task::Poll;

use queens_core::Work;

use super::slot::Occupant;
use crate::protocol::Answer;

/// The work, and the units of a slice: about a millisecond.
pub(super) struct Once {
    pub(super) work: Box<dyn Work<Output = Answer>>,
    pub(super) slice: u64,
}

impl Occupant for Once {
    fn work(&mut self, _: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        self.work.work(self.slice).map(answer)
    }
}
