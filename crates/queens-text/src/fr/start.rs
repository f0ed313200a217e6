//! Before the start: the seed, what the search will cost, why it cannot be run and what can be done.

use queens_core::Unsupported;
use queens_page::settings::Family;

use super::setup;
use crate::Sentence;
use crate::start::{StartTexts, names, side};

pub(crate) const TEXTS: StartTexts = StartTexts {
    seed: "Graine",
    new_seed: "Nouvelle graine",
    families: |family| match family {
        Family::Columns => "Colonne par colonne",
        Family::Rows => "Ligne par ligne",
        Family::BruteForce => "Force brute",
        Family::Random => "Au hasard",
        Family::Heuristics => "Heuristiques",
        Family::Others => "Autres",
    },
    goals_lacking: |goals| format!("Pas avec cet algorithme\u{a0}: {goals}"),
    goal_changed: |from, to| {
        format!(
            "Cet algorithme n’a pas l’objectif «\u{a0}{from}\u{a0}»\u{a0}; «\u{a0}{to}\u{a0}» est choisi"
        )
    },
    refused: |why, numbers| {
        match why {
        Unsupported::Size {
            n, is_ranks, sizes, ..
        } => format!(
            "Cet algorithme traite les échiquiers de {side} = {} à {}, et {side} vaut {n}.",
            sizes.start(),
            sizes.end(),
            side = side(*is_ranks)
        ),
        Unsupported::Goal { goal, goals, .. } => format!(
            "Cet algorithme n’a pas l’objectif «\u{a0}{}\u{a0}», seulement\u{a0}: {}.",
            names(&[*goal], setup::TEXTS.goals),
            names(goals, setup::TEXTS.goals)
        ),
        Unsupported::Given { .. } => {
            "Cet algorithme part d’un échiquier vide\u{a0}: il ne peut pas garder de reines fixées."
                .to_owned()
        }
        Unsupported::Problem { .. } => "Cet algorithme résout un autre problème.".to_owned(),
        Unsupported::Queens { k: Some(k), n, .. } => format!(
            "Par cadres, on ne trouve que des ensembles de moins de reines que de colonnes\u{a0}: k vaut {k}, au plus {} ici.",
            n - 1
        ),
        Unsupported::Queens { .. } => {
            "Par cadres, on ne trouve que des ensembles de moins de reines que de colonnes, et il en faut peut-être plus ici."
                .to_owned()
        }
        Unsupported::Starts { count, .. } => {
            format!("Cet algorithme part d’une seule case, et {count} sont fixées.")
        }
        Unsupported::Endless { given, .. } if !given.is_empty() => {
            "Il tire au sort jusqu’à trouver une solution, et aucune ne contient ces reines fixées\u{a0}: il ne finirait jamais."
                .to_owned()
        }
        Unsupported::Endless { n, .. } => format!(
            "Il tire au sort jusqu’à trouver une solution, et l’échiquier {n}×{n} n’en a aucune\u{a0}: il ne finirait jamais."
        ),
        Unsupported::Space { most, .. } => format!(
            "Trop de combinaisons à examiner une par une\u{a0}: cette page en examine au plus {}, si rapide que soit la machine.",
            numbers.whole(*most)
        ),
    }
    },
    cannot_run: || {
        Sentence::marked("*Impossible à lancer.* Les réglages disent pourquoi, et ce qui marche.")
    },
    alternative: "Ce qui marche à la place",
    use_algorithm: |name| format!("Prendre «\u{a0}{name}\u{a0}»"),
    use_size: |n| format!("Mettre n\u{a0}=\u{a0}{n}"),
    use_goal: |goal| format!("Choisir «\u{a0}{goal}\u{a0}»"),
    free_queens: "Libérer les reines fixées",
    cost: "Coût avant le départ",
    candidates: "Combinaisons",
    time: "Temps pour toutes",
    measured: |rate| format!("à {rate} par seconde, mesurées dans ce navigateur"),
    assumed: |rate| format!("si l’on en examine {rate} par seconde (valeur supposée, non mesurée)"),
    years: |years| format!("{years} ans"),
};
