//! The words of a bit-parallel search, traced or counted. For each depth of the current path, they hold the
//! attacked rows and diagonals as seen from its column, and the squares still to be tried.

use crate::board::attacks::free_ranks;
use crate::board::{Axis, BoardSize, OpenLines};
use crate::problem::Instance;

const DEPTHS: usize = BoardSize::MAX as usize;

/// The words of one depth.
#[derive(Clone, Copy, Default)]
pub(super) struct DepthMasks {
    pub(super) rows: u32,
    up: u32,
    down: u32,
    /// The free squares of this column that are still to be tried.
    pub(super) free: u32,
}

/// A column without a given queen.
#[derive(Clone, Copy, Default)]
pub(super) struct OpenColumn {
    pub(super) file: u8,
    /// The distance in columns from the previous open column; for the first open column, its index.
    gap: u8,
    /// The rows of this column that no given queen attacks.
    allowed: u32,
}

/// The words of every depth on the current path.
#[derive(Clone)]
pub(super) struct MaskStack {
    columns: [OpenColumn; DEPTHS],
    open: usize,
    levels: [DepthMasks; DEPTHS],
}

impl DepthMasks {
    /// Removes and returns the lowest free bit; `free` must not be 0.
    #[inline(always)]
    pub(super) fn take(&mut self) -> u32 {
        let bit = self.free & self.free.wrapping_neg();
        self.free ^= bit;
        bit
    }

    /// The words of the next depth, which searches `column`, after placing a queen on `bit`.
    #[inline(always)]
    pub(super) fn below(&self, bit: u32, column: OpenColumn) -> DepthMasks {
        let gap = u32::from(column.gap) % u32::BITS;
        let rows = self.rows | bit;
        let (up, down) = ((self.up | bit) << gap, (self.down | bit) >> gap);
        DepthMasks {
            rows,
            up,
            down,
            free: column.allowed & !(rows | up | down),
        }
    }
}

impl MaskStack {
    /// Creates the words of the given board, at depth 0.
    pub(super) fn new(instance: &Instance) -> MaskStack {
        let (size, given) = (instance.size(), instance.given());
        let open = OpenLines::open(Axis::Files, size, given);
        let mut columns = [OpenColumn::default(); DEPTHS];
        let mut before = 0;
        for (column, &file) in columns.iter_mut().zip(open.indices()) {
            *column = OpenColumn {
                file,
                gap: file - before,
                allowed: free_ranks(size, given, file),
            };
            before = file;
        }
        let mut levels = [DepthMasks::default(); DEPTHS];
        levels[0].free = columns[0].allowed;
        MaskStack {
            columns,
            open: usize::from(open.count()),
            levels,
        }
    }

    /// The number of open columns.
    #[inline(always)]
    pub(super) fn open(&self) -> usize {
        self.open
    }

    /// The open column searched at this depth.
    #[inline(always)]
    pub(super) fn column(&self, depth: usize) -> OpenColumn {
        self.columns[depth % DEPTHS]
    }

    /// The words of this depth.
    #[inline(always)]
    pub(super) fn level(&mut self, depth: usize) -> &mut DepthMasks {
        &mut self.levels[depth % DEPTHS]
    }

    /// The deepest depth entered so far. Every entered depth except the first has a taken row, so its `rows` is
    /// not 0.
    pub(super) fn deepest(&self) -> usize {
        let entered = |depth: &usize| self.levels[*depth].rows != 0;
        (1..self.open).rev().find(entered).unwrap_or(0)
    }

    /// The words of all depths.
    pub(super) fn path(&self) -> &[DepthMasks] {
        &self.levels[..self.open]
    }
}
