//! The whole search tree: its controls, its signs, and a node in words.

use super::number::Numbers;
use queens_page::playback::{Described, Standing};

/// The texts of the whole tree.
pub struct TreeTexts {
    /// The name of the choice between the path and the whole tree.
    pub mode: &'static str,
    pub path: &'static str,
    pub whole: &'static str,
    /// In place of the picture, where a search is counted.
    pub counted: &'static str,
}

/// The texts around the picture of the whole tree.
pub struct PictureTexts {
    pub size: fn(&Numbers, Extent) -> String,
    /// The current step is beyond the nodes that are shown.
    pub beyond: &'static str,
    /// A node or a refused square in words.
    pub item: fn(&Numbers, &Described) -> String,
    /// The name of the picture.
    pub picture: &'static str,
    /// The name of the buttons for the picture.
    pub tools: &'static str,
    pub larger: &'static str,
    pub smaller: &'static str,
    pub fit: &'static str,
    pub unfold: &'static str,
    pub fold: &'static str,
    pub key: TreeKey,
}

/// How much of the tree there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// All of it.
    All { nodes: u64, rejected: u64 },
    /// The search goes on, or was stopped.
    SoFar { nodes: u64 },
    /// The first nodes of a tree that is too large.
    First { nodes: u64 },
}

/// The signs of the picture.
pub struct TreeKey {
    pub title: &'static str,
    pub choice: &'static str,
    /// A choice that leads to solutions.
    pub leading: &'static str,
    pub solution: &'static str,
    pub failure: &'static str,
    pub rejected: &'static str,
    pub failed: &'static str,
    pub solved: &'static str,
    pub undecided: &'static str,
    pub unexplored: &'static str,
}

pub(super) const ENGLISH: TreeTexts = TreeTexts {
    mode: "What is shown of the tree",
    path: "Path",
    whole: "Whole tree",
    counted: "A search that is only counted keeps no tree.",
};

pub(super) const PICTURE_ENGLISH: PictureTexts = PictureTexts {
    size: |numbers, extent| match extent {
        Extent::All { nodes, rejected: 0 } => plural(numbers, nodes, "node", "nodes"),
        Extent::All { nodes, rejected } => format!(
            "{}, {} rejected",
            plural(numbers, nodes, "node", "nodes"),
            numbers.whole(rejected)
        ),
        Extent::SoFar { nodes } => {
            format!("{} so far", plural(numbers, nodes, "node", "nodes"))
        }
        Extent::First { nodes } => format!("the first {} nodes", numbers.whole(nodes)),
    },
    beyond: "The current step lies beyond the nodes that are kept.",
    item: |numbers, described| {
        let square = described
            .square
            .map_or("Start".to_owned(), |square| square.to_string());
        match described.standing {
            Standing::Rejected => format!("{square}: rejected"),
            Standing::Solution => format!("{square}: a solution"),
            Standing::DeadEnd => format!("{square}: dead end"),
            Standing::Node {
                below,
                solutions,
                is_closed,
                is_folded,
            } => {
                let solutions = match solutions {
                    0 if is_closed => "no solution below".to_owned(),
                    0 => "no solution below so far".to_owned(),
                    count => format!(
                        "{} below",
                        plural(numbers, count.into(), "solution", "solutions")
                    ),
                };
                let nodes = plural(numbers, below as u64, "node", "nodes");
                let folded = if is_folded { ", folded" } else { "" };
                format!("{square}: {solutions}, {nodes} below{folded}")
            }
        }
    },
    picture: "Search tree",
    tools: "Picture of the tree",
    larger: "Larger",
    smaller: "Smaller",
    fit: "Fit the whole tree",
    unfold: "Unfold everything",
    fold: "Fold failed subtrees",
    key: TreeKey {
        title: "Signs of the tree",
        choice: "choice",
        leading: "leads to solutions",
        solution: "solution",
        failure: "dead end",
        rejected: "rejected",
        failed: "failed subtree",
        solved: "subtree with solutions",
        undecided: "unfinished subtree",
        unexplored: "unexplored",
    },
};

pub(super) const FRENCH: TreeTexts = TreeTexts {
    mode: "Ce qui est montré de l’arbre",
    path: "Chemin",
    whole: "Arbre entier",
    counted: "Une recherche qui ne fait que compter ne garde pas d’arbre.",
};

pub(super) const PICTURE_FRENCH: PictureTexts = PictureTexts {
    size: |numbers, extent| match extent {
        Extent::All { nodes, rejected: 0 } => french(numbers, nodes, "nœud", "nœuds"),
        Extent::All { nodes, rejected } => format!(
            "{}, {}",
            french(numbers, nodes, "nœud", "nœuds"),
            french(numbers, rejected, "refusée", "refusées")
        ),
        Extent::SoFar { nodes } => {
            format!("{} jusqu’ici", french(numbers, nodes, "nœud", "nœuds"))
        }
        Extent::First { nodes } => format!("les {} premiers nœuds", numbers.whole(nodes)),
    },
    beyond: "L’étape actuelle est au-delà des nœuds gardés.",
    item: |numbers, described| {
        let square = described
            .square
            .map_or("Départ".to_owned(), |square| square.to_string());
        match described.standing {
            Standing::Rejected => format!("{square}\u{a0}: refusée"),
            Standing::Solution => format!("{square}\u{a0}: une solution"),
            Standing::DeadEnd => format!("{square}\u{a0}: impasse"),
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
                        french(numbers, count.into(), "solution", "solutions")
                    ),
                };
                let nodes = french(numbers, below as u64, "nœud", "nœuds");
                let folded = if is_folded { ", replié" } else { "" };
                format!("{square}\u{a0}: {solutions}, {nodes} dessous{folded}")
            }
        }
    },
    picture: "Arbre de recherche",
    tools: "Image de l’arbre",
    larger: "Agrandir",
    smaller: "Réduire",
    fit: "Ajuster à l’arbre entier",
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
    },
};

pub(super) const ROMANIAN: TreeTexts = TreeTexts {
    mode: "Ce se vede din arbore",
    path: "Drum",
    whole: "Arbore întreg",
    counted: "O căutare care doar numără nu păstrează un arbore.",
};

pub(super) const PICTURE_ROMANIAN: PictureTexts = PictureTexts {
    size: |numbers, extent| match extent {
        Extent::All { nodes, rejected: 0 } => romanian(numbers, nodes, "nod", "noduri"),
        Extent::All { nodes, rejected } => format!(
            "{}, {}",
            romanian(numbers, nodes, "nod", "noduri"),
            match rejected {
                1 => "1 câmp respins".to_owned(),
                count => format!("{} respinse", numbers.whole(count)),
            }
        ),
        Extent::SoFar { nodes } => {
            format!("{} până aici", romanian(numbers, nodes, "nod", "noduri"))
        }
        Extent::First { nodes } => {
            format!("primele {}", romanian(numbers, nodes, "nod", "noduri"))
        }
    },
    beyond: "Pasul curent e dincolo de nodurile păstrate.",
    item: |numbers, described| {
        let square = described
            .square
            .map_or("Început".to_owned(), |square| square.to_string());
        match described.standing {
            Standing::Rejected => format!("{square}: respins"),
            Standing::Solution => format!("{square}: o soluție"),
            Standing::DeadEnd => format!("{square}: fundătură"),
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
                        romanian(numbers, count.into(), "soluție", "soluții")
                    ),
                };
                let nodes = romanian(numbers, below as u64, "nod", "noduri");
                let folded = if is_folded { ", strâns" } else { "" };
                format!("{square}: {solutions}, {nodes} dedesubt{folded}")
            }
        }
    },
    picture: "Arborele de căutare",
    tools: "Imaginea arborelui",
    larger: "Mărește",
    smaller: "Micșorează",
    fit: "Încadrează tot arborele",
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
    },
};

fn plural(numbers: &Numbers, count: u64, one: &str, many: &str) -> String {
    let noun = if count == 1 { one } else { many };
    format!("{} {noun}", numbers.whole(count))
}

/// French counts nothing as one.
fn french(numbers: &Numbers, count: u64, one: &str, many: &str) -> String {
    let noun = if count < 2 { one } else { many };
    format!("{} {noun}", numbers.whole(count))
}

/// Romanian says “2 noduri”, but “20 de noduri”.
fn romanian(numbers: &Numbers, count: u64, one: &str, many: &str) -> String {
    let number = numbers.whole(count);
    match count % 100 {
        _ if count == 0 => format!("{number} {many}"),
        _ if count == 1 => format!("{number} {one}"),
        1..=19 => format!("{number} {many}"),
        _ => format!("{number} de {many}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn the_size_is_told_as_each_language_counts() {
        let told = |extent| {
            let of = |language: Language| {
                let texts = Texts::of(language);
                (texts.rest().picture.size)(&texts.numbers, extent)
            };
            Language::ALL.map(of)
        };
        let (nodes, rejected) = (17, 44);
        assert_eq!(
            told(Extent::All { nodes, rejected }),
            [
                "17 nodes, 44 rejected",
                "17 nœuds, 44 refusées",
                "17 noduri, 44 respinse"
            ]
        );
        let nodes = 200_000;
        assert_eq!(
            told(Extent::First { nodes }),
            [
                "the first 200,000 nodes",
                "les 200\u{202f}000 premiers nœuds",
                "primele 200.000 de noduri"
            ]
        );
        assert_eq!(
            told(Extent::SoFar { nodes: 1 }),
            ["1 node so far", "1 nœud jusqu’ici", "1 nod până aici"]
        );
    }
}
