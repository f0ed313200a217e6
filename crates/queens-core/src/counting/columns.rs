//! The open columns of a board or of a part of it, and the depth-first bit search through them: what counts
//! small boards and lists the placements of a half.

use std::ops::Range;

use crate::attacks::attacked_by;
use crate::board::BoardSize;
use crate::counting::diagonals;
use crate::counting::row_sets::spread;
use crate::instance::Instance;
use crate::random::Random;
use crate::square::Square;

/// The columns of a start.
const STARTED: usize = 3;
/// The dives behind an estimate.
const PROBES: u32 = 1_024;

/// A column without a given queen.
struct DepthFirstColumn {
    /// How far it lies behind the open column before it.
    gap: u32,
    /// The rows that no given queen attacks.
    allowed: u32,
    /// The key of a queen in each row.
    keys: [u64; BoardSize::MAX as usize],
}

/// Open columns, from west to east.
pub(super) struct Columns(Vec<DepthFirstColumn>);

/// Whether a half may have queens on the main diagonals.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Arms {
    Allowed,
    Empty,
}

/// The rows that no given queen stands on.
pub(super) fn open_rows(instance: &Instance) -> u32 {
    let taken = instance.given().iter();
    taken.fold(instance.size().ranks(), |rows, queen| {
        rows & !(1 << queen.rank.0)
    })
}

impl Columns {
    /// The open columns among these files.
    pub(super) fn new(instance: &Instance, files: Range<u8>, arms: Arms) -> Columns {
        let (size, given) = (instance.size(), instance.given());
        let attacked = attacked_by(size, given);
        let mut before = files.start;
        let mut columns = Vec::new();
        for file in files {
            if given.iter().any(|queen| queen.file.0 == file) {
                continue;
            }
            let mut keys = [0; BoardSize::MAX as usize];
            let mut allowed = size.ranks() & !attacked.file(usize::from(file));
            for (rank, slot) in (0..size.get()).zip(&mut keys) {
                let key = diagonals::key(size, Square::new(file, rank));
                if arms == Arms::Empty && key & diagonals::ARMS != 0 {
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

    /// All placements on the first columns: a depth-first search goes on from each of them by itself.
    pub(super) fn starts(&self, rows: u32) -> Vec<ColumnsStart> {
        let mut starts = Vec::new();
        let columns = &self.0[..self.len().min(STARTED)];
        traversal(columns, ColumnsStart::none(rows), 0, &mut |start, _| {
            starts.push(start)
        });
        starts
    }

    /// The ways to go on from a start with a queen in each other column.
    pub(super) fn count(&self, start: ColumnsStart) -> u64 {
        count(&self.0[self.len().min(STARTED)..], start)
    }

    /// Appends the key of each way to place a queen in each column, one in each of these rows.
    pub(super) fn list(&self, rows: u32, keys: &mut Vec<u64>) {
        traversal(&self.0, ColumnsStart::none(rows), 0, &mut |_, key| {
            keys.push(key)
        });
    }

    /// About how many queens a depth-first search places, from dives at random; the same on every machine
    /// (Knuth, "Estimating the efficiency of backtrack programs", 1975).
    pub(super) fn estimate(&self, rows: u32) -> f64 {
        let mut random = Random::new(1);
        let mut queens = 0.0;
        for _ in 0..PROBES {
            let (mut placed, mut paths) = (ColumnsStart::none(rows), 1.0);
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

/// Queens on the first columns: what they leave and take, as seen from the last of these.
#[derive(Clone, Copy)]
pub(super) struct ColumnsStart {
    /// The rows still to be taken.
    rows: u32,
    up: u32,
    down: u32,
}

impl ColumnsStart {
    fn none(rows: u32) -> ColumnsStart {
        ColumnsStart {
            rows,
            up: 0,
            down: 0,
        }
    }
}

impl DepthFirstColumn {
    /// The rows in which a queen fits.
    #[inline(always)]
    fn free(&self, before: ColumnsStart) -> u32 {
        before.rows & self.allowed & !(before.up << self.gap | before.down >> self.gap)
    }

    /// One more queen.
    #[inline(always)]
    fn with(&self, before: ColumnsStart, bit: u32) -> ColumnsStart {
        ColumnsStart {
            rows: before.rows ^ bit,
            up: before.up << self.gap | bit,
            down: before.down >> self.gap | bit,
        }
    }

    /// The key of a queen in this row.
    #[inline(always)]
    fn key(&self, bit: u32) -> u64 {
        self.keys[bit.trailing_zeros() as usize % self.keys.len()]
    }
}

/// Tells every placement on these columns, with its key.
fn traversal(
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
        traversal(rest, column.with(start, bit), key | column.key(bit), found);
    }
}

/// The number of placements on these columns. The last one is never entered.
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
