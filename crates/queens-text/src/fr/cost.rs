//! What an algorithm costs.

use queens_core::CandidateKind;

use crate::cost::CostTexts;

pub(crate) const TEXTS: CostTexts = CostTexts {
    space: |is_whole| {
        if is_whole {
            "Espace, parcouru en entier"
        } else {
            "Espace, parcouru en partie"
        }
    },
    boards: |chosen, formula| match chosen {
        CandidateKind::Squares => format!("{formula} ensembles de cases"),
        CandidateKind::Rows => format!("{formula} échiquiers avec une reine par colonne"),
        CandidateKind::Columns => format!("{formula} échiquiers avec une reine par ligne"),
        CandidateKind::Orders => format!("{formula} permutations"),
    },
    counts: "Compte",
    sources: "Publications",
};
