//! The questions of the sheets.

use crate::sheets::SheetsTexts;

pub(crate) const TEXTS: SheetsTexts = SheetsTexts {
    all: "Toate întrebările",
    previous: "Întrebarea precedentă",
    next: "Întrebarea următoare",
    place: |number, all| format!("Întrebarea {number} din {all}"),
};
