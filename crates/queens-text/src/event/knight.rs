//! The event strip of a knight's tour: where he goes, what he can no more reach, where he goes back.

use queens_core::Square;
use queens_core::knight::existence::Obstacle;

use super::marked;
use crate::Sentence;
use crate::number::{Numbers, romanian_count};

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
    /// The last square of a tour, taken off it.
    pub detached: fn(Square) -> Sentence,
    /// The number of the tour, and whether it is closed.
    pub toured: fn(&str, bool) -> Sentence,
}

fn joined<T: ToString>(things: &[T]) -> String {
    let things: Vec<_> = things.iter().map(T::to_string).collect();
    things.join(", ")
}

/// No search yet: where a tour will begin, its index, and the indices and squares that the knight can go
/// to, in the order of the sheet's list.
pub(super) type Idle = fn(Square, usize, &[usize], &[Square]) -> Sentence;

pub(super) const IDLE_ENGLISH: Idle = |square, index, indices, squares| {
    let (indices, squares) = (joined(indices), joined(squares));
    marked(format!(
        "Knight on *{square}*: CasA({index}) = [{indices}], that is {squares}"
    ))
};
pub(super) const IDLE_FRENCH: Idle = |square, index, indices, squares| {
    let (indices, squares) = (joined(indices), joined(squares));
    marked(format!(
        "Cavalier en *{square}*\u{a0}: CasA({index}) = [{indices}], soit {squares}"
    ))
};
pub(super) const IDLE_ROMANIAN: Idle = |square, index, indices, squares| {
    let (indices, squares) = (joined(indices), joined(squares));
    marked(format!(
        "Cal pe *{square}*: CasA({index}) = [{indices}], adică {squares}"
    ))
};

pub(crate) const ENGLISH: KnightTexts = KnightTexts {
    obstacle: |obstacle, numbers| {
        match *obstacle {
        Obstacle::Minority { own, other } => format!(
            "There is no such tour: each move changes the colour of the knight’s square, and the start has the colour of {own} squares against {other}."
        ),
        Obstacle::Odd { area } => format!(
            "There is no closed tour: each move changes the colour of the knight’s square, and the number of squares, {area}, is odd."
        ),
        Obstacle::FourLines { inner_start: true } => {
            "There is no such tour. Of four files or ranks, every move from the outer two leads to the inner two, and both have as many squares: a tour that begins on an inner one alternates between them, as it does between the colours, and all outer squares would have one colour."
                .to_owned()
        }
        Obstacle::FourLines { inner_start: false } => {
            "There is no closed tour on a board with four files or ranks. Every move from the outer two leads to the inner two, and both have as many squares: a closed tour alternates between them, as it does between the colours, and all outer squares would have one colour.".to_owned()
        }
        Obstacle::Searched { visits } => {
            let visits = numbers.whole(visits);
            format!(
                "There is no such tour: all ways from here have been tried, in {visits} visits."
            )
        }
    }
    },
    start: |square| marked(format!("Start: the knight stands on *{square}*")),
    place: |from, to, left| {
        let onward = match left {
            None => String::new(),
            Some(1) => ", 1 onward move".to_owned(),
            Some(left) => format!(", {left} onward moves"),
        };
        marked(format!("Knight from *{from}* to *{to}*{onward}"))
    },
    sorted: |square, moves| match moves {
        0 => marked(format!("No move to sort from *{square}*")),
        1 => marked(format!("One move from *{square}*: nothing to sort")),
        _ => marked(format!(
            "{moves} moves from *{square}* sorted, the fewest onward moves first"
        )),
    },
    emptied: |square| {
        marked(format!(
            "Critical: only this square still leads to *{square}*, and others are left"
        ))
    },
    no_way_home: |start| {
        marked(format!(
            "Critical: no square is left that leads back to *{start}*"
        ))
    },
    no_move: |square| marked(format!("Dead end: no move from *{square}*")),
    freed: |square, to| marked(format!("*{square}* freed, knight back on *{to}*")),
    only_square: |square| marked(format!("Only *{square}* is left: the knight goes there")),
    detached: |square| marked(format!("*{square}* taken off, to look for another tour")),
    toured: |number, is_closed| match is_closed {
        true => marked(format!("*Tour {number}*: every square once, and closed")),
        false => marked(format!("*Tour {number}*: every square once")),
    },
};

pub(crate) const FRENCH: KnightTexts = KnightTexts {
    obstacle: |obstacle, numbers| {
        match *obstacle {
        Obstacle::Minority { own, other } => format!(
            "Il n’y a pas de tel parcours\u{a0}: chaque coup change la couleur de la case, et celle du départ n’a que {own} cases contre {other}."
        ),
        Obstacle::Odd { area } => format!(
            "Il n’y a pas de parcours fermé\u{a0}: chaque coup change la couleur de la case, et le nombre de cases, {area}, est impair."
        ),
        Obstacle::FourLines { inner_start: true } => {
            "Il n’y a pas de tel parcours. De quatre colonnes ou lignes, chaque coup parti des deux extérieures mène aux deux intérieures, et il y a autant de cases dans les unes que dans les autres\u{a0}: un parcours qui commence à l’intérieur alterne entre elles, comme entre les couleurs, et toutes les cases extérieures auraient la même couleur.".to_owned()
        }
        Obstacle::FourLines { inner_start: false } => {
            "Il n’y a pas de parcours fermé sur un échiquier à quatre colonnes ou lignes. Chaque coup parti des deux extérieures mène aux deux intérieures, et il y a autant de cases dans les unes que dans les autres\u{a0}: un parcours fermé alterne entre elles, comme entre les couleurs, et toutes les cases extérieures auraient la même couleur.".to_owned()
        }
        Obstacle::Searched { visits } => {
            let visits = numbers.whole(visits);
            format!("Il n’y a pas de tel parcours\u{a0}: tous les chemins depuis cette case ont été essayés, en {visits} visites.")
        }
    }
    },
    start: |square| marked(format!("Départ\u{a0}: le cavalier est en *{square}*")),
    place: |from, to, left| {
        let onward = left.map_or_else(String::new, |left| format!(", valuation {left}"));
        marked(format!("Cavalier de *{from}* en *{to}*{onward}"))
    },
    sorted: |square, moves| match moves {
        0 => marked(format!("Aucun coup à trier depuis *{square}*")),
        1 => marked(format!(
            "Un seul coup depuis *{square}*\u{a0}: rien à trier"
        )),
        _ => marked(format!(
            "{moves} coups depuis *{square}*, triés par valuation croissante"
        )),
    },
    emptied: |square| {
        marked(format!(
            "Situation critique\u{a0}: seule cette case mène encore à *{square}*, et il en reste d’autres"
        ))
    },
    no_way_home: |start| {
        marked(format!(
            "Situation critique\u{a0}: plus aucune case ne ramène à *{start}*"
        ))
    },
    no_move: |square| marked(format!("Impasse\u{a0}: aucun coup depuis *{square}*")),
    freed: |square, to| marked(format!("*{square}* libérée, le cavalier revient en *{to}*")),
    only_square: |square| {
        marked(format!(
            "Il ne reste que *{square}*\u{a0}: le cavalier y va"
        ))
    },
    detached: |square| {
        marked(format!(
            "*{square}* retirée, pour chercher un autre parcours"
        ))
    },
    toured: |number, is_closed| match is_closed {
        true => marked(format!(
            "*Parcours {number}*\u{a0}: chaque case une fois, et il se referme"
        )),
        false => marked(format!("*Parcours {number}*\u{a0}: chaque case une fois")),
    },
};

pub(crate) const ROMANIAN: KnightTexts = KnightTexts {
    obstacle: |obstacle, numbers| {
        match *obstacle {
        Obstacle::Minority { own, other } => format!(
            "Nu există un asemenea parcurs: fiecare mutare schimbă culoarea câmpului, iar culoarea startului o au numai {own} câmpuri, față de {other}."
        ),
        Obstacle::Odd { area } => format!(
            "Nu există parcurs închis: fiecare mutare schimbă culoarea câmpului, iar numărul câmpurilor, {area}, e impar."
        ),
        Obstacle::FourLines { inner_start: true } => {
            "Nu există un asemenea parcurs. Din patru coloane sau linii, orice mutare de pe cele două exterioare duce pe cele două interioare, iar unele au tot atâtea câmpuri cât celelalte: un parcurs care începe în interior alternează între ele, ca între culori, și toate câmpurile exterioare ar avea aceeași culoare.".to_owned()
        }
        Obstacle::FourLines { inner_start: false } => {
            "Pe o tablă cu patru coloane sau linii nu există parcurs închis. Orice mutare de pe cele două exterioare duce pe cele două interioare, iar unele au tot atâtea câmpuri cât celelalte: un parcurs închis alternează între ele, ca între culori, și toate câmpurile exterioare ar avea aceeași culoare.".to_owned()
        }
        Obstacle::Searched { visits } => {
            let visits = romanian_count(visits, &numbers.whole(visits), "o vizită", "vizite");
            format!("Nu există un asemenea parcurs: au fost încercate toate drumurile de aici, cu {visits}.")
        }
    }
    },
    start: |square| marked(format!("Start: calul stă pe *{square}*")),
    place: |from, to, left| {
        let onward = left.map_or_else(String::new, |left| format!(", valuație {left}"));
        marked(format!("Calul de pe *{from}* pe *{to}*{onward}"))
    },
    sorted: |square, moves| match moves {
        0 => marked(format!("Nicio mutare de sortat de pe *{square}*")),
        1 => marked(format!(
            "O singură mutare de pe *{square}*: nimic de sortat"
        )),
        _ => marked(format!(
            "{moves} mutări de pe *{square}*, sortate crescător după valuație"
        )),
    },
    emptied: |square| {
        marked(format!(
            "Situație critică: numai acest câmp mai duce la *{square}*, și mai sunt și altele"
        ))
    },
    no_way_home: |start| {
        marked(format!(
            "Situație critică: niciun câmp rămas nu mai duce înapoi la *{start}*"
        ))
    },
    no_move: |square| marked(format!("Fundătură: nicio mutare de pe *{square}*")),
    freed: |square, to| marked(format!("*{square}* eliberat, calul revine pe *{to}*")),
    only_square: |square| marked(format!("A rămas numai *{square}*: calul merge acolo")),
    detached: |square| marked(format!("*{square}* scos, ca să se caute alt parcurs")),
    toured: |number, is_closed| match is_closed {
        true => marked(format!(
            "*Parcursul {number}*: fiecare câmp o dată, și se închide"
        )),
        false => marked(format!("*Parcursul {number}*: fiecare câmp o dată")),
    },
};

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
