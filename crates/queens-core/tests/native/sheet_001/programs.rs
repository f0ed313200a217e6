//! The four programs of sheet 001, translated statement by statement, with real boards and strings: n for
//! 8, ranks of given queens skipped, and every change recorded. They share no code with the searches. This
//! file holds the parts that all of them share.

mod digits;
mod marked;
mod scanned;

use crate::common::square_at;
pub(crate) use digits::jouer3;
pub(crate) use marked::{jouer, jouer1};
use queens_core::{Goal, Instance, Square};
pub(crate) use scanned::jouer2;

/// A change that a program makes. A dead end is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    Place(Square),
    /// The square and its attacker.
    Reject(Square, Square),
    Remove(Square),
    Solution,
    End,
}

/// The operations of the sheet's statements so far.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub(crate) calls: u64,
    pub(crate) place_calls: u64,
    pub(crate) marks: u64,
    pub(crate) saves: u64,
    pub(crate) cells_read: u64,
    pub(crate) pos_ok: u64,
    pub(crate) test_calls: u64,
    pub(crate) erasures: u64,
}

/// `t`: by row, then by column.
type Tab = Vec<Vec<u8>>;

pub(crate) struct Program {
    n: usize,
    /// The column of the given queen of each row.
    given: Vec<Option<usize>>,
    /// The rows that hold none.
    open: Vec<usize>,
    first_only: bool,
    stopped: bool,
    queens: Vec<(usize, usize)>,
    done: Done,
    pub(crate) at_start: Done,
    pub(crate) steps: Vec<(Change, Done)>,
    pub(crate) lines: Vec<String>,
    /// How often each line of the listing has run, from line 1.
    pub(crate) run: Vec<u64>,
}

fn square(row: usize, column: usize) -> Square {
    square_at(column as u8, row as u8)
}

fn attacks((row, column): (usize, usize), (other, place): (usize, usize)) -> bool {
    row == other || column == place || row.abs_diff(other) == column.abs_diff(place)
}

fn chr(code: usize) -> char {
    char::from(u8::try_from(code).expect("a character"))
}

impl Program {
    fn new(instance: &Instance, listing: usize) -> Program {
        let n = instance.size().width();
        let mut given = vec![None; n];
        for queen in instance.given() {
            given[queen.rank.index()] = Some(queen.file.index());
        }
        let rows = given.iter().enumerate();
        let queens = rows.filter_map(|(row, column)| column.map(|column| (row, column)));
        Program {
            n,
            open: (0..n).filter(|&row| given[row].is_none()).collect(),
            queens: queens.collect(),
            given,
            first_only: instance.goal() == Goal::First,
            stopped: false,
            done: Done::default(),
            at_start: Done::default(),
            steps: Vec::new(),
            lines: Vec::new(),
            run: vec![0; listing],
        }
    }

    fn line(&mut self, number: usize) {
        self.run[number - 1] += 1;
    }

    fn record(&mut self, change: Change) {
        self.steps.push((change, self.done));
    }

    fn place(&mut self, row: usize, column: usize) {
        self.queens.push((row, column));
        self.record(Change::Place(square(row, column)));
    }

    fn remove(&mut self, row: usize, column: usize) {
        self.queens.pop();
        self.record(Change::Remove(square(row, column)));
    }

    fn reject(&mut self, row: usize, column: usize, attacker: (usize, usize)) {
        let attacker = square(attacker.0, attacker.1);
        self.record(Change::Reject(square(row, column), attacker));
    }

    /// The lowest queen from this row on that attacks a square.
    fn lowest(&self, from: usize, at: (usize, usize)) -> Option<(usize, usize)> {
        let mut queens = self.queens.clone();
        queens.sort();
        let mut later = queens.into_iter().filter(|&(row, _)| row >= from);
        later.find(|&queen| attacks(queen, at))
    }

    /// Writes a line of the memo, with the rows of the given queens.
    fn add(&mut self, base: usize) {
        let mut queens = self.queens.clone();
        queens.sort();
        let line = queens.iter().map(|&(_, column)| chr(base + column));
        self.lines.push(line.collect());
        self.record(Change::Solution);
        self.stopped = self.first_only;
    }

    fn end(mut self) -> Program {
        self.record(Change::End);
        self
    }
}
