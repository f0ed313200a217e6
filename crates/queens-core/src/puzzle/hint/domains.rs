//! What a position asks for, and the squares on which a piece may do it: of queens each line, of queens that cover each open
//! square, of a knight the next move. Forced moves and contradictions follow from these domains alone, by the same rules for
//! every problem.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Line, Square};
use crate::feasibility::Infeasible;
use crate::random::Random;

/// Where to look: what has to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Constraint {
    /// A queen has to stand on this line.
    Line(Line),
    /// A queen has to cover this square.
    Cover(Square),
    /// The knight has to go on from this square.
    Onward(Square),
}

/// A move that is forced: the only square of a domain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct ForcedMove {
    /// What has to be done.
    pub constraint: Constraint,
    /// The square.
    pub square: Square,
}

/// A square that is impossible: a piece there forces these moves, and then it cannot be finished.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct RefutedSquare {
    /// The square.
    pub square: Square,
    /// What follows, in order. None of them can be left out.
    pub forced: Vec<ForcedMove>,
    /// Why it cannot be finished then.
    pub end: Conflict,
}

/// Why it cannot be finished after forced moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Conflict {
    /// No square is left on which a piece may do this.
    NoCandidate(Constraint),
    /// For this reason.
    Reason(Infeasible),
}

/// What forced moves lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Propagation {
    /// Nothing is left to be done.
    Solved,
    /// Each domain has two squares or more.
    Fixpoint,
    /// This has to be done and has no square.
    Conflict(Constraint),
}

/// The domains of a position: which of its squares may still have a piece, as far as that is seen at once.
pub(crate) trait PieceDomains: Clone {
    /// Places a piece.
    fn place(&mut self, square: Square);

    /// Takes a square that is impossible out of the domains.
    fn exclude(&mut self, square: Square);

    /// What has to be done and has the fewest squares, of several the first; none where nothing has to be done.
    fn fewest(&self) -> Option<Constraint>;

    /// The squares of a domain, in order; none if that is done.
    fn of(&self, constraint: Constraint) -> Option<Vec<Square>>;

    /// The squares of all domains, in order.
    fn squares(&self) -> Vec<Square>;

    /// The squares that one would try for this.
    fn trials(&self, constraint: Constraint) -> Vec<Square> {
        self.of(constraint).unwrap_or_default()
    }

    /// Why the position cannot be finished, if that is seen at once.
    fn at_once(&self) -> Option<Infeasible> {
        None
    }

    /// Makes the forced moves.
    fn settle(&mut self, mut forced: impl FnMut(ForcedMove)) -> Propagation {
        while let Some(constraint) = self.fewest() {
            match self.of(constraint).as_deref() {
                Some([]) => return Propagation::Conflict(constraint),
                Some(&[square]) => {
                    forced(ForcedMove { constraint, square });
                    self.place(square);
                }
                _ => return Propagation::Fixpoint,
            }
        }
        Propagation::Solved
    }

    /// Whether forced moves after a piece on this square lead to something that has no square.
    fn refutes(&self, square: Square) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        matches!(trial.settle(|_| ()), Propagation::Conflict(_))
    }

    /// The contradiction to which a piece on this square leads by forced moves, without the moves that it does not need.
    fn contradiction(&self, square: Square) -> Option<RefutedSquare> {
        let mut trial = self.clone();
        trial.place(square);
        let mut forced = Vec::new();
        if let Some(why) = trial.at_once() {
            let end = Conflict::Reason(why);
            return Some(RefutedSquare {
                square,
                forced,
                end,
            });
        }
        let Propagation::Conflict(blocked) = trial.settle(|forced_move| forced.push(forced_move))
        else {
            return None;
        };
        for at in (0..forced.len()).rev() {
            let mut fewer = forced.clone();
            fewer.remove(at);
            if self.shows(square, &fewer, blocked) {
                forced = fewer;
            }
        }
        let end = Conflict::NoCandidate(blocked);
        Some(RefutedSquare {
            square,
            forced,
            end,
        })
    }

    /// Whether a piece on this square forces these moves, one after the other, and then this has no square left.
    fn shows(&self, square: Square, moves: &[ForcedMove], blocked: Constraint) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        let are_forced = moves.iter().all(|forced| {
            let is_forced = trial.of(forced.constraint).as_deref() == Some(&[forced.square]);
            trial.place(forced.square);
            is_forced
        });
        are_forced && trial.of(blocked).is_some_and(|squares| squares.is_empty())
    }

    /// The number of completions, or `most` if there are more.
    fn completions(mut self, most: u64) -> u64 {
        let Some(constraint) = self.fewest() else {
            return 1;
        };
        let mut found = 0;
        for square in self.of(constraint).unwrap_or_default() {
            let mut next = self.clone();
            next.place(square);
            found += next.completions(most - found);
            if found == most {
                break;
            }
            // It is in none of those that are still to be found.
            self.exclude(square);
        }
        found
    }

    /// Places pieces until nothing is left to be done, each on a square drawn from the domain with the fewest; false if that
    /// fails.
    fn draw(&self, random: &mut Random, pieces: &mut Vec<Square>) -> bool {
        let Some(constraint) = self.fewest() else {
            return true;
        };
        let mut squares = self.of(constraint).unwrap_or_default();
        random.shuffle(&mut squares);
        squares.into_iter().any(|square| {
            let mut next = self.clone();
            next.place(square);
            pieces.push(square);
            let is_drawn = next.draw(random, pieces);
            if !is_drawn {
                pieces.pop();
            }
            is_drawn
        })
    }
}
