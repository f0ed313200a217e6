//! Runs an algorithm that begins with one piece, once from each square of the board. The runs work in slices and leave
//! no trace.

use crate::board::Square;
use crate::problem::{Goal, Instance, Setup};
use crate::search::{Accepted, CountedSearch, Ending, GivenSupport};
use crate::work::Work;
use std::task::Poll;

/// The runs from every square, in the order of square numbers: a1, b1, … The result of a blocked square is empty. The
/// budget is a number of nodes.
///
/// ```
/// use queens_core::{Goal, Starts, Work, successes, tours};
///
/// let mut starts = Starts::new(&tours(5, 5).accept(Goal::First)?)?;
/// starts.finish();
/// assert_eq!((starts.made().len(), successes(starts.made())), (25, 13));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Starts {
    accepted: Accepted,
    /// The current run.
    current: Option<Box<dyn CountedSearch>>,
    made: Vec<StartResult>,
}

/// The result of the run from one square.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StartResult {
    /// The number of pieces on the board at the end, including the start.
    pub pieces: u16,
    /// The number of nodes; for a knight's tour, the number of calls.
    pub nodes: u64,
    /// Whether the run found a solution.
    pub is_solved: bool,
    /// Whether the run stopped at its cap. The run then does not show whether a solution exists.
    pub is_capped: bool,
}

/// The error for an algorithm that does not begin on one square. It contains the id of the algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} does not begin on one square")]
pub struct NoStart(pub &'static str);

impl Starts {
    /// Prepares the runs of an algorithm on the board of an instance. Each run stops at its first solution.
    ///
    /// # Errors
    ///
    /// If the algorithm does not begin on one square.
    pub fn new(accepted: &Accepted) -> Result<Starts, NoStart> {
        let algorithm = accepted.algorithm();
        if algorithm.capabilities.given != GivenSupport::Start {
            return Err(NoStart(algorithm.id));
        }
        Ok(Starts {
            accepted: accepted.clone(),
            current: None,
            made: Vec::with_capacity(accepted.instance().size().area()),
        })
    }

    /// The results of the completed runs.
    pub fn made(&self) -> &[StartResult] {
        &self.made
    }

    /// The search from a square; `None` if the algorithm refuses the square.
    fn search(&self, start: Square) -> Option<Box<dyn CountedSearch>> {
        let setup = Setup {
            given: vec![start],
            goal: Goal::First,
            ..self.accepted.instance().setup().clone()
        };
        let accepted = self.accepted.algorithm().accept(Instance::new(setup).ok()?);
        Some(accepted.ok()?.untraced())
    }
}

impl Work for Starts {
    type Output = ();

    fn work(&mut self, budget: u64) -> Poll<()> {
        let size = self.accepted.instance().size();
        let mut left = budget;
        while self.made.len() < size.area() {
            if left == 0 {
                return Poll::Pending;
            }
            let start = size.numbered(self.made.len());
            let Some(mut search) = self.current.take().or_else(|| self.search(start)) else {
                // An algorithm that supports the board supports every start that is not blocked.
                self.made.push(StartResult::default());
                continue;
            };
            let before = search.counters().nodes;
            let Poll::Ready(ending) = search.work(left) else {
                self.current = Some(search);
                return Poll::Pending;
            };
            let counters = search.counters();
            left = left.saturating_sub((counters.nodes - before).max(1));
            self.made.push(StartResult {
                pieces: (1 + counters.placements - counters.removals) as u16,
                nodes: counters.nodes,
                is_solved: counters.solutions > 0,
                is_capped: ending == Ending::CapReached,
            });
        }
        Poll::Ready(())
    }
}

/// The number of starts that lead to a solution.
pub fn successes(made: &[StartResult]) -> usize {
    made.iter().filter(|start| start.is_solved).count()
}
