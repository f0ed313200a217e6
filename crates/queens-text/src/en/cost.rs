//! What an algorithm costs.

use queens_core::Chosen;

use crate::cost::CostTexts;

pub(crate) const TEXTS: CostTexts = CostTexts {
    space: |is_whole| match is_whole {
        true => "Space, searched whole",
        false => "Space, searched in part",
    },
    boards: |chosen, formula| match chosen {
        Chosen::Squares => format!("{formula} sets of squares"),
        Chosen::Rows => format!("{formula} boards with a queen in each column"),
        Chosen::Columns => format!("{formula} boards with a queen in each row"),
        Chosen::Orders => format!("{formula} permutations"),
    },
    counts: "Counts",
    sources: "Written about it",
};
