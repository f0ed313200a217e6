//! The local search shared by boards of any width. The rows of all queens are drawn at once. Then attacked queens move
//! within their columns, one at a time, until no queen is attacked. On boards of at most 32 files the changes become
//! events; large boards use the same code without events.

use crate::algorithms::local_search::conflicts::Conflicts;
use crate::board::candidate::drawn;
use crate::random::Random;

/// The default limit on the number of moves of one search, counted over all its draws.
pub(crate) const CAP: u64 = 1_000_000;

/// The number of moves on a board with n columns after which a new placement is drawn.
pub(crate) const fn restart_limit(n: u64) -> u64 {
    50 + 10 * n
}

/// One change of the placement, or the end of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Each column now holds a queen. The number is the 48-bit seed from which the rows of the open columns are drawn.
    Drawn(u64),
    /// A queen has moved within its column.
    Moved {
        column: u16,
        /// The old row.
        from: u16,
        /// The new row.
        to: u16,
    },
    /// The restart limit is reached; only the given queens remain on the board.
    Restarted,
    /// No queen attacks another.
    Solved,
    /// The search has made as many moves as its cap allows, and at least one queen is still attacked.
    CapReached,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RepairPhase {
    Draw,
    Repair,
    Over(Change),
}

/// A local search in progress. A clone is a checkpoint: it makes the same changes as the original.
#[derive(Clone)]
pub(crate) struct Repair {
    /// The row of each column's queen; unspecified in open columns before the first draw.
    rows: Vec<u16>,
    /// The columns without a given queen.
    open: Vec<u16>,
    /// The rows without a given queen.
    open_rows: Vec<u16>,
    given: Vec<(u16, u16)>,
    conflicts: Conflicts,
    random: Random,
    /// The number of moves since the last draw.
    moves: u64,
    /// The number of moves left before the cap.
    left: u64,
    phase: RepairPhase,
    /// The columns of the attacked queens before the last move, kept to reuse the allocation.
    attacked: Vec<u16>,
    /// The least attacked rows in the column of the last move, kept to reuse the allocation.
    least: Vec<u16>,
}

impl Repair {
    /// Creates the search on a board of n columns, before the first draw. The given queens, as (column, row), must not
    /// attack each other. The search makes at most `cap` moves.
    pub(crate) fn new(n: u16, given: &[(u16, u16)], seed: u64, cap: u64) -> Repair {
        let mut rows = vec![0; n.into()];
        for &(column, row) in given {
            rows[usize::from(column)] = row;
        }
        let is_open = |&column: &u16| given.iter().all(|queen| queen.0 != column);
        let is_open_row = |&row: &u16| given.iter().all(|queen| queen.1 != row);
        Repair {
            rows,
            open: (0..n).filter(is_open).collect(),
            open_rows: (0..n).filter(is_open_row).collect(),
            given: given.to_vec(),
            conflicts: Conflicts::new(n.into()),
            random: Random::new(seed),
            moves: 0,
            left: cap,
            phase: RepairPhase::Draw,
            attacked: Vec::new(),
            least: Vec::new(),
        }
    }

    /// The row of each column's queen, from 0; unspecified in open columns before the first draw.
    pub(crate) fn rows(&self) -> &[u16] {
        &self.rows
    }

    /// Makes the next change. After the end, every call returns the final change again.
    pub(crate) fn advance(&mut self) -> Change {
        match self.phase {
            RepairPhase::Draw => self.draw(),
            RepairPhase::Repair => self.repair(),
            RepairPhase::Over(change) => change,
        }
    }

    fn draw(&mut self) -> Change {
        let number = self.random.seed();
        let mut rows = self.open_rows.clone();
        drawn(number, &mut rows);
        self.conflicts.clear();
        for (&column, row) in self.open.iter().zip(rows) {
            self.rows[usize::from(column)] = row;
            self.conflicts.add(column, row);
        }
        for &(column, row) in &self.given {
            self.conflicts.add(column, row);
        }
        self.moves = 0;
        self.phase = RepairPhase::Repair;
        Change::Drawn(number)
    }

    fn repair(&mut self) -> Change {
        let (conflicts, rows) = (&self.conflicts, &self.rows);
        let is_attacked = |&column: &u16| conflicts.is_attacked(column, rows[usize::from(column)]);
        self.attacked.clear();
        self.attacked
            .extend(self.open.iter().copied().filter(is_attacked));
        if self.attacked.is_empty() {
            return self.end(Change::Solved);
        }
        if self.left == 0 {
            return self.end(Change::CapReached);
        }
        if self.moves == restart_limit(self.rows.len() as u64) {
            self.phase = RepairPhase::Draw;
            return Change::Restarted;
        }
        self.move_one()
    }

    /// Draws an attacked queen and moves it to another square of its column, drawn from the least attacked
    /// squares. Both draws are uniform.
    fn move_one(&mut self) -> Change {
        let column = self.attacked[self.random.below(self.attacked.len() as u32) as usize];
        let from = self.rows[usize::from(column)];
        self.conflicts.remove(column, from);
        self.least.clear();
        let mut fewest = u16::MAX;
        for row in (0..self.rows.len() as u16).filter(|&row| row != from) {
            let attackers = self.conflicts.attackers(column, row);
            if attackers < fewest {
                fewest = attackers;
                self.least.clear();
            }
            if attackers == fewest {
                self.least.push(row);
            }
        }
        let at = self.random.below(self.least.len() as u32) as usize;
        // An attacked queen has an attacker, so n ≥ 2 and its column has another square.
        let to = self.least.get(at).copied().unwrap_or(from);
        self.conflicts.add(column, to);
        self.rows[usize::from(column)] = to;
        self.moves += 1;
        self.left -= 1;
        Change::Moved { column, from, to }
    }

    fn end(&mut self, change: Change) -> Change {
        self.phase = RepairPhase::Over(change);
        change
    }
}
