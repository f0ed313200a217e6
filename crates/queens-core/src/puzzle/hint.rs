//! Hints for a position: the constraint to look at next, an impossible square, and a right move. If the position cannot
//! be finished, the hint is the first wrong piece.
//!
//! The constraint to look at has the fewest squares left. It is a line without a queen, an uncovered square, or the
//! knight's next move. A square is impossible if a direct check excludes it, or if forced moves lead from it to a
//! constraint without squares. If direct checks and forced moves show no impossible square, an exhaustive search
//! decides.

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

pub use super::domains::{Conflict, Constraint, ForcedMove, RefutedSquare};
use super::domains::{DomainQuery, PieceDomains, with_domains};
use crate::board::Square;
use crate::board::knight::moves;
use crate::feasibility::{self, Feasibility, Infeasible, PositionError};
use crate::problem::{Instance, Problem};
use crate::work::Work;

/// A hint for a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Hint {
    /// All constraints are satisfied, or there is no knight on the board.
    Complete,
    /// The board has no solution at all.
    NoSolution(Infeasible),
    /// This piece is wrong: with it, the position can no longer be finished.
    Mistaken {
        /// The index of the piece among all pieces, the given pieces first.
        at: usize,
        /// The reason why the position cannot be finished.
        why: Infeasible,
    },
    /// The next move.
    Next(NextMove),
}

/// A move towards a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct NextMove {
    /// The constraint with the fewest squares left. Ties go to the first constraint, files before ranks.
    pub constraint: Constraint,
    /// The squares of the constraint, in order.
    pub free: Vec<Square>,
    /// The squares that are impossible.
    pub impossible: Impossible,
    /// A square of `free` that is part of a solution. If every square of `free` is part of a solution, the knight's
    /// hint is the square with the fewest exits.
    pub right: Square,
}

/// The squares that are shown to be impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Impossible {
    /// All squares but one are excluded by direct checks, so the move is forced.
    AllOthers,
    /// A refuted square. Forced moves are tried on the trial squares of the constraint first, and then on all other
    /// squares; the shortest refutation is chosen. If forced moves refute no square, an exhaustive search refutes a
    /// square of the constraint.
    Refuted(RefutedSquare),
    /// No square: each square left is part of a solution, and forced moves refute no square.
    Nothing,
}

/// A search for a hint. Its budget counts nodes of feasibility searches. One trial of forced moves uses up a slice.
pub struct HintSearch {
    instance: Instance,
    pieces: Vec<Square>,
    stage: Searching,
    search: Box<dyn Work<Output = Feasibility>>,
}

enum Searching {
    /// Searches for a solution with all pieces.
    All,
    /// Bisects the pieces in order: the longest prefix known to have a solution, the shortest prefix known to have no
    /// solution, and the reason.
    Between(Option<usize>, usize, Infeasible),
    /// Tries forced moves after each of `squares` and keeps the best contradiction. The last round tries the squares of
    /// all domains.
    Trying {
        next: NextMove,
        squares: Vec<Square>,
        shortest: Option<RefutedSquare>,
        is_last: bool,
    },
    /// Searches for a solution with all pieces and one of the free squares of this move, given by its index.
    With(NextMove, usize),
}

impl HintSearch {
    /// A search for a hint. The given pieces come first, then the placed pieces in the order of placing. Queens can
    /// attack each other.
    ///
    /// ```
    /// use queens_core::hint::{Hint, HintSearch};
    /// use queens_core::{BoardSize, Goal, Instance, Work};
    ///
    /// let instance = Instance::queens(BoardSize::new(6)?, &[], Goal::First)?;
    /// let hint = HintSearch::new(&instance, &["a2".parse()?, "b6".parse()?])?.finish();
    /// assert!(matches!(hint, Hint::Mistaken { at: 1, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first reason why the squares are not a position.
    pub fn new(instance: &Instance, placed: &[Square]) -> Result<HintSearch, PositionError> {
        let pieces = feasibility::valid_position(instance, placed)?;
        Ok(HintSearch {
            search: feasibility::search(instance, &pieces),
            instance: instance.clone(),
            pieces,
            stage: Searching::All,
        })
    }

    /// Handles the answer of a feasibility search; `None` if the work continues.
    fn handle(&mut self, feasibility: Feasibility) -> Option<Hint> {
        match (&mut self.stage, feasibility) {
            (Searching::All, Feasibility::Feasible { witness }) => {
                let Some(next) = self.next_move(&witness) else {
                    return Some(Hint::Complete);
                };
                self.stage = Searching::Trying {
                    squares: self.query(Trials(next.constraint)),
                    next,
                    shortest: None,
                    is_last: false,
                };
                None
            }
            (Searching::All, Feasibility::Infeasible(why)) => {
                self.stage = Searching::Between(None, self.pieces.len(), why);
                self.halve()
            }
            (Searching::Between(good, bad, _), Feasibility::Feasible { .. }) => {
                *good = Some(middle(*good, *bad));
                self.halve()
            }
            (Searching::Between(good, bad, why), Feasibility::Infeasible(reason)) => {
                (*bad, *why) = (middle(*good, *bad), reason);
                self.halve()
            }
            (Searching::With(next, at), Feasibility::Infeasible(why)) => {
                next.impossible = Impossible::Refuted(RefutedSquare {
                    square: next.free[*at],
                    forced: Vec::new(),
                    end: Conflict::Reason(why),
                });
                Some(Hint::Next(next.clone()))
            }
            (Searching::With(_, at), Feasibility::Feasible { .. }) => {
                *at += 1;
                self.search_next()
            }
            (Searching::Trying { .. }, _) => None,
        }
    }

    /// Continues the bisection: first searches without pieces, then with half of the undecided pieces. Returns the hint
    /// once it is known.
    fn halve(&mut self) -> Option<Hint> {
        let Searching::Between(good, bad, why) = self.stage else {
            return None;
        };
        match (good, bad) {
            (_, 0) => return Some(Hint::NoSolution(why)),
            (Some(good), bad) if good + 1 == bad => {
                return Some(Hint::Mistaken { at: good, why });
            }
            _ => {}
        }
        let pieces = &self.pieces[..middle(good, bad)];
        self.search = feasibility::search(&self.instance, pieces);
        None
    }

    /// The next move of a position with this solution. `None` if all constraints are satisfied.
    fn next_move(&self, witness: &[Square]) -> Option<NextMove> {
        let (constraint, free) = self.query(Fewest)?;
        let right = match self.instance.problem() {
            Problem::Knight => witness.get(self.pieces.len()),
            _ => free.iter().find(|square| witness.contains(square)),
        };
        Some(NextMove {
            constraint,
            right: *right?,
            free,
            impossible: Impossible::Nothing,
        })
    }

    /// Tries forced moves after the next square; `None` if the work continues.
    fn try_square(&mut self) -> Option<Hint> {
        let Searching::Trying { squares, .. } = &mut self.stage else {
            return None;
        };
        if let Some(square) = squares.pop() {
            let found = self.query(RefutationQuery(square));
            if let (Searching::Trying { shortest, .. }, Some(found)) = (&mut self.stage, found) {
                // Squares are popped from the end, so a tie goes to the earlier square.
                let is_better =
                    |shortest: &RefutedSquare| found.forced.len() <= shortest.forced.len();
                if shortest.as_ref().is_none_or(is_better) {
                    *shortest = Some(found);
                }
            }
            return None;
        }
        let others = self.query(AllSquares);
        let Searching::Trying {
            next,
            squares,
            shortest,
            is_last,
        } = &mut self.stage
        else {
            return None;
        };
        next.impossible = match shortest.take() {
            Some(refuted) => Impossible::Refuted(refuted),
            None if next.free.len() == 1 => Impossible::AllOthers,
            None if *is_last => {
                self.stage = Searching::With(next.clone(), 0);
                return self.search_next();
            }
            None => {
                (*squares, *is_last) = (others, true);
                return None;
            }
        };
        Some(Hint::Next(next.clone()))
    }

    /// Starts the search with the next free square. If all free squares have a solution, no square is impossible.
    fn search_next(&mut self) -> Option<Hint> {
        let Searching::With(next, at) = &self.stage else {
            return None;
        };
        let Some(&square) = next.free.get(*at) else {
            let mut next = next.clone();
            // Every move is right, so the hint prefers the move with the fewest exits.
            next.right = self.fewest_exits(&next.free).unwrap_or(next.right);
            return Some(Hint::Next(next));
        };
        let pieces = [&self.pieces[..], &[square]].concat();
        self.search = feasibility::search(&self.instance, &pieces);
        None
    }

    /// The knight's move to one of these squares with the fewest exits; ties go to the first move. `None` for queens.
    fn fewest_exits(&self, free: &[Square]) -> Option<Square> {
        let size = self.instance.size();
        let from = *self.pieces.last()?;
        let exits = |&to: &Square| {
            moves(size, to)
                .filter(|square| !self.pieces.contains(square))
                .count()
        };
        let to = moves(size, from).filter(|square| free.contains(square));
        { to }
            .min_by_key(exits)
            .filter(|_| self.instance.problem() == Problem::Knight)
    }

    /// Runs a query on the domains of the pieces.
    fn query<Q: DomainQuery>(&self, question: Q) -> Q::Answer {
        with_domains(self.instance.setup(), &self.pieces, question)
    }
}

/// The length of the prefix to search next, between a prefix with a solution and a prefix without a solution.
fn middle(good: Option<usize>, bad: usize) -> usize {
    good.map_or(0, |good| good.midpoint(bad))
}

impl Work for HintSearch {
    type Output = Hint;

    fn work(&mut self, budget: u64) -> Poll<Hint> {
        let hint = match &self.stage {
            Searching::Trying { .. } => self.try_square(),
            _ => match self.search.work(budget) {
                Poll::Ready(feasibility) => self.handle(feasibility),
                Poll::Pending => None,
            },
        };
        hint.map_or(Poll::Pending, Poll::Ready)
    }
}

/// The constraint with the fewest squares, and its squares.
struct Fewest;

impl DomainQuery for Fewest {
    type Answer = Option<(Constraint, Vec<Square>)>;

    fn answer<D: PieceDomains>(self, domains: D) -> Self::Answer {
        let constraint = domains.fewest()?;
        Some((constraint, domains.candidates(constraint)?))
    }
}

/// The trial squares of a constraint.
struct Trials(Constraint);

impl DomainQuery for Trials {
    type Answer = Vec<Square>;

    fn answer<D: PieceDomains>(self, domains: D) -> Vec<Square> {
        domains.trials(self.0)
    }
}

/// The squares of all domains.
struct AllSquares;

impl DomainQuery for AllSquares {
    type Answer = Vec<Square>;

    fn answer<D: PieceDomains>(self, domains: D) -> Vec<Square> {
        domains.squares()
    }
}

/// The contradiction that follows from this square.
struct RefutationQuery(Square);

impl DomainQuery for RefutationQuery {
    type Answer = Option<RefutedSquare>;

    fn answer<D: PieceDomains>(self, domains: D) -> Self::Answer {
        domains.contradiction(self.0)
    }
}
