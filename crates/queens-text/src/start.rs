//! Before the start: the seed, what the search will cost, why it cannot be run and what can be done.

use crate::Texts;
use queens_core::{Goal, Unsupported};

use super::Sentence;
use super::number::{Numbers, two_digits};
use queens_page::settings::Family;

/// The texts of what is said before a search starts.
pub struct StartTexts {
    pub seed: &'static str,
    pub new_seed: &'static str,
    pub families: fn(Family) -> &'static str,
    /// Under the goals: those that the algorithm does not have.
    pub goals_lacking: fn(&str) -> String,
    /// The goal that was chosen, and the one that is chosen instead.
    pub goal_changed: fn(&str, &str) -> String,
    /// Why a search cannot be run.
    pub refused: fn(&Unsupported, &Numbers) -> String,
    /// In the strip, while the setup says why.
    pub cannot_run: fn() -> Sentence,
    /// Before the remedies.
    pub alternative: &'static str,
    pub use_algorithm: fn(&str) -> String,
    pub use_size: fn(u8) -> String,
    pub use_goal: fn(&str) -> String,
    pub free_queens: &'static str,
    /// What a search costs.
    pub cost: &'static str,
    pub candidates: &'static str,
    pub time: &'static str,
    /// The rate that a time is reckoned with: measured, or assumed until it is.
    pub measured: fn(&str) -> String,
    pub assumed: fn(&str) -> String,
    pub years: fn(&str) -> String,
}

const YEAR: f64 = 31_557_600.0;
/// From so many years on, a time is written as a power of ten.
const MANY_YEARS: f64 = 1e6;

impl StartTexts {
    /// About this many seconds: in years, where they are many.
    pub fn about(texts: &Texts, seconds: f64) -> String {
        let years = seconds / YEAR;
        let time = match seconds {
            ..1.0 => return texts.transport.instant.to_owned(),
            _ if years < 2.0 => texts.transport.estimate(seconds),
            _ if years < MANY_YEARS => {
                let years = two_digits(years);
                (texts.start.years)(&texts.numbers.whole(years))
            }
            _ => (texts.start.years)(&texts.numbers.scientific(years)),
        };
        (texts.transport.about)(&time)
    }

    /// A number of candidates a second.
    pub fn rate(&self, numbers: &Numbers, rate: f64, is_measured: bool) -> String {
        let rate = numbers.whole(two_digits(rate));
        if is_measured {
            (self.measured)(&rate)
        } else {
            (self.assumed)(&rate)
        }
    }
}

/// The name of a side of the board.
pub(crate) fn side(is_ranks: bool) -> char {
    if is_ranks { 'm' } else { 'n' }
}

pub(crate) fn names(goals: &[Goal], name: fn(Goal) -> &'static str) -> String {
    let names: Vec<_> = goals.iter().map(|&goal| name(goal)).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn long_times_are_told_in_years_and_longer_ones_as_powers_of_ten() {
        let texts = Texts::of(Language::English);
        for (seconds, text) in [
            (0.4, "< 1 s"),
            (41.6, "about 42 s"),
            (125.0, "about 2 min"),
            (3.1e7, "about 359 d"),
            (1.2e11, "about 3,800 years"),
            (1.46e41, "about 4.6\u{a0}×\u{a0}10³³ years"),
        ] {
            assert_eq!(StartTexts::about(texts, seconds), text);
        }
    }

    #[test]
    fn a_rate_is_rounded_and_says_whether_it_was_measured() {
        let texts = Texts::of(Language::French);
        let said = texts.start.rate(&texts.numbers, 23_456_789.0, true);
        assert!(
            said.contains("23\u{202f}000\u{202f}000") && said.contains("mesurées"),
            "{said}"
        );
        let said = texts.start.rate(&texts.numbers, 1e7, false);
        assert!(said.contains("supposé"), "{said}");
    }

    #[test]
    fn a_goal_that_is_lacking_is_named_in_the_readers_language() {
        let why = Unsupported::Goal {
            id: "random-rows",
            goal: Goal::All,
            goals: &[Goal::First],
        };
        let said = Language::ALL.map(|language| {
            let texts = Texts::of(language);
            (texts.start.refused)(&why, &texts.numbers)
        });
        assert!(
            said[0].contains("“All”") && said[0].contains("First"),
            "{}",
            said[0]
        );
        assert!(
            said[1].contains("«\u{a0}Toutes\u{a0}»") && said[1].contains("Première"),
            "{}",
            said[1]
        );
        assert!(
            said[2].contains("„Toate”") && said[2].contains("Prima"),
            "{}",
            said[2]
        );
    }
}
