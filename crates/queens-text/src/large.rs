//! Boards above 32, which are drawn as a whole and have no steps. Numbers are given as the language writes
//! them.

use super::Sentence;

/// The texts of such boards.
pub struct LargeTexts {
    /// The board's name: its number of columns.
    pub name: fn(&str) -> String,
    /// No search yet.
    pub idle: fn(&str) -> Sentence,
    pub searching: fn(&str) -> Sentence,
    /// The number of columns, the moves made, and the milliseconds they took.
    pub solved: fn(&str, &str, &str) -> Sentence,
    /// The moves made.
    pub given_up: fn(&str) -> Sentence,
    pub stopped: fn() -> Sentence,
    /// The moves of a search that is watched.
    pub moved: fn(&str) -> Sentence,
    /// To have the moves shown.
    pub watch: &'static str,
    /// What there is not.
    pub no_trace: &'static str,
    /// The same of an embed, whose search is not watched.
    pub no_steps: &'static str,
    pub no_given: &'static str,
    /// The column and the row of the queen that is read out, from 1.
    pub at: fn(&str, &str) -> String,
    /// How to have one read out.
    pub hint: &'static str,
    /// What the text of a solution lists.
    pub rows: &'static str,
    /// The tools, and the one that shows the whole board.
    pub tools: &'static str,
    pub fit: &'static str,
}
