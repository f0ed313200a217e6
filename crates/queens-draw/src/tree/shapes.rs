//! Subtrees of the same shape: they have the same branching in the same order, and their leaves end in the same way.
//! The squares of nodes and rejected squares do not matter. One pass from the last node to the first finds all shapes,
//! in time linear in the number of nodes.
//!
//! After the search for similar subtrees in cp-profiler (Shishmarev, Mears, Tack, Garcia de la Banda, "Visual search
//! tree profiling", 2016). cp-profiler compares hashes; this code gives equal shapes equal numbers.

use std::collections::HashMap;
use std::rc::Rc;

use queens_core::Tree;

/// The shapes of all subtrees of a tree.
pub struct Shapes {
    tree: Rc<Tree>,
    /// The number of each node's shape. `None` if a part of the subtree is not known.
    of: Vec<Option<u32>>,
    /// The number of subtrees of each shape.
    counts: Vec<u32>,
}

/// Subtrees of one shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimilarSubtrees {
    /// The number of their shape.
    pub shape: u32,
    pub count: u32,
}

impl Shapes {
    pub fn of(tree: &Rc<Tree>) -> Shapes {
        let nodes = &tree.nodes;
        let (mut of, mut counts) = (vec![None; nodes.len()], Vec::new());
        // The key of a shape: how the node ends, then the shapes of its children from the last to the first.
        let (mut known, mut shape) = (HashMap::<Vec<u32>, u32>::new(), Vec::new());
        // The nodes of each depth whose parent has not been visited yet.
        let mut waiting: Vec<Vec<usize>> = Vec::new();
        for (index, node) in nodes.iter().enumerate().rev() {
            let depth = usize::from(node.depth);
            if waiting.len() < depth + 2 {
                waiting.resize(depth + 2, Vec::new());
            }
            let mut is_known = tree.is_closed(index) && !tree.is_left_out(index);
            let mut own = node.solutions;
            shape.clear();
            shape.push(0);
            for child in waiting[depth + 1].drain(..) {
                own = own.saturating_sub(nodes[child].solutions);
                shape.extend(of[child]);
                is_known &= of[child].is_some();
            }
            shape[0] = u32::from(own > 0);
            if is_known {
                let number = known.get(&shape).copied().unwrap_or_else(|| {
                    let number = counts.len() as u32;
                    known.insert(shape.clone(), number);
                    counts.push(0);
                    number
                });
                counts[number as usize] += 1;
                of[index] = Some(number);
            }
            waiting[depth].push(index);
        }
        Shapes {
            tree: tree.clone(),
            of,
            counts,
        }
    }

    /// Whether the shapes belong to this tree.
    pub fn fits(&self, tree: &Rc<Tree>) -> bool {
        Rc::ptr_eq(&self.tree, tree)
    }

    /// All subtrees of the same shape as the subtree of a node, including that subtree.
    pub fn similar(&self, node: usize) -> Option<SimilarSubtrees> {
        let shape = (*self.of.get(node)?)?;
        let count = *self.counts.get(shape as usize)?;
        Some(SimilarSubtrees { shape, count })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use queens_core::{BoardSize, Goal, Instance, TreeReader, algorithm};

    use super::*;

    fn tree(id: &str, n: i64, known: u64) -> Rc<Tree> {
        let instance = Instance::queens(BoardSize::new(n).unwrap(), &[], Goal::All).unwrap();
        let accepted = algorithm::find(id).unwrap().accept(instance).unwrap();
        let mut reading = TreeReader::new(&accepted);
        while reading.work(known, 1 << 20).is_pending() {}
        Rc::new(reading.tree().clone())
    }

    /// A subtree as text: each node is a pair of brackets around its children, and a solution is a star.
    fn written(tree: &Tree, node: usize) -> String {
        let is_child = |&other: &usize| tree.parent(other) == Some(node);
        let children = (node + 1..tree.end(node)).filter(is_child);
        let below: String = children.map(|child| written(tree, child)).collect();
        match (below.is_empty(), tree.nodes[node].solutions) {
            (true, 1..) => "*".to_owned(),
            _ => format!("({below})"),
        }
    }

    #[test]
    fn subtrees_are_grouped_as_their_shapes_are_written() {
        for id in ["recursive", "bitmask", "half-board"] {
            let tree = tree(id, 6, u64::MAX);
            let shapes = Shapes::of(&tree);
            let mut groups = BTreeMap::<_, Vec<_>>::new();
            for node in 0..tree.nodes.len() {
                groups.entry(written(&tree, node)).or_default().push(node);
            }
            assert!(groups.len() > 10 && groups["()"].len() > 10, "{id}");
            assert_eq!(shapes.counts.len(), groups.len(), "{id}");
            for (text, nodes) in groups {
                let similar = shapes.similar(nodes[0]).expect(&text);
                assert_eq!(similar.count as usize, nodes.len(), "{id}: {text}");
                let mut nodes = nodes.iter();
                assert!(nodes.all(|&node| shapes.similar(node) == Some(similar)));
            }
        }
    }

    #[test]
    fn what_is_not_known_to_its_end_has_no_shape() {
        let tree = tree("recursive", 6, 300);
        let shapes = Shapes::of(&tree);
        for node in 0..tree.nodes.len() {
            assert_eq!(shapes.similar(node).is_some(), tree.is_closed(node));
        }
        assert!(shapes.similar(0).is_none() && shapes.similar(tree.nodes.len()).is_none());
    }
}
