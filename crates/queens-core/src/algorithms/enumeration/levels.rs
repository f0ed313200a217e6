//! The levels of a program that searches line by line: one per placed queen, and one for the current line.
//! In a recursive program, each level is a call.
use crate::board::{Axis, Line, Square};
use crate::search::{Event, Position, StackFrame, Value, Variables};

/// One level of the search: a line, and the current place of the search in this line.
#[derive(Clone, Copy, Default)]
pub(crate) struct Level {
    /// The number of queens placed above this level.
    pub depth: usize,
    /// The line being searched, from 0; n below the last open line.
    pub line: u8,
    /// The current place of the level's loop in the line, from 0; `None` before the first place.
    pub place: Option<u8>,
}

/// The levels of a search along this axis, outermost first.
pub(crate) fn levels(axis: Axis, position: &Position) -> Vec<Level> {
    let tried = position.last().and_then(Event::square);
    let placed = position.placed().iter().copied().map(Some).chain([None]);
    let level = |(depth, queen): (usize, Option<Square>)| {
        let line = position.line_at(axis, depth);
        let line = line.map_or(position.size().files(), Line::index);
        let at = queen.or(tried.filter(|&square| axis.line_of(square) == line));
        Level {
            depth,
            line,
            place: at.map(|square| axis.place_of(square)),
        }
    };
    placed.enumerate().map(level).collect()
}

/// Like [`levels`], for a program that makes no call after it places the last queen. At least one level remains.
pub(crate) fn levels_above_last(axis: Axis, position: &Position) -> Vec<Level> {
    let mut levels = levels(axis, position);
    let open = position.size().width() - position.given().len();
    levels.truncate(open.max(1));
    levels
}

/// The innermost level. If the last event has a square, the level takes its line and place from that square.
pub(crate) fn current(axis: Axis, position: &Position, levels: &[Level]) -> Level {
    let innermost = levels.last().copied().unwrap_or_default();
    match position.last().and_then(Event::square) {
        Some(square) => Level {
            line: axis.line_of(square),
            place: Some(axis.place_of(square)),
            ..innermost
        },
        None => innermost,
    }
}

/// One frame of `procedure` per level, with the variables that `locals` returns.
pub(crate) fn frames(
    procedure: &'static str,
    levels: &[Level],
    locals: impl Fn(Level) -> Variables,
) -> Vec<StackFrame> {
    let call = |&level: &Level| StackFrame {
        name: procedure,
        locals: locals(level),
    };
    levels.iter().map(call).collect()
}

impl Level {
    /// The two variables of the level's loop: its line, under the name `line`, and its place, under the name `place`.
    /// Both values count from `first`. Before the first place, the second variable is omitted.
    pub(crate) fn loop_variables(
        self,
        line: &'static str,
        place: &'static str,
        first: u8,
    ) -> Variables {
        let number = |value: u8| Value::number(value + first);
        let mut variables = vec![(line, number(self.line))];
        variables.extend(self.place.map(|at| (place, number(at))));
        variables
    }
}
