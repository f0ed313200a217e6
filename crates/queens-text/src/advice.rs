//! Hints about pieces placed by hand: what is said in each of their steps. `narration/advice` makes sentences of it.

use queens_core::hint::ForcedMove;
use queens_core::{Line, LineKind, Problem, Square};

use super::number::Numbers;

/// The texts of hints. Squares stand between stars; sentences end without a full stop.
pub struct AdviceTexts {
    /// The name of the button: for the first step, and for the next one.
    pub hint: fn(bool) -> &'static str,
    /// Where to look, and how many of its squares are free.
    pub look: fn(Line, usize) -> String,
    /// The line has one free square.
    pub all_others: fn(Line) -> String,
    /// This square is impossible: it forces these moves, if any, and leaves this line without a free square.
    pub refuted: fn(Square, &str, Line) -> String,
    /// The same of a square elsewhere than one was told to look.
    pub elsewhere: fn(&str) -> String,
    /// What stands between forced moves.
    pub then: &'static str,
    /// The same, for this reason, of those below or of `play`.
    pub infeasible: fn(Square, &str, &str) -> String,
    /// No queen can cover this square and leave enough to the others.
    pub no_cover: fn(Square) -> String,
    /// No move from this square can be right.
    pub no_move: fn(Square) -> String,
    /// Where to look: a square that is not covered, and from how many squares a queen may cover it.
    pub look_cover: fn(Square, usize) -> String,
    /// Where to look: the move with the fewest exits, and their number.
    pub look_onward: fn(Square, usize) -> String,
    /// Where to look: the only move.
    pub look_sole: fn(Square) -> String,
    /// All other queens that cover this square are impossible.
    pub all_others_cover: fn(Square) -> String,
    pub one_move: &'static str,
    /// Nothing is impossible.
    pub nothing_else: &'static str,
    /// By a search of so many nodes.
    pub searched: fn(Square, u64, &Numbers) -> String,
    /// Nothing is impossible on the line.
    pub nothing: fn(Line) -> String,
    /// The move is forced.
    pub only: fn(Square, Line) -> String,
    pub right: fn(Problem, Square) -> String,
    /// The first queen attacks the other one.
    pub attacks: fn(Square, Square, LineKind) -> String,
    /// With this queen, no solution is left.
    pub since: fn(Square) -> String,
    /// With this move of the knight, no tour is left.
    pub since_move: fn(Square) -> String,
    /// No tour begins on this square.
    pub no_tour: fn(Square) -> String,
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
pub(crate) fn forced(moves: &[ForcedMove], then: &str) -> String {
    let squares = moves.iter();
    let marked: Vec<_> = squares.map(|it| format!("*{}*", it.square)).collect();
    marked.join(then)
}
