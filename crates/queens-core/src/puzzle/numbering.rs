//! Which solution of n queens a board is: its number among all in the order of the rows of file a, file b, …, and the
//! number of its class among the classes, each at its first solution.
//!
//! All solutions are searched, with rows and diagonals as bits. With 14 files that are 365,596 of them and 27 million nodes.

use std::task::Poll;

use crate::board::{BoardSize, Placement, Square, Symmetry};
use crate::work::Work;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

const SIDE: usize = Numbering::MAX as usize;

/// Which solution a board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct SolutionNumber {
    /// Its number, from 1.
    pub number: u32,
    /// The number of all solutions.
    pub solutions: u32,
    /// The number of its class, from 1.
    pub class: u32,
    /// The number of all classes.
    pub classes: u32,
    /// The number of solutions of its class.
    pub images: u32,
}

/// The search through all solutions. Its budget is nodes.
#[derive(Clone)]
pub struct Numbering {
    size: BoardSize,
    sought: Placement,
    /// The first solution of its class.
    first: Placement,
    rows: [u8; SIDE],
    /// For each file up to the current one the rows that are left to be tried, and for the diagonals what the queens before
    /// attack on it.
    untried: [u32; SIDE],
    rising: [u32; SIDE],
    falling: [u32; SIDE],
    taken: [u32; SIDE],
    file: usize,
    found: SolutionNumber,
}

impl Numbering {
    /// The widest board.
    pub const MAX: u8 = 14;

    /// The search for the number of this solution; none on a wider board, or if it is no solution.
    pub fn new(sought: Placement) -> Option<Numbering> {
        let size = sought.size();
        if size.get() > Numbering::MAX || !sought.is_solution() {
            return None;
        }
        let mut untried = [0; SIDE];
        untried[0] = size.ranks();
        Some(Numbering {
            size,
            sought,
            first: sought.canonical(),
            rows: [0; SIDE],
            untried,
            rising: [0; SIDE],
            falling: [0; SIDE],
            taken: [0; SIDE],
            file: 0,
            found: SolutionNumber {
                number: 0,
                solutions: 0,
                class: 0,
                classes: 0,
                images: sought.orbit().len() as u32,
            },
        })
    }

    /// Goes on to the next node; false if there is none.
    fn advance(&mut self) -> bool {
        let file = self.file;
        let Some(&untried) = self.untried.get(file) else {
            return false;
        };
        if untried == 0 {
            self.file = file.wrapping_sub(1);
            return file > 0;
        }
        self.untried[file] = untried & (untried - 1);
        let row = untried & untried.wrapping_neg();
        self.rows[file] = row.trailing_zeros() as u8;
        if file + 1 == self.size.len() {
            self.note();
            return true;
        }
        let next = file + 1;
        self.taken[next] = self.taken[file] | row;
        self.rising[next] = (self.rising[file] | row) << 1;
        self.falling[next] = (self.falling[file] | row) >> 1;
        let attacked = self.taken[next] | self.rising[next] | self.falling[next];
        self.untried[next] = self.size.ranks() & !attacked;
        self.file = next;
        true
    }

    /// Counts the solution that stands.
    fn note(&mut self) {
        let rows = &self.rows[..self.size.len()];
        let found = &mut self.found;
        found.solutions += 1;
        if rows == self.sought.rows() {
            found.number = found.solutions;
        }
        let squares = (0..).zip(rows).map(|(file, &row)| Square::at(file, row));
        let placement = Placement::new(self.size, &squares.collect::<Vec<_>>());
        if placement.is_some_and(|placement| placement.is_least(&Symmetry::ALL)) {
            found.classes += 1;
            if placement == Some(self.first) {
                found.class = found.classes;
            }
        }
    }
}

impl Work for Numbering {
    type Output = SolutionNumber;

    fn work(&mut self, budget: u64) -> Poll<SolutionNumber> {
        for _ in 0..budget {
            if !self.advance() {
                return Poll::Ready(self.found);
            }
        }
        Poll::Pending
    }
}
