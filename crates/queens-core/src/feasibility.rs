//! Whether a position placed by hand can still be finished: a way to finish it, or the reason against it that is easiest to
//! check; and how many ways there are. Below it a file for each problem.

pub mod completion;
mod coverings;
pub(crate) mod domination;
mod edges;
pub mod existence;
pub(crate) mod knight;
mod queens;
pub(crate) mod tabu;

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
    /// It can.
    Feasible {
        /// A solution that holds the position: the queens by file, then by rank; the squares of the tour in visiting
        /// order. In domination it has at most as many queens as are asked for.
        witness: Vec<Square>,
    },
    /// It cannot.
    Infeasible(Infeasible),
}

/// Why a position cannot be finished: of the reasons that are known, the one that is easiest to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Infeasible {
    /// Queens, independent domination: two queens attack each other.
    Attack {
        /// Of the pairs that attack each other, the first in the order of squares: no queen stands between them.
        first: Square,
        /// The later one.
        second: Square,
        /// The line that joins them.
        line: LineKind,
    },
    /// Queens: each square of this file or rank is attacked, and no queen stands on it.
    BlockedLine {
        /// Whether it is a file or a rank.
        axis: Axis,
        /// Its number, from 0.
        index: u16,
    },
    /// Domination: more queens stand than are asked for.
    TooMany {
        /// The queens that stand.
        queens: u16,
        /// The most that are asked for.
        k: u16,
    },
    /// Domination: a square is not covered, and no queen that may still be placed covers it.
    Uncoverable {
        /// The square.
        square: Square,
    },
    /// Domination: the queens that are left cannot cover all squares that are not covered, for each covers only so many of
    /// these.
    TooFew {
        /// The queens that are left.
        left: u16,
        /// The squares that are not covered.
        open: u16,
        /// The most of these that so many queens cover together, if no two cover the same.
        reach: u16,
    },
    /// Knight: it has no move to a square that is not visited, and such squares are left.
    Stuck {
        /// How many are left.
        left: u16,
    },
    /// Knight: no way over squares that are not visited leads to this one.
    Unreachable {
        /// The square.
        square: Square,
    },
    /// Knight, closed tours: all squares next to the start are visited and another one is left.
    NoReturn,
    /// Knight: only one move leads to this square that is not visited. A closed tour cannot enter and leave it.
    DeadEnd {
        /// The square.
        square: Square,
    },
    /// Knight: only one move leads to each of these squares that are not visited. A tour can end on one of them alone.
    DeadEnds {
        /// The squares.
        squares: [Square; 2],
    },
    /// Knight, open tours: only the square where it stands leads to this one, from which no move leads on, and other
    /// squares are left.
    Trap {
        /// The square.
        square: Square,
        /// Where the knight stands.
        from: Square,
    },
    /// Knight: a rule about the whole board, such as that of colours, forbids tours from this start.
    NoTour(Obstacle),
    /// All ways have been searched.
    Searched {
        /// The nodes of this search, the position included.
        nodes: u64,
    },
}

/// Why squares are no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The square is not on the board.
    #[error("{square} is not on the {size} board")]
    OffBoard {
        /// The square.
        square: Square,
        /// The board.
        size: BoardSize,
    },
    /// The square is placed already.
    #[error("{square} is placed twice")]
    Repeated {
        /// The square.
        square: Square,
    },
    /// The knight cannot go there.
    #[error("a knight does not go from {from} to {to}")]
    Jump {
        /// The square where it is.
        from: Square,
        /// The square placed next.
        to: Square,
    },
}

/// The question whether a position can be finished. Its budget is nodes.
pub struct FeasibilitySearch {
    instance: Instance,
    placed: Vec<Square>,
    search: Box<dyn Work<Output = Feasibility>>,
}

/// The number of ways to finish a position: solutions that hold it, those of domination with at most as many queens as are
/// asked for. None beyond 64 bits. Its budget is about nodes.
pub struct SolutionCount {
    search: Box<dyn Work<Output = Option<u64>>>,
}

impl FeasibilitySearch {
    /// The question about a position: the given squares of the instance stand, and then the placed ones, for the knight in
    /// visiting order. A placed square may be a given one. The goal does not matter.
    ///
    /// # Errors
    ///
    /// The first reason why the squares are not a position. Queens that attack each other are a position.
    pub fn new(instance: &Instance, placed: &[Square]) -> Result<FeasibilitySearch, PositionError> {
        let placed = standing(instance, placed)?;
        Ok(FeasibilitySearch {
            search: search(instance, &placed),
            instance: instance.clone(),
            placed,
        })
    }

    /// The count of the ways to finish this position.
    pub fn ways(&self) -> SolutionCount {
        let (instance, placed) = (&self.instance, &self.placed);
        SolutionCount {
            search: match instance.problem() {
                Problem::Queens => queens::ways(instance.size(), placed),
                Problem::Domination => domination::ways(instance, placed),
                Problem::Knight => knight::ways(instance, placed),
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

/// A number of ways that needs no search.
struct Counted(u64);

impl Work for Counted {
    type Output = Option<u64>;

    fn work(&mut self, _: u64) -> Poll<Option<u64>> {
        Poll::Ready(Some(self.0))
    }
}

/// The first two queens that attack each other, if there are any.
fn attack(queens: &[Square]) -> Option<Infeasible> {
    let mut in_order = queens.to_vec();
    in_order.sort_unstable();
    let pair = attacking_pair(&in_order);
    pair.map(|(first, second, line)| Infeasible::Attack {
        first,
        second,
        line,
    })
}

/// The search about the squares that stand; given ones of the instance do not matter.
pub(crate) fn search(
    instance: &Instance,
    squares: &[Square],
) -> Box<dyn Work<Output = Feasibility>> {
    match instance.problem() {
        Problem::Queens => queens::search(instance.size(), squares),
        Problem::Domination => domination::search(instance, squares),
        Problem::Knight => knight::search(instance, squares),
    }
}

/// The given squares and then the placed ones that are not given; or why they are no position.
pub(crate) fn standing(
    instance: &Instance,
    placed: &[Square],
) -> Result<Vec<Square>, PositionError> {
    let (size, given) = (instance.size(), instance.given());
    let mut all = given.to_vec();
    for (at, &square) in placed.iter().enumerate() {
        if !size.contains(square) {
            return Err(PositionError::OffBoard { square, size });
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
