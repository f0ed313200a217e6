//! Boards above 32.

use crate::event::marked;
use crate::large::LargeTexts;

pub(crate) const TEXTS: LargeTexts = LargeTexts {
    name: |n| format!("Échiquier, {n} sur {n}"),
    idle: |n| {
        marked(format!(
            "Échiquier vide, n = {n}. Lancez pour obtenir une solution."
        ))
    },
    searching: |n| marked(format!("Recherche d’une solution pour n = {n}")),
    solved: |n, moves, time| {
        marked(format!(
            "*{n} reines* sans conflit\u{a0}: {moves} déplacements en {time}\u{a0}ms"
        ))
    },
    given_up: |moves| {
        marked(format!(
            "Abandon à la limite\u{a0}: *aucune solution* après {moves} déplacements"
        ))
    },
    stopped: || marked("Recherche arrêtée avant une solution"),
    no_trace: "Au-delà de n = 32, seul le résultat est montré\u{a0}: ni étapes, ni arbre, ni pile.",
    no_given: "On peut fixer des cases jusqu’à n = 32. Au-delà, la recherche place elle-même toutes les reines.",
    at: |column, row| format!("Reine en colonne {column}, ligne {row}"),
    rows: "La ligne de chaque colonne, comptée à partir de 0 (l’échiquier compte à partir de 1)\u{a0}:",
    hint: "Pointez une reine, ou passez de l’une à l’autre avec les flèches.",
    tools: "Image de l’échiquier",
    fit: "Montrer tout l’échiquier",
};
