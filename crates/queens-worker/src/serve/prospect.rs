//! Whether a position can be finished: said once it is known, and again with the number of ways where that is counted in
//! time.

use std::task::Poll;

use super::slot::Occupant;
use crate::prospect::{Known, Prospector};
use crate::protocol::Answer;

/// Nodes of one slice: on the widest board, some milliseconds.
const SLICE: u64 = 256;
/// The milliseconds after which the ways are no longer counted.
const LONGEST_COUNT: f64 = 2_000.0;

pub(super) struct Prospect {
    prospect: Box<dyn Prospector>,
    /// When the outlook was said.
    said: Option<f64>,
}

impl Prospect {
    pub(super) fn new(prospect: Box<dyn Prospector>) -> Prospect {
        Prospect {
            prospect,
            said: None,
        }
    }
}

impl Occupant for Prospect {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let work = self.prospect.work(SLICE);
        let now = clock();
        if let Some(Known { outlook, ways }) = self.prospect.known()
            && (self.said.is_none() || ways.is_some())
        {
            self.said.get_or_insert(now);
            answer(Answer::Prospect { outlook, ways });
        }
        match self.said {
            Some(said) if now - said >= LONGEST_COUNT => Poll::Ready(()),
            _ => work,
        }
    }
}
