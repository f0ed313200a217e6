//! What an algorithm costs.

use queens_core::CandidateKind;

use crate::cost::CostTexts;

pub(crate) const TEXTS: CostTexts = CostTexts {
    space: |is_whole| {
        if is_whole {
            "Spațiu, parcurs în întregime"
        } else {
            "Spațiu, parcurs în parte"
        }
    },
    boards: |chosen, formula| match chosen {
        CandidateKind::Squares => format!("{formula} mulțimi de câmpuri"),
        CandidateKind::Rows => format!("{formula} table cu câte o regină pe coloană"),
        CandidateKind::Columns => format!("{formula} table cu câte o regină pe linie"),
        CandidateKind::Orders => format!("{formula} permutări"),
    },
    counts: "Numără",
    sources: "Publicații",
};
