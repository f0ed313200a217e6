//! Whether a position can be finished, as the server sees it: the question, and then the count of the ways. What it tells is
//! encoded, so that its encoding is fetched with the code that looks.

use std::task::Poll;

use queens_core::prospect::{self, Outlook, Ways};
use queens_core::{Instance, Setup, Square, Work};

use crate::protocol::{Encoded, Reason};

/// Looks whether a position can be finished; ready once that is known and the ways are counted.
pub trait Prospector: Work<Output = ()> {
    /// What is known.
    fn known(&self) -> Option<Known>;
}

/// What is known of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The outlook.
    pub outlook: Encoded<Outlook>,
    /// In how many ways it can be finished, where that has been counted.
    pub ways: Option<u64>,
}

/// Begins to look at a position, or returns why it is none.
pub type BeginProspect = fn(&Setup, &[Square]) -> Result<Box<dyn Prospector>, Reason>;

/// Begins to look at a position, or returns why it is none.
pub fn begin(setup: &Setup, placed: &[Square]) -> Result<Box<dyn Prospector>, Reason> {
    let instance = Instance::new(setup.clone()).map_err(|error| Reason::Job(error.to_string()))?;
    let prospect = prospect::Prospect::new(&instance, placed);
    let prospect = prospect.map_err(|error| Reason::Job(error.to_string()))?;
    Ok(Box::new(Look {
        prospect,
        ways: None,
        known: None,
    }))
}

struct Look {
    prospect: prospect::Prospect,
    /// The count, once it has begun.
    ways: Option<Ways>,
    known: Option<Known>,
}

impl Prospector for Look {
    fn known(&self) -> Option<Known> {
        self.known.clone()
    }
}

impl Work for Look {
    type Output = ();

    fn work(&mut self, budget: u64) -> Poll<()> {
        if let (Some(ways), Some(known)) = (&mut self.ways, &mut self.known) {
            return ways.work(budget).map(|counted| known.ways = counted);
        }
        let Poll::Ready(outlook) = self.prospect.work(budget) else {
            return Poll::Pending;
        };
        let is_hopeful = matches!(outlook, Outlook::Yes { .. });
        self.known = Some(Known {
            outlook: Encoded::new(&outlook),
            ways: None,
        });
        if !is_hopeful {
            return Poll::Ready(());
        }
        self.ways = Some(self.prospect.ways());
        Poll::Pending
    }
}
