//! Parts of the page that are still on their way, or could not be fetched.

use crate::parts::PartTexts;

pub(crate) const TEXTS: PartTexts = PartTexts {
    coming: "Chargement…",
    missing: "Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez.",
    again: "Réessayer",
};
