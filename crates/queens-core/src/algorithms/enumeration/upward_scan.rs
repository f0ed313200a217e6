//! `upward-scan`: recursive backtracking over a board that stores only the queens.
//!
//! Idea: no square is marked. A square is free if three scans over the earlier ranks find no queen.
//! Cost: a test reads up to 2n + 1 squares; placing a queen is one write.
//! Source: sheet 001, third program (`occupe2`, `jouer2`). The sheet's first row is at the top, so its scans go up.
//! Here the scans go down to rank 1.
//! Departures: the sheet's 8 becomes n. Its call of `jouer` is read as `jouer2`, and `occupe2` takes the board
//! as a parameter. Ranks with a given queen are skipped. Given queens on later ranks are compared last, because
//! the scans do not reach them.

use crate::algorithms::enumeration::backtracking::{self, Backtracking, Representation, tested};
use crate::algorithms::enumeration::levels::{Level, current, frames, levels_above_last};
use crate::algorithms::enumeration::queens_by_line::QueensByLine;
use crate::algorithms::enumeration::rank_by_rank::{open_ranks, ray, scans, string};
use crate::board::{Axis, BoardSize, LineKind, Square, SquareSet, line_between};
use crate::formats::{Base, Form};
use crate::problem::{Instance, Problem};
use crate::search::{
    Algorithm, Count, Descriptor, Detail, Event, Explanation, Finding, HelperLine, MAX_OPERATIONS,
    Operation, Position, Reports, Runs, Search, StackFrame, Traversal, Value, Variables,
};

const CALLS: usize = 0;
const CELLS_READ: usize = 1;
const ERASURES: usize = 2;
/// Internal counter: scans, whether or not they find a queen.
const SCANS: usize = 3;
/// Internal counter: scans that reach the edge without finding a queen.
const EDGES: usize = 4;

/// The values of the sheet's `dx2`: the change of file for each rank down. `dy2` is always one rank down.
const DELTAS: [i8; 3] = [-1, 0, 1];
/// The character that represents the first column in `st`.
const FIRST: u8 = b'1';

crate::listing! {
    enum Listing {
        Call: Operation(CALLS),
        EachColumn: Tests,
        Test: Tests,
        Put: Placements,
        Recurse: Placements,
        Solution: Solutions,
        Erase: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor = Descriptor::new(
    "upward-scan",
    Problem::Queens,
    Traversal::Lines(Axis::Ranks),
)
.listing(&Listing::LINES)
.operations(&[
    Operation::once_at_start("calls"),
    Operation::new("cells_read"),
    Operation::new("erasures"),
])
.reports(Reports::Reads)
.prints(Form::Digits(Base::One));

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, Backtracking::<Board>::start)
    .explanation(explain)
    .operations(count_operations)
    .stack(stack)
    .helpers(&[Occupe2::HELPER], deciding_line);

const TESTS: Runs = Runs::once(Count::Tests);
const SCANNED: Runs = Runs::once(Count::Operation(SCANS));
const SQUARES_READ: Runs = Runs::once(Count::Operation(CELLS_READ));
const STEPS: Runs = SQUARES_READ.plus(1, Count::Operation(EDGES));

crate::listing! {
    enum Occupe2 as "occupe2" {
        Head: TESTS,
        Begin: TESTS,
        EachDirection: SCANNED,
        Start: SCANNED,
        EachSquare: STEPS,
        Next: STEPS,
        OnBoard: STEPS,
        Read: SQUARES_READ,
        UntilEdge: STEPS,
        UntilLast: SCANNED,
        Result: TESTS,
    }
}

/// The sheet's board `t`, stored as the set of its queens.
#[derive(Clone)]
struct Board {
    size: BoardSize,
    queens: SquareSet,
    given: QueensByLine,
}

impl Representation for Board {
    const AXIS: Axis = Axis::Ranks;

    fn new(instance: &Instance) -> Board {
        let mut board = Board {
            size: instance.size(),
            queens: SquareSet::EMPTY,
            given: QueensByLine::given(Axis::Ranks, instance),
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
            if let Some(queen) = read.find(|&read| self.queens.contains(read)) {
                return line_between(queen, square).map(|line| (queen, line));
            }
        }
        // No queen on an earlier rank attacks the square, so only a given queen on a later rank can.
        self.given.attacker(square)
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.queens.insert(square);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.queens.remove(square);
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    if let Some((square, attacker)) = tested(event) {
        let scans = scans(before.size(), DELTAS, square, attacker);
        for scan in scans {
            operations[CELLS_READ] += u64::from(scan.squares);
            operations[SCANS] += 1;
            operations[EDGES] += u64::from(!scan.found);
        }
    }
    match event {
        Event::Place { .. } => {
            operations[CALLS] += u64::from(before.placed().len() + 1 < open_ranks(before));
        }
        Event::Remove { .. } => operations[ERASURES] += 1,
        _ => {}
    }
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => Listing::Put,
        Some(Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) => Listing::Erase,
        Some(Event::DeadEnd) => Listing::EachColumn,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
    };
    let levels = levels_above_last(Axis::Ranks, position);
    let mut variables = locals(current(Axis::Ranks, position, &levels), position);
    let queens = Axis::Ranks.ordered(position.queens());
    variables.push(("t", Value::Squares(queens)));
    Explanation {
        code_line: code_line.into(),
        reason: backtracking::reason_with_finding(Axis::Ranks, position, finding),
        detail: read(position).map(Detail::Read),
        variables,
    }
}

/// The scan that reads the attacker. `None` for a given queen on a later rank, which the scans do not reach.
fn finding(square: Square, attacker: Square, line: LineKind) -> Option<Finding> {
    (attacker.rank < square.rank).then_some(Finding::Scan(line))
}

/// The line of `occupe2` that decided the last test. `None` if the last event is not a test, or if a given queen on a
/// later rank attacks the square.
fn deciding_line(position: &Position) -> Option<HelperLine> {
    let (square, attacker) = tested(position.last()?)?;
    let line = match attacker {
        None => Occupe2::UntilLast,
        Some(queen) if queen.rank < square.rank => Occupe2::Read,
        // `occupe2` found no queen; the attacker is a given queen on a later rank.
        Some(_) => return None,
    };
    Some(line.into())
}

/// The squares that the scans of the last event read, in order; `None` if the event is not a test.
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

/// The local variables of a call; the board is omitted because all calls share it.
fn locals(level: Level, position: &Position) -> Variables {
    let mut locals = level.loop_variables("ligne", "x", 0);
    locals.push(("st", Value::Text(string(FIRST, level.line, position))));
    locals
}

/// The calls of `jouer2`, outermost first: one per placed queen, and one for the current rank. No call follows the
/// placement on the last rank.
fn stack(position: &Position) -> Vec<StackFrame> {
    let levels = levels_above_last(Axis::Ranks, position);
    frames("jouer2", &levels, |level| locals(level, position))
}
