//! The questions of the sheets.

use crate::sheets::SheetsTexts;

pub(crate) const TEXTS: SheetsTexts = SheetsTexts {
    all: "All questions",
    previous: "Previous question",
    next: "Next question",
    place: |number, all| format!("Question {number} of {all}"),
};
