//! The event strip of a local search.

use queens_core::RepairReason;

use crate::words::Repair;

impl Repair {
    /// The sentence for an event.
    pub fn event(self, event: RepairReason) -> String {
        match event {
            RepairReason::Drawn { pairs } => self.drawn(pairs.into()),
            RepairReason::Moved {
                from,
                to,
                before,
                after,
                ..
            } => self.moved(from, to, before.into(), after.into()),
            RepairReason::Restarted { moves } => self.restarted(moves),
        }
    }
}

#[cfg(test)]
mod tests {
    use queens_core::Square;

    use super::*;
    use crate::event::marked;
    use crate::{ENGLISH, Texts};
    use queens_page::language::Language;

    fn said(texts: &Texts, event: RepairReason) -> String {
        marked(texts.repair().event(event)).plain()
    }

    #[test]
    fn a_move_says_how_many_attacked_before_and_attack_now() {
        let moved = |before, after| RepairReason::Moved {
            from: Square::new(2, 1).unwrap(),
            to: Square::new(2, 6).unwrap(),
            before,
            after,
            sharing: 1,
            pairs: 4,
        };
        assert_eq!(
            said(&ENGLISH, moved(2, 0)),
            "Queen from c2, attacked by 2 queens, to c7: now by none"
        );
        let french =
            "La reine en c2, menacée par 2 reines, va en c7\u{a0}: elle n’y est pas menacée";
        assert_eq!(said(Texts::of(Language::FRENCH), moved(2, 0)), french);
        let romanian = "Regina de pe c2, atacată de 2 regine, trece pe c7: acum n-o atacă niciuna";
        assert_eq!(said(Texts::of(Language::ROMANIAN), moved(2, 0)), romanian);
        let once = said(Texts::of(Language::ROMANIAN), moved(1, 1));
        assert!(once.contains("atacată de o regină") && once.ends_with("o atacă una"));
    }

    #[test]
    fn pairs_and_moves_are_counted() {
        let drawn = |pairs| RepairReason::Drawn { pairs };
        assert!(said(Texts::of(Language::ROMANIAN), drawn(20)).contains("20 de perechi"));
        assert!(said(Texts::of(Language::FRENCH), drawn(1)).ends_with("1 paire en conflit"));
        assert_eq!(
            said(&ENGLISH, RepairReason::Restarted { moves: 130 }),
            "No solution after 130 moves: another board is drawn"
        );
    }
}
