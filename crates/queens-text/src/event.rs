//! The event strip: the latest event in one sentence. Squares are between stars.

use queens_draw::Sentence;

mod domination;
mod knight;
mod repair;

pub(crate) fn marked(text: impl AsRef<str>) -> Sentence {
    Sentence::marked(text.as_ref())
}

#[cfg(test)]
mod tests {
    use queens_core::{LineKind, Square};

    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn a_rejection_names_column_row_attacker_and_line() {
        let (f5, b1) = (Square::new(5, 4).unwrap(), Square::new(1, 0).unwrap());
        let plain = |language: Language| {
            let event = Texts::of(language).event();
            marked(event.reject(f5.file, f5.rank, b1, LineKind::Diagonal)).plain()
        };
        assert_eq!(
            plain(Language::ENGLISH),
            "Column f, row 5: attacked by b1 on a diagonal"
        );
        assert_eq!(
            plain(Language::FRENCH),
            "Colonne f, ligne 5\u{a0}: menacée par b1 en diagonale"
        );
        assert_eq!(
            plain(Language::ROMANIAN),
            "Coloana f, linia 5: câmp atacat de b1 pe diagonală"
        );
    }
    #[test]
    fn a_placement_names_the_least_value() {
        let place = |language: Language| {
            let greedy = Texts::of(language).greedy();
            marked(greedy.place(Square::new(2, 1).unwrap(), 21)).plain()
        };
        assert_eq!(place(Language::ENGLISH), "Least value 21: queen on c2");
        let french = "Plus petite valeur 21\u{a0}: reine en c2";
        assert_eq!(place(Language::FRENCH), french);
        let romanian = "Cea mai mică valoare, 21: regină pe c2";
        assert_eq!(place(Language::ROMANIAN), romanian);
    }
}
