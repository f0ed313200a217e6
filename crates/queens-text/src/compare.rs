//! The comparison of two algorithms, and surveys over many boards.

use queens_core::Problem;

use super::Sentence;
use queens_page::comparison::Pace;
use queens_page::survey::{Preset, Quantity};

/// The texts of the comparison. Numbers are given as the language writes them.
pub struct CompareTexts {
    pub title: &'static str,
    /// The name of a board's region, by its letter.
    pub side: fn(&str) -> String,
    /// The name of the list of algorithms of a board.
    pub algorithm: fn(&str) -> String,
    pub pace: &'static str,
    pub paces: fn(Pace) -> &'static str,
    pub counter: &'static str,
    pub fewer: &'static str,
    pub at_step: fn(&str) -> String,
    pub at_tests: fn(&str) -> String,
    pub whole_run: &'static str,
    pub so_far: &'static str,
    pub steps: &'static str,
    /// A number of millions, in short.
    pub millions: fn(&str) -> String,
    /// The first board finds its first solution at this step, the second at that one.
    pub first_solutions: fn(&str, &str) -> Sentence,
    /// The second board searches for something else: the name of its goal.
    pub other_goal: fn(&str) -> Sentence,
    pub survey: SurveyTexts,
}

/// The texts of surveys.
pub struct SurveyTexts {
    pub title: &'static str,
    pub what: &'static str,
    pub presets: fn(Preset) -> &'static str,
    /// What is counted, in a sentence.
    pub about: fn(Preset, Problem) -> &'static str,
    pub largest: &'static str,
    /// An algorithm with the letter of its board.
    pub lettered: fn(&str, &str) -> String,
    pub begin: &'static str,
    pub stop: &'static str,
    /// So many searches of so many.
    pub progress: fn(&str, &str) -> String,
    pub quantity: &'static str,
    /// The name of a quantity that is no counter.
    pub quantities: fn(Quantity) -> Option<&'static str>,
    /// What the chart shows: the quantity, the first and the last board.
    pub chart: fn(&str, u8, u8) -> String,
    pub table: &'static str,
    pub copy: &'static str,
    pub save: &'static str,
    pub save_chart: &'static str,
    pub program: &'static str,
    /// What is found of a problem.
    pub solutions: fn(Problem) -> &'static str,
    /// How many queens a least set has.
    pub queens: &'static str,
    /// The search of a problem was given up: what was counted, as counters are called, and how much of it.
    pub given_up: fn(&str, &str) -> String,
    pub own_work: &'static str,
    pub time: &'static str,
    /// How times were measured; the seconds after which a search is given up.
    pub timing: fn(&str) -> String,
    pub boards_drawn: &'static str,
    /// How many candidates there are of a row for each column, and of any search.
    pub candidates: &'static str,
    pub space: &'static str,
    pub expected: &'static str,
    pub expected_draws: &'static str,
    /// How many searches were made.
    pub searches: &'static str,
    pub mean: &'static str,
    pub median: &'static str,
    pub quartiles: &'static str,
    pub range: &'static str,
    /// Under a chart with the quartiles of samples.
    pub spread: &'static str,
}
