//! The event strip of a search that always takes the best square: its start, its values, its placements.

use queens_core::Square;

use crate::Sentence;

/// The sentences of its events that no other search tells.
pub struct GreedyTexts {
    /// Step 0: where the first queen stands.
    pub start: fn(Square) -> Sentence,
    /// How many squares a queen attacks on the empty board is written on every square.
    pub table: fn() -> Sentence,
    /// How many other free squares a queen would take away is written on so many free squares.
    pub valued: fn(u16) -> Sentence,
    /// The square of least value, and that value.
    pub place: fn(Square, u16) -> Sentence,
    /// The end without a solution: the queens that stand, of how many.
    pub missed: fn(usize, u8) -> Sentence,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn a_placement_names_the_least_value() {
        let place = |language: Language| {
            let texts = Texts::of(language).rest.expect("texts of searches");
            let place = texts.greedy.place;
            place(Square::new(2, 1).unwrap(), 21).plain()
        };
        assert_eq!(place(Language::English), "Least value 21: queen on c2");
        let french = "Plus petite valeur 21\u{a0}: reine en c2";
        assert_eq!(place(Language::French), french);
        let romanian = "Cea mai mică valoare, 21: regină pe c2";
        assert_eq!(place(Language::Romanian), romanian);
    }
}
