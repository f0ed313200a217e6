//! What a first visit is told of the page.

use queens_page::hints::Hint;

use crate::hints::HintsTexts;

pub(crate) const TEXTS: HintsTexts = HintsTexts {
    region: "Primii pași",
    hint: |hint| match hint {
        Hint::Play => "„Redă” arată căutarea, pas cu pas.",
        Hint::Scrubber => "Trageți aici până la orice pas.",
        Hint::Listing => "Codul arată linia executată și spune de ce.",
        Hint::Fixing => "O atingere fixează câmpul; o apăsare lungă îl explică.",
    },
    said: |number, of, hint| format!("Sfatul {number} din {of}: {hint}"),
    next: "Înainte",
    dismiss: "Închide sfaturile",
};
