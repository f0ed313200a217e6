//! Parts of the page that are still on their way, or could not be fetched.

/// The texts that stand in the place of a part.
pub struct PartTexts {
    pub coming: &'static str,
    pub missing: &'static str,
    pub again: &'static str,
}

pub(super) const ENGLISH: PartTexts = PartTexts {
    coming: "Loading …",
    missing: "This part of the page could not be loaded. Check the connection and try again.",
    again: "Try again",
};

pub(super) const FRENCH: PartTexts = PartTexts {
    coming: "Chargement…",
    missing: "Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez.",
    again: "Réessayer",
};

pub(super) const ROMANIAN: PartTexts = PartTexts {
    coming: "Se încarcă…",
    missing: "Această parte a paginii nu a putut fi încărcată. Verificați conexiunea și încercați din nou.",
    again: "Încearcă din nou",
};
