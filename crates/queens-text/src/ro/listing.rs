//! What stands around a listing.

use crate::listing::ListingTexts;

pub(crate) const TEXTS: ListingTexts = ListingTexts {
    region: "Pseudocod",
    times_run: "Execuții",
    variables: "Variabile",
    before: |count| format!("… {count} înainte"),
    counted: "Căutarea doar numără: nu lasă o urmă prin care să pășiți.",
};
