//! The form: what to search for, and how.

use queens_core::{Goal, Variant};
use queens_page::settings::{Side, SymmetrySetting};

use crate::setup::{SetupTexts, is_whole};

pub(crate) const TEXTS: SetupTexts = SetupTexts {
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
    start_implied: "a1, or choose one",
    numbering: "Number the squares",
    step: |side, is_up| match (side, is_up) {
        (None, false) => "Smaller board",
        (None, true) => "Larger board",
        (Some(Side::Files), false) => "Fewer files",
        (Some(Side::Files), true) => "More files",
        (Some(Side::Ranks), false) => "Fewer ranks",
        (Some(Side::Ranks), true) => "More ranks",
    },
    range: |lowest, highest| format!("{lowest} to {highest}"),
    out_of_range: |value, highest| {
        if is_whole(value) {
            format!("{value} is not between 1 and {highest}")
        } else {
            format!("{value} is not a whole number from 1 to {highest}")
        }
    },
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
    given_example: "Click, tap or type d6",
    given_next: "e.g. d6",
    free: |square| format!("Free {square}"),
    run: "Run",
    origin: "Origin: ",
    cost: "What it costs",
    run_again: "Run again",
    all_solutions: "All solutions",
    fold: "Fold the settings: more lines of code",
    clear: "Clear all",
    run_with: |board| format!("Run with {board}"),
    stop: "Stop",
    reset: "Reset",
    undo: "Undo",
    changed: |was| format!("Changed, was {was}"),
};
