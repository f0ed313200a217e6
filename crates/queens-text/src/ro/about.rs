//! What stands around the article.

use super::number;
use crate::about::AboutTexts;

pub(crate) const TEXTS: AboutTexts = AboutTexts {
    contents: "Pe această pagină",
    back: "Înapoi la tablă",
    visit_back: "O vizită înapoi",
    visit_forward: "O vizită înainte",
    visit: |number, square| format!("Vizita {number}: calul stă pe {square}."),
    there: |square| format!("a) pe {square}"),
    elsewhere: "b) altundeva",
    blocked: |square, left| {
        let left = number::count(left as u64, "un câmp", "câmpuri");
        format!("Pe {square} calul e blocat și mai are de vizitat {left}.")
    },
    unreachable: |square| {
        format!("Oriunde altundeva ar merge, niciun câmp liber nu mai duce la {square}.")
    },
};
