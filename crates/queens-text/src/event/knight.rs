//! The event strip of a knight's tour.

use queens_core::knight::existence::Obstacle;

use crate::words::Knight;

impl Knight {
    /// Why there is no tour from the start.
    pub fn obstacle(self, obstacle: &Obstacle) -> String {
        match *obstacle {
            Obstacle::Minority { own, other } => self.minority(own as u64, other as u64),
            Obstacle::Odd { area } => self.odd(area as u64),
            Obstacle::FourLines { inner_start } => self.four_lines(inner_start),
            Obstacle::Searched { nodes } => self.searched(nodes),
        }
    }

    /// The result of a search that finds no tour, with the obstacle if one is known.
    pub fn no_tour(self, obstacle: Option<&Obstacle>) -> String {
        let text = match obstacle {
            None => self.none(),
            Some(&Obstacle::Minority { own, other }) if own + 1 == other => self.none_minority(),
            // Blocked squares can change the numbers in other ways.
            Some(&Obstacle::Minority { own, other }) => {
                return self.minority(own as u64, other as u64);
            }
            Some(Obstacle::Odd { .. }) => self.none_odd(),
            Some(Obstacle::FourLines { inner_start }) => {
                return self.none_four_lines(*inner_start);
            }
            Some(Obstacle::Searched { .. }) => self.none_searched(),
        };
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use queens_core::Square;
    use queens_page::language::Language;

    use crate::Texts;
    use crate::event::marked;

    #[test]
    fn a_move_names_both_squares_and_its_onward_moves() {
        let place = |language: Language| {
            let texts = Texts::of(language).knight();
            let b3 = Square::new(1, 2).unwrap();
            marked(texts.place(Square::A1, b3, Some(5))).plain()
        };
        assert_eq!(
            place(Language::ENGLISH),
            "Knight from a1 to b3, 5 onward moves"
        );
        assert_eq!(place(Language::FRENCH), "Cavalier de a1 en b3, valuation 5");
        assert_eq!(
            place(Language::ROMANIAN),
            "Calul de pe a1 pe b3, valuație 5"
        );
    }
}
