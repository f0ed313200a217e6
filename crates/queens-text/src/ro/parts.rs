//! Parts of the page that are still on their way, or could not be fetched.

use crate::parts::PartTexts;

pub(crate) const TEXTS: PartTexts = PartTexts {
    coming: "Se încarcă…",
    missing: "Această parte a paginii nu a putut fi încărcată. Verificați conexiunea și încercați din nou.",
    again: "Încearcă din nou",
};
