//! The frame of the page.

use queens_core::Problem;
use queens_page::screen::Role;

use crate::header::HeaderTexts;

pub(crate) const TEXTS: HeaderTexts = HeaderTexts {
    brand: "Queens",
    purpose: "Voir un ordinateur chercher sur l’échiquier",
    skip: "Aller à l’échiquier",
    skip_to_text: "Aller au texte",
    problems: "Problème",
    problem: |problem| match problem {
        Problem::Queens => "Reines",
        Problem::Domination => "Domination",
        Problem::Knight => "Cavalier",
    },
    about: "À propos",
    share: "Partager",
    export: "Exporter",
    theme: "Changer de thème",
    language: "Langue",
    keys: "Touches",
    menu: "Menu\u{a0}: partage, export, à propos, thème, langue, touches",
    whole: "Ouvrir la page entière",
    board: "Échiquier",
    roles: "Usage de l’échiquier",
    role: |role| match role {
        Role::Watch => "Regarder",
        Role::Play => "Jouer",
        Role::Predict => "Prédire",
    },
    panels: "Volets",
    setup: "Réglages",
    exercise: "Exercice",
    code: "Code",
    path: "Explorer",
};
