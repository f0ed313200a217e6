//! What an algorithm costs.

use queens_core::Chosen;

use crate::cost::CostTexts;

pub(crate) const TEXTS: CostTexts = CostTexts {
    space: |is_whole| match is_whole {
        true => "Espace, parcouru en entier",
        false => "Espace, parcouru en partie",
    },
    boards: |chosen, formula| match chosen {
        Chosen::Squares => format!("{formula} ensembles de cases"),
        Chosen::Rows => format!("{formula} échiquiers avec une reine par colonne"),
        Chosen::Columns => format!("{formula} échiquiers avec une reine par ligne"),
        Chosen::Orders => format!("{formula} permutations"),
    },
    counts: "Compte",
    sources: "Publications",
};
