//! The event strip of a knight’s tour. Squares stand between stars.

use queens_core::knight::existence::Obstacle;

use super::super::number;
use crate::event::{KnightTexts, Tours, marked};

pub(crate) const TEXTS: KnightTexts = KnightTexts {
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
        Obstacle::Searched { nodes } => {
            let nodes = number::written(nodes, &numbers.whole(nodes), "un nod", "noduri");
            format!("Nu există un asemenea parcurs: au fost încercate toate posibilitățile ({nodes} în arborele de căutare).")
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
    found: |tours| match tours {
        Tours::None(None) => marked("*Niciun parcurs* de pe acest câmp"),
        Tours::None(Some(why)) => marked(match why {
            Obstacle::Minority { .. } => {
                "*Niciun parcurs*: tabla are un câmp în plus de cealaltă culoare"
            }
            Obstacle::Odd { .. } => "*Niciun parcurs închis*: numărul câmpurilor e impar",
            Obstacle::FourLines { inner_start: true } => {
                "*Niciun parcurs* din interiorul a patru linii"
            }
            Obstacle::FourLines { inner_start: false } => {
                "*Niciun parcurs închis* pe patru coloane sau linii"
            }
            Obstacle::Searched { .. } => "*Niciun parcurs*: au fost încercate toate posibilitățile",
        }),
        Tours::One {
            is_closed: true,
            squares,
        } => marked(format!("*Un parcurs închis*: {}", self::squares(*squares))),
        Tours::One {
            is_closed: false,
            squares,
        } => marked(format!("*Un parcurs*: {}", self::squares(*squares))),
        Tours::Many {
            count,
            is_closed: true,
            squares,
        } => marked(format!(
            "*{count} parcursuri închise*, {} fiecare",
            self::squares(*squares)
        )),
        Tours::Many {
            count,
            is_closed: false,
            squares,
        } => marked(format!(
            "*{count} parcursuri*, {} fiecare",
            self::squares(*squares)
        )),
    },
    toured: |number, is_closed| {
        if is_closed {
            marked(format!(
                "*Parcursul {number}*: fiecare câmp o dată, și se închide"
            ))
        } else {
            marked(format!("*Parcursul {number}*: fiecare câmp o dată"))
        }
    },
    directions: "; cele două sensuri ale unui parcurs se numără separat",
};

fn squares(squares: usize) -> String {
    number::count(squares as u64, "un câmp", "câmpuri")
}
