//! `row-by-row`: backtracking over an array `tableau` with the column of each row.
//!
//! Idea: row by row, every column; a square is kept if no queen of an earlier row stands in its column
//! or on its diagonals. Cost: one comparison for each earlier queen until the first attacker. Source:
//! sheet 004, part I (`test`, `placement`). Departures: the sheet leaves the body of `test` open, taken
//! here as one loop over the rows 0 to i−1; its 8 is n; rows of given queens are skipped, and given
//! queens further up are compared last.

use crate::attacks::Line;
use crate::counted::Forgetful;
use crate::counters::{Count, MAX_OPERATIONS};
use crate::entry::{Algorithm, Capabilities, Descriptor, Notation, Operation, Sheet, Tells, Walk};
use crate::enumeration::array::{self, Array, Comparison, comparisons, places};
use crate::enumeration::backtracking::Backtracking;
use crate::event::Event;
use crate::explanation::{Explanation, Frame, Value};
use crate::formats::Base;
use crate::lanes::{Axis, Lanes};
use crate::problem::Problem;
use crate::replay::Position;
use crate::square::Square;

const CALLS: usize = 0;
const COMPARISONS: usize = 1;
const ERASURES: usize = 2;

/// What it states about itself.
pub static DESCRIPTOR: Descriptor = Descriptor {
    id: "row-by-row",
    problem: Problem::Queens,
    capabilities: Capabilities::ENUMERATION,
    walk: Walk::Lanes(Axis::Ranks),
    listing: &[
        Count::Operation(CALLS),
        Count::Operation(CALLS),
        Count::Solutions,
        Count::Tests,
        Count::Tests,
        Count::Placements,
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
    ],
    tells: Tells::Rejections,
    prints: Notation::of(Axis::Ranks, Base::Zero),
};

/// The registry's entry.
pub static ALGORITHM: Algorithm = Algorithm {
    descriptor: &DESCRIPTOR,
    start: |instance| Box::new(Backtracking::<Array<Test>>::new(instance)),
    count: Forgetful::start,
    tally,
    explain,
    stack,
    sheet: Sheet::Rows(sheet),
    values: None,
    order: None,
    starts: None,
    large: None,
};

/// The sheet's `test`: neither the same column nor the same diagonal.
#[derive(Clone)]
struct Test;

impl Comparison for Test {
    const AXIS: Axis = Axis::Ranks;

    #[inline]
    fn line(rows: i32, columns: i32) -> Option<Line> {
        if columns == 0 {
            Some(Line::Column)
        } else if columns.abs() == rows.abs() {
            Some(Line::Diagonal)
        } else {
            None
        }
    }
}

fn tally(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[COMPARISONS] += comparisons(Axis::Ranks, event, before);
    match event {
        Event::Place { .. } => operations[CALLS] += 1,
        Event::Remove { .. } => operations[ERASURES] += 1,
        _ => {}
    }
}

fn explain(position: &Position) -> Explanation {
    let line = match position.last() {
        Some(Event::Place { .. }) => 6,
        Some(Event::Reject { .. }) => 5,
        Some(Event::Remove { .. }) => 8,
        Some(Event::DeadEnd) => 4,
        Some(Event::Solution) => 3,
        _ => 1,
    };
    let (reason, detail) = array::reason(Axis::Ranks, position);
    let number = |value: u8| Value::Number(i64::from(value));
    let tested = position.last().and_then(Event::square);
    let lane = Lanes::current(Axis::Ranks, position).map(|lane| lane.index());
    let row = tested.map(|square| square.rank.0).or(lane);
    let mut variables = vec![("i", number(row.unwrap_or(position.size().get())))];
    variables.extend(tested.map(|square| ("colonne", number(square.file.0))));
    variables.push(("tableau", Value::Rows(places(Axis::Ranks, position))));
    Explanation {
        line,
        reason,
        detail,
        variables,
    }
}

/// `placement` once for each queen placed, and once for the row that is searched.
fn stack(position: &Position) -> Vec<Frame> {
    let number = |value: u8| Value::Number(i64::from(value));
    let tested = position.last().and_then(Event::square);
    let placed = position.placed().iter().copied().map(Some).chain([None]);
    let call = |(depth, queen): (usize, Option<Square>)| {
        let lane = Lanes::of_depth(Axis::Ranks, position, depth);
        let row = lane.map_or(position.size().get(), |lane| lane.index());
        let at = queen.or(tested.filter(|square| square.rank.0 == row));
        let mut locals = vec![("i", number(row))];
        locals.extend(at.map(|square| ("colonne", number(square.file.0))));
        Frame {
            name: "placement",
            locals,
        }
    };
    (0..).zip(placed).map(call).collect()
}

/// `[3,1,6,2,5,7,4,0]`: the column of each row.
fn sheet(_: u64, rows: &[u8]) -> String {
    let mut columns = vec![String::new(); rows.len()];
    for (column, &row) in rows.iter().enumerate() {
        columns[usize::from(row)] = column.to_string();
    }
    format!("[{}]", columns.join(","))
}
