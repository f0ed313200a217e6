//! What can be deduced from pieces that stand: where to look next, what cannot be, and a right move; or the first piece
//! after which it cannot be finished.
//!
//! One looks at what has the fewest squares left: a line without a queen, a square that is not covered, the knight's next move.
//! A square is impossible if that is seen at once, if forced moves after it lead to something that has no square left, or else if a
//! search finds no solution with it.

mod covering;
mod domains;
mod lines;
mod path;

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

pub(crate) use covering::CoverDomains;
pub use domains::{Conflict, Constraint, ForcedMove, RefutedSquare};
pub(crate) use domains::{PieceDomains, Propagation};
pub(crate) use lines::LineDomains;
pub(crate) use path::PathDomains;

use crate::board::Square;
use crate::board::knight::moves;
use crate::board::square_set::with_width;
use crate::feasibility::{self, Feasibility, Infeasible, PositionError};
use crate::problem::{Cover, Instance, Problem, Setup, Variant};
use crate::work::Work;

/// What is deduced from pieces that stand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Hint {
    /// Nothing: nothing is left to be done, or no knight stands.
    Complete,
    /// The board has no solution at all.
    NoSolution(Infeasible),
    /// With this piece, it cannot be finished any more.
    Mistaken {
        /// The piece, as an index of those that stand.
        at: usize,
        /// Why.
        why: Infeasible,
    },
    /// A move.
    Next(NextMove),
}

/// A move towards a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct NextMove {
    /// Where to look: what has the fewest squares left; of several the first, files before ranks.
    pub constraint: Constraint,
    /// Its squares, in order.
    pub free: Vec<Square>,
    /// What cannot be.
    pub impossible: Impossible,
    /// The one of its squares on which a solution has a piece; of a knight's moves that are all right, the one with the fewest
    /// exits.
    pub right: Square,
}

/// What cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Impossible {
    /// One square is left. All others are excluded at once, so the move is forced.
    AllOthers,
    /// A square of those that one would try, or if none can be refuted so, another one; of several the one with the fewest
    /// forced moves. Or a square by a search through all ways.
    Refuted(RefutedSquare),
    /// Nothing: each square that is left is part of some solution, and none is refuted by forced moves.
    Nothing,
}

/// A deduction in progress. Its budget is nodes of searches for a solution; a trial of forced moves takes a slice of its own.
pub struct HintSearch {
    instance: Instance,
    pieces: Vec<Square>,
    stage: Searching,
    search: Box<dyn Work<Output = Feasibility>>,
}

enum Searching {
    /// All pieces are searched with.
    All,
    /// The first so many pieces have a solution, if any, and the first so many have none, for this reason.
    Between(Option<usize>, usize, Infeasible),
    /// Forced moves are tried after these squares, and the best contradiction so far is this one; then after all others.
    Trying {
        next: NextMove,
        squares: Vec<Square>,
        best: Option<RefutedSquare>,
        is_last: bool,
    },
    /// All pieces and one of the free squares of this move, as an index, are searched with.
    With(NextMove, usize),
}

impl HintSearch {
    /// A deduction from these pieces beside the given ones, in the order in which they were placed. Queens may attack each
    /// other.
    ///
    /// # Errors
    ///
    /// The first reason why the squares are not a position.
    pub fn new(instance: &Instance, placed: &[Square]) -> Result<HintSearch, PositionError> {
        let pieces = feasibility::standing(instance, placed)?;
        Ok(HintSearch {
            search: feasibility::search(instance, &pieces),
            instance: instance.clone(),
            pieces,
            stage: Searching::All,
        })
    }

    /// What follows from the answer of the search; none if the work goes on.
    fn handle(&mut self, feasibility: Feasibility) -> Option<Hint> {
        match (&mut self.stage, feasibility) {
            (Searching::All, Feasibility::Feasible { witness }) => {
                let Some(next) = self.next_move(&witness) else {
                    return Some(Hint::Complete);
                };
                self.stage = Searching::Trying {
                    squares: self.ask(Trials(next.constraint)),
                    next,
                    best: None,
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

    /// Begins the search with some of the pieces: at first none, then half of those in question. The mistake, once one is left.
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

    /// The move of pieces that have this solution; none where nothing has to be done.
    fn next_move(&self, witness: &[Square]) -> Option<NextMove> {
        let (constraint, free) = self.ask(Fewest)?;
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

    /// Tries forced moves after the next square; none if the work goes on.
    fn try_square(&mut self) -> Option<Hint> {
        let Searching::Trying { squares, .. } = &mut self.stage else {
            return None;
        };
        if let Some(square) = squares.pop() {
            let found = self.ask(Refuting(square));
            if let (Searching::Trying { best, .. }, Some(found)) = (&mut self.stage, found) {
                // They are taken from the last one on.
                let is_better = |best: &RefutedSquare| found.forced.len() <= best.forced.len();
                if best.as_ref().is_none_or(is_better) {
                    *best = Some(found);
                }
            }
            return None;
        }
        let others = self.ask(AllSquares);
        let Searching::Trying {
            next,
            squares,
            best,
            is_last,
        } = &mut self.stage
        else {
            return None;
        };
        next.impossible = match best.take() {
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

    /// Begins the search with the next free square; if all have a solution, nothing is impossible.
    fn search_next(&mut self) -> Option<Hint> {
        let Searching::With(next, at) = &self.stage else {
            return None;
        };
        let Some(&square) = next.free.get(*at) else {
            let mut next = next.clone();
            // Every move is right: the one that is looked at is told.
            next.right = self.fewest_exits(&next.free).unwrap_or(next.right);
            return Some(Hint::Next(next));
        };
        let pieces = [&self.pieces[..], &[square]].concat();
        self.search = feasibility::search(&self.instance, &pieces);
        None
    }

    /// Of these squares, to which the knight can go, the first one with the fewest exits; none of queens.
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

    /// Asks the domains of the pieces.
    fn ask<Q: OfDomains>(&self, question: Q) -> Q::Answer {
        with_domains(self.instance.setup(), &self.pieces, question)
    }
}

/// How many pieces are searched with next, if so many have a solution and so many none.
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

/// A question to the domains of any problem.
pub(crate) trait OfDomains {
    /// What is answered.
    type Answer: Default;

    /// The answer of these domains.
    fn of<D: PieceDomains>(self, domains: D) -> Self::Answer;
}

/// Asks the domains of these squares. The knight has none without a start: then the answer says nothing.
pub(crate) fn with_domains<Q: OfDomains>(
    asked: &Setup,
    squares: &[Square],
    question: Q,
) -> Q::Answer {
    let &Setup {
        problem,
        size,
        variant,
        k,
        ..
    } = asked;
    let covered = variant.unwrap_or(Variant::Dominating);
    let most = k.map_or(size.area(), usize::from);
    let missing = most.saturating_sub(squares.len()) as u32;
    match problem {
        Problem::Queens => question.of(LineDomains::new(size, squares)),
        Problem::Knight => {
            let closes = variant == Some(Variant::Closed);
            let domains = PathDomains::new(size, squares, closes);
            domains
                .map(|domains| question.of(domains))
                .unwrap_or_default()
        }
        Problem::Domination => with_width!(size, W => {
            let cover = Cover::new(size, covered);
            question.of(CoverDomains::<W>::new(cover, squares, missing))
        }),
    }
}

/// What has the fewest squares, and these.
struct Fewest;

impl OfDomains for Fewest {
    type Answer = Option<(Constraint, Vec<Square>)>;

    fn of<D: PieceDomains>(self, domains: D) -> Self::Answer {
        let constraint = domains.fewest()?;
        Some((constraint, domains.of(constraint)?))
    }
}

/// The squares that one would try.
struct Trials(Constraint);

impl OfDomains for Trials {
    type Answer = Vec<Square>;

    fn of<D: PieceDomains>(self, domains: D) -> Vec<Square> {
        domains.trials(self.0)
    }
}

/// The squares of all domains.
struct AllSquares;

impl OfDomains for AllSquares {
    type Answer = Vec<Square>;

    fn of<D: PieceDomains>(self, domains: D) -> Vec<Square> {
        domains.squares()
    }
}

/// The contradiction after this square.
struct Refuting(Square);

impl OfDomains for Refuting {
    type Answer = Option<RefutedSquare>;

    fn of<D: PieceDomains>(self, domains: D) -> Self::Answer {
        domains.contradiction(self.0)
    }
}
