//! What stands around a listing.

use crate::listing::ListingTexts;

pub(crate) const TEXTS: ListingTexts = ListingTexts {
    region: "Pseudo-code",
    times_run: "Times run",
    variables: "Variables",
    before: |count| format!("… {count} before"),
    ask: "Point at a square, or long-press it, and a card says why.",
    press: "Long-press a square to ask why.",
    counted: "The search is only counted: it leaves no trace to step through.",
};
