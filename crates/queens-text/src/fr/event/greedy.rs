//! The event strip of a search that always takes the best square. Squares stand between stars.

use crate::event::{GreedyTexts, marked};

pub(crate) const TEXTS: GreedyTexts = GreedyTexts {
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
