//! Checks whether a position placed by hand can still be finished, and counts the ways to finish it. The answer is a
//! solution or the known refutation that is easiest to check. Each problem has its own submodule.

pub mod completion;
mod coverings;
pub(crate) mod domination;
mod edges;
pub mod existence;
pub(crate) mod knight;
mod queens;
pub mod rotations;
pub(crate) mod tabu;
pub mod totals;

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::knight::is_move;
use crate::board::{Axis, BoardSize, LineKind, Square, attacking_pair};
use crate::feasibility::existence::Obstacle;
use crate::problem::{Instance, Problem};
use crate::work::Work;

/// Whether a position can still be finished.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Feasibility {
    /// The position can be finished.
    Feasible {
        /// A solution that contains the position: queens by file, then by rank, or the squares of a tour in visiting
        /// order. For domination it has at most k queens.
        witness: Vec<Square>,
    },
    /// The position cannot be finished.
    Infeasible(Infeasible),
}

/// The reason why a position cannot be finished: the known reason that is easiest to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Infeasible {
    /// Queens and independent domination: two queens attack each other.
    Attack {
        /// The first queen of the first attacking pair in the order of squares. No queen is between the two.
        first: Square,
        /// The second queen of this pair.
        second: Square,
        /// The line that joins them.
        line: LineKind,
    },
    /// Queens: this file or rank has no queen, and each of its squares is attacked or blocked.
    BlockedLine {
        /// The axis of the line.
        axis: Axis,
        /// The index of the line, from 0.
        index: u16,
    },
    /// Domination: the position has more queens than allowed.
    TooMany {
        /// The number of queens in the position.
        queens: u16,
        /// The largest number of queens allowed.
        k: u16,
    },
    /// Domination: a square is not covered, and no further queen can cover it.
    Uncoverable {
        /// The square that cannot be covered.
        square: Square,
    },
    /// Domination: the remaining queens cannot cover all open squares, because each queen covers too few squares.
    TooFew {
        /// The number of remaining queens.
        left: u16,
        /// The number of open squares, which are not covered yet.
        open: u16,
        /// The greatest number of open squares that the remaining queens can cover if no square is covered twice.
        reach: u16,
    },
    /// Knight: the knight has no move to an unvisited square, but unvisited squares remain.
    Stuck {
        /// The number of unvisited squares.
        left: u16,
    },
    /// Knight: no path over unvisited squares leads to this square.
    Unreachable {
        /// The square that the knight cannot reach.
        square: Square,
    },
    /// Knight, closed tours: the path can no longer return to the start, because all neighbours of the start are
    /// visited.
    NoReturn,
    /// Knight, closed tours: only one move leads to this unvisited square. A tour needs one move to enter it and
    /// another to leave it.
    DeadEnd {
        /// The unvisited square.
        square: Square,
    },
    /// Knight, open tours: only one move leads to each of these unvisited squares. A tour can end on only one of these
    /// squares.
    DeadEnds {
        /// The two unvisited squares.
        squares: [Square; 2],
    },
    /// Knight, open tours: this square can only be reached from the knight's square and has no further move, but other
    /// squares remain.
    Trap {
        /// The unvisited square.
        square: Square,
        /// The knight's square.
        from: Square,
    },
    /// Knight: a rule about the whole board, such as the colour argument, excludes tours from this start.
    NoTour(Obstacle),
    /// An exhaustive search found no solution.
    Searched {
        /// The number of nodes of this search, including the position itself.
        nodes: u64,
    },
}

/// The reason why a list of squares is not a valid position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The square is not on the board.
    #[error("{square} is not on the {size} board")]
    OffBoard {
        /// The square outside the board.
        square: Square,
        /// The size of the board.
        size: BoardSize,
    },
    /// The square is placed twice.
    #[error("{square} is placed twice")]
    Repeated {
        /// The repeated square.
        square: Square,
    },
    /// The square is blocked.
    #[error("{square} is blocked")]
    Blocked {
        /// The blocked square.
        square: Square,
    },
    /// The knight cannot make this move.
    #[error("a knight does not go from {from} to {to}")]
    Jump {
        /// The square from which the knight moves.
        from: Square,
        /// The square to which the knight moves.
        to: Square,
    },
}

/// A search that decides whether a position can be finished. Its budget counts nodes, approximately for domination.
pub struct FeasibilitySearch {
    instance: Instance,
    placed: Vec<Square>,
    search: Box<dyn Work<Output = Feasibility>>,
}

/// A count of the solutions that contain a position. For domination, these are the sets with at most k queens. The
/// result is `None` if it exceeds 64 bits. The budget counts nodes approximately.
pub struct SolutionCount {
    search: Box<dyn Work<Output = Option<u64>>>,
}

impl FeasibilitySearch {
    /// A search for a solution that contains the instance's given squares and the placed squares. For the knight, the
    /// given squares and then the placed squares are a path in visiting order. A placed square can also be a given
    /// square. The goal of the instance does not matter.
    ///
    /// ```
    /// use queens_core::feasibility::{Feasibility, FeasibilitySearch};
    /// use queens_core::{BoardSize, Goal, Instance, Work};
    ///
    /// let instance = Instance::queens(BoardSize::new(6)?, &[], Goal::First)?;
    /// let corner = FeasibilitySearch::new(&instance, &["a1".parse()?])?.finish();
    /// assert!(matches!(corner, Feasibility::Infeasible(_)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a square is not on the board, is blocked or is repeated, or a step of the path is not a knight's move. Queens
    /// that attack each other are not an error.
    pub fn new(instance: &Instance, placed: &[Square]) -> Result<FeasibilitySearch, PositionError> {
        let placed = valid_position(instance, placed)?;
        Ok(FeasibilitySearch {
            search: search(instance, &placed),
            instance: instance.clone(),
            placed,
        })
    }

    /// A count of the solutions that contain this position.
    ///
    /// ```
    /// use queens_core::feasibility::FeasibilitySearch;
    /// use queens_core::{BoardSize, Goal, Instance, Work};
    ///
    /// let instance = Instance::queens(BoardSize::new(8)?, &[], Goal::First)?;
    /// let search = FeasibilitySearch::new(&instance, &["a1".parse()?])?;
    /// assert_eq!(search.solution_count().finish(), Some(4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solution_count(&self) -> SolutionCount {
        let (instance, placed) = (&self.instance, &self.placed);
        SolutionCount {
            search: match instance.problem() {
                Problem::Queens => {
                    queens::solution_count(instance.size(), placed, instance.blocked())
                }
                Problem::Domination => domination::solution_count(instance, placed),
                Problem::Knight => knight::solution_count(instance, placed),
            },
        }
    }
}

impl Work for FeasibilitySearch {
    type Output = Feasibility;

    fn work(&mut self, budget: u64) -> Poll<Feasibility> {
        self.search.work(budget)
    }
}

impl Work for SolutionCount {
    type Output = Option<u64>;

    fn work(&mut self, budget: u64) -> Poll<Option<u64>> {
        self.search.work(budget)
    }
}

/// A count that is known without a search. Its work is ready at once.
struct Counted(u64);

impl Work for Counted {
    type Output = Option<u64>;

    fn work(&mut self, _: u64) -> Poll<Option<u64>> {
        Poll::Ready(Some(self.0))
    }
}

/// The first pair of queens, by file and then by rank, that attack each other. `None` if no two queens attack each
/// other.
fn attack_conflict(queens: &[Square]) -> Option<Infeasible> {
    let mut in_order = queens.to_vec();
    in_order.sort_unstable();
    let pair = attacking_pair(&in_order);
    pair.map(|(first, second, line)| Infeasible::Attack {
        first,
        second,
        line,
    })
}

/// The search for a position with exactly these squares. The given squares of the instance are ignored.
pub(crate) fn search(
    instance: &Instance,
    squares: &[Square],
) -> Box<dyn Work<Output = Feasibility>> {
    match instance.problem() {
        Problem::Queens => queens::search(instance.size(), squares, instance.blocked()),
        Problem::Domination => domination::search(instance, squares),
        Problem::Knight => knight::search(instance, squares),
    }
}

/// The given squares, then the placed squares that are not given.
///
/// # Errors
///
/// If the squares are not a valid position, as in [`FeasibilitySearch::new`].
pub(crate) fn valid_position(
    instance: &Instance,
    placed: &[Square],
) -> Result<Vec<Square>, PositionError> {
    let (size, given) = (instance.size(), instance.given());
    let mut all = given.to_vec();
    for (at, &square) in placed.iter().enumerate() {
        if !size.contains(square) {
            return Err(PositionError::OffBoard { square, size });
        }
        if instance.blocked().contains(&square) {
            return Err(PositionError::Blocked { square });
        }
        if placed[..at].contains(&square) {
            return Err(PositionError::Repeated { square });
        }
        if given.contains(&square) && (instance.problem() != Problem::Knight || at == 0) {
            continue;
        }
        if all.contains(&square) {
            return Err(PositionError::Repeated { square });
        }
        all.push(square);
    }
    if instance.problem() == Problem::Knight {
        let mut moves = all.windows(2).map(|pair| (pair[0], pair[1]));
        if let Some((from, to)) = moves.find(|&(from, to)| !is_move(from, to)) {
            return Err(PositionError::Jump { from, to });
        }
    }
    Ok(all)
}
