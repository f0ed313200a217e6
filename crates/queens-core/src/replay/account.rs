//! What is to be said of one square at a position: what stands there, what the path has tried there, and what attacks it.

use super::{Fate, Position};
use crate::attacks::{LineKind, line_between};
use crate::event::Event;
use crate::problem::Problem;
use crate::square::Square;

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

impl Account {
    /// What counts most of it, in a word for machines: `given`, `placed`, `visited`, `refused`, `attacked`, `covered`,
    /// `unreachable` or `free`.
    pub fn reason(&self, problem: Problem, position: &Position, square: Square) -> &'static str {
        let is_knight = problem == Problem::Knight;
        let leads_on = || {
            let free = position.free_neighbours();
            free.is_some_and(|free| free.squares(square).next().is_some())
        };
        match (self.stands, self.tried) {
            (Some(index), _) if index < position.given().len() => "given",
            (Some(_), _) if is_knight => "visited",
            (Some(_), _) => "placed",
            (None, Some((_, Fate::Rejected))) => "refused",
            (None, _) if is_knight && !leads_on() => "unreachable",
            (None, _) if is_knight || self.attackers.is_empty() => "free",
            (None, _) if problem == Problem::Domination => "covered",
            (None, _) => "attacked",
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
        let queens = self.queens.iter().enumerate();
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
