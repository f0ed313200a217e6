//! The picture of the whole tree: its signs, and a node in words.

use super::number::Numbers;
use queens_page::playback::{Described, Standing};

/// The texts around the picture of the whole tree.
pub struct PictureTexts {
    pub size: fn(&Numbers, Extent) -> String,
    /// The current step is beyond the nodes that are shown.
    pub beyond: &'static str,
    /// The root, in place of a square.
    pub start: &'static str,
    /// Between a square and what has become of it.
    pub colon: &'static str,
    /// What has become of a node or of a refused square.
    pub standing: fn(&Numbers, Standing) -> String,
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
        format!("{square}{}{standing}", self.colon)
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
    }
}
