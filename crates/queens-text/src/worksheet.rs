//! Worksheets: the dialog in which one is chosen, and what stands on its pages.

use queens_core::Problem;
use queens_page::worksheet::WorksheetKind;

/// The texts of worksheets.
pub struct WorksheetTexts {
    /// The title of the dialog; the button that opens it.
    pub title: &'static str,
    pub open: &'static str,
    pub kind_label: &'static str,
    pub kind: fn(WorksheetKind) -> &'static str,
    pub size: &'static str,
    pub boards_label: &'static str,
    pub boards: fn(u8) -> String,
    pub answers: &'static str,
    pub preview: &'static str,
    pub print: &'static str,
    /// What was typed is no board of the problem; no step is shown that another one follows.
    pub bad_size: fn(Problem, &str) -> String,
    pub no_step: &'static str,

    /// What is to be done on empty boards.
    pub task: fn(Problem, u8) -> String,
    /// What is asked about a board, with its step.
    pub question: fn(&str) -> String,
    /// The line for the name of whoever fills it in.
    pub name: &'static str,
    pub answers_title: &'static str,
    pub no_answers: fn(Problem) -> &'static str,
}
