//! The event strip of a search for dominating sets.

use queens_core::Bound;

use crate::words::Domination;

impl Domination {
    /// A bound on the least number of queens.
    pub fn bound(self, bound: Bound) -> String {
        match bound {
            Bound::AtLeast(queens) => self.at_least(queens.into()),
            Bound::AtMost(queens) => self.at_most(queens.into()),
            Bound::Refuted(queens) => self.refuted(queens.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use queens_core::Variant;

    use super::*;
    use crate::event::marked;
    use crate::{ENGLISH, Texts};
    use queens_page::language::Language;

    #[test]
    fn a_refuted_number_of_queens_is_said_to_be_too_small() {
        let said = |texts: &Texts| marked(texts.domination().bound(Bound::Refuted(4))).plain();
        assert_eq!(said(&ENGLISH), "4 queens do not suffice");
        assert_eq!(
            said(Texts::of(Language::FRENCH)),
            "4 reines ne suffisent pas"
        );
        assert_eq!(said(Texts::of(Language::ROMANIAN)), "4 regine nu ajung");
    }

    #[test]
    fn a_solution_says_what_its_variant_asks_for() {
        let said = |variant| marked(ENGLISH.domination().solution(variant, "7")).plain();
        assert_eq!(
            said(Variant::Dominating),
            "Solution 7: every square is covered"
        );
        assert!(said(Variant::Independent).ends_with("no queen attacks another"));
        assert!(said(Variant::Total).ends_with("attacked by another queen"));
    }

    #[test]
    fn the_ways_are_counted_in_each_language() {
        let said = |texts: &Texts, ways| texts.domination().suffices(5, Some(ways), None);
        assert_eq!(said(&ENGLISH, 1), "*5 queens suffice*, in 1 way");
        assert_eq!(
            said(Texts::of(Language::FRENCH), 1),
            "*5 reines suffisent*, de 1 façon"
        );
        assert_eq!(
            said(Texts::of(Language::ROMANIAN), 20),
            "*Ajung 5 regine*, în 20 de feluri"
        );
    }
}
