//! The card of a square. Squares stand between stars.

use queens_core::{LineKind, Problem};

use crate::card::CardTexts;
use crate::event::joined;

pub(crate) const TEXTS: CardTexts = CardTexts {
    given: |problem| match problem {
        Problem::Knight => "Le parcours commence ici.",
        _ => "Une reine fixée est ici.",
    },
    placed: |problem, number| match problem {
        Problem::Knight => format!("Case numéro {number} du parcours."),
        _ => format!("La reine numéro {number} de la recherche est ici."),
    },
    refused: |against| match against {
        Some(against) => format!("*Refusée* sur ce chemin\u{a0}: menacée par {against}."),
        None => "*Refusée* sur ce chemin.".to_owned(),
    },
    infeasible: "*Refusée* sur ce chemin\u{a0}: les reines restantes n’auraient pu couvrir le reste.",
    removed: |problem, solved| match (problem, solved) {
        (Problem::Knight, true) => {
            "Le cavalier est passé ici puis revenu, après avoir trouvé des parcours."
        }
        (Problem::Knight, false) => {
            "Le cavalier est passé ici et *revenu en arrière*\u{a0}: aucun parcours ne continue d’ici."
        }
        (_, true) => "Une reine a été posée ici, puis retirée, après avoir donné des solutions.",
        (_, false) => {
            "Une reine a été posée ici, puis *retirée*\u{a0}: sur ce chemin, aucune solution ne la contient."
        }
    },
    refused_before: |against, step| match against {
        Some(against) => {
            format!("*Refusée* plus tôt, à l’étape {step}\u{a0}: alors menacée par {against}.")
        }
        None => format!("*Refusée* plus tôt, à l’étape {step}."),
    },
    removed_before: |problem, step| match problem {
        Problem::Knight => format!("Le cavalier était ici plus tôt, jusqu’à l’étape {step}."),
        _ => format!("Une reine était ici plus tôt, jusqu’à l’étape {step}."),
    },
    attacked: |problem, queens| match problem {
        Problem::Domination => format!("Couverte par {queens}."),
        _ => format!("Menacée maintenant par {queens}."),
    },
    free: |problem| match problem {
        Problem::Domination => "*Non couverte*\u{a0}: aucune reine ne la couvre.",
        _ => "*Libre*\u{a0}: aucune reine ne la menace.",
    },
    onward: |squares| match squares {
        [] => "Pas encore visitée\u{a0}; aucun coup ne mènerait plus loin.".to_owned(),
        _ => format!(
            "Pas encore visitée\u{a0}; coups possibles d’ici\u{a0}: {}.",
            joined(squares)
        ),
    },
    attacker: |square, line| {
        let along = match line {
            LineKind::Row => "même ligne",
            LineKind::Column => "même colonne",
            LineKind::Diagonal => "diagonale",
        };
        format!("*{square}* ({along})")
    },
    go: "Y aller",
    last: "Dernier événement sur cette case",
};
