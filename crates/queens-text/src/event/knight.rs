//! The event strip of a knight's tour: where he goes, what he can no more reach, where he goes back.

use queens_core::Square;
use queens_core::knight::existence::Obstacle;

use crate::Sentence;
use crate::number::Numbers;

/// What a search for tours has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tours {
    /// There is none, for this reason if it is known.
    None(Option<Obstacle>),
    One {
        is_closed: bool,
        squares: usize,
    },
    Many {
        count: String,
        is_closed: bool,
        squares: usize,
    },
}

/// The sentences of its events.
pub struct KnightTexts {
    /// That there is no tour from the start, and why.
    pub obstacle: fn(&Obstacle, &Numbers) -> String,
    /// Step 0: where the tour begins.
    pub start: fn(Square) -> Sentence,
    /// From where, to where, and how many moves lead on from there, if that is what decides.
    pub place: fn(Square, Square, Option<u8>) -> Sentence,
    /// The square whose moves are sorted, and how many they are.
    pub sorted: fn(Square, u8) -> Sentence,
    /// The square that nothing but the knight's own leads to.
    pub emptied: fn(Square) -> Sentence,
    /// The start, to which no square leads any more.
    pub no_way_home: fn(Square) -> Sentence,
    /// The square from which there is no move.
    pub no_move: fn(Square) -> Sentence,
    /// The square that is freed, and the one where the knight is again.
    pub freed: fn(Square, Square) -> Sentence,
    pub only_square: fn(Square) -> Sentence,
    /// What the search has come to.
    pub found: fn(&Tours) -> Sentence,
    /// The last square of a tour, taken off it.
    pub detached: fn(Square) -> Sentence,
    /// The number of the tour, and whether it is closed.
    pub toured: fn(&str, bool) -> Sentence,
    /// Follows a number of closed tours: a search finds each of them in both directions.
    pub directions: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn a_move_names_both_squares_and_its_onward_moves() {
        let place = |language: Language| {
            let texts = Texts::of(language).rest.expect("texts of searches");
            let place = texts.knight.place;
            place(Square::A1, Square::new(1, 2).unwrap(), Some(5)).plain()
        };
        assert_eq!(
            place(Language::English),
            "Knight from a1 to b3, 5 onward moves"
        );
        assert_eq!(place(Language::French), "Cavalier de a1 en b3, valuation 5");
        assert_eq!(
            place(Language::Romanian),
            "Calul de pe a1 pe b3, valuație 5"
        );
    }
}
