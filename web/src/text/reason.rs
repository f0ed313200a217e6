//! Why an event happened, and what the program did under it, in words; one file a language.

mod covering;
mod english;
mod french;
mod repairing;
mod romanian;

use queens_core::explanation::{Detail, Reason};

use super::Sentence;

/// Explanations in one language.
pub(crate) struct ReasonTexts {
    /// Why an event happened.
    pub(crate) reason: fn(&Reason) -> Sentence,
    /// What the program did under it.
    pub(crate) detail: fn(&Detail) -> Sentence,
}

pub(super) const ENGLISH: ReasonTexts = ReasonTexts {
    reason: |reason| Sentence::marked(&english::reason(reason)),
    detail: |detail| Sentence::marked(&english::detail(detail)),
};

pub(super) const FRENCH: ReasonTexts = ReasonTexts {
    reason: |reason| Sentence::marked(&french::reason(reason)),
    detail: |detail| Sentence::marked(&french::detail(detail)),
};

pub(super) const ROMANIAN: ReasonTexts = ReasonTexts {
    reason: |reason| Sentence::marked(&romanian::reason(reason)),
    detail: |detail| Sentence::marked(&romanian::detail(detail)),
};

#[cfg(test)]
mod tests {
    use queens_core::attacks::Line;
    use queens_core::explanation::{Detail, Reason};
    use queens_core::square::Square;

    use crate::text::Language;

    #[test]
    fn a_diagonal_says_how_far_the_attacker_stands() {
        let [f5, b1] = [Square::new(5, 4), Square::new(1, 0)];
        let reason = Reason::Attacked {
            square: f5,
            attacker: b1,
            line: Line::Diagonal,
            across: 4,
            up: 4,
        };
        let said = Language::ALL.map(|language| (language.texts().reason.reason)(&reason).plain());
        assert_eq!(
            said[0],
            "f5 is 4 columns and 4 rows from b1, so they share a diagonal."
        );
        assert!(said[1].starts_with("f5 est à 4 colonnes et 4 lignes de b1"));
        assert!(said[2].starts_with("f5 e la 4 coloane și 4 linii de b1"));
    }

    #[test]
    fn large_numbers_take_their_preposition_in_romanian() {
        let reason = Reason::Compared {
            square: Square::new(25, 3),
            queens: 25,
        };
        let said = (Language::Romanian.texts().reason.reason)(&reason).plain();
        assert!(said.contains("25 de regine"), "{said}");
    }

    #[test]
    fn what_the_program_did_is_counted() {
        let squares = vec![Square::new(2, 4); 7];
        let texts = |language: Language| &language.texts().reason;
        let said = (texts(Language::English).detail)(&Detail::Read(squares)).plain();
        assert_eq!(said, "The scan read 7 squares.");
        let called = Detail::Called {
            squares: vec![Square::new(2, 4)],
            beyond: 2,
        };
        let said = (texts(Language::French).detail)(&called).plain();
        assert_eq!(said, "test a été appelée 3 fois, dont 2 au-delà du bord.");
    }
}
