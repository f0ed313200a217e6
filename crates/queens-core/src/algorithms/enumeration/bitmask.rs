//! `bitmask`: the usual bit-parallel search, column by column, lowest rank first.
//!
//! Idea: the attacked rows and diagonals are bits of words. One expression yields the free squares of a column, and the
//! next square is the lowest set bit.
//! Cost: a few instructions per placed queen; attacked squares cost nothing.
//! Source: Richards, "Backtracking algorithms in MCPL using bit patterns and recursion", 1997.
//! Departure: a column with a given queen is skipped by shifting the diagonals by one more column. In every column, the
//! blocked squares and the squares that given queens attack are masked out.

use std::task::Poll;

use crate::algorithms::enumeration::backtracking;
use crate::algorithms::enumeration::free_squares_search::{FreeSquares, FreeSquaresSearch};
use crate::board::attacks::free_ranks;
use crate::board::{Axis, BoardSize, Line, OpenLines, Placement, Square, Symmetry};
use crate::problem::{Instance, Problem};
use crate::search::{
    Algorithm, CountedSearch, Counters, Descriptor, Ending, Event, Explanation, Position, Reason,
    Reports, Search, StackFrame, Traversal, Value, Variables,
};
use crate::work::Work;

crate::listing! {
    enum Listing {
        Call: Nodes,
        Free: Nodes,
        Solution: Nodes,
        AnyFree: Placements,
        TakeBit: Placements,
        Recurse: Placements,
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("bitmask", Problem::Queens, Traversal::Lines(Axis::Files))
        .listing(&Listing::LINES)
        .supports_blocked()
        .reports(Reports::Nothing);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, FreeSquaresSearch::<Bitmask>::start)
        .explanation(explain)
        .stack(stack)
        .count(|instance| Box::new(BitmaskCount::new(instance)));

/// The placed queens and the bit masks of each depth.
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
        let (bit, level) = (level.take_lowest(), *level);
        let rank = bit.trailing_zeros() as u8;
        let square = Square::at(self.words.column(self.placed).file, rank);
        self.ranks[self.placed % self.ranks.len()] = rank;
        self.placed += 1;
        if !self.is_full() {
            *self.words.level(self.placed) = level.next_depth(bit, self.words.column(self.placed));
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
        Some(Event::Place { .. } | Event::Remove { .. }) => Listing::Recurse,
        Some(Event::DeadEnd) => Listing::AnyFree,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
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

/// The ranks above a square, one bit per rank. In the square's column, these ranks are still to be tried.
fn above(square: Square) -> u32 {
    u32::MAX << square.rank.get() << 1
}

/// The squares of `line` that none of `queens` attacks and that are in `untried`, one bit per rank. `None` below the
/// last line.
fn free(position: &Position, line: Option<Line>, queens: &[Square], untried: u32) -> Option<u32> {
    let free = free_ranks(position.size(), queens, position.blocked(), line?.index());
    Some(free & untried)
}

/// The variables of a call: its column, the rows of `queens`, and the free squares still to be tried.
fn locals(size: BoardSize, line: Option<Line>, queens: &[Square], free: Option<u32>) -> Variables {
    let column = line.map_or(size.files(), Line::index);
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
fn stack(position: &Position) -> Vec<StackFrame> {
    let call = |depth| {
        let queens = &position.queens()[..position.given().len() + depth];
        let line = position.line_at(Axis::Files, depth);
        let tried = position.tried(depth).last().map(|&(square, _)| square);
        let taken = position.placed().get(depth).copied().or(tried);
        let free = free(position, line, queens, taken.map_or(u32::MAX, above));
        StackFrame {
            name: "place",
            locals: locals(position.size(), line, queens, free),
        }
    };
    (0..=position.placed().len()).map(call).collect()
}

const DEPTHS: usize = BoardSize::MAX as usize;

/// The bit masks of one depth, with one bit per row of its column. Placed queens attack the rows in `rows` along ranks,
/// in `up` along rising diagonals, and in `down` along falling diagonals.
#[derive(Clone, Copy, Default)]
struct DepthMasks {
    rows: u32,
    up: u32,
    down: u32,
    /// The free squares of this column that are still to be tried.
    free: u32,
}

/// A column without a given queen.
#[derive(Clone, Copy, Default)]
struct OpenColumn {
    file: u8,
    /// The distance in columns from the previous open column; for the first open column, its index.
    gap: u8,
    /// The rows of this column that are not blocked and that no given queen attacks.
    allowed: u32,
}

/// The bit masks of every depth on the current path. The traced and the counting search share this type.
#[derive(Clone)]
struct MaskStack {
    columns: [OpenColumn; DEPTHS],
    open: usize,
    levels: [DepthMasks; DEPTHS],
}

impl DepthMasks {
    /// Removes and returns the lowest free bit; `free` must not be 0.
    #[inline(always)]
    fn take_lowest(&mut self) -> u32 {
        let bit = self.free & self.free.wrapping_neg();
        self.free ^= bit;
        bit
    }

    /// The masks of the next depth, which searches `column`, after placing a queen on `bit`.
    #[inline(always)]
    fn next_depth(&self, bit: u32, column: OpenColumn) -> DepthMasks {
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
    /// Creates the masks of the board with the given queens only, at depth 0.
    fn new(instance: &Instance) -> MaskStack {
        let (size, given, blocked) = (instance.size(), instance.given(), instance.blocked());
        let open = OpenLines::open(Axis::Files, size, given);
        let mut columns = [OpenColumn::default(); DEPTHS];
        let mut before = 0;
        for (column, &file) in columns.iter_mut().zip(open.indices()) {
            *column = OpenColumn {
                file,
                gap: file - before,
                allowed: free_ranks(size, given, blocked, file),
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
    fn open(&self) -> usize {
        self.open
    }

    /// The open column searched at this depth.
    #[inline(always)]
    fn column(&self, depth: usize) -> OpenColumn {
        self.columns[depth % DEPTHS]
    }

    #[inline(always)]
    fn level(&mut self, depth: usize) -> &mut DepthMasks {
        &mut self.levels[depth % DEPTHS]
    }

    /// The greatest depth entered so far. At every entered depth except the first, `rows` contains the row of an
    /// earlier queen, so `rows` is not 0.
    fn deepest(&self) -> usize {
        let entered = |depth: &usize| self.levels[*depth].rows != 0;
        (1..self.open).rev().find(entered).unwrap_or(0)
    }

    /// The masks of all depths, including depths that the search has not entered.
    fn path(&self) -> &[DepthMasks] {
        &self.levels[..self.open]
    }
}

/// The counting version of the search: it visits the same nodes in the same order as the traced version, without
/// events. A queen that leaves no free square in the next column is counted and removed at once. The last column has
/// at most one free square and is never entered.
struct BitmaskCount {
    words: MaskStack,
    depth: usize,
    group: Vec<Symmetry>,
    given: Vec<Square>,
    size: BoardSize,
    counters: Counters,
    over: bool,
}

impl BitmaskCount {
    fn new(instance: &Instance) -> BitmaskCount {
        let mut counting = BitmaskCount {
            words: MaskStack::new(instance),
            depth: 0,
            group: instance.stabiliser(),
            given: instance.given().to_vec(),
            size: instance.size(),
            counters: Counters {
                nodes: 1,
                depth: instance.given().len() as u64,
                ..Counters::default()
            },
            over: false,
        };
        counting.count_without_search();
        counting
    }

    /// Counts a board that needs no search: at most one open column, or no free square in the first open
    /// column.
    fn count_without_search(&mut self) {
        let (open, blocked) = (self.words.open(), self.words.level(0).free == 0);
        self.over = open < 2 || blocked;
        if open > 0 && !blocked {
            self.counters.depth += 1;
        }
        // A single open column has at most one free square.
        if open == 0 || open == 1 && !blocked {
            self.counters.nodes += open as u64;
            self.counters.solutions = 1;
            self.counters.fundamental = 1;
        }
    }

    /// Counts the solution that the only free square of the last open column completes.
    #[inline(never)]
    fn complete(&mut self) {
        self.counters.solutions += 1;
        if self.may_be_least() && self.is_least() {
            self.counters.fundamental += 1;
        }
    }

    /// Whether the first and last columns allow this solution to be the least of its symmetry class. This cheap test
    /// rejects most solutions that are not the least.
    fn may_be_least(&self) -> bool {
        if self.group.len() < Symmetry::ALL.len() {
            return true;
        }
        let path = self.words.path();
        let (first, last) = (path[1].rows, path[path.len() - 1].free);
        let mirrored = |bit: u32| bit.reverse_bits() >> (32 - u32::from(self.size.files()));
        first <= mirrored(first).min(last).min(mirrored(last))
    }

    fn is_least(&self) -> bool {
        let path = self.words.path();
        let taken = path.iter().skip(1).map(|level| level.rows);
        let last = path.last().map(|level| level.rows | level.free);
        let mut squares = [Square::at(0, 0); BoardSize::MAX as usize];
        for (slot, &queen) in squares.iter_mut().zip(&self.given) {
            *slot = queen;
        }
        let placed = squares.iter_mut().skip(self.given.len());
        for (depth, (slot, rows)) in placed.zip(taken.chain(last)).enumerate() {
            let rank = (rows ^ path[depth].rows).trailing_zeros();
            *slot = Square::at(self.words.column(depth).file, rank as u8);
        }
        let placement = Placement::new(self.size, &squares[..self.size.width()]);
        placement.is_ok_and(|placement| placement.is_least(&self.group))
    }

    /// Places at most `budget` queens and returns the number placed. Neither number includes the queens in the last
    /// column.
    fn search(&mut self, budget: u64) -> u64 {
        let last = self.words.open() - 1;
        let mut depth = self.depth;
        let mut left = budget;
        // Loop invariant: the current depth has a free square.
        let mut level = *self.words.level(depth);
        'search: while left > 0 {
            left -= 1;
            let bit = level.take_lowest();
            let below = level.next_depth(bit, self.words.column(depth + 1));
            if below.free != 0 {
                self.words.level(depth).free = level.free;
                *self.words.level(depth + 1) = below;
                if depth + 1 < last {
                    depth += 1;
                    level = below;
                    continue;
                }
                self.complete();
            }
            while level.free == 0 {
                if depth == 0 {
                    self.over = true;
                    break 'search;
                }
                depth -= 1;
                level = *self.words.level(depth);
            }
        }
        self.depth = depth;
        self.words.level(depth).free = level.free;
        budget - left
    }
}

impl Work for BitmaskCount {
    type Output = Ending;

    fn work(&mut self, budget: u64) -> Poll<Ending> {
        if !self.over {
            let before = self.counters.solutions;
            let queens = self.search(budget);
            self.counters.nodes += queens + (self.counters.solutions - before);
            let deepest = self.words.deepest() as u64;
            self.counters.depth = self.given.len() as u64 + deepest + 1;
        }
        if self.over {
            Poll::Ready(Ending::Complete)
        } else {
            Poll::Pending
        }
    }
}

impl CountedSearch for BitmaskCount {
    fn counters(&self) -> Counters {
        // Every node except the root is a placement. No square is rejected, and every placed queen is removed by the
        // end.
        let placements = self.counters.nodes - 1;
        Counters {
            tests: placements,
            placements,
            removals: placements,
            ..self.counters
        }
    }

    fn progress(&self) -> f64 {
        if self.over {
            return 1.0;
        }
        let width = f64::from(self.size.files());
        let mut share = 1.0;
        let mut searched = 0.0;
        for (depth, level) in (0..).zip(&self.words.path()[..=self.depth]) {
            share /= width;
            // Ranks below the next free rank are done, except the rank being searched.
            let next = match level.free {
                0 => self.size.files(),
                free => free.trailing_zeros() as u8,
            };
            let current = u8::from(depth < self.depth);
            searched += share * f64::from(next.saturating_sub(current));
        }
        searched
    }
}
