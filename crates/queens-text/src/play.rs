//! Pieces placed by hand: what is said of them. `narration/play` makes sentences of it.

use queens_core::feasibility::Infeasible;
use queens_core::{Axis, LineKind, Problem, Square};
use queens_page::play::{Change, Clash};
use queens_page::screen::Role;

use super::number::Numbers;

/// The texts of play. Squares stand between stars; what is no sentence ends without a full stop.
pub struct PlayTexts {
    /// The name of the bar.
    pub region: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub clear: &'static str,
    /// The switch that shows what the queens reach.
    pub reach: fn(Problem) -> &'static str,
    /// What is to be done on an empty board, and how many pieces a solution has.
    pub empty: fn(Problem, Option<usize>) -> String,
    /// Two queens that attack each other, and the number of other pairs.
    pub clash: fn(&Clash, usize) -> String,
    /// So many queens stand, none attacked, and so many are left, at least one.
    pub apart: fn(usize, usize) -> String,
    /// So many squares are not covered, and so many queens are left, if that is known.
    pub open: fn(usize, Option<usize>) -> String,
    /// So many queens stand instead of so many, and so many squares are not covered.
    pub too_many: fn(usize, usize, usize) -> String,
    /// Where the knight is, how many squares of how many it has visited, and how many moves lead on.
    pub knight: fn(Square, usize, usize, usize) -> String,
    /// All squares are visited, but no move leads back to this one.
    pub not_closed: fn(Square) -> String,
    /// A solution of so many pieces; whether it is a closed tour.
    pub solved: fn(Problem, usize, bool) -> String,
    /// So many queens cover so many squares; whether fewer are known not to.
    pub covered: fn(usize, usize, bool) -> String,
    /// A tour of so many moves from the first square to the last; whether a move leads back, which is counted, too.
    pub toured: fn(usize, Square, Square, bool) -> String,
    /// So many queens, or squares of a tour, are left.
    pub left: fn(Problem, usize) -> String,
    /// So many squares are not covered.
    pub uncovered: fn(usize) -> String,
    /// What has become of the pieces.
    pub change: fn(Problem, Change) -> String,
    /// What attacks the queen that was placed, as a list.
    pub attacked_by: fn(&str) -> String,
    /// A queen and its line.
    pub attacker: fn(Square, LineKind) -> String,
    /// What is said where the board is used so from now on.
    pub role: fn(Role) -> &'static str,
    /// The title of what the reader has placed.
    pub own: fn(Problem) -> &'static str,
    /// What stands in its place before there is any.
    pub nothing: &'static str,
    /// A piece on a square that is asked about, counted from 1.
    pub stands: fn(Problem, usize) -> String,
    /// The switch that tells whether they can still be completed, and what stands in the place of the answer.
    pub tells: &'static str,
    pub untold: &'static str,
    /// In the place of the answer, while no piece stands.
    pub to_be_told: &'static str,
    pub awaited: &'static str,
    /// It can be completed; the number of ways, and as it is written.
    pub yes: fn(Option<(u64, &str)>) -> String,
    pub finished: &'static str,
    /// It cannot, and why.
    pub no: fn(&str) -> String,
    /// The reason. That a board has no tour at all is a sentence of its own.
    pub reason: fn(&Infeasible, &Numbers) -> String,
    /// Signs on the board: queens that attack each other, a square that is not covered, a move that is possible or told by a
    /// hint.
    pub legend_clash: &'static str,
    pub legend_open: &'static str,
    /// A square that the hint is about.
    pub legend_meant: &'static str,
    /// A square from which a queen covers the square that the hint is about.
    pub legend_covers: &'static str,
    /// A square that the hint shows to be impossible.
    pub legend_impossible: &'static str,
    pub legend_move: fn(Problem) -> &'static str,
    /// The position is too long for a link.
    pub too_long: &'static str,
}

/// The name of a file or rank by its number, from 0.
pub(crate) fn line_name(axis: Axis, index: u16) -> String {
    let file = u8::try_from(index)
        .ok()
        .and_then(|file| Square::new(file, 0));
    match (axis, file) {
        (Axis::Files, Some(square)) => square.file.to_string(),
        _ => (index + 1).to_string(),
    }
}
