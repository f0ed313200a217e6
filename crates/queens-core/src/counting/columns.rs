//! A depth-first search with bit operations, column by column, over a whole board or some of its files. It counts small
//! boards and lists the placements of a half.

use std::ops::Range;

use crate::board::attacks::free_ranks;
use crate::board::{BoardSize, Square};
use crate::counting::diagonals;
use crate::counting::row_sets::spread;
use crate::problem::Instance;
use crate::random::Random;

/// The number of queens of a [`ColumnsStart`].
const STARTED: usize = 3;
/// The number of random probes for an estimate.
const PROBES: u32 = 1_024;

/// One column of the search: a file without a given queen.
struct DepthFirstColumn {
    /// The distance in files from the previous open column; for the first column, from the first file.
    gap: u32,
    /// The allowed rows, as bits: the rows that no given queen attacks, without the rows of forbidden arms.
    allowed: u32,
    /// The key of a queen in each row.
    keys: [u64; BoardSize::MAX as usize],
}

/// The columns without a given queen, from west to east.
pub(super) struct Columns(Vec<DepthFirstColumn>);

/// Whether queens are allowed on the arms of the main diagonals. An arm is the part of a main diagonal that lies in one
/// half of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Arms {
    Allowed,
    Empty,
}

/// The rows without a given queen.
pub(super) fn open_rows(instance: &Instance) -> u32 {
    let given = instance.given().iter();
    given.fold(instance.size().rank_mask(), |rows, queen| {
        rows & !(1 << queen.rank.get())
    })
}

impl Columns {
    /// The open columns among these files.
    pub(super) fn new(instance: &Instance, files: Range<u8>, arms: Arms) -> Columns {
        let (size, given) = (instance.size(), instance.given());
        let mut before = files.start;
        let mut columns = Vec::new();
        for file in files {
            if given.iter().any(|queen| queen.file.get() == file) {
                continue;
            }
            let mut keys = [0; BoardSize::MAX as usize];
            let mut allowed = free_ranks(size, given, &[], file);
            for (rank, slot) in (0..size.files()).zip(&mut keys) {
                let key = diagonals::key(size, Square::at(file, rank));
                if arms == Arms::Empty && key & diagonals::MAIN != 0 {
                    allowed &= !(1 << rank);
                }
                *slot = key;
            }
            columns.push(DepthFirstColumn {
                gap: u32::from(file - before),
                allowed,
                keys,
            });
            before = file;
        }
        Columns(columns)
    }

    /// The number of open columns.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// All placements of one queen in each of the first three columns. The queens take some of these rows. A search can
    /// continue from each placement separately.
    pub(super) fn starts(&self, rows: u32) -> Vec<ColumnsStart> {
        let mut starts = Vec::new();
        let columns = &self.0[..self.len().min(STARTED)];
        visit(columns, ColumnsStart::empty(rows), 0, &mut |start, _| {
            starts.push(start)
        });
        starts
    }

    /// The number of ways to complete a start with a queen in each remaining column.
    pub(super) fn count(&self, start: ColumnsStart) -> u64 {
        count(&self.0[self.len().min(STARTED)..], start)
    }

    /// Appends the keys of all placements with one queen in each column and one queen in each of these rows.
    pub(super) fn list(&self, rows: u32, keys: &mut Vec<u64>) {
        visit(&self.0, ColumnsStart::empty(rows), 0, &mut |_, key| {
            keys.push(key)
        });
    }

    /// An estimate of the number of queens that a depth-first search places, from random probes of the tree. The
    /// estimate is the same on every machine. Source: Knuth, "Estimating the efficiency of backtrack programs", 1975.
    pub(super) fn estimate(&self, rows: u32) -> f64 {
        let mut random = Random::new(1);
        let mut queens = 0.0;
        for _ in 0..PROBES {
            let (mut placed, mut paths) = (ColumnsStart::empty(rows), 1.0);
            for column in &self.0 {
                let free = column.free(placed);
                paths *= f64::from(free.count_ones());
                queens += paths;
                if free != 0 {
                    let choice = random.below(free.count_ones());
                    placed = column.with(placed, spread(1 << choice, free));
                }
            }
        }
        queens / f64::from(PROBES)
    }
}

/// The state after queens are placed on the first columns: the rows that still need a queen, and the diagonals that
/// already have a queen.
#[derive(Clone, Copy)]
pub(super) struct ColumnsStart {
    /// The rows that still need a queen.
    rows: u32,
    /// The rows of the last column whose rising diagonal has a queen.
    up: u32,
    /// The rows of the last column whose falling diagonal has a queen.
    down: u32,
}

impl ColumnsStart {
    /// A start without queens. The queens will take these rows.
    fn empty(rows: u32) -> ColumnsStart {
        ColumnsStart {
            rows,
            up: 0,
            down: 0,
        }
    }
}

impl DepthFirstColumn {
    /// The rows, as bits, in which a queen can be placed after the queens on the earlier columns.
    #[inline(always)]
    fn free(&self, before: ColumnsStart) -> u32 {
        before.rows & self.allowed & !(before.up << self.gap | before.down >> self.gap)
    }

    /// The state after a queen is placed in the row of this bit.
    #[inline(always)]
    fn with(&self, before: ColumnsStart, bit: u32) -> ColumnsStart {
        ColumnsStart {
            rows: before.rows ^ bit,
            up: before.up << self.gap | bit,
            down: before.down >> self.gap | bit,
        }
    }

    /// The key of a queen in the row of this bit.
    #[inline(always)]
    fn key(&self, bit: u32) -> u64 {
        self.keys[bit.trailing_zeros() as usize % self.keys.len()]
    }
}

/// Visits every placement on these columns, with its key.
fn visit(
    columns: &[DepthFirstColumn],
    start: ColumnsStart,
    key: u64,
    found: &mut impl FnMut(ColumnsStart, u64),
) {
    let Some((column, rest)) = columns.split_first() else {
        found(start, key);
        return;
    };
    let mut free = column.free(start);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        visit(rest, column.with(start, bit), key | column.key(bit), found);
    }
}

/// The number of placements on these columns. In the last column the free rows are counted without placing queens.
fn count(columns: &[DepthFirstColumn], start: ColumnsStart) -> u64 {
    let Some((column, rest)) = columns.split_first() else {
        return 1;
    };
    let mut free = column.free(start);
    if rest.is_empty() {
        return u64::from(free.count_ones());
    }
    let mut found = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        found += count(rest, column.with(start, bit));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Goal;

    /// The number of queens that a depth-first search places after this start.
    fn placed(columns: &[DepthFirstColumn], start: ColumnsStart) -> u64 {
        let Some((column, rest)) = columns.split_first() else {
            return 0;
        };
        let rows = (0..u32::BITS).map(|row| 1 << row);
        let free = rows.filter(|bit| column.free(start) & bit != 0);
        free.map(|bit| 1 + placed(rest, column.with(start, bit)))
            .sum()
    }

    #[test]
    fn an_estimate_is_close_to_the_queens_of_a_whole_search() {
        for (n, given) in [
            (6, ""),
            (8, ""),
            (9, ""),
            (10, ""),
            (10, "a1"),
            (11, "f6"),
            (12, "c2,h5"),
        ] {
            let squares = given.split(',').filter(|name| !name.is_empty());
            let given: Vec<Square> = squares.map(|name| name.parse().unwrap()).collect();
            let size = BoardSize::new(n).unwrap();
            let instance = Instance::queens(size, &given, Goal::Count).unwrap();
            let columns = Columns::new(&instance, 0..size.files(), Arms::Allowed);
            let rows = open_rows(&instance);
            let known = placed(&columns.0, ColumnsStart::empty(rows)) as f64;
            let off = columns.estimate(rows) / known;
            assert!((0.85..1.15).contains(&off), "n = {n}, {given:?}: {off}");
        }
    }
}
