//! Going to an event: the menu, and what is said while one is looked for.

use queens_core::{Direction, Interest, Problem};

use super::Sentence;
use super::number::{romanian_count, romanian_queens};

/// The texts of the menu of events, and of the wait for one.
pub struct GoingTexts {
    /// The button and its menu.
    pub go_to: &'static str,
    /// What is being looked for.
    pub looking: fn(Problem, Direction, Interest) -> Sentence,
    /// The step that is being reached, and the percentage of the way behind.
    pub reaching: fn(&str, u64) -> Sentence,
}

/// The texts of the open menu of events.
pub struct MenuTexts {
    /// A line of the menu. How many pieces or tests there must be is told forwards only.
    pub line: fn(Problem, Direction, Interest) -> String,
    /// The field for the square.
    pub square: &'static str,
    pub not_there: fn(&str) -> String,
    /// The field for the number of queens, or of visited squares, and its buttons.
    pub pieces: fn(Problem) -> &'static str,
    pub fewer: &'static str,
    pub more: &'static str,
}

pub(super) const ENGLISH: GoingTexts = GoingTexts {
    go_to: "Go to",
    looking: |problem, direction, interest| {
        let way = match direction {
            Direction::Forwards => "next",
            Direction::Backwards => "previous",
        };
        Sentence::marked(&match interest {
            Interest::Solution => format!("Looking for the {way} *solution*"),
            Interest::DeadEnd => format!("Looking for the {way} *dead end*"),
            Interest::Critical => format!("Looking for the {way} *critical situation*"),
            Interest::Rejection => format!("Looking for the {way} *rejection*"),
            Interest::Bound => format!("Looking for the {way} *bound*"),
            Interest::Square(square) => format!("Looking for the {way} event on *{square}*"),
            Interest::Depth(depth) => format!(
                "Looking for the first time with *{}*",
                english_depth(problem, depth)
            ),
            Interest::Tests(tests) => format!("Looking for the step after *{tests} tests*"),
        })
    },
    reaching: |step, percent| Sentence::marked(&format!("On the way to *step {step}*: {percent}%")),
};

pub(super) const MENU_ENGLISH: MenuTexts = MenuTexts {
    line: |problem, direction, interest| {
        let way = match direction {
            Direction::Forwards => "Next",
            Direction::Backwards => "Previous",
        };
        match interest {
            Interest::Solution => format!("{way} solution"),
            Interest::DeadEnd => format!("{way} dead end"),
            Interest::Critical => format!("{way} critical situation"),
            Interest::Rejection => format!("{way} rejection"),
            Interest::Bound => format!("{way} bound"),
            Interest::Square(square) => format!("{way} event on {square}"),
            Interest::Depth(depth) => format!("First time with {}", english_depth(problem, depth)),
            Interest::Tests(tests) => format!("After {tests} tests"),
        }
    },
    square: "Square",
    not_there: |text| format!("“{text}” is not on this board"),
    pieces: |problem| match problem {
        Problem::Knight => "Visited squares",
        Problem::Queens | Problem::Domination => "Queens",
    },
    fewer: "Fewer",
    more: "More",
};

fn english_depth(problem: Problem, depth: u16) -> String {
    match (problem, depth) {
        (Problem::Knight, 1) => "1 visited square".to_owned(),
        (Problem::Knight, _) => format!("{depth} visited squares"),
        (_, 1) => "1 queen".to_owned(),
        _ => format!("{depth} queens"),
    }
}

pub(super) const FRENCH: GoingTexts = GoingTexts {
    go_to: "Aller à",
    looking: |problem, direction, interest| {
        let [she, he] = french_way(direction);
        Sentence::marked(&match interest {
            Interest::Solution => format!("Recherche de la *solution* {she}"),
            Interest::DeadEnd => format!("Recherche de l’*impasse* {she}"),
            Interest::Critical => format!("Recherche de la *situation critique* {she}"),
            Interest::Rejection => format!("Recherche du *refus* {he}"),
            Interest::Bound => format!("Recherche de la *borne* {she}"),
            Interest::Square(square) => format!("Recherche de l’événement {he} en *{square}*"),
            Interest::Depth(depth) => format!(
                "Recherche de la première fois à *{}*",
                french_depth(problem, depth)
            ),
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
    line: |problem, direction, interest| {
        let [she, he] = french_way(direction);
        match interest {
            Interest::Solution => format!("Solution {she}"),
            Interest::DeadEnd => format!("Impasse {she}"),
            Interest::Critical => format!("Situation critique {she}"),
            Interest::Rejection => format!("Refus {he}"),
            Interest::Bound => format!("Borne {she}"),
            Interest::Square(square) => format!("Événement {he} en {square}"),
            Interest::Depth(depth) => format!("Première fois à {}", french_depth(problem, depth)),
            Interest::Tests(tests) => format!("Après {tests} tests"),
        }
    },
    square: "Case",
    not_there: |text| format!("«\u{a0}{text}\u{a0}» n’est pas sur cet échiquier"),
    pieces: |problem| match problem {
        Problem::Knight => "Cases visitées",
        Problem::Queens | Problem::Domination => "Reines",
    },
    fewer: "Moins",
    more: "Plus",
};

fn french_depth(problem: Problem, depth: u16) -> String {
    match (problem, depth) {
        (Problem::Knight, 1) => "1 case visitée".to_owned(),
        (Problem::Knight, _) => format!("{depth} cases visitées"),
        (_, 1) => "1 reine".to_owned(),
        _ => format!("{depth} reines"),
    }
}

/// The feminine, then the masculine.
fn french_way(direction: Direction) -> [&'static str; 2] {
    match direction {
        Direction::Forwards => ["suivante", "suivant"],
        Direction::Backwards => ["précédente", "précédent"],
    }
}

pub(super) const ROMANIAN: GoingTexts = GoingTexts {
    go_to: "Mergi la",
    looking: |problem, direction, interest| {
        let [she, it] = romanian_way(direction);
        Sentence::marked(&match interest {
            Interest::Solution => format!("Se caută *soluția* {she}"),
            Interest::DeadEnd => format!("Se caută *fundătura* {she}"),
            Interest::Critical => format!("Se caută *situația critică* {she}"),
            Interest::Rejection => format!("Se caută *respingerea* {she}"),
            Interest::Bound => format!("Se caută *marginea* {she}"),
            Interest::Square(square) => format!("Se caută evenimentul {it} pe *{square}*"),
            Interest::Depth(depth) => {
                let pieces = romanian_depth(problem, depth);
                format!("Se caută prima dată cu *{pieces}*")
            }
            Interest::Tests(tests) => format!("Se caută pasul după *{}*", romanian_tests(tests)),
        })
    },
    reaching: |step, percent| Sentence::marked(&format!("Pe drum spre *pasul {step}*: {percent}%")),
};

pub(super) const MENU_ROMANIAN: MenuTexts = MenuTexts {
    line: |problem, direction, interest| {
        let [she, it] = romanian_way(direction);
        match interest {
            Interest::Solution => format!("Soluția {she}"),
            Interest::DeadEnd => format!("Fundătura {she}"),
            Interest::Critical => format!("Situația critică {she}"),
            Interest::Rejection => format!("Respingerea {she}"),
            Interest::Bound => format!("Marginea {she}"),
            Interest::Square(square) => format!("Evenimentul {it} pe {square}"),
            Interest::Depth(depth) => format!("Prima dată cu {}", romanian_depth(problem, depth)),
            Interest::Tests(tests) => format!("După {}", romanian_tests(tests)),
        }
    },
    square: "Câmp",
    not_there: |text| format!("„{text}” nu e pe această tablă"),
    pieces: |problem| match problem {
        Problem::Knight => "Câmpuri vizitate",
        Problem::Queens | Problem::Domination => "Regine",
    },
    fewer: "Mai puține",
    more: "Mai multe",
};

fn romanian_depth(problem: Problem, depth: u16) -> String {
    match problem {
        Problem::Knight => {
            let (one, many) = ("un câmp vizitat", "câmpuri vizitate");
            romanian_count(depth.into(), &depth.to_string(), one, many)
        }
        Problem::Queens | Problem::Domination => romanian_queens(depth),
    }
}

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
