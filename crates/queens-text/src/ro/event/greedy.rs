//! The event strip of a search that always takes the best square. Squares stand between stars.

use super::super::number;
use crate::event::{GreedyTexts, marked};

pub(crate) const TEXTS: GreedyTexts = GreedyTexts {
    start: |square| marked(format!("Start: prima regină stă pe *{square}*")),
    table: || marked("Valori scrise: câmpurile pe care fiecare le atacă pe tabla goală"),
    valued: |squares| match squares {
        0 => marked("Nicio valoare: niciun câmp nu mai e liber"),
        1 => marked("Valoare scrisă pe ultimul câmp liber"),
        _ => {
            let squares = number::count(squares.into(), "un câmp liber", "câmpuri libere");
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
                let queens = number::count(queens as u64, "o regină", "regine");
                format!("a așezat {queens}")
            }
        };
        marked(format!(
            "Euristica se oprește *fără soluție*: {queens} din {n}"
        ))
    },
};
