//! `board-copy`: recursive backtracking over a marked board; each call keeps its own copy of the board.
//!
//! Idea: a queen marks the squares that it attacks on later ranks. A call reads one mark per square and
//! restores the board from its copy after each queen.
//! Cost: one read per test. Each queen takes up to 3n writes and one copy of the board; each call takes one more copy.
//! Source: sheet 001, second program (`jouer1`).
//! Departures: the sheet's 8 becomes n, and ranks with a given queen are skipped. A queen marks its own square; in the
//! sheet, the row and the column of this square are swapped.

use crate::algorithms::enumeration::backtracking::Backtracking;
use crate::algorithms::enumeration::levels::{Level, current, frames, levels_above_last};
use crate::algorithms::enumeration::marking::{
    self, CALLS, ERASURES, MarkedBoard, Occuper, PLACE_CALLS, SAVES,
};
use crate::algorithms::enumeration::rank_by_rank::{open_ranks, string};
use crate::board::Axis;
use crate::formats::{Base, Form};
use crate::problem::Problem;
use crate::search::{
    Algorithm, Descriptor, Event, Explanation, MAX_OPERATIONS, Position, Reports, Search,
    StackFrame, Traversal, Value, Variables,
};

/// The number of ranks, counted from the last, whose queens mark no squares. Here all queens mark squares.
const UNMARKED: u8 = 0;
/// The character that represents the first column in `st`.
const FIRST: u8 = b'1';

crate::listing! {
    enum Listing {
        Call: Operation(CALLS),
        Save: Operation(SAVES),
        EachColumn: Tests,
        Test: Tests,
        Mark: Operation(PLACE_CALLS),
        Recurse: Placements,
        Solution: Solutions,
        Restore: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("board-copy", Problem::Queens, Traversal::Lines(Axis::Ranks))
        .listing(&Listing::LINES)
        .operations(marking::OPERATIONS)
        .reports(Reports::Marks)
        .prints(Form::Digits(Base::One));

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<MarkedBoard<UNMARKED>>::start)
        .explanation(explain)
        .operations(count_operations)
        .stack(stack)
        .helpers(&[Occuper::HELPER], marking::deciding_line::<UNMARKED>);

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    marking::count_operations::<UNMARKED>(event, before, operations);
    if let Event::Place { .. } = event {
        operations[CALLS] += u64::from(before.placed().len() + 1 < open_ranks(before));
    }
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => Listing::Mark,
        Some(Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) => Listing::Restore,
        Some(Event::DeadEnd) => Listing::EachColumn,
        Some(Event::Solution) => Listing::Solution,
        _ => Listing::Call,
    };
    let levels = levels_above_last(Axis::Ranks, position);
    let mut variables = locals(current(Axis::Ranks, position, &levels), position);
    let marks = marking::marks::<UNMARKED>(position, position.placed().len());
    variables.push(("t", marks));
    Explanation {
        code_line: code_line.into(),
        reason: marking::reason(position),
        detail: marking::detail::<UNMARKED>(position),
        variables,
    }
}

/// The local variables of a call, without its copy of the board.
fn locals(level: Level, position: &Position) -> Variables {
    let mut locals = level.loop_variables("ligne", "colonne", 0);
    locals.push(("st", Value::Text(string(FIRST, level.line, position))));
    locals
}

/// The calls of `jouer1`, outermost first: one per placed queen, and one for the current rank. No call follows the
/// placement on the last rank.
fn stack(position: &Position) -> Vec<StackFrame> {
    let levels = levels_above_last(Axis::Ranks, position);
    frames("jouer1", &levels, |level| {
        let mut locals = locals(level, position);
        let copy = marking::marks::<UNMARKED>(position, level.depth);
        locals.push(("tab_sauve", copy));
        locals
    })
}
