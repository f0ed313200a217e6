//! What an algorithm costs.

use queens_core::Chosen;

use crate::cost::CostTexts;

pub(crate) const TEXTS: CostTexts = CostTexts {
    space: |is_whole| match is_whole {
        true => "Spațiu, parcurs în întregime",
        false => "Spațiu, parcurs în parte",
    },
    boards: |chosen, formula| match chosen {
        Chosen::Squares => format!("{formula} mulțimi de câmpuri"),
        Chosen::Rows => format!("{formula} table cu câte o regină pe coloană"),
        Chosen::Columns => format!("{formula} table cu câte o regină pe linie"),
        Chosen::Orders => format!("{formula} permutări"),
    },
    counts: "Numără",
    sources: "Publicații",
};
