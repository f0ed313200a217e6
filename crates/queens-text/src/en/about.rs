//! What stands around the article.

use crate::about::AboutTexts;

pub(crate) const TEXTS: AboutTexts = AboutTexts {
    contents: "On this page",
    back: "Back to the board",
    visit_back: "One visit back",
    visit_forward: "One visit forward",
    visit: |number, square| format!("Visit {number}: the knight stands on {square}."),
    there: |square| format!("a) to {square}"),
    elsewhere: "b) elsewhere",
    blocked: |square, left| {
        format!("On {square} the knight is stuck, with {left} squares still to be visited.")
    },
    unreachable: |square| {
        format!("Wherever else it goes, no free square leads to {square} any more.")
    },
};
