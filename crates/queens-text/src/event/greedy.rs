//! The event strip of a search that always takes the best square: its start, its values, its placements.

use queens_core::Square;

use super::marked;
use crate::Sentence;
use crate::number::romanian_count;

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

/// No search yet: where the first queen will stand.
pub(super) type Idle = fn(Square) -> Sentence;

pub(super) const IDLE_ENGLISH: Idle = |square| {
    marked(format!(
        "The first queen stands on *{square}*. Click another square, then press Run."
    ))
};
pub(super) const IDLE_FRENCH: Idle = |square| {
    marked(format!(
        "La première reine est en *{square}*. Cliquez sur une autre case, puis lancez."
    ))
};
pub(super) const IDLE_ROMANIAN: Idle = |square| {
    marked(format!(
        "Prima regină stă pe *{square}*. Alegeți alt câmp cu un clic, apoi porniți."
    ))
};

pub(crate) const ENGLISH: GreedyTexts = GreedyTexts {
    start: |square| marked(format!("Start: the first queen stands on *{square}*")),
    table: || marked("Values written: the squares that each square attacks on the empty board"),
    valued: |squares| match squares {
        0 => marked("No values: no square is free any more"),
        1 => marked("Value written on the last free square"),
        _ => marked(format!(
            "Values written on {squares} free squares: what a queen there would take away"
        )),
    },
    place: |square, value| marked(format!("Least value {value}: queen on *{square}*")),
    missed: |queens, n| {
        let queens = match queens {
            1 => "1 queen stands".to_owned(),
            _ => format!("{queens} queens stand"),
        };
        marked(format!(
            "The heuristic ends *without a solution*: {queens} of {n}"
        ))
    },
};

pub(crate) const FRENCH: GreedyTexts = GreedyTexts {
    start: |square| marked(format!("Départ\u{a0}: la première reine est en *{square}*")),
    table: || marked("Valeurs inscrites\u{a0}: les cases que chacune menace sur l’échiquier vide"),
    valued: |squares| match squares {
        0 => marked("Aucune valeur\u{a0}: plus aucune case n’est libre"),
        1 => marked("Valeur inscrite sur la dernière case libre"),
        _ => marked(format!(
            "Valeurs inscrites sur {squares} cases libres\u{a0}: ce qu’une reine y éliminerait"
        )),
    },
    place: |square, value| {
        marked(format!(
            "Plus petite valeur {value}\u{a0}: reine en *{square}*"
        ))
    },
    missed: |queens, n| {
        let queens = match queens {
            1 => "1 reine posée".to_owned(),
            _ => format!("{queens} reines posées"),
        };
        marked(format!(
            "L’heuristique s’arrête *sans solution*\u{a0}: {queens} sur {n}"
        ))
    },
};

pub(crate) const ROMANIAN: GreedyTexts = GreedyTexts {
    start: |square| marked(format!("Start: prima regină stă pe *{square}*")),
    table: || marked("Valori scrise: câmpurile pe care fiecare le atacă pe tabla goală"),
    valued: |squares| match squares {
        0 => marked("Nicio valoare: niciun câmp nu mai e liber"),
        1 => marked("Valoare scrisă pe ultimul câmp liber"),
        _ => {
            let number = squares.to_string();
            let squares =
                romanian_count(squares.into(), &number, "un câmp liber", "câmpuri libere");
            marked(format!(
                "Valori scrise pe {squares}: ce ar elimina o regină pusă acolo"
            ))
        }
    },
    place: |square, value| {
        marked(format!(
            "Cea mai mică valoare, {value}: regină pe *{square}*"
        ))
    },
    missed: |queens, n| {
        let queens = match queens {
            1 => "a așezat o regină".to_owned(),
            _ => {
                let number = queens.to_string();
                let queens = romanian_count(queens as u64, &number, "o regină", "regine");
                format!("a așezat {queens}")
            }
        };
        marked(format!(
            "Euristica se oprește *fără soluție*: {queens} din {n}"
        ))
    },
};

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
