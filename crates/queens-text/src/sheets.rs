//! What is said around the questions of the sheets.

/// The texts of the panel.
pub struct SheetsTexts {
    /// The button that shows the list of all questions.
    pub all: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    /// Which question is shown: its number, and that of all.
    pub place: fn(usize, usize) -> String,
}
