//! The backtracking machine that the sheets share: one column after another, lowest rank first.
//! What differs from sheet to sheet, how the board is held and how a square is tested, is its
//! [`Representation`].

use crate::attacks::Line;
use crate::board::BoardSize;
use crate::event::Event;
use crate::instance::{Goal, Instance};
use crate::replay::Position;
use crate::search::Search;
use crate::square::{File, Square};

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

/// The columns to be searched, in order: those without a given queen.
#[derive(Clone, Copy)]
pub struct Columns {
    files: [u8; BoardSize::MAX as usize],
    count: u8,
}

impl Columns {
    /// The columns that these queens leave open.
    pub fn open(size: BoardSize, given: &[Square]) -> Columns {
        let mut columns = Columns {
            files: [0; BoardSize::MAX as usize],
            count: 0,
        };
        for file in (0..size.get()).filter(|&file| given.iter().all(|queen| queen.file.0 != file)) {
            columns.files[usize::from(columns.count)] = file;
            columns.count += 1;
        }
        columns
    }

    /// How many there are.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The column searched at this depth; depth < count.
    #[inline]
    pub fn at(&self, depth: u8) -> u8 {
        self.files[usize::from(depth) % self.files.len()]
    }

    /// The column that a position is searching, if any is open.
    pub fn current(position: &Position) -> Option<File> {
        let columns = Columns::open(position.size(), position.given());
        let depth = position.placed().len() as u8;
        (depth < columns.count).then(|| File(columns.at(depth)))
    }
}

/// What the machine does next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Try,
    Retreat,
    Over,
}

/// A backtracking search in progress.
#[derive(Clone)]
pub struct Backtracking<R> {
    representation: R,
    columns: Columns,
    /// At each depth, the rank to be tried next.
    next: [u8; BoardSize::MAX as usize],
    depth: u8,
    n: u8,
    /// Bit d: a queen was placed at depth d since it was last entered.
    fruitful: u32,
    phase: Phase,
    goal: Goal,
}

impl<R: Representation> Backtracking<R> {
    /// The search before its first event.
    pub fn new(instance: &Instance) -> Self {
        Backtracking {
            representation: R::new(instance),
            columns: Columns::open(instance.size(), instance.given()),
            next: [0; BoardSize::MAX as usize],
            depth: 0,
            n: instance.size().get(),
            fruitful: 0,
            phase: Phase::Try,
            goal: instance.goal(),
        }
    }

    #[inline]
    fn solved(&mut self) -> Event {
        self.phase = if self.goal == Goal::First {
            Phase::Over
        } else {
            Phase::Retreat
        };
        Event::Solution
    }

    #[inline]
    fn exhausted(&mut self) -> Event {
        if self.fruitful >> self.depth & 1 == 1 {
            return self.retreat();
        }
        self.phase = Phase::Retreat;
        Event::DeadEnd
    }

    #[inline]
    fn retreat(&mut self) -> Event {
        if self.depth == 0 {
            self.phase = Phase::Over;
            return Event::End;
        }
        self.depth -= 1;
        let rank = self.next[usize::from(self.depth)] - 1;
        let square = Square::new(self.columns.at(self.depth), rank);
        self.representation.remove(square);
        self.phase = Phase::Try;
        Event::Remove { square }
    }
}

impl<R: Representation> Search for Backtracking<R> {
    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            Phase::Try => {}
            Phase::Retreat => return self.retreat(),
            Phase::Over => return Event::End,
        }
        if self.depth == self.columns.count() {
            return self.solved();
        }
        let next = &mut self.next[usize::from(self.depth) % BoardSize::MAX as usize];
        let rank = *next;
        if rank == self.n {
            return self.exhausted();
        }
        *next += 1;
        let square = Square::new(self.columns.at(self.depth), rank);
        if let Some((attacker, line)) = self.representation.attacker(square) {
            return Event::Reject {
                square,
                attacker,
                line,
            };
        }
        self.representation.place(square);
        self.fruitful |= 1 << self.depth;
        self.depth += 1;
        // The next depth starts afresh; past the last column both writes are without effect.
        if self.depth < self.n {
            self.next[usize::from(self.depth) % BoardSize::MAX as usize] = 0;
            self.fruitful &= !(1 << self.depth);
        }
        Event::Place { square }
    }
}
