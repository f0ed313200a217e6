//! Whether given queens can be completed to a solution, on boards of any width: a witness, or a proof that there is none;
//! and how many completions there are.
//!
//! Idea: depth first, in each node the line (column or row) with the fewest free squares, so that a line without any
//! ends a branch at once. Ties and the order of squares are drawn; after 4n nodes the search begins again with other
//! draws, and may go on longer each time. A search that has tried everything is the proof. Only the numbers of free squares
//! are kept, in O(n) memory, and a node takes O(n) time.

mod descent;
mod open_board;

use std::fmt;
use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Axis, BoardSize, Square};
use crate::feasibility::completion::descent::{Descended, Descent};
use crate::feasibility::completion::open_board::OpenBoard;
use crate::problem::{Instance, Queen, QueenError};
use crate::random::Random;
use crate::work::Work;

/// The most nodes that are searched while a form is filled in: some milliseconds.
const MOST_NODES: u64 = 20_000;
/// The nodes of the first descent, for each column.
const FIRST_LIMIT: u64 = 4;

/// Whether given queens can be completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// They can.
    Yes {
        /// The row of each column, from 0, of a solution with these queens.
        witness: Vec<u16>,
    },
    /// They cannot.
    No {
        /// Why.
        reason: NoCompletion,
    },
}

/// Why there is no completion: of the reasons that are known, the one that is easiest to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum NoCompletion {
    /// The given queens attack each square of this line.
    BlockedLine {
        /// Whether it is a file or a rank.
        axis: Axis,
        /// Its number, from 0.
        index: u16,
    },
    /// All ways have been searched.
    Searched {
        /// The nodes of this search, the given board included.
        nodes: u64,
    },
}

/// Why a completion cannot be searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompletionError {
    /// The number of columns is not served.
    #[error("n={n} is outside 1–{}", Completion::MAX)]
    Size {
        /// The number as it was given.
        n: u16,
    },
    /// One of the queens cannot be given.
    #[error(transparent)]
    Queen(#[from] QueenError),
}

/// The search for one completion. Its budget is nodes.
#[derive(Clone)]
pub struct Completion {
    given: OpenBoard,
    descent: Descent,
    /// The nodes after which the descent begins again.
    limit: u64,
    restarts: u64,
    random: Random,
}

/// The search for all completions, which are counted one by one. Its budget is nodes.
#[derive(Clone)]
pub struct CompletionCount {
    descent: Descent,
    solutions: u64,
    random: Random,
}

impl Completion {
    /// The widest board.
    pub const MAX: u16 = crate::problem::LargeSize::MAX;

    /// A search on the board of `n`×`n` squares with these queens.
    ///
    /// # Errors
    ///
    /// If `n` is outside 1 to [`Completion::MAX`], or the first reason against one of the given queens.
    pub fn new(n: u16, given: &[Queen]) -> Result<Completion, CompletionError> {
        Ok(Completion::of(open_board(n, given)?))
    }

    /// The same for queens on this board of which none attacks another.
    pub(crate) fn apart(size: BoardSize, queens: &[Square]) -> Completion {
        Completion::of(OpenBoard::apart(size, queens))
    }

    fn of(given: OpenBoard) -> Completion {
        Completion {
            limit: FIRST_LIMIT * u64::from(given.lines() / 2),
            descent: Descent::new(given.clone()),
            given,
            restarts: 0,
            random: Random::new(0),
        }
    }

    /// The nodes since the last restart.
    pub fn nodes(&self) -> u64 {
        self.descent.nodes()
    }

    /// How often the search has begun again.
    pub fn restarts(&self) -> u64 {
        self.restarts
    }
}

impl Work for Completion {
    type Output = Answer;

    fn work(&mut self, budget: u64) -> Poll<Answer> {
        if let Some((axis, index)) = self.given.blocked_line() {
            let reason = NoCompletion::BlockedLine { axis, index };
            return Poll::Ready(Answer::No { reason });
        }
        for _ in 0..budget {
            match self.descent.advance(&mut self.random) {
                Descended::Full => {
                    let mut queens = self.descent.board().queens().to_vec();
                    queens.sort();
                    let witness = queens.iter().map(|queen| queen.row).collect();
                    return Poll::Ready(Answer::Yes { witness });
                }
                Descended::Exhausted => {
                    let nodes = self.nodes();
                    let reason = NoCompletion::Searched { nodes };
                    return Poll::Ready(Answer::No { reason });
                }
                Descended::Node if self.nodes() == self.limit => {
                    self.descent = Descent::new(self.given.clone());
                    self.limit += self.limit / 4;
                    self.restarts += 1;
                }
                Descended::Node => {}
            }
        }
        Poll::Pending
    }
}

/// The board of `n`×`n` squares with these queens.
fn open_board(n: u16, given: &[Queen]) -> Result<OpenBoard, CompletionError> {
    if !(1..=Completion::MAX).contains(&n) {
        return Err(CompletionError::Size { n });
    }
    Ok(OpenBoard::new(n, given)?)
}

impl CompletionCount {
    /// A count on the board of `n`×`n` squares with these queens.
    ///
    /// # Errors
    ///
    /// Those of [`Completion::new`].
    pub fn new(n: u16, given: &[Queen]) -> Result<CompletionCount, CompletionError> {
        Ok(CompletionCount::of(open_board(n, given)?))
    }

    /// The same for queens on this board of which none attacks another.
    pub(crate) fn apart(size: BoardSize, queens: &[Square]) -> CompletionCount {
        CompletionCount::of(OpenBoard::apart(size, queens))
    }

    fn of(given: OpenBoard) -> CompletionCount {
        CompletionCount {
            descent: Descent::new(given),
            solutions: 0,
            random: Random::new(0),
        }
    }

    /// The nodes so far.
    pub fn nodes(&self) -> u64 {
        self.descent.nodes()
    }
}

impl Work for CompletionCount {
    type Output = u64;

    fn work(&mut self, budget: u64) -> Poll<u64> {
        for _ in 0..budget {
            match self.descent.advance(&mut self.random) {
                Descended::Full => self.solutions += 1,
                Descended::Exhausted => return Poll::Ready(self.solutions),
                Descended::Node => {}
            }
        }
        Poll::Pending
    }
}

impl fmt::Display for NoCompletion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            NoCompletion::BlockedLine { axis, index } => {
                match axis {
                    Axis::Files => {
                        f.write_str("file ")?;
                        crate::board::square::write_file(f, index)?;
                    }
                    Axis::Ranks => write!(f, "rank {}", index + 1)?,
                }
                f.write_str(" has no free square: the given queens attack each")
            }
            NoCompletion::Searched { nodes: 1 } => {
                f.write_str("a full search of 1 node found none")
            }
            NoCompletion::Searched { nodes } => {
                write!(f, "a full search of {nodes} nodes found none")
            }
        }
    }
}

/// Whether the given queens have no completion. A search of too many nodes leaves it open: then the answer is no.
pub(crate) fn is_refuted(instance: &Instance) -> bool {
    let mut completion = Completion::apart(instance.size(), instance.given());
    matches!(completion.work(MOST_NODES), Poll::Ready(Answer::No { .. }))
}
