//! `digit-string`: recursive backtracking over a string that holds the column of each rank as a digit.
//!
//! Idea: `pos` searches the string for the column. The recursive `test` then follows the left and the right
//! diagonal over the earlier ranks, to a queen or past the edge.
//! Cost: each square takes one search of the string. If the search finds no queen, up to n + 3 calls of `test` follow.
//! Source: sheet 001, fourth program (`test`, `jouer3`).
//! Departures: the sheet's 8 becomes n. The string initially consists of zeros, as in the sheet's text; the
//! sheet's program has blanks. Ranks with a given queen are skipped. `pos` searches only earlier ranks, and
//! given queens on later ranks are compared last, without a call of `test`.

use crate::algorithms::enumeration::backtracking::{self, Backtracking, Representation, tested};
use crate::algorithms::enumeration::levels::{Level, current, frames, levels};
use crate::algorithms::enumeration::queens_by_line::QueensByLine;
use crate::algorithms::enumeration::rank_by_rank::{ray, scans};
use crate::board::{Axis, BoardSize, LineKind, Square};
use crate::formats::{Base, Form};
use crate::problem::{Instance, Problem};
use crate::search::{
    Algorithm, Count, Descriptor, Detail, Event, Explanation, Finding, HelperLine, MAX_OPERATIONS,
    Operation, Position, Reports, Runs, Search, StackFrame, Traversal, Value, Variables,
};

const CALLS: usize = 0;
const POS_OK: usize = 1;
const TEST_CALLS: usize = 2;
const ERASURES: usize = 3;
/// Internal counter: calls of `test` past the edge.
const EDGES: usize = 4;

/// The values of `delta`: left diagonal, then right diagonal.
const DELTAS: [i8; 2] = [-1, 1];
/// The character of a rank without a queen; the characters of the columns follow it.
const NONE: u8 = b'0';

crate::listing! {
    enum Listing {
        Call: Operation(CALLS),
        Full: Operation(CALLS),
        Solution: Solutions,
        EachColumn: Tests,
        TestColumn: Tests,
        TestDiagonals: Operation(POS_OK),
        Put: Placements,
        Recurse: Placements,
        Erase: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor = Descriptor::new(
    "digit-string",
    Problem::Queens,
    Traversal::Lines(Axis::Ranks),
)
.listing(&Listing::LINES)
.operations(&[
    Operation::once_at_start("calls"),
    Operation::new("pos_ok"),
    Operation::new("test_calls"),
    Operation::new("erasures"),
])
.reports(Reports::Reads)
.prints(Form::Digits(Base::One));

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, Backtracking::<Digits>::start)
    .explanation(explain)
    .operations(count_operations)
    .stack(stack)
    .helpers(&[DiagonalTest::HELPER], deciding_line);

const CALLED: Runs = Runs::once(Count::Operation(TEST_CALLS));

crate::listing! {
    enum DiagonalTest as "test" {
        Head: CALLED,
        Edge: CALLED,
        Free: Runs::once(Operation(EDGES)),
        Compare: CALLED.minus(Operation(EDGES)),
    }
}

/// The sheet's string `st`.
#[derive(Clone)]
struct Digits {
    size: BoardSize,
    /// The column of each rank, from 1; 0 for a rank without a queen.
    digits: [u8; BoardSize::MAX as usize],
    given: QueensByLine,
}

impl Digits {
    /// The lowest rank below `before` that has this digit; `None` if none of these ranks has the digit.
    #[inline]
    fn pos(&self, digit: u8, before: u8) -> Option<u8> {
        let earlier = &self.digits[..usize::from(before) % self.digits.len()];
        let found = earlier.iter().position(|&other| other == digit);
        found.map(|rank| rank as u8)
    }

    /// The first queen on the diagonal that starts at this square and goes down; `None` if the diagonal has no queen.
    /// `rank` and `column` count from 1. The sheet's `test` returns only whether the diagonal has no queen.
    fn test(&self, rank: u8, column: u8, delta: i8) -> Option<Square> {
        if rank == 0 || column == 0 || column > self.size.files() {
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
            given: QueensByLine::given(Axis::Ranks, instance),
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
        // No queen on an earlier rank attacks the square, so only a given queen on a later rank can.
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

/// Whether `pos` finds the attacker.
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
        Some(Event::Place { .. }) => Listing::Put,
        Some(Event::Reject { .. }) if detail.is_none() => Listing::TestColumn,
        Some(Event::Reject { .. }) => Listing::TestDiagonals,
        Some(Event::Remove { .. }) => Listing::Erase,
        Some(Event::DeadEnd) => Listing::EachColumn,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
    };
    let levels = levels(Axis::Ranks, position);
    let current = current(Axis::Ranks, position, &levels);
    Explanation {
        code_line: code_line.into(),
        reason: backtracking::reason_with_finding(Axis::Ranks, position, finding),
        detail,
        variables: locals(current, position.queens(), position),
    }
}

/// The digit that `pos` finds, or the diagonal that `test` follows. `None` for a given queen on a later rank.
fn finding(square: Square, attacker: Square, line: LineKind) -> Option<Finding> {
    let digit = char::from(NONE + 1 + square.file.get());
    let finding = match line {
        LineKind::Column => Finding::Digit(digit),
        _ => Finding::Diagonal,
    };
    (attacker.rank < square.rank).then_some(finding)
}

/// The line of `test` that decided the last event. `None` if `test` was not called, or if a given queen on a later rank
/// attacks the square.
fn deciding_line(position: &Position) -> Option<HelperLine> {
    let (square, attacker) = tested(position.last()?)?;
    let line = match attacker {
        None => DiagonalTest::Free,
        Some(queen) if queen.rank < square.rank && queen.file != square.file => {
            DiagonalTest::Compare
        }
        Some(_) => return None,
    };
    Some(line.into())
}

/// The squares on which the last event called `test`; `None` if the event made no call.
fn called(position: &Position) -> Option<Detail> {
    let size = position.size();
    let (square, attacker) = tested(position.last()?)?;
    if found_by_pos(square, attacker) {
        return None;
    }
    let (mut squares, mut off_board) = (Vec::new(), 0);
    for scan in scans(size, DELTAS, square, attacker) {
        let called = ray(size, square, scan.delta).take(usize::from(scan.squares));
        squares.extend(called);
        off_board += u8::from(!scan.found);
    }
    Some(Detail::Called { squares, off_board })
}

/// The local variables of a call: its rank, its column, and its own string, which contains `queens`.
fn locals(level: Level, queens: &[Square], position: &Position) -> Variables {
    let digit = |rank| {
        let queen = queens.iter().find(|queen| queen.rank.get() == rank);
        char::from(queen.map_or(NONE, |queen| NONE + 1 + queen.file.get()))
    };
    let mut locals = level.loop_variables("lg", "col", 1);
    let string = (0..position.size().files()).map(digit).collect();
    locals.push(("st", Value::Text(string)));
    locals
}

/// One call of `jouer3` per placed queen and one for the rank being searched.
fn stack(position: &Position) -> Vec<StackFrame> {
    let queens = position.queens();
    frames("jouer3", &levels(Axis::Ranks, position), |level| {
        // A call's string contains the queen that the call places.
        let own = position.given().len() + level.depth + 1;
        locals(level, &queens[..own.min(queens.len())], position)
    })
}
