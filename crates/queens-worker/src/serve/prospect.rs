//! Whether a position can be finished: said once it is known, and again with the number of ways where that is counted in
//! time.

use std::task::{Poll, ready};

use queens_core::prospect::{self, Outlook, Ways};
use queens_core::{Instance, Setup, Square, Work};

use super::slot::Occupant;
use crate::protocol::{Answer, Encoded, Reason};

/// Nodes of one slice: on the widest board, some milliseconds.
const SLICE: u64 = 256;
/// The milliseconds after which the ways are no longer counted.
const LONGEST_COUNT: f64 = 2_000.0;

pub(super) struct Prospect {
    prospect: prospect::Prospect,
    counting: Option<Counting>,
}

/// The count of the ways.
struct Counting {
    outlook: Encoded<Outlook>,
    ways: Ways,
    until: f64,
}

impl Prospect {
    /// Begins to look at a position, or returns why it is none.
    pub(super) fn begin(setup: &Setup, placed: &[Square]) -> Result<Prospect, Reason> {
        let instance = Instance::new(setup.clone());
        let instance = instance.map_err(|error| Reason::Job(error.to_string()))?;
        let prospect = prospect::Prospect::new(&instance, placed);
        Ok(Prospect {
            prospect: prospect.map_err(|error| Reason::Job(error.to_string()))?,
            counting: None,
        })
    }
}

impl Occupant for Prospect {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if let Some(counting) = &mut self.counting {
            return match counting.ways.work(SLICE) {
                Poll::Pending if clock() < counting.until => Poll::Pending,
                Poll::Ready(Some(ways)) => {
                    let (outlook, ways) = (counting.outlook.clone(), Some(ways));
                    answer(Answer::Prospect { outlook, ways });
                    Poll::Ready(())
                }
                Poll::Ready(None) | Poll::Pending => Poll::Ready(()),
            };
        }
        let outlook = ready!(self.prospect.work(SLICE));
        let is_hopeful = matches!(outlook, Outlook::Yes { .. });
        let outlook = Encoded::new(&outlook);
        answer(Answer::Prospect {
            outlook: outlook.clone(),
            ways: None,
        });
        if !is_hopeful {
            return Poll::Ready(());
        }
        self.counting = Some(Counting {
            outlook,
            ways: self.prospect.ways(),
            until: clock() + LONGEST_COUNT,
        });
        Poll::Pending
    }
}
