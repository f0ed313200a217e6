//! The event strip of a local search: queens that all stand at once and move one by one. Squares stand
//! between stars.

use queens_core::Repairing;

use crate::Sentence;

/// What has happened.
pub type RepairTexts = fn(Repairing) -> Sentence;

#[cfg(test)]
mod tests {
    use queens_core::Square;

    use super::*;
    use crate::{ENGLISH, FRENCH, ROMANIAN};

    #[test]
    fn a_move_says_how_many_attacked_before_and_attack_now() {
        let moved = |before, after| Repairing::Moved {
            from: Square::new(2, 1).unwrap(),
            to: Square::new(2, 6).unwrap(),
            before,
            after,
            sharing: 1,
            pairs: 4,
        };
        let said =
            [&ENGLISH, &FRENCH, &ROMANIAN].map(|texts| (texts.rest().repair)(moved(2, 0)).plain());
        assert_eq!(
            said[0],
            "Queen from c2, attacked by 2 queens, to c7: now by none"
        );
        let french = "Reine de c2, menacée par 2 reines, en c7\u{a0}: par aucune désormais";
        assert_eq!(said[1], french);
        let romanian = "Regina de pe c2, atacată de 2 regine, trece pe c7: acum n-o atacă niciuna";
        assert_eq!(said[2], romanian);
        let said = (ROMANIAN.rest().repair)(moved(1, 1)).plain();
        assert!(said.contains("atacată de o regină") && said.ends_with("o atacă una"));
    }

    #[test]
    fn pairs_and_moves_are_counted() {
        let drawn = |pairs| Repairing::Drawn { pairs };
        assert!(
            (ROMANIAN.rest().repair)(drawn(20))
                .plain()
                .contains("20 de perechi")
        );
        assert!(
            (FRENCH.rest().repair)(drawn(1))
                .plain()
                .ends_with("1 paire en conflit")
        );
        let again = (ENGLISH.rest().repair)(Repairing::Restarted { moves: 130 }).plain();
        assert_eq!(
            again,
            "130 moves have led to nothing: another board is drawn"
        );
    }
}
