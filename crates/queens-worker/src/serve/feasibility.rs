//! Decides whether a position can be completed. The first answer comes as soon as it is known. A second answer contains
//! the number of solutions, unless counting takes too long.

use std::task::{Poll, ready};

use queens_core::feasibility::{Feasibility, FeasibilitySearch, SolutionCount};
use queens_core::{Instance, Setup, Square, Work};

use super::slot::Task;
use crate::protocol::{Answer, Encoded, Reason};

/// The number of nodes in a slice. A slice takes a few milliseconds on the largest board.
const SLICE: u64 = 256;
/// The time limit for counting solutions, in milliseconds.
const LONGEST_COUNT: f64 = 2_000.0;

pub(super) struct FeasibilityTask {
    search: FeasibilitySearch,
    counting: Option<Counting>,
}

/// The count of the solutions. It stops without a result when the clock reaches `until`, in milliseconds.
struct Counting {
    feasibility: Encoded<Feasibility>,
    ways: SolutionCount,
    until: f64,
}

impl FeasibilityTask {
    /// Starts the search for a completion. The error is the reason why the position is invalid.
    pub(super) fn start(setup: &Setup, placed: &[Square]) -> Result<FeasibilityTask, Reason> {
        let instance = Instance::new(setup.clone());
        let instance = instance.map_err(|error| Reason::Job(error.to_string()))?;
        let search = FeasibilitySearch::new(&instance, placed);
        Ok(FeasibilityTask {
            search: search.map_err(|error| Reason::Job(error.to_string()))?,
            counting: None,
        })
    }
}

impl Task for FeasibilityTask {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        if let Some(counting) = &mut self.counting {
            return match counting.ways.work(SLICE) {
                Poll::Pending if clock() < counting.until => Poll::Pending,
                Poll::Ready(Some(ways)) => {
                    let (feasibility, ways) = (counting.feasibility.clone(), Some(ways));
                    answer(Answer::Feasibility { feasibility, ways });
                    Poll::Ready(())
                }
                Poll::Ready(None) | Poll::Pending => Poll::Ready(()),
            };
        }
        let feasibility = ready!(self.search.work(SLICE));
        let is_hopeful = matches!(feasibility, Feasibility::Feasible { .. });
        let feasibility = Encoded::new(&feasibility);
        answer(Answer::Feasibility {
            feasibility: feasibility.clone(),
            ways: None,
        });
        if !is_hopeful {
            return Poll::Ready(());
        }
        self.counting = Some(Counting {
            feasibility,
            ways: self.search.solution_count(),
            until: clock() + LONGEST_COUNT,
        });
        Poll::Pending
    }
}
