//! The state of one square at a position: its piece, its last trial on the path, and its attackers.

use strum::IntoStaticStr;

use super::{Position, TrialOutcome};
use crate::board::attacks::line_between;
use crate::board::{LineKind, Square};
use crate::problem::Problem;
use crate::search::Event;

/// A queen that attacks a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacker {
    /// The square of the queen.
    pub square: Square,
    /// The kind of line along which the queen attacks.
    pub line: LineKind,
    /// Whether the queen was already on the board when the attacked square was last tried.
    pub was_there: bool,
}

/// The state of one square at a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareState {
    /// The index of the piece on the square, from 0, in the order of [`Position::queens`]. `None` if the square is
    /// empty.
    pub piece_index: Option<usize>,
    /// The depth at which the path last tried the square, and the outcome. The root has depth 0. `None` if the path has
    /// not tried the square.
    pub tried: Option<(usize, TrialOutcome)>,
    /// The queens that attack the square now, in the order of [`Position::queens`].
    pub attackers: Vec<Attacker>,
}

/// The main reason for the state of a square, for a one-line summary.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SquareReason {
    /// The square holds a given piece.
    Given,
    /// The search has placed a queen on the square.
    Placed,
    /// The knight has visited the square.
    Visited,
    /// The search tried the square on this path and rejected it.
    Refused,
    /// A queen attacks the square.
    Attacked,
    /// A queen of a dominating set covers the square.
    Covered,
    /// The knight can no longer reach the square: the square is not one move away, and no unvisited square leads to it.
    Unreachable,
    /// The square is blocked.
    Blocked,
    /// None of the other reasons applies.
    Free,
}

impl SquareReason {
    /// The name in the page's attribute `data-reason`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl SquareState {
    /// The main reason for the state of the square, for a one-line summary.
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
        match (self.piece_index, self.tried) {
            (Some(index), _) if index < position.given().len() => SquareReason::Given,
            (Some(_), _) if is_knight => SquareReason::Visited,
            (Some(_), _) => SquareReason::Placed,
            (None, _) if position.blocked().contains(&square) => SquareReason::Blocked,
            (None, Some((_, TrialOutcome::Rejected))) => SquareReason::Refused,
            (None, _) if is_knight && !is_reachable() => SquareReason::Unreachable,
            (None, _) if is_knight || self.attackers.is_empty() => SquareReason::Free,
            (None, _) if problem == Problem::Domination => SquareReason::Covered,
            (None, _) => SquareReason::Attacked,
        }
    }
}

impl Position {
    /// The position after placing these queens and then, optionally, refusing a square. Such a position restores a node
    /// of the tree, or a refused square below the node, from the path only.
    ///
    /// # Panics
    ///
    /// If the position is of a knight's tour and a placed square is not on the board.
    pub fn after_path(
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

    /// The state of a square; `None` if the square is not on the board.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, algorithm};
    ///
    /// let instance = Instance::queens(BoardSize::new(8)?, &["a1".parse()?], Goal::First)?;
    /// let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
    /// let (replay, _) = recursive.accept(instance)?.replay();
    /// let state = replay.position().square_state("c3".parse()?).ok_or("not on the board")?;
    /// assert_eq!(state.piece_index, None);
    /// assert_eq!(state.attackers[0].square, "a1".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn square_state(&self, square: Square) -> Option<SquareState> {
        if !self.size.contains(square) {
            return None;
        }
        let piece_index = self.queens.iter().position(|&queen| queen == square);
        let tried = (0..self.depths()).rev().find_map(|depth| {
            let mut tried = self.tried(depth).iter().rev();
            let (_, outcome) = tried.find(|(tried, _)| *tried == square)?;
            Some((depth, *outcome))
        });
        let before = tried.map_or(0, |(depth, _)| usize::from(self.given) + depth);
        // A knight does not attack along lines.
        let is_queen = self.free_neighbours.is_none();
        let queens = self.queens.iter().enumerate().filter(|_| is_queen);
        let attackers = queens.filter_map(|(index, &queen)| {
            Some(Attacker {
                square: queen,
                line: line_between(square, queen)?,
                was_there: index < before,
            })
        });
        Some(SquareState {
            piece_index,
            tried,
            attackers: attackers.collect(),
        })
    }
}
