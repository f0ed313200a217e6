//! The form: what to search for, and how.

use queens_core::{Goal, Variant};
use queens_page::settings::SymmetrySetting;

use crate::Sentence;
use crate::setup::SetupTexts;

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
    start_implied: "a1, ou cliquez",
    numbering: "Numéroter les cases",
    smaller: "Échiquier plus petit",
    larger: "Échiquier plus grand",
    range: |lowest, highest| format!("{lowest} à {highest}"),
    out_of_range: |value, highest| format!("{value} est hors de 1 à {highest}"),
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
    given_example: "Cliquez ou tapez d6",
    given_next: "ex. d6",
    free: |square| format!("Libérer {square}"),
    run: "Lancer",
    run_with: |n| format!("Lancer avec n = {n}"),
    stop: "Arrêter",
    reset: "Réinitialiser",
    undo: "Annuler",
    other_size: |n| {
        Sentence::marked(&format!(
            "*Pas encore lancé.* L’échiquier montre encore n\u{a0}=\u{a0}{n}."
        ))
    },
    other_search: || {
        Sentence::marked("*Pas encore lancé.* L’échiquier montre encore la recherche précédente.")
    },
    changed: |was| format!("Changé, était {was}"),
};
