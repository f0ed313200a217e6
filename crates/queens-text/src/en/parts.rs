//! Parts of the page that are still on their way, or could not be fetched.

use crate::parts::PartTexts;

pub(crate) const TEXTS: PartTexts = PartTexts {
    coming: "Loading …",
    missing: "This part of the page could not be loaded. Check the connection and try again.",
    again: "Try again",
};
