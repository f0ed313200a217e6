//! What a first visit is told of the page.

use queens_page::hints::Hint;

use crate::hints::HintsTexts;

pub(crate) const TEXTS: HintsTexts = HintsTexts {
    region: "First steps",
    hint: |hint| match hint {
        Hint::Play => "Play shows how the search went, step by step.",
        Hint::Scrubber => "Drag along here to any step, forwards or backwards.",
        Hint::Listing => "The code shows the line that has just run, and why.",
        Hint::Fixing => "A tap or click fixes a square; a long press tells why.",
    },
    said: |number, of, hint| format!("Hint {number} of {of}: {hint}"),
    next: "Next",
    dismiss: "Dismiss the hints",
};
