//! Where searches stop by themselves.

use crate::cap::CapTexts;

pub(crate) const TEXTS: CapTexts = CapTexts {
    calls: |calls| format!("S’arrête au bout de {calls} appels, si elle n’a pas fini avant."),
    moves: |moves| {
        format!("S’arrête au bout de {moves} déplacements, si elle n’a rien trouvé avant.")
    },
    endless: |calls| {
        format!(
            "Cette recherche ne finira pas en un temps raisonnable\u{a0}: il y a trop de chemins à essayer. Elle s’arrête à sa limite de {calls} appels, avec ce qu’elle a trouvé jusque-là."
        )
    },
};
