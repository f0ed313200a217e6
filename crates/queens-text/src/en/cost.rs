//! What an algorithm costs.

use queens_core::CandidateKind;

use crate::cost::CostTexts;

pub(crate) const TEXTS: CostTexts = CostTexts {
    space: |is_whole| {
        if is_whole {
            "Space, searched whole"
        } else {
            "Space, searched in part"
        }
    },
    boards: |chosen, formula| match chosen {
        CandidateKind::Squares => format!("{formula} sets of squares"),
        CandidateKind::Rows => format!("{formula} boards with a queen in each column"),
        CandidateKind::Columns => format!("{formula} boards with a queen in each row"),
        CandidateKind::Orders => format!("{formula} permutations"),
    },
    counts: "Counts",
    sources: "Written about it",
};
