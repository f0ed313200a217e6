//! The form: what to search for, and how.

use queens_core::{Goal, Variant};
use queens_page::settings::{Side, SymmetrySetting};

use crate::setup::{SetupTexts, is_whole};

pub(crate) const TEXTS: SetupTexts = SetupTexts {
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
    start_implied: "a1, sau alegeți",
    numbering: "Numerotează câmpurile",
    step: |side, is_up| match (side, is_up) {
        (None, false) => "Tablă mai mică",
        (None, true) => "Tablă mai mare",
        (Some(Side::Files), false) => "O coloană mai puțin",
        (Some(Side::Files), true) => "O coloană în plus",
        (Some(Side::Ranks), false) => "O linie mai puțin",
        (Some(Side::Ranks), true) => "O linie în plus",
    },
    range: |lowest, highest| format!("{lowest}–{highest}"),
    out_of_range: |value, highest| {
        if is_whole(value) {
            format!("{value} nu e între 1 și {highest}")
        } else {
            format!("{value} nu e un număr întreg de la 1 la {highest}")
        }
    },
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
        SymmetrySetting::Fundamental => "Fundamentale",
    },
    given: "Câmpuri fixate",
    given_none: "niciunul",
    given_example: "Alegeți sau scrieți d6",
    given_next: "ex. d6",
    free: |square| format!("Eliberează {square}"),
    run: "Pornește",
    origin: "Sursa: ",
    cost: "Cât costă",
    run_again: "Repornește",
    all_solutions: "Toate soluțiile",
    fold: "Restrânge setările: mai multe linii de cod",
    clear: "Eliberează tot",
    run_with: |board| format!("Pornește cu {board}"),
    stop: "Oprește",
    reset: "Resetează",
    undo: "Anulează",
    changed: |was| format!("Schimbat, era {was}"),
};
