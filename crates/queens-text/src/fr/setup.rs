//! The form: what to search for, and how.

use queens_core::{Goal, Variant};
use queens_page::settings::{Side, SymmetrySetting};

use crate::setup::{SetupTexts, is_whole};

pub(crate) const TEXTS: SetupTexts = SetupTexts {
    title: "Réglages",
    size: "Taille n",
    files: "Colonnes n",
    ranks: "Lignes m",
    variant: "Variante",
    variants: |variant| match variant {
        Variant::Dominating => "Libre",
        Variant::Independent => "Indépendante",
        Variant::Total => "Totale",
        Variant::Open => "Ouvert",
        Variant::Closed => "Fermé",
    },
    queens: "Reines k",
    queens_least: "le moins possible",
    start: "Case de départ",
    start_implied: "a1, ou choisissez",
    numbering: "Numéroter les cases",
    step: |side, is_up| match (side, is_up) {
        (None, false) => "Échiquier plus petit",
        (None, true) => "Échiquier plus grand",
        (Some(Side::Files), false) => "Une colonne de moins",
        (Some(Side::Files), true) => "Une colonne de plus",
        (Some(Side::Ranks), false) => "Une ligne de moins",
        (Some(Side::Ranks), true) => "Une ligne de plus",
    },
    range: |lowest, highest| format!("{lowest} à {highest}"),
    out_of_range: |value, highest| {
        if is_whole(value) {
            format!("{value} n’est pas compris entre 1 et {highest}")
        } else {
            format!("{value} n’est pas un nombre entier de 1 à {highest}")
        }
    },
    algorithm: "Algorithme",
    goal: "Objectif",
    goals: |goal| match goal {
        Goal::First => "Première",
        Goal::All => "Toutes",
        Goal::Count => "Compter",
    },
    symmetry: "Symétrie",
    symmetries: |symmetry| match symmetry {
        SymmetrySetting::All => "Toutes",
        SymmetrySetting::Fundamental => "À symétrie près",
    },
    given: "Cases fixées",
    given_none: "aucune",
    given_example: "Choisissez ou écrivez d6",
    given_next: "ex. d6",
    free: |square| format!("Libérer {square}"),
    run: "Lancer",
    origin: "Origine\u{a0}: ",
    cost: "Ce qu’il coûte",
    run_again: "Relancer",
    all_solutions: "Toutes les solutions",
    fold: "Replier les réglages\u{a0}: davantage de lignes de code",
    clear: "Tout retirer",
    run_with: |board| format!("Lancer avec {board}"),
    stop: "Arrêter",
    reset: "Réinitialiser",
    undo: "Annuler",
    changed: |was| format!("Changé, était {was}"),
};
