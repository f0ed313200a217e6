//! The picture of the whole tree, and a node in words.

use queens_page::playback::Standing;

use super::number::written;
use crate::number::Numbers;
use crate::picture::{Extent, PictureTexts, TreeKey};

pub(crate) const TEXTS: PictureTexts = PictureTexts {
    empty: "Înainte de căutare nu există arbore: porniți-o, iar arborele se desenează aici.",
    size: |numbers, extent| match extent {
        Extent::All { nodes, rejected: 0 } => counted(numbers, nodes, "1 nod", "noduri"),
        Extent::All { nodes, rejected } => format!(
            "{}, {}",
            counted(numbers, nodes, "1 nod", "noduri"),
            match rejected {
                1 => "1 câmp respins".to_owned(),
                count => format!("{} respinse", numbers.whole(count)),
            }
        ),
        Extent::SoFar { nodes } => {
            format!("{} până aici", counted(numbers, nodes, "1 nod", "noduri"))
        }
        Extent::First { nodes } => {
            format!("primele {}", counted(numbers, nodes, "1 nod", "noduri"))
        }
        Extent::Part { nodes, from, to } => format!(
            "{}, de la pasul {} la pasul {}; subarborii anteriori sunt strânși",
            counted(numbers, nodes, "1 nod", "noduri"),
            numbers.whole(from),
            numbers.whole(to)
        ),
    },
    outside: "Pasul curent e în afara acestei părți.",
    reading: |percent| format!("Se citește partea din jurul pasului curent: {percent}%"),
    start: "Început",
    colon: ": ",
    standing: |numbers, standing| match standing {
        Standing::Rejected => "respins".to_owned(),
        Standing::Solution => "o soluție".to_owned(),
        Standing::DeadEnd => "fundătură".to_owned(),
        Standing::Node {
            below,
            solutions,
            is_closed,
            is_folded,
        } => {
            let solutions = match solutions {
                0 if is_closed => "nicio soluție dedesubt".to_owned(),
                0 => "nicio soluție dedesubt până aici".to_owned(),
                count => format!(
                    "{} dedesubt",
                    counted(numbers, count.into(), "1 soluție", "soluții")
                ),
            };
            let nodes = counted(numbers, below, "1 nod", "noduri");
            let folded = if is_folded { ", strâns" } else { "" };
            format!("{solutions}, {nodes} dedesubt{folded}")
        }
    },
    one_of_similar: |numbers, count| match count {
        None => ", cu forma încă necunoscută".to_owned(),
        Some(1) => ", singurul subarbore cu această formă".to_owned(),
        Some(count) => format!(
            ", unul dintre cei {} cu această formă",
            counted(numbers, count.into(), "1 subarbore", "subarbori")
        ),
    },
    picture: "Arborele de căutare",
    tools: "Imaginea arborelui",
    larger: "Mărește",
    smaller: "Micșorează",
    left: "Spre stânga",
    right: "Spre dreapta",
    up: "În sus",
    down: "În jos",
    fit: "Încadrează tot arborele",
    full_screen: "Tot ecranul",
    mark_similar: "Marchează subarborii cu aceeași formă",
    similar: |numbers, count| match count {
        None => "Subarborele nu e cunoscut până la capăt, așa că forma lui nu poate fi comparată."
            .to_owned(),
        Some(1) => "Niciun alt subarbore nu are această formă.".to_owned(),
        Some(count) => format!(
            "{} cu această formă sunt marcați.",
            counted(numbers, count.into(), "1 subarbore", "subarbori")
        ),
    },
    unfold: "Desfă tot",
    fold: "Strânge eșecurile",
    key: TreeKey {
        title: "Semnele arborelui",
        choice: "alegere",
        leading: "duce la soluții",
        solution: "soluție",
        failure: "fundătură",
        rejected: "respins",
        failed: "subarbore fără soluții",
        solved: "subarbore cu soluții",
        undecided: "subarbore neterminat",
        unexplored: "neexplorat",
        validity: "verde: valid; roșu: nevalid, ca în fișă",
    },
};

fn counted(numbers: &Numbers, number: u64, one: &str, many: &str) -> String {
    written(number, &numbers.whole(number), one, many)
}
