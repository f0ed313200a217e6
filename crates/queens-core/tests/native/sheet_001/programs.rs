//! The four programs of sheet 001, translated statement by statement with boards and strings as in the sheet. The
//! translation replaces 8 by n, skips ranks with given queens, and records every change. It shares no code with the
//! searches. This file contains the parts that all four programs use.

mod digits;
mod marked;
mod scanned;

use crate::common::square_at;
pub(crate) use digits::jouer3;
pub(crate) use marked::{jouer, jouer1};
use queens_core::{Goal, Instance, Square};
pub(crate) use scanned::jouer2;

/// A change that a program makes. A dead end is not recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    Place(Square),
    /// The square and its attacker.
    Reject(Square, Square),
    Remove(Square),
    Solution,
    End,
}

/// The number of operations so far, by kind of statement.
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

/// The board `t`, indexed by row, then by column.
type Tab = Vec<Vec<u8>>;

pub(crate) struct Program {
    n: usize,
    /// The column of the given queen in each row. `None` if the row has no given queen.
    given: Vec<Option<usize>>,
    /// The rows without a given queen.
    open: Vec<usize>,
    first_only: bool,
    stopped: bool,
    queens: Vec<(usize, usize)>,
    done: Done,
    pub(crate) at_start: Done,
    pub(crate) steps: Vec<(Change, Done)>,
    pub(crate) lines: Vec<String>,
    /// The number of runs of each line of the listing, starting with line 1.
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

    /// The attacking queen on the lowest row from `from` on.
    fn lowest(&self, from: usize, at: (usize, usize)) -> Option<(usize, usize)> {
        let mut queens = self.queens.clone();
        queens.sort();
        let mut later = queens.into_iter().filter(|&(row, _)| row >= from);
        later.find(|&queen| attacks(queen, at))
    }

    /// Writes a line of the memo, which includes the given queens.
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
