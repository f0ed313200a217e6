//! Where searches stop by themselves.

use super::number::so_many;
use crate::cap::CapTexts;

pub(crate) const TEXTS: CapTexts = CapTexts {
    calls: |calls| {
        format!(
            "La recherche s’arrête au bout de {}, si elle n’a pas fini avant.",
            so_many(calls, "appels")
        )
    },
    moves: |moves| {
        format!(
            "La recherche s’arrête au bout de {}, si elle n’a rien trouvé avant.",
            so_many(moves, "déplacements")
        )
    },
    endless: |calls| {
        format!(
            "Cette recherche ne finira pas en un temps raisonnable\u{a0}: il y a trop de chemins à essayer. Elle s’arrête à sa limite de {}, avec ce qu’elle a trouvé jusque-là.",
            so_many(calls, "appels")
        )
    },
};
