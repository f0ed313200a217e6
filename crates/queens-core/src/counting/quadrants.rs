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
use crate::counting::row_sets::RowSets;
use crate::square::Square;

/// The keys of all placements on a quadrant.
struct Quadrant {
    columns: usize,
    keys: Vec<u64>,
    /// Where the keys of each set of rows and columns begin; at the end, how many there are.
    begins: Vec<u32>,
    /// What is left to do before that is so.
    filling: Option<Box<Filling>>,
}

/// A table that is being filled: all placements are walked through twice, once to see how many keys each set has, once
/// to write them.
struct Filling {
    walk: Walk,
    /// The placements on the first columns, each a part of the walk; the next one of them.
    starts: Vec<Partial>,
    at: usize,
    /// Where the next key of each set belongs, once their numbers are known.
    next: Option<Vec<u32>>,
}

/// The columns of a part of a walk.
const STARTED: usize = 2;

/// The tables of a half.
pub(super) struct Quadrants {
    columns: usize,
    /// The number of southern rows.
    middle: u8,
    south: Quadrant,
    north: Quadrant,
}

/// A walk through the placements of so many queens on a quadrant.
struct Walk {
    /// The key of a queen on each square where one may stand, by column.
    squares: Vec<Vec<Option<u64>>>,
    queens: RangeInclusive<usize>,
}

impl Quadrant {
    fn new(
        size: BoardSize,
        files: Range<u8>,
        ranks: Range<u8>,
        arms: Arms,
        queens: RangeInclusive<usize>,
    ) -> Quadrant {
        let key = |file, rank| {
            let key = diagonals::key(size, Square::new(file, rank));
            (arms == Arms::Allowed || key & diagonals::ARMS == 0).then_some(key)
        };
        let (columns, rows) = (files.len(), ranks.len());
        let squares = files
            .map(|file| ranks.clone().map(|rank| key(file, rank)).collect())
            .collect();
        let walk = Walk { squares, queens };
        let mut starts = Vec::new();
        let last = STARTED.min(columns);
        walk.tell(last, Partial::default(), &mut |start| starts.push(start));
        Quadrant {
            columns,
            keys: Vec::new(),
            begins: vec![0; (1 << (rows + columns)) + 1],
            filling: Some(Box::new(Filling {
                walk,
                starts,
                at: 0,
                next: None,
            })),
        }
    }

    /// Goes on with the next part of a walk; whether there is more to do. Fails where there is no memory for its keys.
    fn fill(&mut self) -> Result<bool, TryReserveError> {
        let Some(filling) = &mut self.filling else {
            return Ok(false);
        };
        let Filling {
            walk,
            starts,
            at,
            next,
        } = &mut **filling;
        let Quadrant { keys, begins, .. } = self;
        let (columns, start) = (walk.squares.len(), starts.get(*at).copied());
        *at += 1;
        match (start, next.as_mut()) {
            (Some(start), None) => {
                walk.tell(columns, start, &mut |it| begins[it.place(columns)] += 1);
            }
            (Some(start), Some(next)) => walk.tell(columns, start, &mut |it| {
                let slot = &mut next[it.place(columns)];
                keys[*slot as usize] = it.key;
                *slot += 1;
            }),
            (None, None) => {
                let mut begin = 0;
                for slot in begins.iter_mut() {
                    (*slot, begin) = (begin, begin + *slot);
                }
                let mut places = Vec::new();
                places.try_reserve_exact(begins.len())?;
                keys.try_reserve_exact(begin as usize)?;
                keys.resize(begin as usize, 0);
                places.extend_from_slice(begins);
                *next = Some(places);
                *at = 0;
            }
            (None, Some(_)) => self.filling = None,
        }
        Ok(true)
    }

    /// The keys of the placements on these rows and columns.
    fn keys(&self, rows: u32, columns: u32) -> &[u64] {
        let at = (rows as usize) << self.columns | columns as usize;
        &self.keys[self.begins[at] as usize..self.begins[at + 1] as usize]
    }
}

/// A placement on the first columns of a quadrant.
#[derive(Clone, Copy, Default)]
struct Partial {
    column: usize,
    rows: usize,
    columns: usize,
    up: u32,
    down: u32,
    key: u64,
}

impl Partial {
    /// Where its key belongs in the table of a quadrant with so many columns.
    fn place(self, columns: usize) -> usize {
        self.rows << columns | self.columns
    }
}

impl Walk {
    /// Tells each placement on the columns before this one that begins so and can come to as many queens as are wanted.
    fn tell(&self, last: usize, partial: Partial, found: &mut impl FnMut(Partial)) {
        let standing = partial.rows.count_ones() as usize;
        let left = self.squares.len() - partial.column;
        if standing + left < *self.queens.start() {
            return;
        }
        let Some(column) = self.squares[..last].get(partial.column) else {
            found(partial);
            return;
        };
        let (up, down) = (partial.up << 1, partial.down >> 1);
        let next = Partial {
            column: partial.column + 1,
            up,
            down,
            ..partial
        };
        self.tell(last, next, found);
        if standing == *self.queens.end() {
            return;
        }
        for (row, key) in column.iter().enumerate() {
            let bit = 1_u32 << row;
            if let &Some(key) = key
                && (partial.rows as u32 | up | down) & bit == 0
            {
                let with = Partial {
                    rows: partial.rows | bit as usize,
                    columns: partial.columns | 1 << partial.column,
                    up: up | bit,
                    down: down | bit,
                    key: partial.key | key,
                    ..next
                };
                self.tell(last, with, found);
            }
        }
    }
}

impl Quadrants {
    /// Empty tables, to be filled, for sets of so many northern rows.
    pub(super) fn new(
        size: BoardSize,
        files: Range<u8>,
        arms: Arms,
        northern: RangeInclusive<usize>,
    ) -> Quadrants {
        let (middle, columns) = (size.get().div_ceil(2), files.len());
        let southern = columns - northern.end()..=columns - northern.start();
        let quadrant = |ranks, queens| Quadrant::new(size, files.clone(), ranks, arms, queens);
        Quadrants {
            columns,
            middle,
            south: quadrant(0..middle, southern),
            north: quadrant(middle..size.get(), northern),
        }
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
        for columns in RowSets::new(all, northern.count_ones() as usize) {
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
