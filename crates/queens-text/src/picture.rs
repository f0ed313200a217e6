//! The picture of the whole tree: its signs, and a node in words.

use super::number::Numbers;
use queens_page::playback::{Described, Run, Standing};

/// The texts around the picture of the whole tree.
pub struct PictureTexts {
    /// In its place before a search.
    pub empty: &'static str,
    pub size: fn(&Numbers, Extent) -> String,
    /// The current step is outside of the part that is shown.
    pub outside: &'static str,
    /// The part around the current step is being read, to so many percent.
    pub reading: fn(u64) -> String,
    /// The root, in place of a square.
    pub start: &'static str,
    /// Between a square and what has become of it.
    pub colon: &'static str,
    /// What has become of a node or of a refused square.
    pub standing: fn(&Numbers, Standing) -> String,
    /// After a node: how many subtrees have its shape; none if that is not known.
    pub one_of_similar: fn(&Numbers, Option<u32>) -> String,
    /// The name of the picture.
    pub picture: &'static str,
    /// The name of the buttons for the picture.
    pub tools: &'static str,
    pub larger: &'static str,
    pub smaller: &'static str,
    /// Move the picture, so that what lies on this side is seen.
    pub left: &'static str,
    pub right: &'static str,
    pub up: &'static str,
    pub down: &'static str,
    pub fit: &'static str,
    pub full_screen: &'static str,
    /// Mark the subtrees of the same shape as the current one.
    pub mark_similar: &'static str,
    /// How many subtrees are marked, the current one included; none if its shape is not known.
    pub similar: fn(&Numbers, Option<u32>) -> String,
    pub unfold: &'static str,
    pub fold: &'static str,
    pub key: TreeKey,
}

impl PictureTexts {
    /// A node or a refused square in words.
    pub fn item(&self, numbers: &Numbers, described: &Described) -> String {
        let square = described.square.map(|square| square.to_string());
        let square = square.as_deref().unwrap_or(self.start);
        let standing = (self.standing)(numbers, described.standing);
        let similar = described.similar;
        let similar = similar.map(|count| (self.one_of_similar)(numbers, count));
        format!(
            "{square}{}{standing}{}",
            self.colon,
            similar.unwrap_or_default()
        )
    }
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
    /// The nodes between two steps; what was closed before is folded.
    Part { nodes: u64, from: u64, to: u64 },
}

impl Extent {
    /// How much is known of the tree of a run.
    pub fn of(run: &Run) -> Extent {
        let tree = &run.grown.tree;
        // The given board is drawn above the starts of a search that does not count it.
        let above = u64::from(!run.settings().algorithm.traversal.is_rooted());
        let nodes = tree.nodes.len() as u64 - above;
        match (tree.is_complete, tree.is_full()) {
            _ if tree.from > 0 => Extent::Part {
                nodes,
                from: tree.from,
                to: tree.known,
            },
            (true, _) => Extent::All {
                nodes,
                rejected: run.grown.rejected,
            },
            (false, true) => Extent::First { nodes },
            (false, false) => Extent::SoFar { nodes },
        }
    }

    /// Whether the tree is larger than what is kept of it.
    pub const fn is_part(self) -> bool {
        matches!(self, Extent::First { .. } | Extent::Part { .. })
    }
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
    /// Where colours tell what is valid.
    pub validity: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ENGLISH, FRENCH, ROMANIAN};

    #[test]
    fn the_size_is_told_as_each_language_counts() {
        let told = |extent| {
            [&ENGLISH, &FRENCH, &ROMANIAN]
                .map(|texts| (texts.rest().picture.size)(&texts.numbers, extent))
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
        let reading = [&ENGLISH, &FRENCH, &ROMANIAN].map(|it| (it.rest().picture.reading)(45));
        assert_eq!(
            reading,
            [
                "Reading the part around the current step: 45%",
                "Lecture de la partie autour de l’étape actuelle\u{a0}: 45\u{a0}%",
                "Se citește partea din jurul pasului curent: 45%"
            ]
        );
        let similar = |count| {
            [&ENGLISH, &FRENCH, &ROMANIAN]
                .map(|texts| (texts.rest().picture.similar)(&texts.numbers, Some(count)))
        };
        assert_eq!(
            similar(24),
            [
                "24 subtrees of this shape are marked.",
                "24 sous-arbres de cette forme sont marqués.",
                "24 de subarbori cu această formă sunt marcați."
            ]
        );
        assert_eq!(
            similar(1),
            [
                "No other subtree has this shape.",
                "Aucun autre sous-arbre n’a cette forme.",
                "Niciun alt subarbore nu are această formă."
            ]
        );
        let one_of_similar = |count| {
            [&ENGLISH, &FRENCH, &ROMANIAN]
                .map(|texts| (texts.rest().picture.one_of_similar)(&texts.numbers, count))
        };
        assert_eq!(
            one_of_similar(Some(24)),
            [
                ", one of 24 subtrees of this shape",
                ", l’un des 24 sous-arbres de cette forme",
                ", unul dintre cei 24 de subarbori cu această formă"
            ]
        );
        assert_eq!(
            one_of_similar(None),
            [
                ", its shape not known yet",
                ", forme pas encore connue",
                ", cu forma încă necunoscută"
            ]
        );
        let (from, to) = (9_800_000, 11_274_787);
        assert_eq!(
            told(Extent::Part { nodes, from, to }),
            [
                "200,000 nodes, of steps 9,800,000 to 11,274,787; earlier subtrees are folded",
                "200\u{202f}000 nœuds, des étapes 9\u{202f}800\u{202f}000 à 11\u{202f}274\u{202f}787\u{a0}; les sous-arbres précédents sont repliés",
                "200.000 de noduri, de la pasul 9.800.000 la pasul 11.274.787; subarborii anteriori sunt strânși"
            ]
        );
    }
}
