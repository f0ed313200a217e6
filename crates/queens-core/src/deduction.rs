//! What can be deduced from queens that stand: where to look next, what cannot be, and a right move; or the first queen
//! after which the board has no completion.
//!
//! The line with the fewest free squares is looked at. A square is impossible if forced moves after it lead to a line without
//! a square, or else if a search finds no completion with it.

mod domains;

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

pub use domains::{ForcedMove, RefutedSquare};
pub(crate) use domains::{LineDomains, Settled};

use crate::completion::{Answer, Completion, NoCompletion};
use crate::lines::Line;
use crate::{BoardSize, LineKind, Queen, QueenError, Square, Work, line_between};

/// What is deduced from queens that stand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Deduction {
    /// Nothing: every line has its queen.
    Complete,
    /// The board has no solution at all.
    NoSolution(NoCompletion),
    /// With this queen, the board has no completion any more.
    Mistaken {
        /// The queen, as an index of the queens that stand.
        at: usize,
        /// Why.
        why: Mistake,
    },
    /// A move.
    Next(NextMove),
}

/// A move towards a completion.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct NextMove {
    /// Where to look: the line with the fewest free squares; of several the first, files before ranks.
    pub line: Line,
    /// Its free squares, in order.
    pub free: Vec<Square>,
    /// What cannot be.
    pub impossible: Impossible,
    /// The free square of the line on which a completion has a queen.
    pub right: Square,
}

/// Why a queen leaves no completion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Mistake {
    /// It attacks a queen that stood before.
    Attacks {
        /// That queen.
        other: Square,
        /// The line that joins them.
        line: LineKind,
    },
    /// It attacks none.
    NoCompletion(NoCompletion),
}

/// What cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Impossible {
    /// The line has one free square. All others are attacked, so the move is forced.
    AllOthers,
    /// A square of the line, or if none can be refuted so, of another line; of several the one with the fewest forced moves.
    Refuted(RefutedSquare),
    /// A square of the line, by a search through all ways.
    Searched {
        /// The square.
        square: Square,
        /// The nodes of the search.
        nodes: u64,
    },
    /// Nothing: each free square of the line is part of some completion, and none is refuted by forced moves.
    Nothing,
}

/// A deduction in progress. Its budget is nodes of searches for a completion.
#[derive(Clone)]
pub struct Deducing {
    size: BoardSize,
    queens: Vec<Square>,
    /// The first queen that attacks one before it, as an index, and why it is a mistake.
    attack: Option<(usize, Mistake)>,
    /// Of which queens a completion is searched for.
    searching: Searching,
    search: Completion,
}

#[derive(Clone)]
enum Searching {
    /// All queens before the first that attacks another.
    All,
    /// The first so many queens; those of some later number have no completion.
    First(usize),
    /// All queens and one of the free squares of this move, as an index.
    With(NextMove, usize),
}

impl Deducing {
    /// A deduction from these queens on a square board, in the order in which they were placed; or the first reason against one
    /// of them. They may attack each other.
    pub fn new(size: BoardSize, queens: &[Square]) -> Result<Deducing, QueenError> {
        let n = size.get().into();
        for (at, &square) in queens.iter().enumerate() {
            let queen: Queen = square.into();
            if !size.contains(square) {
                return Err(QueenError::OffBoard { queen, n });
            }
            if queens[..at].contains(&square) {
                return Err(QueenError::Repeated { queen });
            }
        }
        let attack = (0..queens.len()).find_map(|at| {
            let mut before = queens[..at].iter();
            before.find_map(|&other| {
                let line = line_between(other, queens[at])?;
                Some((at, Mistake::Attacks { other, line }))
            })
        });
        let apart = attack.map_or(queens.len(), |(at, _)| at);
        Ok(Deducing {
            size,
            queens: queens.to_vec(),
            attack,
            searching: Searching::All,
            search: Completion::apart(size, &queens[..apart]),
        })
    }

    /// What follows from the answer of the search; none if another search has begun.
    fn hear(&mut self, answer: Answer) -> Option<Deduction> {
        match (&mut self.searching, answer) {
            (Searching::All, Answer::Yes { witness }) => match self.attack {
                Some((at, why)) => Some(Deduction::Mistaken { at, why }),
                None => self.next_move(&witness),
            },
            (Searching::All, Answer::No { .. }) => {
                self.searching = Searching::First(0);
                self.search = Completion::apart(self.size, &[]);
                None
            }
            (Searching::First(count), Answer::Yes { .. }) => {
                *count += 1;
                self.search = Completion::apart(self.size, &self.queens[..*count]);
                None
            }
            (Searching::First(count), Answer::No { reason }) => Some(match count.checked_sub(1) {
                None => Deduction::NoSolution(reason),
                Some(at) => Deduction::Mistaken {
                    at,
                    why: Mistake::NoCompletion(reason),
                },
            }),
            (Searching::With(next, at), Answer::No { .. }) => {
                let square = next.free[*at];
                let nodes = self.search.nodes();
                next.impossible = Impossible::Searched { square, nodes };
                Some(Deduction::Next(next.clone()))
            }
            (Searching::With(_, at), Answer::Yes { .. }) => {
                *at += 1;
                self.try_square()
            }
        }
    }

    /// The move of queens that have this completion, the row of each column; none if squares have to be searched.
    fn next_move(&mut self, witness: &[u16]) -> Option<Deduction> {
        let domains = LineDomains::new(self.size, &self.queens);
        let Some(line) = domains.fewest() else {
            return Some(Deduction::Complete);
        };
        let free = domains.of(line);
        let is_right = |square: &&Square| {
            let Queen { column, row } = (**square).into();
            witness.get(usize::from(column)) == Some(&row)
        };
        let right = *free.iter().find(is_right)?;
        let refuted = |squares: &[Square]| {
            let all = squares.iter().filter_map(|&it| domains.contradiction(it));
            all.min_by_key(|it| it.forced.len())
        };
        let found = match free.len() {
            1 => Some(Impossible::AllOthers),
            _ => refuted(&free)
                .or_else(|| refuted(&domains.squares()))
                .map(Impossible::Refuted),
        };
        let mut next = NextMove {
            line,
            free,
            impossible: Impossible::Nothing,
            right,
        };
        if let Some(impossible) = found {
            next.impossible = impossible;
            return Some(Deduction::Next(next));
        }
        self.searching = Searching::With(next, 0);
        self.try_square()
    }

    /// Begins the search for a completion with the next square of the line; if all have one, nothing is impossible.
    fn try_square(&mut self) -> Option<Deduction> {
        let Searching::With(next, at) = &self.searching else {
            return None;
        };
        let Some(&square) = next.free.get(*at) else {
            return Some(Deduction::Next(next.clone()));
        };
        let queens = [&self.queens[..], &[square]].concat();
        self.search = Completion::apart(self.size, &queens);
        None
    }
}

impl Work for Deducing {
    type Output = Deduction;

    fn work(&mut self, budget: u64) -> Poll<Deduction> {
        let Poll::Ready(answer) = self.search.work(budget) else {
            return Poll::Pending;
        };
        match self.hear(answer) {
            Some(deduction) => Poll::Ready(deduction),
            None => Poll::Pending,
        }
    }
}
