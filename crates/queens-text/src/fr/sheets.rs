//! The questions of the sheets.

use crate::sheets::SheetsTexts;

pub(crate) const TEXTS: SheetsTexts = SheetsTexts {
    all: "Toutes les questions",
    previous: "Question précédente",
    next: "Question suivante",
    place: |number, all| format!("Question {number} sur {all}"),
};
