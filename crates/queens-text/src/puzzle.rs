//! Puzzles: their names and dates, and the sentences about a solved puzzle.

use queens_core::numbering::SolutionNumber;
use queens_core::puzzle::{ChosenPuzzle, Day, Grade, PuzzleSource};
use queens_core::text::joined;
use queens_page::address::link::link_to_share;
use queens_page::model::Model;
use queens_page::puzzle::Solved;

use crate::Texts;
use crate::words::Puzzle;

impl Texts {
    /// A date in words.
    pub fn date_of(&self, day: Day) -> String {
        let (year, month, day) = day.date();
        self.date().date(day.into(), month.into(), year as u16)
    }

    /// The name of a puzzle.
    pub fn name_of_puzzle(&self, posed: &ChosenPuzzle) -> String {
        let (texts, grade) = (self.puzzle(), posed.setup.grade().to_string());
        match posed.source {
            PuzzleSource::Day(day) => texts.name_of_day(&self.date_of(day), &grade),
            PuzzleSource::Seed(seed) => texts.name_of_seed(&seed.to_string(), &grade),
        }
    }
}

impl Puzzle {
    /// The grades of a board's puzzles.
    pub fn made(self, n: u8, grades: &[Grade]) -> String {
        match grades {
            [grade] => self.made_one(n.into(), &grade.to_string()),
            _ => self.made_several(n.into(), &joined(grades, ", ")),
        }
    }

    /// The number of a solution and of its class.
    fn numbered_as(self, number: &SolutionNumber, has_given: bool) -> String {
        let SolutionNumber {
            number,
            solutions,
            class,
            classes,
            ..
        } = *number;
        let [number, solutions, class, classes] =
            [number, solutions, class, classes].map(u64::from);
        self.numbered(number, solutions, class, classes, has_given)
    }
}

/// The solved puzzle in words for other readers, with a link to it: `Puzzle of 30 November 2026, grade 3, 8×8: in 2:05,
/// without a hint`. `None` before it is solved.
pub fn result(model: &Model, texts: &Texts) -> Option<String> {
    let posed = model.puzzles.posed()?;
    let Solved { seconds, hints } = model.puzzles.solved()?;
    let name = texts.name_of_puzzle(&posed);
    let size = model.address.settings.size.to_string();
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    let result = texts.puzzle().result(&name, &size, &time, hints.into());
    Some(format!("{result}\n{}", link_to_share(model, posed)))
}

/// The time and the hints of a solved puzzle. `None` before it is solved.
pub(crate) fn of_time(model: &Model, texts: &Texts) -> Option<String> {
    let Solved { seconds, hints } = model.puzzles.solved()?;
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    Some(texts.puzzle().solved(&time, hints.into()))
}

/// The sentences about a solution found by hand.
pub(crate) fn of_solution(model: &Model, texts: &Texts) -> Vec<String> {
    let own = texts.puzzle();
    let puzzles = &model.puzzles;
    let number = puzzles.numbered();
    let settings = &model.address.settings;
    let has_given = !settings.given.squares().is_empty() || !settings.blocked.is_empty();
    let number = number.map(|number| own.numbered_as(&number, has_given));
    let unkept = puzzles.is_unkept.then(|| own.unkept().to_owned());
    [number, unkept].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests;
