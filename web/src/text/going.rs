//! Going to an event: the menu, and what is said while one is looked for.

use queens_core::finding::{Direction, Interest};

use super::Sentence;
use super::number::{romanian_count, romanian_queens};

/// The texts of the menu of events, and of the wait for one.
pub(crate) struct GoingTexts {
    /// The button and its menu.
    pub(crate) go_to: &'static str,
    /// What is being looked for.
    pub(crate) looking: fn(Direction, Interest) -> Sentence,
    /// The step that is being reached, and the percentage of the way behind.
    pub(crate) reaching: fn(&str, u64) -> Sentence,
}

/// The texts of the open menu of events.
pub(crate) struct MenuTexts {
    /// A line of the menu. How many queens or tests there must be is told forwards only.
    pub(crate) line: fn(Direction, Interest) -> String,
    /// The field for the square.
    pub(crate) square: &'static str,
    pub(crate) not_there: fn(&str) -> String,
    /// The field for the number of queens.
    pub(crate) queens: &'static str,
    pub(crate) fewer: &'static str,
    pub(crate) more: &'static str,
}

pub(super) const ENGLISH: GoingTexts = GoingTexts {
    go_to: "Go to",
    looking: |direction, interest| {
        let way = match direction {
            Direction::Forwards => "next",
            Direction::Backwards => "previous",
        };
        Sentence::marked(&match interest {
            Interest::Solution => format!("Looking for the {way} *solution*"),
            Interest::DeadEnd => format!("Looking for the {way} *dead end*"),
            Interest::Rejection => format!("Looking for the {way} *rejection*"),
            Interest::Bound => format!("Looking for the {way} *bound*"),
            Interest::Square(square) => format!("Looking for the {way} event on *{square}*"),
            Interest::Depth(1) => "Looking for the first time with *1 queen*".to_owned(),
            Interest::Depth(queens) => format!("Looking for the first time with *{queens} queens*"),
            Interest::Tests(tests) => format!("Looking for the step after *{tests} tests*"),
        })
    },
    reaching: |step, percent| Sentence::marked(&format!("On the way to *step {step}*: {percent}%")),
};

pub(super) const MENU_ENGLISH: MenuTexts = MenuTexts {
    line: |direction, interest| {
        let way = match direction {
            Direction::Forwards => "Next",
            Direction::Backwards => "Previous",
        };
        match interest {
            Interest::Solution => format!("{way} solution"),
            Interest::DeadEnd => format!("{way} dead end"),
            Interest::Rejection => format!("{way} rejection"),
            Interest::Bound => format!("{way} bound"),
            Interest::Square(square) => format!("{way} event on {square}"),
            Interest::Depth(1) => "First time with 1 queen".to_owned(),
            Interest::Depth(queens) => format!("First time with {queens} queens"),
            Interest::Tests(tests) => format!("After {tests} tests"),
        }
    },
    square: "Square",
    not_there: |text| format!("“{text}” is not on this board"),
    queens: "Queens",
    fewer: "Fewer queens",
    more: "More queens",
};

pub(super) const FRENCH: GoingTexts = GoingTexts {
    go_to: "Aller à",
    looking: |direction, interest| {
        let [she, he] = french_way(direction);
        Sentence::marked(&match interest {
            Interest::Solution => format!("Recherche de la *solution* {she}"),
            Interest::DeadEnd => format!("Recherche de l’*impasse* {she}"),
            Interest::Rejection => format!("Recherche du *refus* {he}"),
            Interest::Bound => format!("Recherche de la *borne* {she}"),
            Interest::Square(square) => format!("Recherche de l’événement {he} en *{square}*"),
            Interest::Depth(1) => "Recherche de la première fois à *1 reine*".to_owned(),
            Interest::Depth(queens) => {
                format!("Recherche de la première fois à *{queens} reines*")
            }
            Interest::Tests(tests) => format!("Recherche de l’étape après *{tests} tests*"),
        })
    },
    reaching: |step, percent| {
        Sentence::marked(&format!(
            "En route vers l’*étape {step}*\u{a0}: {percent}\u{a0}%"
        ))
    },
};

pub(super) const MENU_FRENCH: MenuTexts = MenuTexts {
    line: |direction, interest| {
        let [she, he] = french_way(direction);
        match interest {
            Interest::Solution => format!("Solution {she}"),
            Interest::DeadEnd => format!("Impasse {she}"),
            Interest::Rejection => format!("Refus {he}"),
            Interest::Bound => format!("Borne {she}"),
            Interest::Square(square) => format!("Événement {he} en {square}"),
            Interest::Depth(1) => "Première fois à 1 reine".to_owned(),
            Interest::Depth(queens) => format!("Première fois à {queens} reines"),
            Interest::Tests(tests) => format!("Après {tests} tests"),
        }
    },
    square: "Case",
    not_there: |text| format!("« {text} » n’est pas sur cet échiquier"),
    queens: "Reines",
    fewer: "Moins de reines",
    more: "Plus de reines",
};

/// The feminine, then the masculine.
fn french_way(direction: Direction) -> [&'static str; 2] {
    match direction {
        Direction::Forwards => ["suivante", "suivant"],
        Direction::Backwards => ["précédente", "précédent"],
    }
}

pub(super) const ROMANIAN: GoingTexts = GoingTexts {
    go_to: "Mergi la",
    looking: |direction, interest| {
        let [she, it] = romanian_way(direction);
        Sentence::marked(&match interest {
            Interest::Solution => format!("Se caută *soluția* {she}"),
            Interest::DeadEnd => format!("Se caută *fundătura* {she}"),
            Interest::Rejection => format!("Se caută *respingerea* {she}"),
            Interest::Bound => format!("Se caută *marginea* {she}"),
            Interest::Square(square) => format!("Se caută evenimentul {it} pe *{square}*"),
            Interest::Depth(queens) => {
                format!("Se caută prima dată cu *{}*", romanian_queens(queens))
            }
            Interest::Tests(tests) => format!("Se caută pasul după *{}*", romanian_tests(tests)),
        })
    },
    reaching: |step, percent| Sentence::marked(&format!("Pe drum spre *pasul {step}*: {percent}%")),
};

pub(super) const MENU_ROMANIAN: MenuTexts = MenuTexts {
    line: |direction, interest| {
        let [she, it] = romanian_way(direction);
        match interest {
            Interest::Solution => format!("Soluția {she}"),
            Interest::DeadEnd => format!("Fundătura {she}"),
            Interest::Rejection => format!("Respingerea {she}"),
            Interest::Bound => format!("Marginea {she}"),
            Interest::Square(square) => format!("Evenimentul {it} pe {square}"),
            Interest::Depth(queens) => format!("Prima dată cu {}", romanian_queens(queens)),
            Interest::Tests(tests) => format!("După {}", romanian_tests(tests)),
        }
    },
    square: "Câmp",
    not_there: |text| format!("„{text}” nu e pe această tablă"),
    queens: "Regine",
    fewer: "Mai puține regine",
    more: "Mai multe regine",
};

/// The feminine, then the neuter.
fn romanian_way(direction: Direction) -> [&'static str; 2] {
    match direction {
        Direction::Forwards => ["următoare", "următor"],
        Direction::Backwards => ["dinainte", "dinainte"],
    }
}

fn romanian_tests(tests: u64) -> String {
    romanian_count(tests, &tests.to_string(), "un test", "teste")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_strip_says_what_is_looked_for_and_which_way() {
        let c8 = Interest::Square("c8".parse().unwrap());
        let looking = |language: Language, direction, interest| {
            (language.texts().going.looking)(direction, interest).plain()
        };
        for (language, direction, interest, text) in [
            (
                Language::English,
                Direction::Backwards,
                Interest::DeadEnd,
                "Looking for the previous dead end",
            ),
            (
                Language::French,
                Direction::Forwards,
                Interest::Rejection,
                "Recherche du refus suivant",
            ),
            (
                Language::Romanian,
                Direction::Backwards,
                c8,
                "Se caută evenimentul dinainte pe c8",
            ),
            (
                Language::Romanian,
                Direction::Forwards,
                Interest::Depth(20),
                "Se caută prima dată cu 20 de regine",
            ),
        ] {
            assert_eq!(looking(language, direction, interest), text);
        }
    }

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
            let line = language.texts().panels().menu.line;
            let mut lines: Vec<_> = interests
                .iter()
                .flat_map(|&it| {
                    [
                        line(Direction::Forwards, it),
                        line(Direction::Backwards, it),
                    ]
                })
                .collect();
            lines.sort();
            lines.dedup();
            assert_eq!(lines.len(), 8, "{language:?}");
        }
    }
}
