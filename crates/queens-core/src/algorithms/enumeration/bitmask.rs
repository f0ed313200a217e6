//! `bitmask`: the usual bit-parallel search, column by column, lowest rank first.
//!
//! Idea: the attacked rows and diagonals are bits of words. One expression yields the free squares of a column,
//! and the next square is the lowest bit.
//! Cost: a few instructions per placed queen; attacked squares cost nothing.
//! Source: Richards, "Backtracking algorithms in MCPL using bit patterns and recursion", 1997.
//! Departure: columns with a given queen are skipped by shifting the diagonals further. In every column, the
//! squares that given queens attack are masked out.

mod counting;
mod words;

use crate::algorithms::enumeration::backtracking;
use crate::algorithms::enumeration::free_squares_search::{FreeSquares, FreeSquaresSearch};
use crate::board::attacks::free_ranks;
use crate::board::{Axis, BoardSize, Line, Square};
use crate::problem::{Instance, Problem};
use crate::search::{
    Algorithm, Count, Descriptor, Event, Explanation, Frame, Position, Reason, Reports, Search,
    Traversal, Value, Variables,
};
use counting::BitmaskCount;
use words::MaskStack;

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("bitmask", Problem::Queens, Traversal::Lines(Axis::Files))
        .listing(&[
            Count::Nodes,
            Count::Nodes,
            Count::Nodes,
            Count::Placements,
            Count::Placements,
            Count::Placements,
        ])
        .reports(Reports::Nothing);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, FreeSquaresSearch::<Bitmask>::start, explain)
        .stack(stack)
        .count(|instance| Box::new(BitmaskCount::new(instance)));

/// The placed queens and the words of their columns.
#[derive(Clone)]
struct Bitmask {
    words: MaskStack,
    /// The rank of the queen placed at each depth.
    ranks: [u8; BoardSize::MAX as usize],
    /// The depth: the number of queens that the search has placed.
    placed: usize,
}

impl FreeSquares for Bitmask {
    fn new(instance: &Instance) -> Bitmask {
        Bitmask {
            words: MaskStack::new(instance),
            ranks: [0; BoardSize::MAX as usize],
            placed: 0,
        }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.placed == self.words.open()
    }

    #[inline]
    fn place(&mut self) -> Option<Square> {
        let level = self.words.level(self.placed);
        if level.free == 0 {
            return None;
        }
        let (bit, level) = (level.take(), *level);
        let rank = bit.trailing_zeros() as u8;
        let square = Square::at(self.words.column(self.placed).file, rank);
        self.ranks[self.placed % self.ranks.len()] = rank;
        self.placed += 1;
        if !self.is_full() {
            *self.words.level(self.placed) = level.below(bit, self.words.column(self.placed));
        }
        Some(square)
    }

    #[inline]
    fn remove(&mut self) -> Option<Square> {
        self.placed = self.placed.checked_sub(1)?;
        let rank = self.ranks[self.placed % self.ranks.len()];
        Some(Square::at(self.words.column(self.placed).file, rank))
    }
}

fn explain(position: &Position) -> Explanation {
    let last = position.last();
    // A placement is explained at the node that made it, before the queen was on the board.
    let queens = position.queens_before();
    let line = position.line_at(Axis::Files, queens.len() - position.given().len());
    let untried = match last {
        Some(Event::Place { square } | Event::Remove { square }) => above(square),
        Some(Event::End) => 0,
        _ => u32::MAX,
    };
    let free = free(position, line, queens, untried);
    let left = free.map_or(0, u32::count_ones) as u8;
    let code_line = match last {
        Some(Event::Place { .. } | Event::Remove { .. }) => 6,
        Some(Event::DeadEnd) => 4,
        Some(Event::Solution) => 3,
        _ => 1,
    };
    let reason = match last {
        Some(Event::Place { square }) => Reason::LowestBit {
            square,
            free: left + 1,
        },
        Some(Event::Remove { square }) => Reason::TakenBack {
            square,
            line: Line::File(square.file),
            more: left > 0,
        },
        _ => backtracking::reason(Axis::Files, position),
    };
    Explanation::new(
        code_line,
        reason,
        locals(position.size(), line, queens, free),
    )
}

/// The ranks above a square, which are still to be tried in its column.
fn above(square: Square) -> u32 {
    u32::MAX << square.rank.get() << 1
}

/// The squares of a line that these queens do not attack, limited to `untried`; `None` below the last line.
fn free(position: &Position, line: Option<Line>, queens: &[Square], untried: u32) -> Option<u32> {
    Some(free_ranks(position.size(), queens, line?.index()) & untried)
}

/// The variables of a call: its column, the rows of `queens`, and the free squares still to be tried.
fn locals(size: BoardSize, line: Option<Line>, queens: &[Square], free: Option<u32>) -> Variables {
    let column = line.map_or(size.get(), Line::index);
    let rows = queens
        .iter()
        .fold(0, |rows, queen| rows | 1 << queen.rank.get());
    let mut locals = vec![
        ("column", Value::number(column)),
        ("rows", Value::bits(size, rows)),
    ];
    locals.extend(free.map(|free| ("free", Value::bits(size, free))));
    locals
}

/// One call per placed queen and one for the column being searched.
fn stack(position: &Position) -> Vec<Frame> {
    let call = |depth| {
        let queens = &position.queens()[..position.given().len() + depth];
        let line = position.line_at(Axis::Files, depth);
        let tried = position.tried(depth).last().map(|&(square, _)| square);
        let taken = position.placed().get(depth).copied().or(tried);
        let free = free(position, line, queens, taken.map_or(u32::MAX, above));
        Frame {
            name: "place",
            locals: locals(position.size(), line, queens, free),
        }
    };
    (0..=position.placed().len()).map(call).collect()
}
