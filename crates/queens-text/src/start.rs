//! Texts before a search: its cost, and the reason why it cannot run.

use queens_core::{Goal, Unsupported};
use queens_draw::number::two_digits;

use crate::Texts;
use crate::words::Start;

const YEAR: f64 = 31_557_600.0;
/// From this number of years on, a time is written as a power of ten.
const MANY_YEARS: f64 = 1e6;

/// An approximate time. Two years or more are given in years.
pub fn about(texts: &Texts, seconds: f64) -> String {
    let years = seconds / YEAR;
    let time = match seconds {
        ..1.0 => return texts.transport().instant().to_owned(),
        _ if years < 2.0 => texts.transport().estimate(seconds),
        _ if years < MANY_YEARS => texts.start().years(two_digits(years)),
        _ => texts.start().years_power(&texts.numbers.scientific(years)),
    };
    texts.transport().about(&time)
}

impl Start {
    /// The number of candidates checked per second.
    pub fn rate(self, rate: f64, is_measured: bool) -> String {
        let rate = two_digits(rate);
        if is_measured {
            self.measured(rate)
        } else {
            self.assumed(rate)
        }
    }
}

impl Texts {
    /// The reason why a search cannot run.
    pub fn refusal(&self, why: &Unsupported) -> String {
        let texts = self.start();
        match why {
            Unsupported::Size {
                n, is_ranks, sizes, ..
            } => {
                let [lowest, highest, value] = [*sizes.start(), *sizes.end(), *n].map(u64::from);
                texts.refused_size(side(*is_ranks), lowest, highest, value)
            }
            Unsupported::Goal { goal, goals, .. } => {
                texts.refused_goal(&self.names(&[*goal]), &self.names(goals))
            }
            Unsupported::Given { .. } => texts.refused_given().to_owned(),
            Unsupported::Blocked { .. } => texts.refused_blocked().to_owned(),
            Unsupported::Problem { .. } => texts.refused_problem().to_owned(),
            Unsupported::Queens { k, n, .. } => {
                texts.refused_queens(k.map(u64::from), u64::from(*n) - 1)
            }
            Unsupported::Starts { count, .. } => texts.refused_starts(*count as u64),
            Unsupported::Endless { given, .. } if !given.is_empty() => {
                texts.refused_endless_given().to_owned()
            }
            Unsupported::Endless { n, .. } => texts.refused_endless((*n).into()),
            Unsupported::Space { most, .. } => texts.refused_space(*most),
        }
    }

    fn names(&self, goals: &[Goal]) -> String {
        let names: Vec<_> = goals.iter().map(|&goal| self.setup().goals(goal)).collect();
        names.join(", ")
    }
}

/// The letter of a side of the board.
fn side(is_ranks: bool) -> &'static str {
    if is_ranks { "m" } else { "n" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn long_times_are_told_in_years_and_longer_ones_as_powers_of_ten() {
        let texts = Texts::of(Language::ENGLISH);
        for (seconds, text) in [
            (0.4, "< 1 s"),
            (41.6, "about 42 s"),
            (125.0, "about 2 min"),
            (3.1e7, "about 359 d"),
            (1.2e11, "about 3,800 years"),
            (1.46e41, "about 4.6\u{a0}×\u{a0}10³³ years"),
        ] {
            assert_eq!(about(texts, seconds), text);
        }
    }

    #[test]
    fn a_rate_is_rounded_and_says_whether_it_was_measured() {
        let texts = Texts::of(Language::FRENCH);
        let said = texts.start().rate(23_456_789.0, true);
        assert!(
            said.contains("23\u{202f}000\u{202f}000") && said.contains("mesurées"),
            "{said}"
        );
        let said = texts.start().rate(1e7, false);
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
            texts.refusal(&why)
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
