//! The open columns of a board or of a part of it, and the depth-first bit search through them: what counts
//! small boards and lists the placements of a half.

use std::ops::Range;

use crate::attacks::attacked_by;
use crate::board::BoardSize;
use crate::counting::diagonals;
use crate::instance::Instance;
use crate::square::Square;

/// A column without a given queen.
struct Column {
    /// How far it lies behind the open column before it.
    gap: u32,
    /// The rows that no given queen attacks.
    allowed: u32,
    /// The key of a queen in each row.
    keys: [u64; BoardSize::MAX as usize],
}

/// Open columns, from west to east.
pub(super) struct Columns(Vec<Column>);

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
            columns.push(Column {
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

    /// The ways to place a queen in each column, one in each of these rows.
    pub(super) fn count(&self, rows: u32) -> u64 {
        let mut found = 0;
        walk(&self.0, Taken::none(rows), &mut |_| found += 1);
        found
    }

    /// Appends the key of each of these ways.
    pub(super) fn list(&self, rows: u32, keys: &mut Vec<u64>) {
        walk(&self.0, Taken::none(rows), &mut |key| keys.push(key));
    }
}

/// What the queens placed so far leave and take, as seen from their last column.
#[derive(Clone, Copy)]
struct Taken {
    /// The rows still to be taken.
    rows: u32,
    up: u32,
    down: u32,
    key: u64,
}

impl Taken {
    fn none(rows: u32) -> Taken {
        Taken {
            rows,
            up: 0,
            down: 0,
            key: 0,
        }
    }
}

fn walk(columns: &[Column], taken: Taken, found: &mut impl FnMut(u64)) {
    let Some((column, rest)) = columns.split_first() else {
        found(taken.key);
        return;
    };
    let (up, down) = (taken.up << column.gap, taken.down >> column.gap);
    let mut free = taken.rows & column.allowed & !(up | down);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        let rank = bit.trailing_zeros() as usize % column.keys.len();
        let next = Taken {
            rows: taken.rows ^ bit,
            up: up | bit,
            down: down | bit,
            key: taken.key | column.keys[rank],
        };
        walk(rest, next, found);
    }
}
