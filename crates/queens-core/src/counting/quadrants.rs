//! The placements of a half of the empty board, put together from those of its two quadrants.
//!
//! A quadrant's table has the keys of all placements that do not attack each other, by the rows and the columns
//! that they take. Those of a half with given rows are the pairs of a northern and a southern placement
//! that share the columns between them, and no bit of their keys. Only placements of as many queens as the sets of rows
//! that are counted can ask for are in a table.

use std::collections::TryReserveError;
use std::ops::{Range, RangeInclusive};

use crate::board::BoardSize;
use crate::counting::columns::Arms;
use crate::counting::diagonals;
use crate::counting::row_sets::Choices;
use crate::square::Square;

/// The keys of all placements on a quadrant. All are walked through twice, once to see how many there are on each set of
/// rows and columns, once to write their keys.
struct Quadrant {
    traversal: QuadrantPlacements,
    keys: Vec<u64>,
    /// Where the keys of each set of rows and columns begin; at the end, how many there are. Until all are written they lie
    /// one place further on, for which there is one more.
    begins: Vec<u32>,
    /// Which of the two walks it is at, and the next set of rows of that.
    pass: TablePass,
    rows: u32,
}

#[derive(Clone, Copy)]
enum TablePass {
    Counting,
    Writing,
}

/// The tables of a half.
pub(super) struct Quadrants {
    columns: usize,
    /// The number of southern rows.
    middle: u8,
    south: Quadrant,
    north: Quadrant,
}

/// A walk through the placements on a quadrant that do not attack each other.
struct QuadrantPlacements {
    /// The columns where a queen may stand, by row.
    open: Vec<u32>,
    /// The key of a queen on each square, by row and column.
    squares: Vec<Vec<u64>>,
    columns: usize,
    /// How many queens are wanted.
    queens: RangeInclusive<u32>,
}

/// Some queens of a placement: what they take, and their key.
#[derive(Clone, Copy, Default)]
struct Partial {
    columns: u32,
    /// The diagonals on which row and column have the same sum, and the same difference.
    sums: u32,
    differences: u32,
    key: u64,
}

/// Added to differences, so that none is negative: more than any row of a quadrant.
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
            let key = |file| diagonals::key(size, Square::new(file, rank));
            files.clone().map(key).collect()
        };
        let squares: Vec<Vec<u64>> = ranks.map(row).collect();
        let may_stand = |key: u64| arms == Arms::Allowed || key & diagonals::ARMS == 0;
        let open = |row: &Vec<u64>| {
            let open = row.iter().map(|&key| u32::from(may_stand(key)));
            open.rev().fold(0, |open, bit| open << 1 | bit)
        };
        let traversal = QuadrantPlacements {
            open: squares.iter().map(open).collect(),
            squares,
            columns,
            queens,
        };
        let mut begins = Vec::new();
        let places = (1 << (traversal.squares.len() + columns)) + 2;
        begins.try_reserve_exact(places)?;
        begins.resize(places, 0);
        Ok(Quadrant {
            keys: Vec::new(),
            begins,
            traversal,
            pass: TablePass::Counting,
            rows: 0,
        })
    }

    /// Goes on with the placements on the next set of rows; whether there is more to do. Fails where there is no memory
    /// for their keys.
    fn fill(&mut self) -> Result<bool, TryReserveError> {
        let Quadrant {
            traversal,
            keys,
            begins,
            ..
        } = self;
        let mut left = self.rows..1 << traversal.squares.len();
        let wanted = left.find(|rows| traversal.queens.contains(&rows.count_ones()));
        self.rows = left.start;
        let place = |rows, columns: u32| (rows << traversal.columns | columns) as usize + 1;
        match (wanted, self.pass) {
            (Some(rows), TablePass::Counting) => {
                traversal.tell(rows, &mut |at, _| begins[place(rows, at)] += 1)
            }
            (Some(rows), TablePass::Writing) => {
                // There is room for all.
                keys.resize(begins[place(rows + 1, 0)] as usize, 0);
                traversal.tell(rows, &mut |at, key| {
                    let slot = &mut begins[place(rows, at)];
                    keys[*slot as usize] = key;
                    *slot += 1;
                });
            }
            (None, TablePass::Counting) => {
                let mut all = 0;
                for slot in begins {
                    (*slot, all) = (all, all + *slot);
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
        let at = (rows << self.traversal.columns | columns) as usize;
        &self.keys[self.begins[at] as usize..self.begins[at + 1] as usize]
    }
}

impl QuadrantPlacements {
    /// Tells the columns and the key of each placement with a queen in each of these rows.
    fn tell(&self, rows: u32, found: &mut impl FnMut(u32, u64)) {
        match rows {
            0 => found(0, 0),
            _ => self.go_on(rows, Partial::default(), found),
        }
    }

    fn go_on(&self, rows: u32, partial: Partial, found: &mut impl FnMut(u32, u64)) {
        let row = rows.trailing_zeros();
        let left = rows & (rows - 1);
        let squares = &self.squares[row as usize];
        let attacked = partial.sums >> row | partial.differences >> (OFFSET - row);
        let mut free = self.open[row as usize] & !(partial.columns | attacked);
        while free != 0 {
            let column = free & free.wrapping_neg();
            free ^= column;
            let columns = partial.columns | column;
            let key = partial.key | squares[column.trailing_zeros() as usize];
            if left == 0 {
                found(columns, key);
                continue;
            }
            let with = Partial {
                columns,
                sums: partial.sums | column << row,
                differences: partial.differences | column << (OFFSET - row),
                key,
            };
            self.go_on(left, with, found);
        }
    }
}

impl Quadrants {
    /// Empty tables, to be filled, for sets of so many northern rows. Fails where there is no memory for them.
    pub(super) fn new(
        size: BoardSize,
        files: Range<u8>,
        arms: Arms,
        northern: RangeInclusive<usize>,
    ) -> Result<Quadrants, TryReserveError> {
        let (middle, columns) = (size.get().div_ceil(2), files.len());
        let southern = columns - northern.end()..=columns - northern.start();
        let quadrant = |ranks, queens| Quadrant::new(size, files.clone(), ranks, arms, queens);
        Ok(Quadrants {
            columns,
            middle,
            south: quadrant(0..middle, southern)?,
            north: quadrant(middle..size.get(), northern)?,
        })
    }

    /// Fills the tables some more; whether there was anything to do. Fails where there is no memory for them.
    pub(super) fn fill(&mut self) -> Result<bool, TryReserveError> {
        Ok(self.south.fill()? || self.north.fill()?)
    }

    /// Writes the keys of all placements of the half with a queen in each of these rows, from the
    /// beginning of the buffer; returns how many there are.
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
                // Without a branch: a pair that does not fit is overwritten by the next one.
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
