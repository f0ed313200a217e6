//! What a first visit is told of the page.

use queens_page::hints::Hint;

use crate::hints::HintsTexts;

pub(crate) const TEXTS: HintsTexts = HintsTexts {
    region: "Premiers pas",
    hint: |hint| match hint {
        Hint::Play => "Lecture montre la recherche, pas à pas.",
        Hint::Scrubber => "Glissez ici vers n’importe quelle étape.",
        Hint::Listing => "Le code montre la ligne exécutée, et pourquoi.",
        Hint::Fixing => "Un appui fixe la case\u{a0}; un appui long dit pourquoi.",
    },
    said: |number, of, hint| format!("Conseil {number} sur {of}\u{a0}: {hint}"),
    next: "Suivant",
    dismiss: "Fermer les conseils",
};
