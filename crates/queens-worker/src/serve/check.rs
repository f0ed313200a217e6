//! A check: what a program printed, compared with all solutions of a search.

use std::task::Poll;

use queens_core::check;

use super::SLICE;
use super::slot::Occupant;
use crate::protocol::Answer;

pub(super) struct Check(pub(super) check::Check);

impl Occupant for Check {
    fn work(&mut self, _: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        self.0
            .work(SLICE)
            .map(|verdict| answer(Answer::Checked(verdict)))
    }
}
