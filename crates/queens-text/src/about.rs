//! What the page says around the article, and what question 1 of sheet 004 says when it is played.

use queens_core::Square;

/// The texts beside the article.
pub struct AboutTexts {
    /// The name of the list of sections.
    pub contents: &'static str,
    pub back: &'static str,
    pub visit_back: &'static str,
    pub visit_forward: &'static str,
    /// The number of a visit, and its square.
    pub visit: fn(usize, Square) -> String,
    /// The first answer: to the square in question.
    pub there: fn(Square) -> String,
    /// The second answer.
    pub elsewhere: &'static str,
    /// The knight is stuck there, and so many squares are left.
    pub blocked: fn(Square, usize) -> String,
    /// The square can no more be reached.
    pub unreachable: fn(Square) -> String,
}
