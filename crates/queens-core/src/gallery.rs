//! The solutions of a search in the order found, up to a limit: their squares, and the step that told
//! each.

use serde::{Deserialize, Serialize};

use crate::board::BoardSize;
use crate::placement::Placement;
use crate::square::Square;

/// The first solutions of a search. Holds two bytes for each of their squares, and 16 beside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gallery {
    size: BoardSize,
    steps: Vec<u64>,
    /// Where each solution ends among the squares.
    ends: Vec<usize>,
    squares: Vec<Square>,
}

impl Gallery {
    /// The most solutions that are kept.
    pub const LIMIT: usize = 100_000;
    /// The most squares that are kept.
    const SQUARES: usize = Gallery::LIMIT * BoardSize::MAX as usize;

    /// No solution yet.
    pub fn new(size: BoardSize) -> Gallery {
        Gallery {
            size,
            steps: Vec::new(),
            ends: Vec::new(),
            squares: Vec::new(),
        }
    }

    /// The board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// How many there are, at most [`Gallery::LIMIT`].
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether no more solutions are kept: there are [`Gallery::LIMIT`] of them, or as many squares as
    /// those would have at most on the widest board of n queens.
    pub fn is_full(&self) -> bool {
        self.len() >= Gallery::LIMIT || self.squares.len() >= Gallery::SQUARES
    }

    /// The step that told the solution with this number, from 0.
    pub fn step(&self, index: usize) -> Option<u64> {
        self.steps.get(index).copied()
    }

    /// The squares of the solution with this number, from 0: the given ones, then the others in the
    /// order of placing.
    pub fn squares(&self, index: usize) -> Option<&[Square]> {
        let end = *self.ends.get(index)?;
        self.squares.get(self.start(index)..end)
    }

    /// The row of each column, from 0, where there is one queen in each column and in each row.
    pub fn rows(&self, index: usize) -> Option<Vec<u8>> {
        let placement = Placement::new(self.size, self.squares(index)?)?;
        Some(placement.rows().to_vec())
    }

    /// The number of the solution that this step tells.
    pub fn index_of(&self, step: u64) -> Option<usize> {
        self.steps.binary_search(&step).ok()
    }

    /// The solutions from this number on, at most `count` of them.
    pub fn part(&self, from: usize, count: usize) -> Gallery {
        let from = from.min(self.len());
        let to = from.saturating_add(count).min(self.len());
        let (first, last) = (self.start(from), self.start(to));
        Gallery {
            size: self.size,
            steps: self.steps[from..to].to_vec(),
            ends: self.ends[from..to].iter().map(|end| end - first).collect(),
            squares: self.squares[first..last].to_vec(),
        }
    }

    /// Appends the solutions that follow the last one.
    pub fn extend(&mut self, part: &Gallery) {
        let before = self.squares.len();
        self.steps.extend(&part.steps);
        self.ends.extend(part.ends.iter().map(|end| before + end));
        self.squares.extend(&part.squares);
    }

    /// Adds the solution that a step told, unless there are enough.
    pub(crate) fn add(&mut self, step: u64, squares: Vec<Square>) {
        if !self.is_full() {
            self.steps.push(step);
            self.squares.extend(squares);
            self.ends.push(self.squares.len());
        }
    }

    /// Where the solution with this number begins among the squares.
    fn start(&self, index: usize) -> usize {
        match index.checked_sub(1) {
            Some(before) => self.ends.get(before).copied().unwrap_or_default(),
            None => 0,
        }
    }
}
