//! The board in words: its name, and what stands on each square.

use queens_core::{BoardSize, LineKind, Square};

use queens_page::figure::Figure;

/// The texts of the board.
pub struct BoardTexts {
    /// Its name.
    pub name: fn(BoardSize) -> String,
    /// Its name while it shows a search that is no longer the form's.
    pub stale_name: fn(BoardSize) -> String,
    pub knight: &'static str,
    /// A square that the knight can no more come to.
    pub critical: &'static str,
    /// The number on a square.
    pub figure: fn(Figure) -> String,
    pub queen: &'static str,
    pub fixed_queen: &'static str,
    /// The form gives a queen here; the search that is shown does not.
    pub fixed: &'static str,
    pub solution: &'static str,
    pub attacked: &'static str,
    pub rejected: &'static str,
    pub removed: &'static str,
    /// The queen against the square of the current event, and the line that joins them.
    pub attacked_by: fn(Square, LineKind) -> String,
    /// The signs on the board, and the name of their list.
    pub legend: &'static str,
    pub legend_place: &'static str,
    pub legend_visited: &'static str,
    /// Numbers without a ring: how many moves lead on, or how often a square is covered.
    pub legend_onward: &'static str,
    pub legend_covered: &'static str,
    pub legend_critical: &'static str,
    pub legend_conflict: &'static str,
    pub legend_removed: &'static str,
    pub legend_dead_end: &'static str,
    pub legend_solution: &'static str,
    pub legend_fixed: &'static str,
    pub legend_attacked: &'static str,
    pub legend_read: &'static str,
    /// The value on a square is read.
    pub legend_scanned: &'static str,
    pub legend_marked: &'static str,
}
