//! `recursive`: backtracking over an array `cb` with the row of each column.
//!
//! Idea: column by column, every row; a square is safe if Δy·(Δx−Δy)·(Δx+Δy) ≠ 0 for each earlier
//! queen. Cost: one comparison for each earlier queen until the first attacker. Source: sheet 000,
//! §2.2 (`issafe`, `placerRN`), and §2.3 (`placerPosRN`) when the queen of file a is given.
//! Departure: columns of given queens are skipped, and given queens further right are compared last.

use crate::attacks::{Line, line_between};
use crate::board::BoardSize;
use crate::columns::Columns;
use crate::counted::Forgetful;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::entry::{Algorithm, Capabilities, Operation};
use crate::enumeration::backtracking::{Backtracking, Representation};
use crate::event::Event;
use crate::explanation::{Explanation, Reason, Value};
use crate::instance::{Goal, Instance, Problem};
use crate::replay::Position;
use crate::square::Square;

const CALLS: usize = 0;
const COMPARISONS: usize = 1;
const ERASURES: usize = 2;
const LOOPS_LEFT: usize = 3;

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    id: "recursive",
    problem: Problem::Queens,
    capabilities: Capabilities {
        goals: &[Goal::All, Goal::First, Goal::Count],
        sizes: 1..=BoardSize::MAX,
        given: true,
    },
    listing: &[
        Count::Operation(CALLS),
        Count::Operation(CALLS),
        Count::Solutions,
        Count::Tests,
        Count::Tests,
        Count::Tests,
        Count::Placements,
        Count::Operation(ERASURES),
    ],
    operations: &[
        Operation {
            name: "calls",
            at_start: 1,
        },
        Operation {
            name: "comparisons",
            at_start: 0,
        },
        Operation {
            name: "erasures",
            at_start: 0,
        },
        Operation {
            name: "removals_after_loop",
            at_start: 0,
        },
    ],
    start: |instance| Box::new(Backtracking::<Array>::new(instance)),
    count: Forgetful::start,
    tally,
    explain,
    sheet,
};

/// The row of each column, as in the sheet's `Plateau`.
#[derive(Clone)]
pub struct Array {
    rows: [u8; BoardSize::MAX as usize],
    /// Bit c: the queen of column c is given.
    given: u32,
}

impl Representation for Array {
    fn new(instance: &Instance) -> Array {
        let mut array = Array {
            rows: [0; BoardSize::MAX as usize],
            given: 0,
        };
        for queen in instance.given() {
            array.rows[queen.file.index()] = queen.rank.0;
            array.given |= 1 << queen.file.0;
        }
        array
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, Line)> {
        // Below 32 already; the remainder tells the compiler so.
        let k = square.file.index() % self.rows.len();
        for (j, &row) in self.rows[..k].iter().enumerate() {
            let across = (k - j) as i32;
            let up = i32::from(square.rank.0) - i32::from(row);
            if up * (across - up) * (across + up) == 0 {
                let line = if up == 0 { Line::Row } else { Line::Diagonal };
                return Some((Square::new(j as u8, row), line));
            }
        }
        let mut beyond = self.given & !(u32::MAX >> (31 - k));
        while beyond != 0 {
            let j = beyond.trailing_zeros() as usize;
            let queen = Square::new(j as u8, self.rows[j]);
            if let Some(line) = line_between(queen, square) {
                return Some((queen, line));
            }
            beyond &= beyond - 1;
        }
        None
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.rows[square.file.index() % BoardSize::MAX as usize] = square.rank.0;
    }

    #[inline]
    fn remove(&mut self, _: Square) {}
}

fn tally(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    match event {
        Event::Place { square } => {
            operations[CALLS] += 1;
            operations[COMPARISONS] += u64::from(compared(before, square, None));
        }
        Event::Reject {
            square, attacker, ..
        } => {
            operations[COMPARISONS] += u64::from(compared(before, square, Some(attacker)));
            operations[ERASURES] += 1;
        }
        Event::Remove { .. } => operations[ERASURES] += 1,
        Event::DeadEnd | Event::Solution | Event::End => {}
    }
    let leaves_loop = matches!(event, Event::Remove { .. } | Event::End);
    if leaves_loop && before.queens().len() < before.size().len() {
        operations[LOOPS_LEFT] += 1;
    }
}

/// The queens that the test of a square meets, the attacker included: all earlier columns hold one.
fn compared(before: &Position, square: Square, attacker: Option<Square>) -> u8 {
    let beyond = before
        .given()
        .iter()
        .filter(|given| given.file > square.file);
    match attacker {
        Some(attacker) if attacker.file < square.file => attacker.file.0 + 1,
        Some(attacker) => {
            square.file.0 + beyond.filter(|given| given.file <= attacker.file).count() as u8
        }
        None => square.file.0 + beyond.count() as u8,
    }
}

fn explain(position: &Position) -> Explanation {
    let n = position.size().get();
    let column = Columns::current(position);
    let (line, reason) = match position.last() {
        None => (1, Reason::Start { file: column }),
        Some(Event::Place { square }) => (
            7,
            Reason::Compared {
                square,
                queens: compared(position, square, None),
            },
        ),
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => {
            let across = square.file.0 as i8 - attacker.file.0 as i8;
            let up = square.rank.0 as i8 - attacker.rank.0 as i8;
            (
                6,
                Reason::Attacked {
                    square,
                    attacker,
                    line,
                    across,
                    up,
                },
            )
        }
        Some(Event::Remove { square }) => (
            8,
            Reason::TakenBack {
                square,
                more: square.rank.0 + 1 < n,
            },
        ),
        Some(Event::DeadEnd) => (
            4,
            column.map_or(Reason::Finished, |file| Reason::NoRowLeft { file }),
        ),
        Some(Event::Solution) => (3, Reason::Complete),
        Some(Event::End) => (1, Reason::Finished),
    };
    let mut variables = Vec::new();
    let at = position
        .last()
        .and_then(Event::square)
        .map(|square| square.file)
        .or(column);
    variables.push((
        "k",
        Value::Number(at.map_or(i64::from(n), |file| i64::from(file.0))),
    ));
    if let Some(square) = position.last().and_then(Event::square) {
        variables.push(("j", Value::Number(i64::from(square.rank.0))));
    }
    variables.push(("cb", Value::Rows(rows(position))));
    Explanation {
        line,
        reason,
        variables,
    }
}

/// The sheet's `cb` at the event: the row of each column, −1 where it is free. A square that is
/// refused still stands in it.
fn rows(position: &Position) -> Vec<i8> {
    let mut rows = vec![-1; position.size().len()];
    for queen in position.queens() {
        rows[queen.file.index()] = queen.rank.0 as i8;
    }
    if let Some(Event::Reject { square, .. }) = position.last() {
        rows[square.file.index()] = square.rank.0 as i8;
    }
    rows
}

/// `Sol #  1: [0 4 7 5 2 6 1 3 ]`
fn sheet(number: u64, rows: &[u8]) -> String {
    let rows: String = rows.iter().map(|row| format!("{row} ")).collect();
    format!("Sol #{number:3}: [{rows}]")
}
