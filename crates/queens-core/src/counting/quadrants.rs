//! The placements of a half of the empty board, joined from the placements of its two quadrants.
//!
//! The table of a quadrant holds the keys of all placements without attacks, by their rows and columns. A placement of
//! the half is a pair of a northern and a southern placement. The two placements divide the columns between them, and
//! their keys share no bit. A table contains only placements with the numbers of queens that the counted sets of rows
//! need.

use std::collections::TryReserveError;
use std::ops::{Range, RangeInclusive};

use crate::board::{BoardSize, Square};
use crate::counting::columns::Arms;
use crate::counting::diagonals;
use crate::counting::row_sets::Choices;

/// The keys of all placements on a quadrant. Two passes over the placements fill the table: the first counts them for
/// each set of rows and columns, and the second writes their keys.
struct Quadrant {
    placements: QuadrantPlacements,
    keys: Vec<u64>,
    /// For each set of rows and columns, the index in `keys` of its first key. A last entry holds the number of keys.
    /// While keys are written, each index is stored one entry later, so there is one more entry.
    begins: Vec<u32>,
    pass: TablePass,
    /// The first set of rows that this pass has not processed.
    rows: u32,
}

#[derive(Clone, Copy)]
enum TablePass {
    Counting,
    Writing,
}

/// The tables of the two quadrants of a half.
pub(super) struct Quadrants {
    columns: usize,
    /// The number of southern rows.
    middle: u8,
    south: Quadrant,
    north: Quadrant,
}

/// The placements without attacks on a quadrant.
struct QuadrantPlacements {
    /// The columns in which a queen is allowed, by row.
    open: Vec<u32>,
    /// The key of a queen on each square, by row and column.
    squares: Vec<Vec<u64>>,
    columns: usize,
    /// The numbers of queens of the placements in the table.
    queens: RangeInclusive<u32>,
}

/// A partial placement: the lines that its queens occupy, and their key.
#[derive(Clone, Copy, Default)]
struct Partial {
    columns: u32,
    /// The occupied falling diagonals: bit row + column.
    sums: u32,
    /// The occupied rising diagonals: bit column − row + [`OFFSET`].
    differences: u32,
    key: u64,
}

/// The number added to column − row, so that the sum is positive. It is greater than any row of a quadrant.
const OFFSET: u32 = 16;

impl Quadrant {
    fn new(
        size: BoardSize,
        files: Range<u8>,
        ranks: Range<u8>,
        arms: Arms,
        queens: RangeInclusive<usize>,
    ) -> Result<Quadrant, TryReserveError> {
        let columns = files.len();
        let queens = *queens.start() as u32..=*queens.end() as u32;
        let row = |rank| {
            let key = |file| diagonals::key(size, Square::at(file, rank));
            files.clone().map(key).collect()
        };
        let squares: Vec<Vec<u64>> = ranks.map(row).collect();
        let is_allowed = |key: u64| arms == Arms::Allowed || key & diagonals::MAIN == 0;
        let open = |row: &Vec<u64>| {
            let open = row.iter().map(|&key| u32::from(is_allowed(key)));
            open.rev().fold(0, |open, bit| open << 1 | bit)
        };
        let placements = QuadrantPlacements {
            open: squares.iter().map(open).collect(),
            squares,
            columns,
            queens,
        };
        let mut begins = Vec::new();
        let entries = (1 << (placements.squares.len() + columns)) + 2;
        begins.try_reserve_exact(entries)?;
        begins.resize(entries, 0);
        Ok(Quadrant {
            keys: Vec::new(),
            begins,
            placements,
            pass: TablePass::Counting,
            rows: 0,
        })
    }

    /// Processes the placements on the next set of rows. Returns `false` if the table was already full. Fails if there
    /// is not enough memory for the keys.
    fn fill(&mut self) -> Result<bool, TryReserveError> {
        let Quadrant {
            placements,
            keys,
            begins,
            ..
        } = self;
        let mut row_sets = self.rows..1 << placements.squares.len();
        let next = row_sets.find(|rows| placements.queens.contains(&rows.count_ones()));
        self.rows = row_sets.start;
        let entry = |rows, columns: u32| (rows << placements.columns | columns) as usize + 1;
        match (next, self.pass) {
            (Some(rows), TablePass::Counting) => {
                placements.visit(rows, &mut |columns, _| begins[entry(rows, columns)] += 1)
            }
            (Some(rows), TablePass::Writing) => {
                // The memory for all keys is already reserved.
                keys.resize(begins[entry(rows + 1, 0)] as usize, 0);
                placements.visit(rows, &mut |columns, key| {
                    let begin = &mut begins[entry(rows, columns)];
                    keys[*begin as usize] = key;
                    *begin += 1;
                });
            }
            (None, TablePass::Counting) => {
                let mut all = 0;
                for begin in begins {
                    (*begin, all) = (all, all + *begin);
                }
                keys.try_reserve_exact(all as usize)?;
                (self.rows, self.pass) = (0, TablePass::Writing);
            }
            (None, TablePass::Writing) => return Ok(false),
        }
        Ok(true)
    }

    /// The keys of the placements on these rows and columns.
    fn keys(&self, rows: u32, columns: u32) -> &[u64] {
        let entry = (rows << self.placements.columns | columns) as usize;
        &self.keys[self.begins[entry] as usize..self.begins[entry + 1] as usize]
    }
}

impl QuadrantPlacements {
    /// Visits the placements with a queen in each of these rows. Calls `found` with the columns and the key of each
    /// placement.
    fn visit(&self, rows: u32, found: &mut impl FnMut(u32, u64)) {
        match rows {
            0 => found(0, 0),
            _ => self.extend(rows, Partial::default(), found),
        }
    }

    /// Visits the placements that add a queen in each of these rows. There must be at least one row.
    fn extend(&self, rows: u32, partial: Partial, found: &mut impl FnMut(u32, u64)) {
        let row = rows.trailing_zeros();
        let rest = rows & (rows - 1);
        let squares = &self.squares[row as usize];
        let attacked = partial.sums >> row | partial.differences >> (OFFSET - row);
        let mut free = self.open[row as usize] & !(partial.columns | attacked);
        while free != 0 {
            let column = free & free.wrapping_neg();
            free ^= column;
            let columns = partial.columns | column;
            let key = partial.key | squares[column.trailing_zeros() as usize];
            if rest == 0 {
                found(columns, key);
                continue;
            }
            let with = Partial {
                columns,
                sums: partial.sums | column << row,
                differences: partial.differences | column << (OFFSET - row),
                key,
            };
            self.extend(rest, with, found);
        }
    }
}

impl Quadrants {
    /// The size of both tables in bytes.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        let quadrants = [&self.south, &self.north].into_iter();
        let bytes = |quadrant: &Quadrant| {
            size_of_val(&quadrant.keys[..]) + size_of_val(&quadrant.begins[..])
        };
        quadrants.map(bytes).sum()
    }

    /// Creates empty tables for the sets of rows whose number of northern rows is in `northern`. Fails if there is not
    /// enough memory.
    pub(super) fn new(
        size: BoardSize,
        files: Range<u8>,
        arms: Arms,
        northern: RangeInclusive<usize>,
    ) -> Result<Quadrants, TryReserveError> {
        let (middle, columns) = (size.files().div_ceil(2), files.len());
        let southern = columns - northern.end()..=columns - northern.start();
        let quadrant = |ranks, queens| Quadrant::new(size, files.clone(), ranks, arms, queens);
        Ok(Quadrants {
            columns,
            middle,
            south: quadrant(0..middle, southern)?,
            north: quadrant(middle..size.files(), northern)?,
        })
    }

    /// Fills the tables for one more set of rows. Returns `false` if they were already full. Fails if there is not
    /// enough memory for them.
    pub(super) fn fill(&mut self) -> Result<bool, TryReserveError> {
        Ok(self.south.fill()? || self.north.fill()?)
    }

    /// Writes the keys of all placements of the half with a queen in each of these rows to the beginning of the buffer.
    /// Returns their number. The rest of the buffer does not change.
    pub(super) fn list(&self, rows: u32, buffer: &mut Vec<u64>) -> usize {
        let northern = rows >> self.middle;
        let southern = rows ^ northern << self.middle;
        let all = (1 << self.columns) - 1;
        let mut length = 0;
        for columns in Choices::new(self.columns as u32, northern.count_ones() as usize) {
            let columns = columns as u32;
            let north = self.north.keys(northern, columns);
            let south = self.south.keys(southern, all ^ columns);
            let (outer, inner) = if north.len() < south.len() {
                (north, south)
            } else {
                (south, north)
            };
            for &one in outer {
                if buffer.len() < length + inner.len() {
                    buffer.resize(2 * (length + inner.len()), 0);
                }
                // The loop has no branch: the next pair overwrites a pair with an attack.
                let room = &mut buffer[length..length + inner.len()];
                let mut fitting = 0;
                for &other in inner {
                    room[fitting] = one | other;
                    fitting += usize::from(one & other == 0);
                }
                length += fitting;
            }
        }
        length
    }
}
