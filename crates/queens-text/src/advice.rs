//! Hints about queens placed by hand: what is said in each of their steps. `narration/advice` makes sentences of it.

use queens_core::deduction::RefutedSquare;
use queens_core::{Line, LineKind, Square};

use super::number::Numbers;

/// The texts of hints. Squares stand between stars; sentences end without a full stop.
pub struct AdviceTexts {
    /// The name of the button: for the first step, and for the next one.
    pub hint: fn(bool) -> &'static str,
    /// Where to look, and how many of its squares are free.
    pub look: fn(Line, usize) -> String,
    /// The line has one free square.
    pub all_others: fn(Line) -> String,
    /// This square is impossible, by forced moves.
    pub refuted: fn(&RefutedSquare) -> String,
    /// By a search of so many nodes.
    pub searched: fn(Square, u64, &Numbers) -> String,
    /// Nothing is impossible on the line.
    pub nothing: fn(Line) -> String,
    /// The move is forced.
    pub only: fn(Square, Line) -> String,
    pub right: fn(Square) -> String,
    /// The first queen attacks the other one.
    pub attacks: fn(Square, Square, LineKind) -> String,
    /// With this queen, no solution is left.
    pub since: fn(Square) -> String,
    pub given: &'static str,
    pub no_solution: &'static str,
    pub awaited: &'static str,
}

/// The name of a line without its noun: `c`, `5`.
pub(crate) fn name(line: Line) -> String {
    match line {
        Line::File(file) => file.to_string(),
        Line::Rank(rank) => rank.to_string(),
    }
}

/// The forced moves as a list, each between stars.
pub(crate) fn forced(refuted: &RefutedSquare, then: &str) -> String {
    let squares = refuted.forced.iter();
    let marked: Vec<_> = squares.map(|it| format!("*{}*", it.square)).collect();
    marked.join(then)
}
