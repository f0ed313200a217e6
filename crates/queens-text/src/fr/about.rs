//! What stands around the article.

use crate::about::AboutTexts;

pub(crate) const TEXTS: AboutTexts = AboutTexts {
    contents: "Sur cette page",
    back: "Retour à l’échiquier",
    visit_back: "Visite précédente",
    visit_forward: "Visite suivante",
    visit: |number, square| format!("Visite {number}\u{a0}: le cavalier est en {square}."),
    there: |square| format!("a) en {square}"),
    elsewhere: "b) ailleurs",
    blocked: |square, left| {
        format!("En {square}, le cavalier est bloqué, et il reste {left} cases à visiter.")
    },
    unreachable: |square| {
        format!("Où qu’il aille ailleurs, plus aucune case libre ne mène à {square}.")
    },
};
