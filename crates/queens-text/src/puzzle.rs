//! Puzzles: the dialog that leads to them, and what is said of a solved one.

use queens_core::Problem;
use queens_core::numbering::SolutionNumber;
use queens_core::puzzle::{Day, Grade, Posed};
use queens_page::model::Model;
use queens_page::puzzle::Solved;

use super::Texts;
use super::number::Numbers;

/// The texts of puzzles. In `numbered` and `solved`, numbers stand between stars; they end without a full stop.
pub struct PuzzleTexts {
    /// The name of the dialog and of the button that opens it.
    pub title: &'static str,
    pub about: fn(Problem) -> &'static str,
    /// The link to the puzzle of the day, with its date, and whether it is solved.
    pub of_day: fn(Day, bool) -> String,
    /// The clock says a day that has none.
    pub no_day: &'static str,
    pub another: &'static str,
    pub size: &'static str,
    pub grade: &'static str,
    /// What solving needs.
    pub grades: fn(Grade) -> &'static str,
    /// A board of so many files has puzzles of these grades alone.
    pub made: fn(u8, &[Grade]) -> String,
    /// The puzzle that is played.
    pub name: fn(&Posed) -> String,
    pub coming: &'static str,
    /// Which solution stands, of how many, and of which class. They are those of the empty board, which is said where
    /// queens are given.
    pub numbered: fn(&SolutionNumber, bool, &Numbers) -> String,
    /// The time, as `2:05`, and the steps of hints.
    pub solved: fn(&str, u32) -> String,
    pub unkept: &'static str,
    /// So many puzzles were solved in this browser, which alone keeps them.
    pub recorded: fn(usize) -> String,
    pub nothing_kept: &'static str,
    pub export: &'static str,
    pub clear: &'static str,
}

/// What is said of the solution that stands, beside that it is one.
pub(crate) fn of_solution(model: &Model, texts: &Texts) -> Vec<String> {
    let own = &texts.rest().puzzle;
    let puzzles = &model.puzzles;
    let number = puzzles.numbered();
    let has_given = !model.settings.given.squares().is_empty();
    let number = number.map(|number| (own.numbered)(&number, has_given, &texts.numbers));
    let solved = puzzles.solved().map(|Solved { seconds, hints }| {
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        (own.solved)(&time, hints)
    });
    let unkept = puzzles.is_unkept.then(|| own.unkept.to_owned());
    [number, solved, unkept].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests;
