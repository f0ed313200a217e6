//! What a first visit is told of the page.

use queens_page::hints::Hint;

use crate::hints::HintsTexts;

pub(crate) const TEXTS: HintsTexts = HintsTexts {
    region: "Primii pași",
    hint: |hint| match hint {
        Hint::Play => "„Redă” arată căutarea, pas cu pas.",
        Hint::Scrubber => "Trageți aici până la orice pas, înainte sau înapoi.",
        Hint::Listing => "Codul arată linia care tocmai s-a executat și spune de ce.",
        Hint::Fixing => "Atingeți un câmp ca să-l fixați; țineți apăsat ca să aflați de ce.",
    },
    said: |number, of, hint| format!("Sfatul {number} din {of}: {hint}"),
    next: "Următorul",
    dismiss: "Închide sfaturile",
};
