//! The columns that a search goes through, one after another: those that hold no given queen.

use crate::board::BoardSize;
use crate::replay::Position;
use crate::square::{File, Square};

/// The columns to be searched, in order: those without a given queen.
#[derive(Clone, Copy)]
pub struct Columns {
    files: [u8; BoardSize::MAX as usize],
    count: u8,
}

impl Columns {
    /// The columns that these queens leave open.
    pub fn open(size: BoardSize, given: &[Square]) -> Columns {
        let mut columns = Columns {
            files: [0; BoardSize::MAX as usize],
            count: 0,
        };
        for file in (0..size.get()).filter(|&file| given.iter().all(|queen| queen.file.0 != file)) {
            columns.files[usize::from(columns.count)] = file;
            columns.count += 1;
        }
        columns
    }

    /// How many there are.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The column searched at this depth; depth < count.
    #[inline]
    pub fn at(&self, depth: u8) -> u8 {
        self.files[usize::from(depth) % self.files.len()]
    }

    /// The column that a position is searching, if any is open.
    pub fn current(position: &Position) -> Option<File> {
        let columns = Columns::open(position.size(), position.given());
        let depth = position.placed().len() as u8;
        (depth < columns.count).then(|| File(columns.at(depth)))
    }
}
