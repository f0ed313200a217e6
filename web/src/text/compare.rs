//! The comparison of two algorithms, and surveys over many boards.

mod english;
mod french;
mod romanian;

use queens_core::Problem;

use super::Sentence;
use crate::comparison::Pace;
use crate::survey::{Preset, Quantity};

pub(super) use english::ENGLISH;
pub(super) use french::FRENCH;
pub(super) use romanian::ROMANIAN;

/// The texts of the comparison. Numbers are given as the language writes them.
pub(crate) struct CompareTexts {
    pub(crate) title: &'static str,
    /// The name of a board's region, by its letter.
    pub(crate) side: fn(&str) -> String,
    /// The name of the list of algorithms of a board.
    pub(crate) algorithm: fn(&str) -> String,
    pub(crate) pace: &'static str,
    pub(crate) paces: fn(Pace) -> &'static str,
    pub(crate) counter: &'static str,
    pub(crate) fewer: &'static str,
    pub(crate) at_step: fn(&str) -> String,
    pub(crate) at_tests: fn(&str) -> String,
    pub(crate) whole_run: &'static str,
    pub(crate) so_far: &'static str,
    pub(crate) steps: &'static str,
    /// A number of millions, in short.
    pub(crate) millions: fn(&str) -> String,
    /// The first board finds its first solution at this step, the second at that one.
    pub(crate) first_solutions: fn(&str, &str) -> Sentence,
    /// The second board searches for something else: the name of its goal.
    pub(crate) other_goal: fn(&str) -> Sentence,
    pub(crate) survey: SurveyTexts,
}

/// The texts of surveys.
pub(crate) struct SurveyTexts {
    pub(crate) title: &'static str,
    pub(crate) what: &'static str,
    pub(crate) presets: fn(Preset) -> &'static str,
    /// What is counted, in a sentence.
    pub(crate) about: fn(Preset, Problem) -> &'static str,
    pub(crate) largest: &'static str,
    pub(crate) begin: &'static str,
    pub(crate) stop: &'static str,
    /// So many searches of so many.
    pub(crate) progress: fn(&str, &str) -> String,
    pub(crate) quantity: &'static str,
    /// The name of a quantity that is no counter.
    pub(crate) quantities: fn(Quantity) -> Option<&'static str>,
    /// What the chart shows: the quantity, the first and the last board.
    pub(crate) chart: fn(&str, u8, u8) -> String,
    pub(crate) table: &'static str,
    pub(crate) copy: &'static str,
    pub(crate) save: &'static str,
    pub(crate) program: &'static str,
    /// What is found of a problem.
    pub(crate) solutions: fn(Problem) -> &'static str,
    /// How many queens a least set has.
    pub(crate) queens: &'static str,
    /// The search of a problem was given up: what was counted, as counters are called, and how much of it.
    pub(crate) given_up: fn(&str, &str) -> String,
    pub(crate) own_work: &'static str,
    pub(crate) time: &'static str,
    pub(crate) boards_drawn: &'static str,
    pub(crate) candidates: &'static str,
    pub(crate) expected: &'static str,
    pub(crate) expected_draws: &'static str,
    /// How many searches were made.
    pub(crate) searches: &'static str,
    pub(crate) mean: &'static str,
    pub(crate) median: &'static str,
    pub(crate) quartiles: &'static str,
    pub(crate) range: &'static str,
    /// Under a chart with the quartiles of samples.
    pub(crate) spread: &'static str,
}
