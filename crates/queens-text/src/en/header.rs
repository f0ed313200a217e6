//! The frame of the page.

use queens_core::Problem;
use queens_page::screen::Role;

use crate::header::HeaderTexts;

pub(crate) const TEXTS: HeaderTexts = HeaderTexts {
    brand: "Queens",
    purpose: "See how a computer searches a chessboard",
    skip: "Skip to the board",
    skip_to_text: "Skip to the text",
    problems: "Problem",
    problem: |problem| match problem {
        Problem::Queens => "Queens",
        Problem::Domination => "Domination",
        Problem::Knight => "Knight",
    },
    about: "About",
    share: "Share",
    export: "Export",
    theme: "Switch theme",
    language: "Language",
    keys: "Keys",
    menu: "Menu: share, export, about, theme, language, keys",
    whole: "Open the whole page",
    board: "Board",
    roles: "What the board is for",
    role: |role| match role {
        Role::Watch => "Watch",
        Role::Play => "Your move",
        Role::Predict => "Predict",
    },
    panels: "Panels",
    setup: "Setup",
    exercise: "Exercise",
    code: "Code",
    path: "Explore",
};
