//! Going to an event: what is said while one is looked for.

use queens_core::{Direction, Interest, Problem};

use crate::Sentence;
use crate::going::GoingTexts;

pub(crate) const TEXTS: GoingTexts = GoingTexts {
    go_to: "Aller à",
    looking: |problem, direction, interest| {
        let [she, he] = way(direction);
        Sentence::marked(&match interest {
            Interest::Solution => format!("Recherche de la *solution* {she}"),
            Interest::DeadEnd => format!("Recherche de l’*impasse* {she}"),
            Interest::Critical => format!("Recherche de la *situation critique* {she}"),
            Interest::Rejection => format!("Recherche du *refus* {he}"),
            Interest::Bound => format!("Recherche de la *borne* {she}"),
            Interest::Square(square) => format!("Recherche de l’événement {he} en *{square}*"),
            Interest::Depth(depth) => format!(
                "Recherche de la première fois à *{}*",
                pieces(problem, depth)
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

pub(super) fn pieces(problem: Problem, depth: u16) -> String {
    match (problem, depth) {
        (Problem::Knight, 1) => "1 case visitée".to_owned(),
        (Problem::Knight, _) => format!("{depth} cases visitées"),
        (_, 1) => "1 reine".to_owned(),
        _ => format!("{depth} reines"),
    }
}

/// The feminine, then the masculine.
pub(super) fn way(direction: Direction) -> [&'static str; 2] {
    match direction {
        Direction::Forwards => ["suivante", "suivant"],
        Direction::Backwards => ["précédente", "précédent"],
    }
}
