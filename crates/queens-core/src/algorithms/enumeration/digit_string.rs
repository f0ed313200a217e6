//! `digit-string`: recursion over a string with the column of each rank as a digit.
//!
//! Idea: `pos` looks for the column in the string; the recursive `test` follows the left, then the right
//! diagonal over the earlier ranks, to a queen or past the edge. Cost: one search of the string for a
//! test, and up to n + 3 calls more if it finds nothing. Source: sheet 001, fourth program (`test`,
//! `jouer3`). Departures: its 8 is n; the string begins with zeros, as in the sheet's text, where its
//! program has blanks; ranks of given queens are skipped; `pos` looks at earlier ranks only, and given
//! queens on later ranks are compared last, without a call of `test`.

use crate::algorithms::enumeration::backtracking::{self, Backtracking, Representation, tested};
use crate::algorithms::enumeration::by_line::ByLine;
use crate::algorithms::enumeration::levels::{Level, current, frames, levels};
use crate::algorithms::enumeration::rank_by_rank::{ray, scans};
use crate::board::{Axis, BoardSize, LineKind, Square};
use crate::formats::{Base, Form};
use crate::problem::{Instance, Problem};
use crate::search::{
    Algorithm, Count, Descriptor, Detail, Event, Explanation, Frame, Helper, HelperLine,
    MAX_OPERATIONS, Operation, Position, Procedure, Reports, Runs, Search, Traversal, Value,
    Variables,
};

const CALLS: usize = 0;
const POS_OK: usize = 1;
const TEST_CALLS: usize = 2;
const ERASURES: usize = 3;
/// Without a name: calls of `test` beyond the edge.
const EDGES: usize = 4;

/// `delta` of the left diagonal, then of the right one.
const DELTAS: [i8; 2] = [-1, 1];
/// The character of a rank without a queen; the characters of the columns follow it.
const NONE: u8 = b'0';

pub(crate) static DESCRIPTOR: Descriptor = Descriptor::new(
    "digit-string",
    Problem::Queens,
    Traversal::Lines(Axis::Ranks),
)
.listing(&[
    Count::Operation(CALLS),
    Count::Operation(CALLS),
    Count::Solutions,
    Count::Tests,
    Count::Tests,
    Count::Operation(POS_OK),
    Count::Placements,
    Count::Placements,
    Count::Operation(ERASURES),
    Count::Operation(TEST_CALLS),
    Count::Operation(TEST_CALLS),
])
.operations(&[
    Operation::begun("calls"),
    Operation::new("pos_ok"),
    Operation::new("test_calls"),
    Operation::new("erasures"),
])
.reports(Reports::Reads)
.prints(Form::Digits(Base::One));

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<Digits>::start, explain)
        .operations(count_operations)
        .stack(stack)
        .helpers(HELPERS, decided);

static HELPERS: &[Helper] = &[Helper {
    procedure: Procedure::DiagonalTest,
    lines: &{
        let calls = Runs::of(Count::Operation(TEST_CALLS));
        let edges = Count::Operation(EDGES);
        [calls, calls, Runs::of(edges), calls.less(edges)]
    },
}];

/// The sheet's string `st`.
#[derive(Clone)]
struct Digits {
    size: BoardSize,
    /// The column of each rank, from 1; 0 where there is none.
    digits: [u8; BoardSize::MAX as usize],
    given: ByLine,
}

impl Digits {
    /// The earliest rank below `before` with this digit.
    #[inline]
    fn pos(&self, digit: u8, before: u8) -> Option<u8> {
        let earlier = &self.digits[..usize::from(before) % self.digits.len()];
        let found = earlier.iter().position(|&other| other == digit);
        found.map(|rank| rank as u8)
    }

    /// The sheet's `test`, which answers whether there is no queen on the diagonal: here the queen, if any.
    /// Ranks and columns from 1.
    fn test(&self, rank: u8, column: u8, delta: i8) -> Option<Square> {
        if rank == 0 || column == 0 || column > self.size.get() {
            None
        } else if self.digits[usize::from(rank - 1) % self.digits.len()] == column {
            Some(Square::at(column - 1, rank - 1))
        } else {
            self.test(rank - 1, column.wrapping_add_signed(delta), delta)
        }
    }
}

impl Representation for Digits {
    const AXIS: Axis = Axis::Ranks;

    fn new(instance: &Instance) -> Digits {
        let mut digits = Digits {
            size: instance.size(),
            digits: [0; BoardSize::MAX as usize],
            given: ByLine::given(Axis::Ranks, instance),
        };
        for &queen in instance.given() {
            digits.place(queen);
        }
        digits
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        let (file, rank) = (square.file.get(), square.rank.get());
        if let Some(other) = self.pos(file + 1, rank) {
            return Some((Square::at(file, other), LineKind::Column));
        }
        for delta in DELTAS {
            if let Some(queen) = self.test(rank + 1, file + 1, delta) {
                return Some((queen, LineKind::Diagonal));
            }
        }
        // A given queen on an earlier rank would have been found.
        self.given.attacker(square)
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.digits[square.rank.index() % BoardSize::MAX as usize] = square.file.get() + 1;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.digits[square.rank.index() % BoardSize::MAX as usize] = 0;
    }
}

/// Whether the test of the square ends with `pos`.
fn found_by_pos(square: Square, attacker: Option<Square>) -> bool {
    attacker.is_some_and(|queen| queen.file == square.file && queen.rank < square.rank)
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    match event {
        Event::Place { .. } => operations[CALLS] += 1,
        Event::Remove { .. } => operations[ERASURES] += 1,
        _ => {}
    }
    let by_test = tested(event).filter(|&(square, attacker)| !found_by_pos(square, attacker));
    if let Some((square, attacker)) = by_test {
        let scans = scans(before.size(), DELTAS, square, attacker);
        operations[POS_OK] += 1;
        for scan in scans {
            let edges = u64::from(!scan.found);
            operations[TEST_CALLS] += u64::from(scan.squares) + edges;
            operations[EDGES] += edges;
        }
    }
}

fn explain(position: &Position) -> Explanation {
    let detail = called(position);
    let code_line = match position.last() {
        Some(Event::Place { .. }) => 7,
        Some(Event::Reject { .. }) if detail.is_none() => 5,
        Some(Event::Reject { .. }) => 6,
        Some(Event::Remove { .. }) => 9,
        Some(Event::DeadEnd) => 4,
        Some(Event::Solution) => 3,
        _ => 1,
    };
    let levels = levels(Axis::Ranks, position);
    let current = current(Axis::Ranks, position, &levels);
    Explanation {
        code_line,
        reason: backtracking::reason(Axis::Ranks, position),
        detail,
        variables: locals(current, position.queens(), position),
    }
}

/// The line of `test` that answered in the last event; none if it was not called, or found nothing.
fn decided(position: &Position) -> Option<HelperLine> {
    let (square, attacker) = tested(position.last()?)?;
    let line = match attacker {
        None => 3,
        Some(queen) if queen.rank < square.rank && queen.file != square.file => 4,
        Some(_) => return None,
    };
    Some(Procedure::DiagonalTest.line(line))
}

/// The squares on which the last event called `test`; none if it did not call it.
fn called(position: &Position) -> Option<Detail> {
    let size = position.size();
    let (square, attacker) = tested(position.last()?)?;
    if found_by_pos(square, attacker) {
        return None;
    }
    let (mut squares, mut max_large_n) = (Vec::new(), 0);
    for scan in scans(size, DELTAS, square, attacker) {
        let called = ray(size, square, scan.delta).take(usize::from(scan.squares));
        squares.extend(called);
        max_large_n += u8::from(!scan.found);
    }
    Some(Detail::Called {
        squares,
        max_large_n,
    })
}

/// The variables of a call: its rank, its column, and its own string, which has these queens.
fn locals(level: Level, queens: &[Square], position: &Position) -> Variables {
    let digit = |rank| {
        let queen = queens.iter().find(|queen| queen.rank.get() == rank);
        char::from(queen.map_or(NONE, |queen| NONE + 1 + queen.file.get()))
    };
    let mut locals = level.loop_variables("lg", "col", 1);
    let string = (0..position.size().get()).map(digit).collect();
    locals.push(("st", Value::Text(string)));
    locals
}

/// One call of `jouer3` for each queen placed, and one for the rank that is searched.
fn stack(position: &Position) -> Vec<Frame> {
    let standing = position.queens();
    frames("jouer3", &levels(Axis::Ranks, position), |level| {
        // The string of a call has the queen that the call places.
        let own = position.given().len() + level.depth + 1;
        locals(level, &standing[..own.min(standing.len())], position)
    })
}
