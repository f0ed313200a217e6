//! The menu “Go to”.

use queens_core::{Direction, Interest};

use super::Texts;

/// The button that leads to an event. A number of pieces has a field in its place, and a number of tests has neither.
pub fn entry(texts: &Texts, direction: Direction, interest: Interest) -> String {
    let menu = texts.menu();
    match interest {
        Interest::Solution => menu.solution(direction),
        Interest::DeadEnd => menu.dead_end(direction),
        Interest::Critical => menu.critical(direction),
        Interest::Rejection => menu.rejection(direction),
        Interest::Bound => menu.bound(direction),
        Interest::Square(square) => menu.on_square(direction, square),
        Interest::Depth(_) | Interest::Tests(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use queens_page::language::Language;

    #[test]
    fn no_two_entries_of_the_menu_are_equal_in_any_language() {
        let square = Interest::Square("c8".parse().unwrap());
        let interests = [
            Interest::Solution,
            Interest::DeadEnd,
            Interest::Rejection,
            square,
        ];
        for language in Language::ALL {
            let entry = |direction, interest| entry(Texts::of(language), direction, interest);
            let mut lines: Vec<_> = interests
                .iter()
                .flat_map(|&interest| {
                    [Direction::Forwards, Direction::Backwards]
                        .map(|direction| entry(direction, interest))
                })
                .collect();
            lines.sort();
            lines.dedup();
            assert_eq!(lines.len(), 8, "{language:?}");
        }
    }
}
