//! Where searches stop by themselves.

use crate::cap::CapTexts;

pub(crate) const TEXTS: CapTexts = CapTexts {
    calls: |calls| format!("Se oprește după {calls} de apeluri, dacă nu s-a terminat înainte."),
    moves: |moves| format!("Se oprește după {moves} de mutări, dacă nu a găsit nimic înainte."),
    endless: |calls| {
        format!(
            "Căutarea nu se va termina într-un timp rezonabil: sunt prea multe drumuri de încercat. Se oprește la limita de {calls} de apeluri, cu ce a găsit până atunci."
        )
    },
};
