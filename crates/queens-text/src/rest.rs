//! What is said in the rest of the page: of the searches that it does not open with, and in the panels that are not shown at first.

use queens_core::{Detail, Procedure, Reason};

use super::algorithm::{AlgorithmDetails, Lines};
use super::article::Article;
use super::pattern::Words;

/// These texts in one language.
pub struct RestTexts {
    pub(crate) words: &'static Words,
    pub article: &'static Article,
    /// The sheets with their questions.
    pub questions: &'static [Article],
    pub algorithms: AlgorithmDetails,
    /// Why an event of the other searches happened. A pointer, so that a first visit does not load this code.
    pub(crate) reason: fn(&RestTexts, &Reason) -> String,
    /// The program's work during such an event.
    pub(crate) detail: fn(&RestTexts, &Detail) -> String,
    /// The lines of a procedure that listings call; keywords between stars.
    pub helper_lines: fn(Procedure) -> Lines,
}
