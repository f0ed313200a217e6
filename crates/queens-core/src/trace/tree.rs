//! The search tree of a trace: its nodes in the order of placing, each with its first and last step. If a tree is too
//! large, only a part is kept: nodes below those that were closed before this part are left out, and counted.

mod part;
mod reading;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Axis, Square};
use crate::deserialise::deserialise_checked;
use crate::search::Traversal;

pub use self::reading::TreeReading;

/// A node of the tree, that is, a board with its queens. A node takes 40 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Node {
    /// The square of the last queen; meaningless at the root.
    last_placed: Square,
    /// The number of queens placed by the search; 0 only at the root.
    pub depth: u16,
    /// The index of the parent; the root is its own parent.
    parent: u32,
    /// The rejected squares of the line below, as bits by place. In a tree with a list of rejected squares, the number
    /// of rejected squares.
    rejected: u32,
    /// The number of solutions below, at most `u32::MAX`.
    pub solutions: u32,
    /// The step that placed the queen; 0 at the root.
    pub first: u64,
    /// The last step before the queen's removal, or the last known step.
    pub last: u64,
    /// The number of nodes below that are left out: either all nodes below, or 0.
    left_out: u64,
}

/// The nodes of a search in the order of placing, so that a node's descendants follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct Tree {
    /// The nodes, the root first.
    pub nodes: Vec<Node>,
    /// The rejected squares in the order of trying; `None` if those of each node are on one line.
    refusals: Option<Vec<RefusedSquare>>,
    /// The step from which on all nodes are kept. Nodes below those that were closed earlier are left out. 0 if no node
    /// is left out.
    pub from: u64,
    /// The step up to which the tree is known.
    pub known: u64,
    /// Whether the search ended at step `known`. Otherwise, the search continues or the tree is full.
    pub is_complete: bool,
}

/// A rejected square on any line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
struct RefusedSquare {
    step: u64,
    square: Square,
}

/// A square that was tried below a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The place on the line, from 0. If the squares of a node are not on one line, the place in the order of trying.
    pub place: u16,
    /// The square; `None` for a rejected square on a line, because its place identifies it.
    pub square: Option<Square>,
    /// The step of the event.
    pub step: u64,
    /// The index of the node, if the queen was placed; `None` if the square was rejected.
    pub node: Option<usize>,
}

impl Node {
    /// The square of the last queen; `None` at the root.
    pub fn square(&self) -> Option<Square> {
        (self.depth > 0).then_some(self.last_placed)
    }
}

deserialise_checked!(Tree, |tree| {
    let (nodes, known) = (&tree.nodes, tree.known);
    let refusals = tree.refusals.as_ref();
    let (count, listed) = (nodes.len(), refusals.map(Vec::len));
    if count > Tree::LIMIT || listed.is_some_and(|listed| listed > Tree::REFUSALS) {
        return Err(format!(
            "a tree has {count} nodes and lists {} rejected squares, at most {} and {}",
            listed.unwrap_or(0),
            Tree::LIMIT,
            Tree::REFUSALS
        ));
    }
    let is_root =
        |node: &Node| (node.depth, node.first, node.left_out) == (0, 0, 0) && node.last <= known;
    if !nodes.first().is_some_and(is_root) {
        return Err(format!(
            "node 0 is no root of a tree known up to step {known}"
        ));
    }
    if tree.from > known {
        return Err(format!(
            "a tree from step {} is known up to step {known}",
            tree.from
        ));
    }
    for (index, node) in nodes.iter().enumerate().skip(1) {
        let parent = nodes[..index].get(node.parent as usize);
        let is_child = |parent: &Node| {
            parent.depth.checked_add(1) == Some(node.depth) && node.last <= parent.last
        };
        let is_later = nodes[index - 1].first < node.first && node.first <= node.last;
        if !is_later || !parent.is_some_and(is_child) {
            return Err(format!("node {index} of a tree does not follow its parent"));
        }
        let has_below = nodes
            .get(index + 1)
            .is_some_and(|next| next.parent as usize == index);
        let room = if has_below { 0 } else { node.last - node.first };
        if node.left_out > room || (node.left_out > 0 && node.last >= tree.from) {
            return Err(format!("node {index} of a tree leaves out what is there"));
        }
    }
    let refused = refusals.into_iter().flatten();
    if !refused.is_sorted_by(|a, b| a.step < b.step) {
        return Err("the rejected squares of a tree are not in order".to_owned());
    }
    let rejected: u64 = nodes.iter().map(|node| u64::from(node.rejected)).sum();
    if let Some(listed) = listed.filter(|&listed| listed as u64 != rejected) {
        return Err(format!(
            "a tree lists {listed} rejected squares, and its nodes count {rejected}"
        ));
    }
    Ok(())
});

impl Default for Tree {
    /// Only the root, before the first step.
    fn default() -> Tree {
        let root = Node {
            last_placed: Square::at(0, 0),
            depth: 0,
            parent: 0,
            rejected: 0,
            solutions: 0,
            first: 0,
            last: 0,
            left_out: 0,
        };
        Tree {
            nodes: vec![root],
            refusals: None,
            from: 0,
            known: 0,
            is_complete: false,
        }
    }
}

impl Tree {
    /// The largest number of nodes in a tree.
    pub const LIMIT: usize = 200_000;
    /// The largest number of rejected squares in a tree that lists them.
    pub const REFUSALS: usize = 1_000_000;

    /// The axis along which the places of a traversal's squares are counted.
    pub const fn axis(traversal: Traversal) -> Axis {
        match traversal {
            Traversal::Lines(axis) => axis,
            _ => Axis::Files,
        }
    }

    /// Whether the tree has reached its limit of nodes or of rejected squares.
    pub fn is_full(&self) -> bool {
        let refusals = self.refusals.as_ref().map_or(0, Vec::len);
        self.nodes.len() >= Tree::LIMIT || refusals >= Tree::REFUSALS
    }

    /// The number of rejected squares below a node.
    pub fn refused(&self, index: usize) -> usize {
        let rejected = self.nodes.get(index).map_or(0, |node| node.rejected);
        match self.refusals {
            Some(_) => rejected as usize,
            None => rejected.count_ones() as usize,
        }
    }

    /// The index of the current node at a step; `None` after the known steps.
    pub fn at(&self, step: u64) -> Option<usize> {
        let begun = self.nodes.partition_point(|node| node.first <= step);
        let mut index = begun.checked_sub(1)?;
        // The current node is the last one that began by then, or one of its ancestors.
        while self.nodes[index].last < step {
            index = self.parent(index)?;
        }
        Some(index)
    }

    /// The index of the parent of a node; `None` for the root.
    pub fn parent(&self, index: usize) -> Option<usize> {
        let node = self.nodes.get(index)?;
        (index > 0).then_some(node.parent as usize)
    }

    /// The end of a node's descendants: the index of the first later node that is not a descendant.
    pub fn end(&self, index: usize) -> usize {
        let Some(node) = self.nodes.get(index) else {
            return self.nodes.len();
        };
        let below = &self.nodes[index + 1..];
        index + 1 + below.partition_point(|other| other.first <= node.last)
    }

    /// Whether the queen of a node has been removed, so that nothing is added below it.
    pub fn is_closed(&self, index: usize) -> bool {
        let node = self.nodes.get(index);
        self.is_complete || node.is_some_and(|node| node.last < self.known)
    }

    /// Whether a node has children, including those left out.
    pub fn has_children(&self, index: usize) -> bool {
        let next = self.nodes.get(index + 1);
        self.is_left_out(index) || next.is_some_and(|next| next.parent as usize == index)
    }

    /// The squares that were tried below a node, in the order of trying. Places are counted along `axis`.
    pub fn tried(&self, axis: Axis, index: usize) -> impl Iterator<Item = Tried> {
        let (mut on_line, mut anywhere) = (None, None);
        match &self.refusals {
            Some(refusals) => anywhere = Some(self.tried_anywhere(refusals, index)),
            None => on_line = Some(self.tried_on_line(axis, index)),
        }
        let on_line = on_line.into_iter().flatten();
        on_line.chain(anywhere.into_iter().flatten())
    }

    /// The node with index `number`, if it is a child of node `index`.
    fn child(&self, number: usize, index: usize) -> Option<&Node> {
        let child = self.nodes.get(number)?;
        (number > index && child.parent as usize == index).then_some(child)
    }

    /// Derives the steps from the places. A rejected square takes one event. A queen takes its placement, the events
    /// below it and its removal.
    fn tried_on_line(&self, axis: Axis, index: usize) -> impl Iterator<Item = Tried> {
        let (mut step, mut rejected) = match self.nodes.get(index) {
            Some(node) => (node.first, node.rejected),
            None => (0, 0),
        };
        let mut next = index + 1;
        std::iter::from_fn(move || {
            let child = self.child(next, index);
            let child = child.and_then(|child| Some((axis.place_of(child.square()?), child)));
            let refused = rejected.trailing_zeros();
            match child {
                Some((place, child)) if u32::from(place) < refused => {
                    let node = next;
                    next = self.end(node);
                    step = child.last + 1;
                    Some(Tried {
                        place: place.into(),
                        square: child.square(),
                        step: child.first,
                        node: Some(node),
                    })
                }
                _ if rejected == 0 => None,
                _ => {
                    rejected &= rejected - 1;
                    step += 1;
                    Some(Tried {
                        place: refused as u16,
                        square: None,
                        step,
                        node: None,
                    })
                }
            }
        })
    }

    /// Merges the children with the squares that were rejected between them.
    fn tried_anywhere(
        &self,
        refusals: &[RefusedSquare],
        index: usize,
    ) -> impl Iterator<Item = Tried> {
        let after = |step: u64| refusals.partition_point(|refusal| refusal.step <= step);
        let (first, last) = match self.nodes.get(index) {
            Some(node) => (node.first, node.last),
            None => (0, 0),
        };
        let (mut next, mut at, mut place) = (index + 1, after(first), 0_u16);
        std::iter::from_fn(move || {
            let refusal = refusals.get(at).filter(|refusal| refusal.step <= last);
            let child = self.child(next, index);
            let is_first = |child: &&Node| refusal.is_none_or(|refusal| child.first < refusal.step);
            let tried = match (child.filter(is_first), refusal) {
                (Some(child), _) => {
                    let node = next;
                    next = self.end(node);
                    at = after(child.last);
                    Tried {
                        place,
                        square: child.square(),
                        step: child.first,
                        node: Some(node),
                    }
                }
                (None, Some(refusal)) => {
                    at += 1;
                    Tried {
                        place,
                        square: Some(refusal.square),
                        step: refusal.step,
                        node: None,
                    }
                }
                (None, None) => return None,
            };
            place = place.saturating_add(1);
            Some(tried)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_takes_40_bytes() {
        assert_eq!(size_of::<Node>(), 40);
    }
}
