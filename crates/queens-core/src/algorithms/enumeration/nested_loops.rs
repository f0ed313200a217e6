//! `nested-loops`: one loop per rank, each nested in the loop of the rank before, over a marked board.
//!
//! Idea: a queen marks the squares that it attacks on later ranks. A loop reads one mark per square and restores the
//! board from `tab_sauve` before its next square. As in the sheet, the innermost loop marks no squares, and the next
//! outer loop saves no copy of the board.
//! Cost: one read per test; up to 3n writes and two copies of the board per queen.
//! Source: sheet 001, first program (`jouer`).
//! Departures: the sheet's eight loops become one loop per rank without a given queen. A queen marks its own square; in
//! the sheet, the row and the column of this square are swapped.

use crate::algorithms::enumeration::backtracking::Backtracking;
use crate::algorithms::enumeration::levels::{Level, current, levels_above_last};
use crate::algorithms::enumeration::marking::{
    self, CALLS, ERASURES, MarkedBoard, Occuper, PLACE_CALLS, SAVES,
};
use crate::algorithms::enumeration::rank_by_rank::string;
use crate::board::{Axis, BoardSize};
use crate::formats::{Base, Form};
use crate::problem::Problem;
use crate::search::{
    Algorithm, Descriptor, Event, Explanation, Position, Reports, Search, StackFrame, Traversal,
    Value,
};

/// The number of ranks, counted from the last, whose queens mark no squares. Here only the innermost loop marks no
/// squares.
const UNMARKED: u8 = 1;
/// The character that represents the first column in `st`.
const FIRST: u8 = b'0';

/// The loop variable of each rank.
const LOOPS: [&str; BoardSize::MAX as usize] = [
    "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14",
    "x15", "x16", "x17", "x18", "x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27",
    "x28", "x29", "x30", "x31",
];

crate::listing! {
    enum Listing {
        Call: Operation(CALLS),
        Clear: Operation(CALLS),
        Save: Operation(SAVES),
        EachColumn: Tests,
        Test: Tests,
        Solution: Solutions,
        Mark: Operation(PLACE_CALLS),
        Write: Operation(PLACE_CALLS),
        NextLoop: Operation(PLACE_CALLS),
        Restore: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor = Descriptor::new(
    "nested-loops",
    Problem::Queens,
    Traversal::Lines(Axis::Ranks),
)
.listing(&Listing::LINES)
.operations(marking::OPERATIONS)
.reports(Reports::Marks)
.prints(Form::Digits(Base::Zero));

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<MarkedBoard<UNMARKED>>::start)
        .explanation(explain)
        .operations(marking::count_operations::<UNMARKED>)
        .stack(stack)
        .helpers(&[Occuper::HELPER], marking::deciding_line::<UNMARKED>);

fn explain(position: &Position) -> Explanation {
    let detail = marking::detail::<UNMARKED>(position);
    let innermost = position.queens().len() + 1 >= position.size().width();
    let code_line = match position.last() {
        Some(Event::Place { .. }) if detail.is_some() => Listing::Mark,
        Some(Event::Place { .. } | Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) if !innermost => Listing::Restore,
        Some(Event::Remove { .. } | Event::DeadEnd) => Listing::EachColumn,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
    };
    let levels = levels_above_last(Axis::Ranks, position);
    let current = current(Axis::Ranks, position, &levels);
    // A loop that marks squares has also written its queen to `st`. The innermost loop neither marks nor writes.
    let written = match levels.last() {
        Some(innermost) if detail.is_some() => innermost.line,
        _ => current.line,
    };
    let mut variables = Vec::from_iter(loop_variable(current));
    variables.extend(locals(written, position));
    Explanation {
        code_line: code_line.into(),
        reason: marking::reason(position),
        detail,
        variables,
    }
}

/// The name and value of a level's loop variable; `None` before the loop's first square.
fn loop_variable(level: Level) -> Option<(&'static str, Value)> {
    let name = LOOPS.get(usize::from(level.line)).copied();
    name.zip(level.place.map(Value::number))
}

/// The variables `st` and `t`. Only the characters of the ranks below `rank` are included in `st`, because the program
/// never reads the other characters.
fn locals(rank: u8, position: &Position) -> [(&'static str, Value); 2] {
    let marks = marking::marks::<UNMARKED>(position, position.placed().len());
    [
        ("st", Value::Text(string(FIRST, rank, position))),
        ("t", marks),
    ]
}

/// The only call of `jouer`, with the variables of its current loops.
fn stack(position: &Position) -> Vec<StackFrame> {
    let levels = levels_above_last(Axis::Ranks, position);
    let rank = levels.last().map_or(0, |level| level.line);
    let loops = levels.iter().copied().filter_map(loop_variable);
    vec![StackFrame {
        name: "jouer",
        locals: loops.chain(locals(rank, position)).collect(),
    }]
}
