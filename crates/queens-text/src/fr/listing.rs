//! What stands around a listing.

use crate::listing::ListingTexts;

pub(crate) const TEXTS: ListingTexts = ListingTexts {
    region: "Pseudo-code",
    times_run: "Exécutions",
    variables: "Variables",
    before: |count| format!("… {count} avant"),
    ask: "Pointez une case, ou appuyez longuement dessus\u{a0}: une bulle dit pourquoi.",
    press: "Appui long sur une case\u{a0}: pourquoi\u{a0}?",
    counted: "La recherche ne fait que compter\u{a0}: elle ne laisse pas de trace à parcourir.",
};
