//! Sheet 000's `Plateau cb`, the row of each column, with its test `issafe`: what the sheet's programs
//! share, and how they show and print it.

use crate::attacks::LineKind;
use crate::enumeration::array::{AttackTest, places};
use crate::event::Event;
use crate::explanation::{Frame, Value};
use crate::lines::{Axis, OpenLines};
use crate::replay::Position;
use crate::square::Square;

/// The sheet's `issafe`: Δy·(Δx−Δy)·(Δx+Δy) ≠ 0.
#[derive(Clone)]
pub struct IsSafe;

impl AttackTest for IsSafe {
    const AXIS: Axis = Axis::Files;

    #[inline]
    fn line(across: i32, up: i32) -> Option<LineKind> {
        match up * (across - up) * (across + up) {
            0 if up == 0 => Some(LineKind::Row),
            0 => Some(LineKind::Diagonal),
            _ => None,
        }
    }
}

/// The column `k` and the row `j` that the program is at, and `cb`: a square that is refused still
/// stands in it.
pub fn variables(position: &Position) -> Vec<(&'static str, Value)> {
    let number = |value: u8| Value::Number(i64::from(value));
    let tested = position.last().and_then(Event::square);
    let line = position.current_line(Axis::Files).map(|line| line.index());
    let column = tested.map(|square| square.file.0).or(line);
    let mut cb = places(Axis::Files, position);
    if let Some(Event::Reject { square, .. }) = position.last() {
        cb[square.file.index()] = square.rank.0 as i8;
    }
    let mut variables = vec![("k", number(column.unwrap_or(position.size().get())))];
    variables.extend(tested.map(|square| ("j", number(square.rank.0))));
    variables.push(("cb", Value::Rows(cb)));
    variables
}

/// One call for each queen placed, and one for the column that is searched: `k`, and the row `j` where
/// its loop has come to.
pub fn frames(name: &'static str, position: &Position) -> Vec<Frame> {
    let lines = OpenLines::open(Axis::Files, position.size(), position.given());
    let tested = position.last().and_then(Event::square);
    let placed = position.placed().iter().copied().map(Some).chain([None]);
    let call = |(depth, queen): (u8, Option<Square>)| {
        let column = if depth < lines.count() {
            lines.at(depth)
        } else {
            position.size().get()
        };
        let mut locals = vec![("k", Value::Number(i64::from(column)))];
        let row = queen.or(tested.filter(|square| square.file.0 == column));
        locals.extend(row.map(|square| ("j", Value::Number(i64::from(square.rank.0)))));
        Frame { name, locals }
    };
    (0..=lines.count()).zip(placed).map(call).collect()
}
