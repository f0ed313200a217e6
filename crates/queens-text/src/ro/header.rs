//! The frame of the page.

use queens_core::Problem;
use queens_page::screen::Role;

use crate::header::HeaderTexts;

pub(crate) const TEXTS: HeaderTexts = HeaderTexts {
    brand: "Queens",
    purpose: "Vedeți cum caută un calculator pe tabla de șah",
    skip: "Salt la tablă",
    skip_to_text: "Salt la text",
    problems: "Problemă",
    problem: |problem| match problem {
        Problem::Queens => "Regine",
        Problem::Domination => "Dominare",
        Problem::Knight => "Cal",
    },
    about: "Despre",
    share: "Distribuie",
    export: "Exportă",
    theme: "Schimbă tema",
    language: "Limbă",
    keys: "Taste",
    menu: "Meniu: distribuire, export, despre, temă, limbă, taste",
    whole: "Deschide pagina întreagă",
    board: "Tablă",
    roles: "Rolul tablei",
    role: |role| match role {
        Role::Watch => "Privește",
        Role::Play => "Joacă",
        Role::Predict => "Prezice",
    },
    panels: "Panouri",
    setup: "Setări",
    exercise: "Exercițiu",
    code: "Cod",
    path: "Explorare",
};
