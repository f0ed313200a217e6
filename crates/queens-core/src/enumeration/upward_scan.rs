//! `upward-scan`: recursion over a board that holds nothing but queens.
//!
//! Idea: nothing is marked; a square is free if three scans from it, over the ranks before its own,
//! meet no queen. Cost: up to 2n + 1 squares read a test, one write a queen. Source: sheet 001, third
//! program (`occupe2`, `jouer2`), which draws its first row at the top and so scans upwards: here the
//! scans go down to rank 1. Departures: its 8 is n; its call of `jouer` is taken for `jouer2`, and its
//! `occupe2` is given the board; ranks of given queens are skipped, and given queens on later ranks are
//! compared after the scans, which do not read their squares.

use crate::attacks::{LineKind, line_between};
use crate::board::BoardSize;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::descriptor::{Descriptor, Operation, Reports};
use crate::entry::Algorithm;
use crate::enumeration::backtracking::{self, Backtracking, Representation};
use crate::enumeration::levels::{Level, current, frames, levels_above_last};
use crate::enumeration::rank_by_rank::{ByRank, open, ray, scans, string, tested};
use crate::event::Event;
use crate::explanation::{Detail, Explanation, Frame, Value};
use crate::formats::{Base, Form};
use crate::instance::Instance;
use crate::lines::Axis;
use crate::problem::Problem;
use crate::replay::Position;
use crate::square::Square;
use crate::traversal::Traversal;

const CALLS: usize = 0;
const CELLS_READ: usize = 1;
const ERASURES: usize = 2;

/// The sheet's `dx2`; its `dy2` is a rank down each time.
const DELTAS: [i8; 3] = [-1, 0, 1];
/// The character of the first column.
const FIRST: u8 = b'1';

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor::new(
    "upward-scan",
    Problem::Queens,
    Traversal::Lines(Axis::Ranks),
)
.listing(&[
    Count::Operation(CALLS),
    Count::Tests,
    Count::Tests,
    Count::Placements,
    Count::Placements,
    Count::Solutions,
    Count::Operation(ERASURES),
    Count::Tests,
    Count::Operation(CELLS_READ),
])
.operations(&[
    Operation::begun("calls"),
    Operation::new("cells_read"),
    Operation::new("erasures"),
])
.reports(Reports::Reads)
.prints(Form::Digits(Base::One));

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(Backtracking::<Board>::new(instance)),
    explain,
)
.operations(count_operations)
.stack(stack);

/// The sheet's board `t`.
#[derive(Clone)]
struct Board {
    size: BoardSize,
    /// Of each rank, bit f: a queen stands on file f.
    ranks: [u32; BoardSize::MAX as usize],
    given: ByRank,
}

impl Board {
    #[inline]
    fn holds(&self, square: Square) -> bool {
        self.ranks[square.rank.index() % self.ranks.len()] >> square.file.0 & 1 == 1
    }
}

impl Representation for Board {
    const AXIS: Axis = Axis::Ranks;

    fn new(instance: &Instance) -> Board {
        let mut board = Board {
            size: instance.size(),
            ranks: [0; BoardSize::MAX as usize],
            given: ByRank::given(instance),
        };
        for &queen in instance.given() {
            board.place(queen);
        }
        board
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        for delta in DELTAS {
            let mut read = ray(self.size, square, delta);
            if let Some(queen) = read.find(|&read| self.holds(read)) {
                return line_between(queen, square).map(|line| (queen, line));
            }
        }
        // Given queens on earlier ranks would have been met.
        self.given.attacker(square)
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.ranks[square.rank.index() % BoardSize::MAX as usize] |= 1 << square.file.0;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.ranks[square.rank.index() % BoardSize::MAX as usize] &= !(1 << square.file.0);
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Some((square, attacker)) = tested(event) {
        let scans = scans(before.size(), DELTAS, square, attacker);
        operations[CELLS_READ] += scans.map(|scan| u64::from(scan.squares)).sum::<u64>();
    }
    match event {
        Event::Place { .. } => {
            operations[CALLS] += u64::from(before.placed().len() + 1 < open(before));
        }
        Event::Remove { .. } => operations[ERASURES] += 1,
        _ => {}
    }
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => 4,
        Some(Event::Reject { .. }) => 3,
        Some(Event::Remove { .. }) => 7,
        Some(Event::DeadEnd) => 2,
        Some(Event::Solution) => 6,
        _ => 1,
    };
    let levels = levels_above_last(Axis::Ranks, position);
    let mut variables = locals(current(Axis::Ranks, position, &levels), position);
    let queens = Axis::Ranks.ordered(position.queens());
    variables.push(("t", Value::Squares(queens)));
    Explanation {
        code_line,
        reason: backtracking::reason(Axis::Ranks, position),
        detail: read(position).map(Detail::Read),
        variables,
    }
}

/// The squares that the scans of the last event have read, if it tested a square.
fn read(position: &Position) -> Option<Vec<Square>> {
    let size = position.size();
    let (square, attacker) = tested(position.last()?)?;
    let scans = scans(size, DELTAS, square, attacker);
    let read = scans.flat_map(|scan| {
        let squares = usize::from(scan.squares);
        ray(size, square, scan.delta).take(squares)
    });
    Some(read.collect())
}

/// What a call holds of itself.
fn locals(level: Level, position: &Position) -> Vec<(&'static str, Value)> {
    let mut locals = level.loop_variables("ligne", "x", 0);
    locals.push(("st", Value::Text(string(FIRST, level.line, position))));
    locals
}

/// `jouer2` once for each queen placed, but the last, and once for the rank that is searched.
fn stack(position: &Position) -> Vec<Frame> {
    let levels = levels_above_last(Axis::Ranks, position);
    frames("jouer2", &levels, |level| locals(level, position))
}
