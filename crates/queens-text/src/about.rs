//! What the page says around the article, and what question 1 of sheet 004 says when it is played.

use queens_core::Square;

use super::number::romanian_count;

/// The texts beside the article.
pub struct AboutTexts {
    /// The name of the list of sections.
    pub contents: &'static str,
    pub back: &'static str,
    pub visit_back: &'static str,
    pub visit_forward: &'static str,
    /// The number of a visit, and its square.
    pub visit: fn(usize, Square) -> String,
    /// The first answer: to the square in question.
    pub there: fn(Square) -> String,
    /// The second answer.
    pub elsewhere: &'static str,
    /// The knight is stuck there, and so many squares are left.
    pub blocked: fn(Square, usize) -> String,
    /// The square can no more be reached.
    pub unreachable: fn(Square) -> String,
}

pub(super) const ENGLISH: AboutTexts = AboutTexts {
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

pub(super) const FRENCH: AboutTexts = AboutTexts {
    contents: "Sur cette page",
    back: "Retour à l’échiquier",
    visit_back: "Une visite en arrière",
    visit_forward: "Une visite en avant",
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

pub(super) const ROMANIAN: AboutTexts = AboutTexts {
    contents: "Pe această pagină",
    back: "Înapoi la tablă",
    visit_back: "O vizită înapoi",
    visit_forward: "O vizită înainte",
    visit: |number, square| format!("Vizita {number}: calul stă pe {square}."),
    there: |square| format!("a) pe {square}"),
    elsewhere: "b) altundeva",
    blocked: |square, left| {
        let left = romanian_count(left as u64, &left.to_string(), "un câmp", "câmpuri");
        format!("Pe {square} calul e blocat și mai are de vizitat {left}.")
    },
    unreachable: |square| {
        format!("Oriunde altundeva ar merge, niciun câmp liber nu mai duce la {square}.")
    },
};
