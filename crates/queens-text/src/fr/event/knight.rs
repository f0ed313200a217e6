//! The event strip of a knight’s tour. Squares stand between stars.

use queens_core::knight::existence::Obstacle;

use crate::event::{KnightTexts, Tours, marked};

pub(crate) const TEXTS: KnightTexts = KnightTexts {
    obstacle: |obstacle, numbers| {
        match *obstacle {
        Obstacle::Minority { own, other } => format!(
            "Un tel parcours n’existe pas\u{a0}: chaque coup change la couleur de la case, et celle du départ n’a que {own} cases contre {other}."
        ),
        Obstacle::Odd { area } => format!(
            "Il n’y a pas de parcours fermé\u{a0}: chaque coup change la couleur de la case, et le nombre de cases, {area}, est impair."
        ),
        Obstacle::FourLines { inner_start: true } => {
            "Un tel parcours n’existe pas. De quatre colonnes ou lignes, chaque coup parti des deux extérieures mène aux deux intérieures, et il y a autant de cases dans les unes que dans les autres\u{a0}: un parcours qui commence à l’intérieur alterne entre elles, comme entre les couleurs, et toutes les cases extérieures auraient la même couleur.".to_owned()
        }
        Obstacle::FourLines { inner_start: false } => {
            "Il n’y a pas de parcours fermé sur un échiquier à quatre colonnes ou lignes. Chaque coup parti des deux extérieures mène aux deux intérieures, et il y a autant de cases dans les unes que dans les autres\u{a0}: un parcours fermé alterne entre elles, comme entre les couleurs, et toutes les cases extérieures auraient la même couleur.".to_owned()
        }
        Obstacle::Searched { nodes } => {
            let nodes = match nodes {
                1 => "1 nœud".to_owned(),
                _ => format!("{} nœuds", numbers.whole(nodes)),
            };
            format!("Un tel parcours n’existe pas\u{a0}: tous les chemins depuis cette case ont été essayés, soit {nodes} de l’arbre.")
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
    found: |tours| match tours {
        Tours::None(None) => marked("*Aucun parcours* depuis cette case"),
        Tours::None(Some(why)) => marked(match why {
            Obstacle::Minority { .. } => {
                "*Aucun parcours*\u{a0}: l’échiquier a une case de plus de l’autre couleur"
            }
            Obstacle::Odd { .. } => "*Aucun parcours fermé*\u{a0}: le nombre de cases est impair",
            Obstacle::FourLines { inner_start: true } => {
                "*Aucun parcours* depuis l’intérieur de quatre lignes"
            }
            Obstacle::FourLines { inner_start: false } => {
                "*Aucun parcours fermé* sur quatre colonnes ou lignes"
            }
            Obstacle::Searched { .. } => "*Aucun parcours*\u{a0}: tous les chemins ont été essayés",
        }),
        Tours::One {
            is_closed: true,
            squares,
        } => marked(format!("*Un parcours fermé*\u{a0}: {squares} cases")),
        Tours::One {
            is_closed: false,
            squares,
        } => marked(format!("*Un parcours*\u{a0}: {squares} cases")),
        Tours::Many {
            count,
            is_closed: true,
            squares,
        } => marked(format!("*{count} parcours fermés* de {squares} cases")),
        Tours::Many {
            count,
            is_closed: false,
            squares,
        } => marked(format!("*{count} parcours* de {squares} cases")),
    },
    toured: |number, is_closed| {
        if is_closed {
            marked(format!(
                "*Parcours {number}*\u{a0}: chaque case une fois, et il se referme"
            ))
        } else {
            marked(format!("*Parcours {number}*\u{a0}: chaque case une fois"))
        }
    },
    directions: "\u{a0}; les deux sens d’un parcours sont comptés séparément",
};
