//! What is to be said of one square at a position: what stands there, what the path has tried there, and what attacks it.

use strum::IntoStaticStr;

use super::{Fate, Position};
use crate::board::attacks::line_between;
use crate::board::{LineKind, Square};
use crate::problem::Problem;
use crate::search::Event;

/// A queen that attacks a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacker {
    /// Where it stands.
    pub square: Square,
    /// Along which line it attacks.
    pub line: LineKind,
    /// Whether it stood already when the square was last tried.
    pub was_there: bool,
}

/// All of that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The piece that stands there, counted from 0 in the order of [`Position::queens`].
    pub stands: Option<usize>,
    /// What became of it when the path last tried it, and the depth, the root being 0.
    pub tried: Option<(usize, Fate)>,
    /// The queens that attack it now, in their order.
    pub attackers: Vec<Attacker>,
}

/// The most important thing to be said of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SquareReason {
    /// A piece was given there.
    Given,
    /// The search has placed a queen there.
    Placed,
    /// The knight has been there.
    Visited,
    /// The search tried the square on this path and refused it.
    Refused,
    /// A queen attacks it.
    Attacked,
    /// A queen of a dominating set covers it.
    Covered,
    /// The knight cannot go there now, and will not be able to: no square beside it is left to come from.
    Unreachable,
    /// None of these.
    Free,
}

impl SquareReason {
    /// The name in the page's hooks. `placed` is the page's own addition to the names that its contract lists.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Account {
    /// The most important of all that.
    pub fn reason(&self, problem: Problem, position: &Position, square: Square) -> SquareReason {
        let is_knight = problem == Problem::Knight;
        let is_reachable = || {
            let Some(free) = position.free_neighbours() else {
                return false;
            };
            let knight = position.queens.last();
            free.squares(square).next().is_some()
                || knight.is_some_and(|&knight| free.squares(knight).any(|to| to == square))
        };
        match (self.stands, self.tried) {
            (Some(index), _) if index < position.given().len() => SquareReason::Given,
            (Some(_), _) if is_knight => SquareReason::Visited,
            (Some(_), _) => SquareReason::Placed,
            (None, Some((_, Fate::Rejected))) => SquareReason::Refused,
            (None, _) if is_knight && !is_reachable() => SquareReason::Unreachable,
            (None, _) if is_knight || self.attackers.is_empty() => SquareReason::Free,
            (None, _) if problem == Problem::Domination => SquareReason::Covered,
            (None, _) => SquareReason::Attacked,
        }
    }
}

impl Position {
    /// The board on which these queens have been placed and then, perhaps, a square was refused: what a node of a tree, or a
    /// square refused below it, tells by its path alone.
    pub fn along(
        mut self,
        placed: impl IntoIterator<Item = Square>,
        refused: Option<Square>,
    ) -> Position {
        for square in placed {
            self.apply(Event::Place { square }, 0);
        }
        if let Some(square) = refused {
            self.apply(Event::Pruned { square }, 0);
        }
        self
    }

    /// What is to be said of a square; nothing if it is not on the board.
    pub fn account(&self, square: Square) -> Option<Account> {
        if !self.size.contains(square) {
            return None;
        }
        let stands = self.queens.iter().position(|&queen| queen == square);
        let tried = (0..self.depths()).rev().find_map(|depth| {
            let mut tried = self.tried(depth).iter().rev();
            let (_, fate) = tried.find(|(tried, _)| *tried == square)?;
            Some((depth, *fate))
        });
        let before = tried.map_or(0, |(depth, _)| usize::from(self.given) + depth);
        // A knight attacks along no line.
        let is_queen = self.free_neighbours.is_none();
        let queens = self.queens.iter().enumerate().filter(|_| is_queen);
        let attackers = queens.filter_map(|(index, &queen)| {
            Some(Attacker {
                square: queen,
                line: line_between(square, queen)?,
                was_there: index < before,
            })
        });
        Some(Account {
            stands,
            tried,
            attackers: attackers.collect(),
        })
    }
}
