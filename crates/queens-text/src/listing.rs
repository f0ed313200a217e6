//! The texts around a listing.

/// The texts around a listing.
pub struct ListingTexts {
    /// The name of its region.
    pub region: &'static str,
    pub times_run: &'static str,
    pub variables: &'static str,
    /// In place of a reason, where the search is only counted.
    pub counted: &'static str,
}

pub(super) const ENGLISH: ListingTexts = ListingTexts {
    region: "Pseudo-code",
    times_run: "Times run",
    variables: "Variables",
    counted: "The search is only counted: it leaves no trace to step through.",
};

pub(super) const FRENCH: ListingTexts = ListingTexts {
    region: "Pseudo-code",
    times_run: "Exécutions",
    variables: "Variables",
    counted: "La recherche est seulement comptée\u{a0}: elle ne laisse pas de trace à parcourir.",
};

pub(super) const ROMANIAN: ListingTexts = ListingTexts {
    region: "Pseudocod",
    times_run: "Execuții",
    variables: "Variabile",
    counted: "Căutarea doar numără: nu lasă o urmă prin care să pășiți.",
};
