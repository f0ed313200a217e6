//! Where a search stops by itself, told before it is started. Numbers are given as the language writes them.

/// The texts about caps.
pub struct CapTexts {
    /// The most calls of a backtracking search.
    pub calls: fn(&str) -> String,
    /// The most moves of a local search.
    pub moves: fn(&str) -> String,
    /// All ways are to be tried, and they are too many: the most calls.
    pub endless: fn(&str) -> String,
}

pub(super) const ENGLISH: CapTexts = CapTexts {
    calls: |calls| format!("Stops after {calls} calls, if it has not ended before."),
    moves: |moves| format!("Stops after {moves} moves, if it has found nothing before."),
    endless: |calls| {
        format!(
            "This will not end in reasonable time: the board has too many ways to try. The search stops at its cap of {calls} calls, with what it has found until then."
        )
    },
};

pub(super) const FRENCH: CapTexts = CapTexts {
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

pub(super) const ROMANIAN: CapTexts = CapTexts {
    calls: |calls| format!("Se oprește după {calls} de apeluri, dacă nu s-a terminat înainte."),
    moves: |moves| format!("Se oprește după {moves} de mutări, dacă nu a găsit nimic înainte."),
    endless: |calls| {
        format!(
            "Căutarea nu se va termina într-un timp rezonabil: sunt prea multe drumuri de încercat. Se oprește la limita de {calls} de apeluri, cu ce a găsit până atunci."
        )
    },
};
