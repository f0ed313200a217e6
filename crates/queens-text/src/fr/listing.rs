//! What stands around a listing.

use crate::listing::ListingTexts;

pub(crate) const TEXTS: ListingTexts = ListingTexts {
    region: "Pseudo-code",
    times_run: "Exécutions",
    variables: "Variables",
    before: |count| format!("… {count} avant"),
    counted: "La recherche est seulement comptée\u{a0}: elle ne laisse pas de trace à parcourir.",
};
