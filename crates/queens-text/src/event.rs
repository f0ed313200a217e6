//! The event strip: what has just happened, in one sentence. Squares stand between stars.

mod domination;
mod greedy;
mod knight;
mod repair;

pub use domination::DominationTexts;
use queens_core::{Line, LineKind, Square, Traversal};

use super::Sentence;
pub use greedy::GreedyTexts;
pub use knight::{KnightTexts, Tours};
pub use repair::RepairTexts;

/// The sentences of the event strip. Numbers are given as the language writes them.
pub struct EventTexts {
    /// No search yet, no queen given.
    pub empty: fn() -> Sentence,
    /// No search yet, this many queens given.
    pub given: fn(usize) -> Sentence,
    /// Step 0: the first lane to be searched; none if every lane is given, or there are no lanes.
    pub start: fn(Option<Line>) -> Sentence,
    pub place: fn(Square) -> Sentence,
    /// A queen that is set without a test.
    pub root: fn(Square) -> Sentence,
    pub candidate: fn() -> Sentence,
    /// Two queens of a candidate that attack each other, and the line that joins them.
    pub clash: fn(Square, Square, LineKind) -> Sentence,
    pub restart: fn() -> Sentence,
    /// A solution that is the image of the one before: its number.
    pub image: fn(&str) -> Sentence,
    /// The square, the queen against it, the line that joins them.
    pub reject: fn(Square, Square, LineKind) -> Sentence,
    pub remove: fn(Square) -> Sentence,
    /// The lane in which no square is left; none if it is the whole board.
    pub dead_end: fn(Option<Line>) -> Sentence,
    /// The number of the solution.
    pub solution: fn(&str) -> Sentence,
    /// The goal, and how many solutions were found.
    /// The number of files, and the tests made.
    pub example: fn(u8, &str) -> Sentence,
    /// The search that is shown is not the form's; its board where that differs.
    pub stale: fn(Option<&str>) -> Sentence,
    /// At the end, where the board is empty: the button that shows the solutions.
    pub see_solutions: &'static str,
    pub failed: fn() -> Sentence,
    /// No search yet: where the first queen of a heuristic will stand.
    pub first_queen: fn(Square) -> Sentence,
    /// No search yet: where a tour will begin, and the squares that the knight can go to.
    pub first_square: fn(Square, &[Square]) -> Sentence,
    /// How many solutions were found before the search was given up, and its cap.
    pub given_up: fn(u64, &str, &str) -> Sentence,
    /// A cap: so many calls, or moves of queens.
    pub cap: fn(Traversal, &str) -> String,
    /// The number of files.
    pub counting: fn(u8) -> Sentence,
    /// How many solutions there are.
    pub counted: fn(u64, &str) -> Sentence,
    /// How many solutions there are at least: the count was stopped.
    pub count_stopped: fn(u64, &str) -> Sentence,
}

pub(crate) fn marked(text: impl AsRef<str>) -> Sentence {
    Sentence::marked(text.as_ref())
}

pub(crate) fn joined<T: ToString>(things: &[T]) -> String {
    let things: Vec<_> = things.iter().map(T::to_string).collect();
    things.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn a_rejection_names_column_row_attacker_and_line() {
        let (f5, b1) = (Square::new(5, 4).unwrap(), Square::new(1, 0).unwrap());
        let plain = |language: Language| {
            let reject = Texts::of(language).event.reject;
            reject(f5, b1, LineKind::Diagonal).plain()
        };
        assert_eq!(
            plain(Language::English),
            "Column f, row 5: attacked by b1 on a diagonal"
        );
        assert_eq!(
            plain(Language::French),
            "Colonne f, ligne 5\u{a0}: menacée par b1 en diagonale"
        );
        assert_eq!(
            plain(Language::Romanian),
            "Coloana f, linia 5: câmp atacat de b1 pe diagonală"
        );
    }
}
