//! A question of a reader who plays, answered once.

use std::task::Poll;

use super::slot::Occupant;
use crate::play::Answering;
use crate::protocol::Answer;

/// Nodes of one slice: on the widest board, some milliseconds.
const SLICE: u64 = 2_048;

pub(super) struct Play(pub(super) Answering);

impl Occupant for Play {
    fn work(&mut self, _: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        self.0.work(SLICE).map(|it| answer(Answer::Play(it)))
    }
}
