//! The form: what to search for, and how.

use queens_core::{Goal, Square, Variant};

use super::Sentence;
use queens_page::settings::SymmetrySetting;

/// The texts of the form.
pub struct SetupTexts {
    pub title: &'static str,
    pub size: &'static str,
    /// The names of the two numbers where a board need not be square.
    pub files: &'static str,
    pub ranks: &'static str,
    pub variant: &'static str,
    pub variants: fn(Variant) -> &'static str,
    pub queens: &'static str,
    /// In its empty field.
    pub queens_least: &'static str,
    pub start: &'static str,
    /// The start that is meant if none is chosen.
    pub start_implied: &'static str,
    /// Squares show their numbers.
    pub numbering: &'static str,
    pub smaller: &'static str,
    pub larger: &'static str,
    /// The lowest and the highest number allowed.
    pub range: fn(u16, u16) -> String,
    /// The number of files, and the highest one allowed.
    pub out_of_range: fn(&str, u16) -> String,
    pub algorithm: &'static str,
    pub goal: &'static str,
    pub goals: fn(Goal) -> &'static str,
    pub symmetry: &'static str,
    pub symmetries: fn(SymmetrySetting) -> &'static str,
    pub given: &'static str,
    pub given_none: &'static str,
    /// In the empty field, while no square is fixed; then in the shorter one beside the chips.
    pub given_example: &'static str,
    pub given_next: &'static str,
    pub free: fn(Square) -> String,
    pub run: &'static str,
    pub run_with: fn(u16) -> String,
    pub stop: &'static str,
    pub reset: &'static str,
    pub undo: &'static str,
    /// The form asks for another board than the one of this size, which is shown.
    pub other_size: fn(u16) -> Sentence,
    /// The form asks for another search than the one that is shown.
    pub other_search: fn() -> Sentence,
    pub changed: fn(&str) -> String,
}

pub(super) const ENGLISH: SetupTexts = SetupTexts {
    title: "Setup",
    size: "Board size n",
    files: "Files n",
    ranks: "Ranks m",
    variant: "Variant",
    variants: |variant| match variant {
        Variant::Dominating => "Any",
        Variant::Independent => "Independent",
        Variant::Total => "Total",
        Variant::Open => "Open",
        Variant::Closed => "Closed",
    },
    queens: "Queens k",
    queens_least: "the fewest",
    start: "Start square",
    start_implied: "a1, or click",
    numbering: "Number the squares",
    smaller: "Smaller board",
    larger: "Larger board",
    range: |lowest, highest| format!("{lowest} to {highest}"),
    out_of_range: |value, highest| format!("{value} is not 1 to {highest}"),
    algorithm: "Algorithm",
    goal: "Goal",
    goals: |goal| match goal {
        Goal::First => "First",
        Goal::All => "All",
        Goal::Count => "Count",
    },
    symmetry: "Symmetry",
    symmetries: |symmetry| match symmetry {
        SymmetrySetting::All => "All",
        SymmetrySetting::Fundamental => "Up to symmetry",
    },
    given: "Fixed squares",
    given_none: "none",
    given_example: "Click, or type d6",
    given_next: "e.g. d6",
    free: |square| format!("Free {square}"),
    run: "Run",
    run_with: |n| format!("Run with n = {n}"),
    stop: "Stop",
    reset: "Reset",
    undo: "Undo",
    other_size: |n| {
        Sentence::marked(&format!(
            "*Not run yet.* The board still shows n\u{a0}=\u{a0}{n}."
        ))
    },
    other_search: || Sentence::marked("*Not run yet.* The board still shows the earlier run."),
    changed: |was| format!("Changed, was {was}"),
};

pub(super) const FRENCH: SetupTexts = SetupTexts {
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

pub(super) const ROMANIAN: SetupTexts = SetupTexts {
    title: "Setări",
    size: "Mărimea n",
    files: "Coloane n",
    ranks: "Linii m",
    variant: "Variantă",
    variants: |variant| match variant {
        Variant::Dominating => "Oricare",
        Variant::Independent => "Independentă",
        Variant::Total => "Totală",
        Variant::Open => "Deschis",
        Variant::Closed => "Închis",
    },
    queens: "Regine k",
    queens_least: "cât mai puține",
    start: "Câmp de start",
    start_implied: "a1, sau clic",
    numbering: "Numerotează câmpurile",
    smaller: "Tablă mai mică",
    larger: "Tablă mai mare",
    range: |lowest, highest| format!("{lowest}–{highest}"),
    out_of_range: |value, highest| format!("{value} nu e între 1 și {highest}"),
    algorithm: "Algoritm",
    goal: "Scop",
    goals: |goal| match goal {
        Goal::First => "Prima",
        Goal::All => "Toate",
        Goal::Count => "Numărare",
    },
    symmetry: "Simetrie",
    symmetries: |symmetry| match symmetry {
        SymmetrySetting::All => "Toate",
        SymmetrySetting::Fundamental => "Fără simetrice",
    },
    given: "Câmpuri fixate",
    given_none: "niciunul",
    given_example: "Clic sau scrieți d6",
    given_next: "ex. d6",
    free: |square| format!("Eliberează {square}"),
    run: "Pornește",
    run_with: |n| format!("Pornește cu n = {n}"),
    stop: "Oprește",
    reset: "Resetează",
    undo: "Anulează",
    other_size: |n| {
        Sentence::marked(&format!(
            "*Încă nepornit.* Tabla arată tot n\u{a0}=\u{a0}{n}."
        ))
    },
    other_search: || Sentence::marked("*Încă nepornit.* Tabla arată tot căutarea dinainte."),
    changed: |was| format!("Schimbat, era {was}"),
};
