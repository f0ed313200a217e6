//! The picture of the whole tree, and a node in words.

use queens_page::playback::Standing;

use super::number::written;
use crate::number::Numbers;
use crate::picture::{Extent, PictureTexts, TreeKey};

pub(crate) const TEXTS: PictureTexts = PictureTexts {
    empty: "Avant la recherche, il n’y a pas d’arbre\u{a0}: lancez-la, et il se dessine ici.",
    size: |numbers, extent| match extent {
        Extent::All { nodes, rejected: 0 } => counted(numbers, nodes, "nœud", "nœuds"),
        Extent::All { nodes, rejected } => format!(
            "{}, {}",
            counted(numbers, nodes, "nœud", "nœuds"),
            counted(numbers, rejected, "refusée", "refusées")
        ),
        Extent::SoFar { nodes } => {
            format!("{} jusqu’ici", counted(numbers, nodes, "nœud", "nœuds"))
        }
        Extent::First { nodes } => format!("les {} premiers nœuds", numbers.whole(nodes)),
        Extent::Part { nodes, from, to } => format!(
            "{}, des étapes {} à {}\u{a0}; les sous-arbres précédents sont repliés",
            counted(numbers, nodes, "nœud", "nœuds"),
            numbers.whole(from),
            numbers.whole(to)
        ),
    },
    outside: "L’étape actuelle est hors de cette partie.",
    reading: |percent| {
        format!("Lecture de la partie autour de l’étape actuelle\u{a0}: {percent}\u{a0}%")
    },
    start: "Départ",
    colon: "\u{a0}: ",
    standing: |numbers, standing| match standing {
        Standing::Rejected => "refusée".to_owned(),
        Standing::Solution => "une solution".to_owned(),
        Standing::DeadEnd => "impasse".to_owned(),
        Standing::Node {
            below,
            solutions,
            is_closed,
            is_folded,
        } => {
            let solutions = match solutions {
                0 if is_closed => "aucune solution dessous".to_owned(),
                0 => "aucune solution dessous jusqu’ici".to_owned(),
                count => format!(
                    "{} dessous",
                    counted(numbers, count.into(), "solution", "solutions")
                ),
            };
            let nodes = counted(numbers, below, "nœud", "nœuds");
            let folded = if is_folded { ", replié" } else { "" };
            format!("{solutions}, {nodes} dessous{folded}")
        }
    },
    one_of_similar: |numbers, count| match count {
        None => ", forme pas encore connue".to_owned(),
        Some(1) => ", seul sous-arbre de cette forme".to_owned(),
        Some(count) => format!(
            ", l’un des {} sous-arbres de cette forme",
            numbers.whole(count.into())
        ),
    },
    picture: "Arbre de recherche",
    tools: "Image de l’arbre",
    larger: "Agrandir",
    smaller: "Réduire",
    left: "Vers la gauche",
    right: "Vers la droite",
    up: "Vers le haut",
    down: "Vers le bas",
    fit: "Ajuster à l’arbre entier",
    full_screen: "Plein écran",
    mark_similar: "Marquer les sous-arbres de même forme",
    similar: |numbers, count| {
        match count {
        None => {
            "Ce sous-arbre n’est pas connu jusqu’au bout\u{a0}; sa forme ne peut pas encore être comparée."
                .to_owned()
        }
        Some(1) => "Aucun autre sous-arbre n’a cette forme.".to_owned(),
        Some(count) => format!(
            "{} sous-arbres de cette forme sont marqués.",
            numbers.whole(count.into())
        ),
    }
    },
    unfold: "Tout déplier",
    fold: "Replier les échecs",
    key: TreeKey {
        title: "Signes de l’arbre",
        choice: "choix",
        leading: "mène à des solutions",
        solution: "solution",
        failure: "impasse",
        rejected: "refusée",
        failed: "sous-arbre sans solution",
        solved: "sous-arbre avec solutions",
        undecided: "sous-arbre inachevé",
        unexplored: "inexploré",
        validity: "vert\u{a0}: valide\u{a0}; rouge\u{a0}: invalide, comme dans la fiche",
    },
};

fn counted(numbers: &Numbers, number: u64, one: &str, many: &str) -> String {
    written(number, &numbers.whole(number), one, many)
}
