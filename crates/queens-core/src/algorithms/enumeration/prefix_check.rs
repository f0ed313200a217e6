//! `prefix-check`: backtracking over a list `disposition` of the rows of the columns; each test checks the whole list.
//!
//! Idea: a row is appended, then the whole list is checked: first for equal rows, then pair by pair for diagonals. The
//! row is popped later, whether the list is valid or not.
//! Cost: a test checks up to k rows and k(k−1)/2 pairs for a list of length k.
//! Source: sheet 002 (`est_valide`, `cherche_valides`).
//! Departures: the rows of given queens are appended without a test. Given queens in later columns are checked after
//! the list: each first for its row, then for its diagonal.

use crate::algorithms::enumeration::backtracking::{self, Backtracking, Representation, tested};
use crate::algorithms::enumeration::levels::{Level, current, frames, levels};
use crate::algorithms::enumeration::queens_by_line::QueensByLine;
use crate::board::{Axis, BoardSize, LineKind, Square, line_between};
use crate::formats::Form;
use crate::problem::{Instance, Problem};
use crate::search::{
    Algorithm, Count, Descriptor, Detail, Event, Explanation, Finding, HelperLine, MAX_OPERATIONS,
    Operation, Position, Runs, Search, StackFrame, Traversal, Value, Variables,
};

const CALLS: usize = 0;
const ROW_CHECKS: usize = 1;
const DIAG_CHECKS: usize = 2;
const ERASURES: usize = 3;
const DRAWN_NODES: usize = 4;
// The next counters are for the lines of `est_valide`, which does not compare given queens in later columns.
/// Internal counter: rows recorded as occupied.
const NOTED_ROWS: usize = 5;
/// Internal counter: repeated rows found.
const EQUAL_ROWS: usize = 6;
/// Internal counter: passes of the outer loop over pairs.
const PASSES: usize = 7;
/// Internal counter: pairs of columns compared.
const PAIRS: usize = 8;
/// Internal counter: pairs found on a common diagonal.
const EQUAL_DIAGONALS: usize = 9;

crate::listing! {
    enum Listing {
        Call: Operation(CALLS),
        Length: Operation(CALLS),
        Full: Operation(CALLS),
        Solution: Solutions,
        EachRow: Tests,
        Append: Tests,
        Test: Tests,
        Recurse: Placements,
        Remove: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor = Descriptor::new(
    "prefix-check",
    Problem::Queens,
    Traversal::Lines(Axis::Files),
)
.listing(&Listing::LINES)
.operations(&[
    Operation::once_at_start("calls"),
    Operation::new("row_checks"),
    Operation::new("diag_checks"),
    Operation::new("erasures"),
    Operation::once_at_start("drawn_nodes"),
])
.prints(Form::List);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<RowList>::start)
        .explanation(explain)
        .operations(count_operations)
        .stack(stack)
        .helpers(&[EstValide::HELPER], deciding_line);

const TESTS: Runs = Runs::once(Count::Tests);
const NOTED: Runs = Runs::once(Count::Operation(NOTED_ROWS));
const ROWS: Runs = NOTED.plus(1, Count::Operation(EQUAL_ROWS));
const COMPARED: Runs = Runs::once(Count::Operation(PAIRS));

crate::listing! {
    enum EstValide as "est_valide" {
        Head: TESTS,
        Length: TESTS,
        Clear: TESTS,
        EachRow: ROWS,
        Occupied: ROWS,
        SameRow: Runs::once(Operation(EQUAL_ROWS)),
        Mark: NOTED,
        EachFirst: Runs::once(Operation(PASSES)),
        EachSecond: COMPARED,
        Compare: COMPARED,
        SameDiagonal: Runs::once(Operation(EQUAL_DIAGONALS)),
        Valid: TESTS.minus(Operation(EQUAL_ROWS)).minus(Operation(EQUAL_DIAGONALS)),
    }
}

/// The row of each column up to the last queen, and the given queens.
#[derive(Clone)]
struct RowList {
    rows: [u8; BoardSize::MAX as usize],
    given: QueensByLine,
}

/// The sheet's `est_valide`: the first pair of columns that makes a list invalid; `None` if the list is valid.
#[inline]
fn invalid_pair(row_list: &[u8]) -> Option<(usize, usize)> {
    let mut occupied = [None; BoardSize::MAX as usize];
    for (column, &row) in row_list.iter().enumerate() {
        let row = usize::from(row) % occupied.len();
        if let Some(earlier) = occupied[row].replace(column) {
            return Some((earlier, column));
        }
    }
    for (first, &row) in row_list.iter().enumerate() {
        for (second, &other) in row_list.iter().enumerate().skip(first + 1) {
            if usize::from(other.abs_diff(row)) == second - first {
                return Some((first, second));
            }
        }
    }
    None
}

impl Representation for RowList {
    const AXIS: Axis = Axis::Files;

    fn new(instance: &Instance) -> RowList {
        let mut row_list = RowList {
            rows: [0; BoardSize::MAX as usize],
            given: QueensByLine::given(Axis::Files, instance),
        };
        for &queen in instance.given() {
            row_list.place(queen);
        }
        row_list
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        let column = square.file.index() % self.rows.len();
        let mut appended = self.rows;
        appended[column] = square.rank.get();
        // The list was valid before, so the new row is the second of any invalid pair.
        match invalid_pair(&appended[..=column]) {
            Some((earlier, _)) => {
                let queen = Square::at(earlier as u8, self.rows[earlier]);
                line_between(queen, square).map(|line| (queen, line))
            }
            None => self.given.attacker(square),
        }
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.rows[square.file.index() % BoardSize::MAX as usize] = square.rank.get();
    }

    #[inline]
    fn remove(&mut self, _: Square) {}
}

/// The number of rows and the number of pairs that a test checks.
#[derive(Default)]
struct Checks {
    rows: u64,
    diagonals: u64,
}

/// The checks that an event's test makes; both numbers are 0 if the event is not a test. Every column before the column
/// of the square must hold a queen.
fn checks(event: Event, before: &Position) -> Checks {
    let Some((square, attacker)) = tested(event) else {
        return Checks::default();
    };
    let columns = u64::from(square.file.get());
    let rows = columns + 1;
    let is_row = attacker.is_some_and(|attacker| attacker.rank == square.rank);
    let last = match attacker {
        Some(attacker) if attacker.file < square.file => {
            let first = u64::from(attacker.file.get()) + 1;
            let diagonals = if is_row { 0 } else { pairs(columns, first) };
            return Checks { rows, diagonals };
        }
        Some(attacker) => attacker.file.get(),
        None => u8::MAX,
    };
    let later = square.file.get() + 1..=last;
    let given = before.given().iter();
    let given = given
        .filter(|given| later.contains(&given.file.get()))
        .count() as u64;
    Checks {
        rows: rows + given,
        diagonals: pairs(columns, columns) + given - u64::from(is_row),
    }
}

/// The number of pairs whose first column is below `first`, in a list of `columns` + 1 columns.
fn pairs(columns: u64, first: u64) -> u64 {
    first * columns - first * first.saturating_sub(1) / 2
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    let checks = checks(event, before);
    operations[ROW_CHECKS] += checks.rows;
    operations[DIAG_CHECKS] += checks.diagonals;
    count_lines(event, operations);
    match event {
        Event::Place { .. } => {
            operations[CALLS] += 1;
            operations[DRAWN_NODES] += 1;
        }
        Event::Reject { .. } => {
            operations[ERASURES] += 1;
            operations[DRAWN_NODES] += 1;
        }
        Event::Remove { .. } => operations[ERASURES] += 1,
        _ => {}
    }
}

/// Counts how often an event runs the lines of `est_valide`. Given queens in later columns are compared outside this
/// procedure.
fn count_lines(event: Event, operations: &mut [u64; MAX_OPERATIONS]) {
    let Some((square, attacker)) = tested(event) else {
        return;
    };
    let columns = u64::from(square.file.get());
    let earlier = attacker.filter(|queen| queen.file < square.file);
    if earlier.is_some_and(|queen| queen.rank == square.rank) {
        operations[NOTED_ROWS] += columns;
        operations[EQUAL_ROWS] += 1;
        return;
    }
    let passes = earlier.map_or(columns, |queen| u64::from(queen.file.get()) + 1);
    operations[NOTED_ROWS] += columns + 1;
    operations[PASSES] += passes;
    operations[PAIRS] += pairs(columns, passes);
    operations[EQUAL_DIAGONALS] += u64::from(earlier.is_some());
}

/// The line of `est_valide` that decided the last test. `None` if the last event is not a test, or if a given queen in
/// a later column attacks the square.
fn deciding_line(position: &Position) -> Option<HelperLine> {
    let (square, attacker) = tested(position.last()?)?;
    let line = match attacker {
        None => EstValide::Valid,
        Some(queen) if queen.file > square.file => return None,
        Some(queen) if queen.rank == square.rank => EstValide::SameRow,
        Some(_) => EstValide::SameDiagonal,
    };
    Some(line.into())
}

/// The number of row checks of the last event's test, and the pairs of queens that the test checked for a shared
/// diagonal, in order. `None` if the event is not a test.
fn detail(position: &Position) -> Option<Detail> {
    let event = position.last()?;
    let (square, _) = tested(event)?;
    let mut queens = Axis::Files.ordered(position.queens());
    queens.retain(|&queen| queen != square);
    let at = queens.partition_point(|queen| queen.file < square.file);
    let (earlier, later) = queens.split_at(at);
    let list: Vec<Square> = earlier.iter().copied().chain([square]).collect();
    let mut pairs = Vec::new();
    for (at, &first) in list.iter().enumerate() {
        pairs.extend(list[at + 1..].iter().map(|&second| (first, second)));
    }
    let later = later.iter().filter(|given| given.rank != square.rank);
    pairs.extend(later.map(|&given| (square, given)));
    let Checks { rows, diagonals } = checks(event, position);
    pairs.truncate(diagonals as usize);
    Some(Detail::Pairs {
        rows: rows as u8,
        pairs,
    })
}

/// The rows in the sheet's list after the last event. After a rejection, the program has already popped the rejected
/// row.
fn row_list(position: &Position) -> Vec<i64> {
    let queens = Axis::Files.ordered(position.queens());
    let tested = position.last().and_then(tested);
    let last = tested.map_or(position.size().files(), |(square, _)| square.file.get());
    (0..=last)
        .zip(queens)
        .take_while(|&(column, queen)| queen.file.get() == column)
        .map(|(_, queen)| i64::from(queen.rank.get()))
        .collect()
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => Listing::Recurse,
        Some(Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) => Listing::Remove,
        Some(Event::DeadEnd) => Listing::EachRow,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
    };
    let levels = levels(Axis::Files, position);
    let mut variables = locals(current(Axis::Files, position, &levels));
    variables.push(("disposition", Value::List(row_list(position))));
    Explanation {
        code_line: code_line.into(),
        reason: backtracking::reason_with_finding(Axis::Files, position, finding),
        detail: detail(position),
        variables,
    }
}

/// The row that is already noted as occupied. `None` for diagonals and for given queens in later columns, which the
/// program compares.
fn finding(square: Square, attacker: Square, line: LineKind) -> Option<Finding> {
    let is_noted = line == LineKind::Row && attacker.file < square.file;
    is_noted.then_some(Finding::OccupiedRow)
}

/// The local variables of a call; the list is omitted because all calls share it.
fn locals(level: Level) -> Variables {
    level.loop_variables("nb_dames_placees", "ligne", 0)
}

/// One call of `cherche_valides` per placed queen and one for the column being searched.
fn stack(position: &Position) -> Vec<StackFrame> {
    frames("cherche_valides", &levels(Axis::Files, position), locals)
}
