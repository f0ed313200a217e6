//! Boards above 32.

use super::number::so_many;
use crate::event::marked;
use crate::large::LargeTexts;

pub(crate) const TEXTS: LargeTexts = LargeTexts {
    name: |n| format!("Échiquier, {n} sur {n}"),
    idle: |n| {
        marked(format!(
            "Échiquier vide, n\u{a0}=\u{a0}{n}. Lancez pour obtenir une solution."
        ))
    },
    searching: |n| marked(format!("Recherche d’une solution pour n\u{a0}=\u{a0}{n}")),
    solved: |n, moves, time| {
        marked(format!(
            "*{n} reines* sans conflit\u{a0}: {} en {time}\u{a0}ms",
            so_many(moves, "déplacements")
        ))
    },
    given_up: |moves| {
        marked(format!(
            "Abandon à la limite\u{a0}: *aucune solution* après {}",
            so_many(moves, "déplacements")
        ))
    },
    stopped: || marked("Recherche arrêtée avant une solution"),
    moved: |moves| {
        marked(format!(
            "Après *{}*\u{a0}: les reines menacées se déplacent",
            so_many(moves, "déplacements")
        ))
    },
    watch: "Regarder les déplacements",
    no_trace: "Au-delà de n\u{a0}=\u{a0}32, le résultat est montré, ou les déplacements à mesure qu’ils se font\u{a0}: ni étapes où revenir, ni arbre, ni pile.",
    no_steps: "Au-delà de n\u{a0}=\u{a0}32, seul le résultat est montré\u{a0}: il n’y a pas d’étapes.",
    no_given: "On peut fixer des cases jusqu’à n\u{a0}=\u{a0}32. Au-delà, la recherche place elle-même toutes les reines.",
    at: |column, row| format!("Reine en colonne {column}, ligne {row}"),
    rows: "La ligne de chaque colonne, comptée à partir de 0 (l’échiquier compte à partir de 1)\u{a0}:",
    hint: "Pointez une reine, ou passez de l’une à l’autre avec les flèches.",
    tools: "Image de l’échiquier",
    fit: "Montrer tout l’échiquier",
};
