//! The event strip: what has just happened. Squares stand between stars.

pub(crate) mod domination;
pub(crate) mod greedy;
pub(crate) mod knight;
pub(crate) mod repair;

use queens_core::{Line, LineKind, Traversal};

use super::number::so_many;

use crate::event::{EventTexts, joined, marked};

pub(crate) const TEXTS: EventTexts = EventTexts {
    first_square: |square, squares| {
        let squares = joined(squares);
        marked(format!(
            "Cavalier en *{square}*\u{a0}; il peut aller en {squares}"
        ))
    },
    first_queen: |square| {
        marked(format!(
            "La première reine est en *{square}*. Touchez une autre case, ou cliquez dessus, puis lancez."
        ))
    },
    empty: || {
        marked(
            "Échiquier vide. Touchez des cases, ou cliquez dessus, pour y fixer des reines, puis lancez.",
        )
    },
    given: |queens| match queens {
        1 => marked("1 reine fixée. Lancez pour chercher."),
        _ => marked(format!("{queens} reines fixées. Lancez pour chercher.")),
    },
    start: |line| match line {
        Some(Line::File(file)) => marked(format!(
            "Départ\u{a0}: la recherche commence par la *colonne {file}*"
        )),
        Some(Line::Rank(rank)) => marked(format!(
            "Départ\u{a0}: la recherche commence par la *ligne {rank}*"
        )),
        None => marked("Départ\u{a0}: rien n’a encore été essayé"),
    },
    root: |square| {
        marked(format!(
            "Départ d’une recherche\u{a0}: reine posée en *{square}*, sans test"
        ))
    },
    candidate: || marked("La combinaison suivante\u{a0}: toutes ses reines à la fois"),
    clash: |later, earlier, line| {
        let along = match line {
            LineKind::Row => "sur une même ligne",
            LineKind::Column => "dans une même colonne",
            LineKind::Diagonal => "sur une même diagonale",
        };
        marked(format!(
            "Refusée\u{a0}: *{earlier}* et *{later}* sont {along}"
        ))
    },
    restart: || marked("Le tirage a échoué\u{a0}: on recommence"),
    image: |number| {
        marked(format!(
            "*Solution {number}*\u{a0}: la précédente, renversée"
        ))
    },
    place: |square| {
        let (file, rank) = (square.file, square.rank);
        marked(format!(
            "Colonne {file}, ligne {rank}\u{a0}: libre, reine en *{square}*"
        ))
    },
    reject: |square, attacker, line| {
        let (file, rank) = (square.file, square.rank);
        let along = match line {
            LineKind::Row => "sur la même ligne",
            LineKind::Column => "sur la même colonne",
            LineKind::Diagonal => "en diagonale",
        };
        marked(format!(
            "Colonne {file}, ligne {rank}\u{a0}: menacée par *{attacker}* {along}"
        ))
    },
    remove: |square| {
        marked(format!(
            "Colonne {}\u{a0}: reine retirée de *{square}*",
            square.file
        ))
    },
    dead_end: |line| match line {
        Some(Line::File(file)) => marked(format!(
            "Colonne {file}\u{a0}: impasse – toutes les cases sont menacées"
        )),
        Some(Line::Rank(rank)) => marked(format!(
            "Ligne {rank}\u{a0}: impasse – toutes les cases sont menacées"
        )),
        None => marked("Impasse – toutes les cases sont menacées"),
    },
    solution: |number| {
        marked(format!(
            "*Solution {number}*\u{a0}: aucune reine n’en menace une autre"
        ))
    },
    example: |n, tests| {
        marked(format!(
            "Exemple\u{a0}: première solution pour n\u{a0}=\u{a0}{n}, en {tests} tests"
        ))
    },
    stale: |board| match board {
        Some(board) => marked(format!(
            "Réglages modifiés\u{a0}; affichée\u{a0}: la recherche {board}"
        )),
        None => marked("Réglages modifiés\u{a0}; affichée\u{a0}: la recherche d’avant"),
    },
    see_solutions: "Les voir",
    failed: || marked("Le moteur s’est arrêté. Rechargez-le pour continuer."),
    counting: |n| {
        marked(format!(
            "Comptage de toutes les solutions pour n\u{a0}=\u{a0}{n}"
        ))
    },
    cap: |walk, cap| match walk {
        Traversal::LocalSearch => so_many(cap, "déplacements"),
        _ => so_many(cap, "appels"),
    },
    given_up: |count, number, cap| match count {
        0 => marked(format!(
            "Abandon à la limite de {cap}\u{a0}: *aucune solution trouvée*"
        )),
        1 => marked(format!(
            "Abandon à la limite de {cap}\u{a0}: au moins *1 solution*"
        )),
        _ => marked(format!(
            "Abandon à la limite de {cap}\u{a0}: au moins *{number} solutions*"
        )),
    },
    counted: |count, number| match count {
        0 => marked("Comptage terminé\u{a0}: *aucune solution*"),
        1 => marked("Comptage terminé\u{a0}: *1 solution*"),
        _ => marked(format!("Comptage terminé\u{a0}: *{number} solutions*")),
    },
    count_stopped: |count, number| match count {
        0 | 1 => marked(format!(
            "Comptage arrêté\u{a0}: au moins *{count} solution*"
        )),
        _ => marked(format!(
            "Comptage arrêté\u{a0}: au moins *{number} solutions*"
        )),
    },
};
