//! The menu of events.

use queens_core::{Direction, Interest, Problem};

/// The texts of the open menu of events.
pub struct MenuTexts {
    /// A line of the menu. How many pieces or tests there must be is told forwards only.
    pub line: fn(Problem, Direction, Interest) -> String,
    /// The field for the square.
    pub square: &'static str,
    pub not_there: fn(&str) -> String,
    /// The field for the number of queens, or of visited squares, and its buttons.
    pub pieces: fn(Problem) -> &'static str,
    /// The field for a step, its button, and what is said of a text that is no step.
    pub step: &'static str,
    pub go: &'static str,
    pub no_step: fn(&str) -> String,
    pub fewer: &'static str,
    pub more: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn every_line_of_the_menu_differs_from_the_others_in_each_language() {
        let square = Interest::Square("c8".parse().unwrap());
        let interests = [
            Interest::Solution,
            Interest::DeadEnd,
            Interest::Rejection,
            square,
        ];
        for language in Language::ALL {
            let line = Texts::of(language).rest().menu.line;
            let mut lines: Vec<_> = interests
                .iter()
                .flat_map(|&it| {
                    [
                        line(Problem::Queens, Direction::Forwards, it),
                        line(Problem::Queens, Direction::Backwards, it),
                    ]
                })
                .collect();
            lines.sort();
            lines.dedup();
            assert_eq!(lines.len(), 8, "{language:?}");
        }
    }
}
