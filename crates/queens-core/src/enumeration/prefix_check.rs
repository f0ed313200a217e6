//! `prefix-check`: backtracking over a list `disposition` with the row of each column, tested as a whole.
//!
//! Idea: a row is appended, then the whole list is checked, first for equal rows, then pair by pair for
//! diagonals; in either case the row is popped again. Cost: up to k rows and k(k−1)/2 pairs for a list
//! of k. Source: sheet 002 (`est_valide`, `cherche_valides`). Departure: the rows of given queens are
//! appended without a test; those further right are checked after the list, row, then diagonal.

use crate::attacks::{LineKind, line_between};
use crate::board::BoardSize;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::descriptor::{Descriptor, Operation};
use crate::entry::Algorithm;
use crate::enumeration::backtracking::{self, Backtracking, Representation};
use crate::enumeration::levels::{frames, levels};
use crate::event::Event;
use crate::explanation::{Detail, Explanation, Frame, Value};
use crate::formats::Form;
use crate::instance::Instance;
use crate::lines::Axis;
use crate::problem::Problem;
use crate::replay::Position;
use crate::square::Square;
use crate::traversal::Traversal;

const CALLS: usize = 0;
const ROW_CHECKS: usize = 1;
const DIAG_CHECKS: usize = 2;
const ERASURES: usize = 3;
const DRAWN_NODES: usize = 4;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor::new(
    "prefix-check",
    Problem::Queens,
    Traversal::Lines(Axis::Files),
)
.listing(&[
    Count::Operation(CALLS),
    Count::Operation(CALLS),
    Count::Operation(CALLS),
    Count::Solutions,
    Count::Tests,
    Count::Tests,
    Count::Tests,
    Count::Placements,
    Count::Operation(ERASURES),
])
.operations(&[
    Operation::begun("calls"),
    Operation::new("row_checks"),
    Operation::new("diag_checks"),
    Operation::new("erasures"),
    Operation::begun("drawn_nodes"),
])
.prints(Form::List);

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(Backtracking::<Disposition>::new(instance)),
    explain,
)
.operations(count_operations)
.stack(stack);

/// The row of each column up to the last queen, and of given queens beyond.
#[derive(Clone)]
struct Disposition {
    rows: [u8; BoardSize::MAX as usize],
    /// Bit c: the queen of column c is given.
    given: u32,
}

/// The sheet's `est_valide`: the pair of columns that makes a list invalid, if one does.
#[inline]
fn invalid_pair(disposition: &[u8]) -> Option<(usize, usize)> {
    let mut occupied = [None; BoardSize::MAX as usize];
    for (column, &row) in disposition.iter().enumerate() {
        let row = usize::from(row) % occupied.len();
        if let Some(earlier) = occupied[row].replace(column) {
            return Some((earlier, column));
        }
    }
    for (first, &row) in disposition.iter().enumerate() {
        for (second, &other) in disposition.iter().enumerate().skip(first + 1) {
            if usize::from(other.abs_diff(row)) == second - first {
                return Some((first, second));
            }
        }
    }
    None
}

impl Representation for Disposition {
    const AXIS: Axis = Axis::Files;

    fn new(instance: &Instance) -> Disposition {
        let mut disposition = Disposition {
            rows: [0; BoardSize::MAX as usize],
            given: 0,
        };
        for &queen in instance.given() {
            disposition.place(queen);
            disposition.given |= 1 << queen.file.0;
        }
        disposition
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        let column = square.file.index() % self.rows.len();
        let mut appended = self.rows;
        appended[column] = square.rank.0;
        // What stood before is valid, so an invalid pair ends with the new row.
        let pair = invalid_pair(&appended[..=column]);
        let queen = |column: usize| Square::new(column as u8, self.rows[column]);
        let before = pair.map(|(earlier, _)| queen(earlier));
        let beyond = (column + 1..self.rows.len()).filter(|&later| self.given >> later & 1 == 1);
        before
            .into_iter()
            .chain(beyond.map(queen))
            .find_map(|queen| line_between(queen, square).map(|line| (queen, line)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.rows[square.file.index() % BoardSize::MAX as usize] = square.rank.0;
    }

    #[inline]
    fn remove(&mut self, _: Square) {}
}

/// What a test looks at.
struct Checks {
    rows: u64,
    diagonals: u64,
}

/// What the test under an event looks at; nothing if it tests nothing. All columns before the square's
/// hold a queen.
fn checks(event: Event, before: &Position) -> Checks {
    let (square, attack) = match event {
        Event::Place { square } => (square, None),
        Event::Reject {
            square,
            attacker,
            line,
        } => (square, Some((attacker.file, line))),
        _ => {
            return Checks {
                rows: 0,
                diagonals: 0,
            };
        }
    };
    let columns = u64::from(square.file.0);
    // The pairs whose first column is less than this.
    let pairs = |first: u64| first * columns - first * first.saturating_sub(1) / 2;
    let rows = columns + 1;
    let beyond = before.given().iter().map(|given| given.file);
    let beyond = beyond.filter(|&file| file > square.file);
    match attack {
        Some((file, LineKind::Diagonal)) if file < square.file => Checks {
            rows,
            diagonals: pairs(u64::from(file.0) + 1),
        },
        Some((file, _)) if file < square.file => Checks { rows, diagonals: 0 },
        Some((file, line)) => {
            let met = beyond.filter(|&given| given <= file).count() as u64;
            let in_row = u64::from(line == LineKind::Row);
            Checks {
                rows: rows + met,
                diagonals: pairs(columns) + met - in_row,
            }
        }
        None => {
            let met = beyond.count() as u64;
            Checks {
                rows: rows + met,
                diagonals: pairs(columns) + met,
            }
        }
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    let checks = checks(event, before);
    operations[ROW_CHECKS] += checks.rows;
    operations[DIAG_CHECKS] += checks.diagonals;
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

/// What the test of the last event looked at, pair by pair.
fn detail(position: &Position) -> Option<Detail> {
    let event = position.last()?;
    let (Event::Place { square } | Event::Reject { square, .. }) = event else {
        return None;
    };
    let mut queens = Axis::Files.ordered(position.queens());
    queens.retain(|&queen| queen != square);
    let at = queens.partition_point(|queen| queen.file < square.file);
    let (before, beyond) = queens.split_at(at);
    let list: Vec<Square> = before.iter().copied().chain([square]).collect();
    let mut pairs = Vec::new();
    for (at, &first) in list.iter().enumerate() {
        pairs.extend(list[at + 1..].iter().map(|&second| (first, second)));
    }
    let beyond = beyond.iter().filter(|given| given.rank != square.rank);
    pairs.extend(beyond.map(|&given| (square, given)));
    let Checks { rows, diagonals } = checks(event, position);
    pairs.truncate(diagonals as usize);
    Some(Detail::Pairs {
        rows: rows as u8,
        pairs,
    })
}

/// The sheet's list at the event: a row that is refused is still its last one.
fn disposition(position: &Position) -> Vec<i64> {
    let mut queens = position.queens().to_vec();
    if let Some(Event::Reject { square, .. }) = position.last() {
        queens.push(square);
    }
    let queens = Axis::Files.ordered(&queens);
    let last = match position.last() {
        Some(Event::Place { square } | Event::Reject { square, .. }) => square.file.0,
        _ => position.size().get(),
    };
    (0..=last)
        .zip(queens)
        .take_while(|&(column, queen)| queen.file.0 == column)
        .map(|(_, queen)| i64::from(queen.rank.0))
        .collect()
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => 8,
        Some(Event::Reject { .. }) => 7,
        Some(Event::Remove { .. }) => 9,
        Some(Event::DeadEnd) => 5,
        Some(Event::Solution) => 4,
        _ => 1,
    };
    let number = |value: u8| Value::Number(i64::from(value));
    let tested = position.last().and_then(Event::square);
    let line = position.current_line(Axis::Files).map(|line| line.index());
    let column = tested.map(|square| square.file.0).or(line);
    let column = column.unwrap_or(position.size().get());
    let mut variables = vec![("nb_dames_placees", number(column))];
    variables.extend(tested.map(|square| ("ligne", number(square.rank.0))));
    variables.push(("disposition", Value::List(disposition(position))));
    Explanation {
        code_line,
        reason: backtracking::reason(Axis::Files, position),
        detail: detail(position),
        variables,
    }
}

/// `cherche_valides` once for each queen placed, and once for the column that is searched.
fn stack(position: &Position) -> Vec<Frame> {
    let levels = levels(Axis::Files, position);
    frames("cherche_valides", &levels, |level| {
        level.loop_variables("nb_dames_placees", "ligne", 0)
    })
}
