//! The form: what to search for, and how.

use queens_core::{Goal, Square, Variant};

use queens_page::settings::{Side, SymmetrySetting};

/// The texts of the form.
pub struct SetupTexts {
    pub title: &'static str,
    pub size: &'static str,
    /// The names of the two numbers where a board need not be square.
    pub files: &'static str,
    pub ranks: &'static str,
    pub variant: &'static str,
    pub variants: fn(Variant) -> &'static str,
    pub queens: &'static str,
    /// In its empty field.
    pub queens_least: &'static str,
    pub start: &'static str,
    /// The start that is meant if none is chosen.
    pub start_implied: &'static str,
    /// Squares show their numbers.
    pub numbering: &'static str,
    /// One less or one more, of the only side or of one of two.
    pub step: fn(Option<Side>, bool) -> &'static str,
    /// The lowest and the highest number allowed.
    pub range: fn(u16, u16) -> String,
    /// The number of files, and the highest one allowed.
    pub out_of_range: fn(&str, u16) -> String,
    pub algorithm: &'static str,
    pub goal: &'static str,
    pub goals: fn(Goal) -> &'static str,
    pub symmetry: &'static str,
    pub symmetries: fn(SymmetrySetting) -> &'static str,
    pub given: &'static str,
    pub given_none: &'static str,
    /// In the empty field, while no square is fixed; then in the shorter one beside the chips.
    pub given_example: &'static str,
    pub given_next: &'static str,
    pub free: fn(Square) -> String,
    pub run: &'static str,
    /// Before the source of an algorithm.
    pub origin: &'static str,
    /// Opens what is said of its cost.
    pub cost: &'static str,
    pub run_again: &'static str,
    /// Beside the example, which stops at the first.
    pub all_solutions: &'static str,
    /// Leaves the buttons of the form alone, so that more lines of the code are seen.
    pub fold: &'static str,
    /// Frees all given squares.
    pub clear: &'static str,
    pub run_with: fn(&str) -> String,
    pub stop: &'static str,
    pub reset: &'static str,
    pub undo: &'static str,
    pub changed: fn(&str) -> String,
}

/// Whether what was typed is a whole number, of however many digits.
pub(crate) fn is_whole(typed: &str) -> bool {
    let digits = typed.strip_prefix(['-', '−']).unwrap_or(typed);
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}
