//! The backtracking machine that the sheets share: one column after another, lowest rank first.
//! What differs from sheet to sheet, how the board is held and how a square is tested, is its
//! [`Representation`].

use crate::attacks::Line;
use crate::board::BoardSize;
use crate::columns::Columns;
use crate::event::Event;
use crate::instance::{Goal, Instance};
use crate::search::Search;
use crate::square::Square;

/// How a sheet holds the board and asks whether a square is free.
pub trait Representation: Clone {
    /// The board with the given queens on it.
    fn new(instance: &Instance) -> Self;

    /// The first queen that the sheet's test meets against the square, or none if it is free.
    fn attacker(&self, square: Square) -> Option<(Square, Line)>;

    /// Puts a queen on a free square.
    fn place(&mut self, square: Square);

    /// Takes the queen placed last from its square.
    fn remove(&mut self, square: Square);
}

/// What the machine does once no square is left to try.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Tell a solution or a dead end, or go back.
    Try,
    /// Go back: the solution or the dead end has been told.
    Retreat,
    Over,
}

/// A backtracking search in progress.
#[derive(Clone)]
pub struct Backtracking<R> {
    representation: R,
    columns: Columns,
    /// At each depth above the current one, the rank of its queen.
    ranks: [u8; BoardSize::MAX as usize],
    depth: u8,
    /// The column of the current depth; without meaning below the last one.
    file: u8,
    /// The rank to be tried next.
    rank: u8,
    /// Where the ranks to be tried end: n, or 0 below the last column.
    limit: u8,
    n: u8,
    /// Whether a queen has been placed at this depth since it was entered.
    fruitful: bool,
    phase: Phase,
    goal: Goal,
}

impl<R: Representation> Backtracking<R> {
    /// The search before its first event.
    pub fn new(instance: &Instance) -> Self {
        let mut search = Backtracking {
            representation: R::new(instance),
            columns: Columns::open(instance.size(), instance.given()),
            ranks: [0; BoardSize::MAX as usize],
            depth: 0,
            file: 0,
            rank: 0,
            limit: 0,
            n: instance.size().get(),
            fruitful: false,
            phase: Phase::Try,
            goal: instance.goal(),
        };
        search.enter(0);
        search
    }

    /// Goes to this depth, where nothing has been tried yet.
    #[inline]
    fn enter(&mut self, depth: u8) {
        self.depth = depth;
        self.fruitful = false;
        self.rank = 0;
        self.limit = 0;
        if depth < self.columns.count() {
            self.file = self.columns.at(depth);
            self.limit = self.n;
        }
    }

    /// No square is left to try.
    #[inline(never)]
    fn turn(&mut self) -> Event {
        match self.phase {
            Phase::Try if self.depth == self.columns.count() => {
                self.phase = match self.goal {
                    Goal::First => Phase::Over,
                    Goal::All | Goal::Count => Phase::Retreat,
                };
                Event::Solution
            }
            Phase::Try if !self.fruitful => {
                self.phase = Phase::Retreat;
                Event::DeadEnd
            }
            Phase::Try | Phase::Retreat if self.depth > 0 => self.retreat(),
            Phase::Try | Phase::Retreat | Phase::Over => {
                self.phase = Phase::Over;
                Event::End
            }
        }
    }

    fn retreat(&mut self) -> Event {
        self.enter(self.depth - 1);
        let rank = self.ranks[usize::from(self.depth) % BoardSize::MAX as usize];
        let square = Square::new(self.file, rank);
        self.representation.remove(square);
        self.rank = rank + 1;
        self.fruitful = true;
        self.phase = Phase::Try;
        Event::Remove { square }
    }
}

impl<R: Representation> Search for Backtracking<R> {
    #[inline(always)]
    fn advance(&mut self) -> Event {
        if self.rank >= self.limit {
            return self.turn();
        }
        let square = Square::new(self.file, self.rank);
        self.rank += 1;
        if let Some((attacker, line)) = self.representation.attacker(square) {
            return Event::Reject {
                square,
                attacker,
                line,
            };
        }
        self.representation.place(square);
        self.ranks[usize::from(self.depth) % BoardSize::MAX as usize] = square.rank.0;
        self.enter(self.depth + 1);
        Event::Place { square }
    }
}
