//! What a first visit is told of the page.

use queens_page::hints::Hint;

use crate::hints::HintsTexts;

pub(crate) const TEXTS: HintsTexts = HintsTexts {
    region: "Primii pași",
    hint: |hint| match hint {
        Hint::Play => "„Redă” arată căutarea, pas cu pas.",
        Hint::Scrubber => "Trageți aici până la orice pas.",
        Hint::Listing => "Codul arată linia executată și de ce.",
        Hint::Fixing => "Atingeți: câmp fixat. Apăsați lung: de ce?",
    },
    said: |number, of, hint| format!("Sfatul {number} din {of}: {hint}"),
    next: "Următorul",
    dismiss: "Închide sfaturile",
};
