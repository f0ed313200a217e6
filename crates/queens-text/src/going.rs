//! Going to an event: what is said while one is looked for.

use queens_core::{Direction, Interest, Problem};

use super::Sentence;

/// The texts of the wait for an event, and the button that asks for one.
pub struct GoingTexts {
    /// The button, and its menu.
    pub go_to: &'static str,
    /// What is being looked for.
    pub looking: fn(Problem, Direction, Interest) -> Sentence,
    /// The step that is being reached, and the percentage of the way behind.
    pub reaching: fn(&str, u64) -> Sentence,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn the_strip_says_what_is_looked_for_and_which_way() {
        let c8 = Interest::Square("c8".parse().unwrap());
        let looking = |language: Language, problem, direction, interest| {
            (Texts::of(language).going.looking)(problem, direction, interest).plain()
        };
        for (language, problem, direction, interest, text) in [
            (
                Language::English,
                Problem::Queens,
                Direction::Backwards,
                Interest::DeadEnd,
                "Looking for the previous dead end",
            ),
            (
                Language::French,
                Problem::Queens,
                Direction::Forwards,
                Interest::Rejection,
                "Recherche du refus suivant",
            ),
            (
                Language::Romanian,
                Problem::Queens,
                Direction::Backwards,
                c8,
                "Se caută evenimentul dinainte pe c8",
            ),
            (
                Language::Romanian,
                Problem::Queens,
                Direction::Forwards,
                Interest::Depth(20),
                "Se caută prima dată cu 20 de regine",
            ),
            (
                Language::English,
                Problem::Knight,
                Direction::Forwards,
                Interest::Depth(20),
                "Looking for the first time with 20 visited squares",
            ),
        ] {
            assert_eq!(looking(language, problem, direction, interest), text);
        }
    }
}
