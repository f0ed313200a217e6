//! The picture of the whole tree: its size, and the description of a node.

use queens_page::run::{Described, Run, Standing};

use crate::words::Picture;

impl Picture {
    /// The number of nodes shown.
    pub fn size(self, extent: Extent) -> String {
        match extent {
            Extent::All { nodes, rejected } => self.size_all(nodes, rejected),
            Extent::SoFar { nodes } => self.size_so_far(nodes),
            Extent::First { nodes } => self.size_first(nodes),
            Extent::Part { nodes, from, to } => self.size_part(nodes, from, to),
        }
    }

    /// The state of a node or of a rejected square.
    pub fn standing(self, standing: Standing) -> String {
        match standing {
            Standing::Rejected => self.standing_rejected().to_owned(),
            Standing::Solution => self.standing_solution().to_owned(),
            Standing::DeadEnd => self.standing_dead_end().to_owned(),
            Standing::Node {
                below,
                solutions,
                is_closed,
                is_folded,
            } => self.standing_node(solutions.into(), is_closed, below, is_folded),
        }
    }

    /// A node or a rejected square in words.
    pub fn described(self, described: &Described) -> String {
        let square = described.square.map(|square| square.to_string());
        let square = square.as_deref().unwrap_or(self.start());
        let mut text = self.standing(described.standing);
        if let Some(count) = described.similar {
            text += &self.one_of_similar(count.map(u64::from));
        }
        self.item(square, &text)
    }
}

/// The shown part of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// The whole tree.
    All { nodes: u64, rejected: u64 },
    /// The search continues, or was stopped.
    SoFar { nodes: u64 },
    /// The first nodes of a tree that is too large.
    First { nodes: u64 },
    /// The nodes between two steps. Subtrees closed earlier are folded.
    Part { nodes: u64, from: u64, to: u64 },
}

impl Extent {
    /// The known part of a run's tree.
    pub fn of(run: &Run) -> Extent {
        let tree = &run.grown.tree;
        // If a search does not count the given board as a node, the tree still draws this board above the starts.
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

    /// Whether the tree is larger than the stored part.
    pub const fn is_part(self) -> bool {
        matches!(self, Extent::First { .. } | Extent::Part { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ENGLISH, Texts};
    use queens_page::language::Language;

    #[test]
    fn the_size_is_told_as_each_language_counts() {
        let told = |extent| {
            [
                &ENGLISH,
                Texts::of(Language::FRENCH),
                Texts::of(Language::ROMANIAN),
            ]
            .map(|texts| texts.picture().size(extent))
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
        let reading = [
            &ENGLISH,
            Texts::of(Language::FRENCH),
            Texts::of(Language::ROMANIAN),
        ]
        .map(|texts| texts.picture().reading(45));
        assert_eq!(
            reading,
            [
                "Reading the part around the current step: 45%",
                "Lecture de la partie autour de l’étape actuelle\u{a0}: 45\u{a0}%",
                "Se citește partea din jurul pasului curent: 45%"
            ]
        );
        let similar = |count| {
            [
                &ENGLISH,
                Texts::of(Language::FRENCH),
                Texts::of(Language::ROMANIAN),
            ]
            .map(|texts| texts.picture().similar(Some(count)))
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
            [
                &ENGLISH,
                Texts::of(Language::FRENCH),
                Texts::of(Language::ROMANIAN),
            ]
            .map(|texts| texts.picture().one_of_similar(count))
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
