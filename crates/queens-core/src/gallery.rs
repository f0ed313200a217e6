//! The solutions of a search in the order found, up to a limit: the row of each column, and the step
//! that told it.

use serde::{Deserialize, Serialize};

use crate::board::BoardSize;
use crate::placement::Placement;
use crate::replay::Replay;

/// The first solutions of a search. Holds n + 8 bytes for each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gallery {
    size: BoardSize,
    steps: Vec<u64>,
    /// n rows for each solution.
    rows: Vec<u8>,
}

impl Gallery {
    /// The most solutions that are kept.
    pub const LIMIT: usize = 100_000;

    /// No solution yet.
    pub fn new(size: BoardSize) -> Gallery {
        Gallery {
            size,
            steps: Vec::new(),
            rows: Vec::new(),
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

    /// The step that told the solution with this number, from 0.
    pub fn step(&self, index: usize) -> Option<u64> {
        self.steps.get(index).copied()
    }

    /// The row of each column, from 0, of the solution with this number.
    pub fn rows(&self, index: usize) -> Option<&[u8]> {
        self.rows.chunks(self.size.len()).nth(index)
    }

    /// The number of the solution that this step tells.
    pub fn index_of(&self, step: u64) -> Option<usize> {
        self.steps.binary_search(&step).ok()
    }

    /// The solutions from this number on, at most `count` of them.
    pub fn part(&self, from: usize, count: usize) -> Gallery {
        let n = self.size.len();
        let (from, to) = (
            from.min(self.len()),
            from.saturating_add(count).min(self.len()),
        );
        Gallery {
            size: self.size,
            steps: self.steps[from..to].to_vec(),
            rows: self.rows[from * n..to * n].to_vec(),
        }
    }

    /// Appends the solutions that follow the last one.
    pub fn extend(&mut self, part: &Gallery) {
        self.steps.extend(&part.steps);
        self.rows.extend(&part.rows);
    }

    /// Adds the solution that the last event told, unless there are enough.
    pub(crate) fn add(&mut self, replay: &Replay) {
        if self.len() >= Gallery::LIMIT {
            return;
        }
        let squares = replay.position().solution().unwrap_or_default();
        if let Some(placement) = Placement::new(self.size, &squares) {
            self.steps.push(replay.step());
            self.rows.extend(placement.rows());
        }
    }
}
