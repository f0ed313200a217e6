//! The event strip while the page is on its way to an event.

use queens_core::{Direction, Interest, Problem};
use queens_draw::Sentence;

use super::words::Going;

impl Going {
    /// The sentence about the event that the page is looking for.
    pub fn looking(self, problem: Problem, direction: Direction, interest: Interest) -> Sentence {
        Sentence::marked(&match interest {
            Interest::Solution => self.solution(direction),
            Interest::DeadEnd => self.dead_end(direction),
            Interest::Critical => self.critical(direction),
            Interest::Rejection => self.rejection(direction),
            Interest::Bound => self.bound(direction),
            Interest::Square(square) => self.square(direction, square),
            Interest::Depth(depth) => self.depth(problem, depth.into()),
            Interest::Tests(tests) => self.tests(tests),
        })
    }
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
            Texts::of(language)
                .going()
                .looking(problem, direction, interest)
                .plain()
        };
        for (language, problem, direction, interest, text) in [
            (
                Language::ENGLISH,
                Problem::Queens,
                Direction::Backwards,
                Interest::DeadEnd,
                "Looking for the previous dead end",
            ),
            (
                Language::FRENCH,
                Problem::Queens,
                Direction::Forwards,
                Interest::Rejection,
                "Recherche du refus suivant",
            ),
            (
                Language::ROMANIAN,
                Problem::Queens,
                Direction::Backwards,
                c8,
                "Se caută evenimentul dinainte pe c8",
            ),
            (
                Language::ROMANIAN,
                Problem::Queens,
                Direction::Forwards,
                Interest::Depth(20),
                "Se caută primul pas cu 20 de regine",
            ),
            (
                Language::ENGLISH,
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
