//! The constraints of a position, and their domains: the squares on which a piece can satisfy them. There is a
//! constraint for each line without a queen, for each open square in domination, and for the knight's next move. Forced
//! moves and contradictions follow from the domains by the same rules for every problem.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Line, Square};
use crate::feasibility::Infeasible;
use crate::random::Random;

/// A constraint that the next pieces have to satisfy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Constraint {
    /// This line needs a queen.
    Line(Line),
    /// A queen has to cover this square.
    Cover(Square),
    /// The knight has to move on from this square.
    Onward(Square),
}

/// A forced move: the only square of a domain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct ForcedMove {
    /// The constraint with only one square left.
    pub constraint: Constraint,
    /// The square.
    pub square: Square,
}

/// An impossible square: a piece there forces these moves, and then the position cannot be finished.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct RefutedSquare {
    /// The square.
    pub square: Square,
    /// The forced moves, in order. None of them can be left out.
    pub forced: Vec<ForcedMove>,
    /// Why the position cannot be finished after these moves.
    pub end: Conflict,
}

/// Why a position cannot be finished after forced moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Conflict {
    /// This constraint has no square left.
    NoCandidate(Constraint),
    /// The position is infeasible for this reason.
    Reason(Infeasible),
}

/// The result of making forced moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Propagation {
    /// All constraints are satisfied.
    Solved,
    /// Each domain has at least two squares.
    Fixpoint,
    /// This constraint has no square left.
    Conflict(Constraint),
}

/// The domains of a position: the squares on which direct checks allow a piece.
pub(crate) trait PieceDomains: Clone {
    /// Places a piece.
    fn place(&mut self, square: Square);

    /// Removes an impossible square from the domains.
    fn exclude(&mut self, square: Square);

    /// The constraint with the fewest squares; ties go to the first one. `None` if all constraints are satisfied.
    fn fewest(&self) -> Option<Constraint>;

    /// The squares of a constraint, in order; `None` if it is satisfied.
    fn of(&self, constraint: Constraint) -> Option<Vec<Square>>;

    /// The squares of all domains, in order.
    fn squares(&self) -> Vec<Square>;

    /// The squares that a person would try for a constraint.
    fn trials(&self, constraint: Constraint) -> Vec<Square> {
        self.of(constraint).unwrap_or_default()
    }

    /// A reason, found by a direct check, why the position cannot be finished.
    fn at_once(&self) -> Option<Infeasible> {
        None
    }

    /// Makes the forced moves and passes each of them to `forced`.
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

    /// Whether forced moves after a piece on this square lead to a constraint without squares.
    fn refutes(&self, square: Square) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        matches!(trial.settle(|_| ()), Propagation::Conflict(_))
    }

    /// The contradiction that forced moves after a piece on this square lead to, without unnecessary moves. `None` if
    /// there is no contradiction.
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

    /// Whether a piece on this square forces these moves, one after another, and then leaves `blocked` without squares.
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
            // The completions that are still to be found do not contain this square.
            self.exclude(square);
        }
        found
    }

    /// Places pieces until all constraints are satisfied, each on a random square of the domain with the fewest
    /// squares. Returns false if there is no completion.
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
