//! The algorithm as a program, beside the board.

use queens_page::listing::ListingLanguage;
use queens_programs::Refusal;

/// The texts of programs.
pub struct ProgramTexts {
    /// The list of languages, and what stands in it.
    pub language: &'static str,
    pub name: fn(ListingLanguage) -> &'static str,
    /// The button that saves the program.
    pub save: &'static str,
    /// Why there is none for this search.
    pub refused: fn(&Refusal) -> String,
    /// The board is too large for one.
    pub too_large: &'static str,
}
