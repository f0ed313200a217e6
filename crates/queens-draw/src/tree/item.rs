//! The parts of a tree that have a step of their own: a node, or a square that was refused below one.

use queens_core::{Axis, Event, Replay, Tree, Tried};

/// Something in the tree that has a step of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Node(usize),
    /// A square that was refused below a node.
    Rejected {
        node: usize,
        place: u16,
    },
}

/// The first or the last step of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    First,
    Last,
}

impl Item {
    /// What the step of a replay is in the tree, if it is known that far.
    pub fn current(tree: &Tree, replay: &Replay, axis: Axis) -> Option<Item> {
        let node = tree.at(replay.step())?;
        Some(match replay.position().last() {
            Some(Event::Reject { .. } | Event::Pruned { .. }) => {
                let is_it = |tried: &Tried| tried.step == replay.step();
                match tree.tried(axis, node).find(is_it) {
                    Some(Tried { place, .. }) => Item::Rejected { node, place },
                    // It is left out.
                    None => Item::Node(node),
                }
            }
            _ => Item::Node(node),
        })
    }

    /// The node, or the one that a square was refused below.
    pub fn node(self) -> usize {
        match self {
            Item::Node(node) | Item::Rejected { node, .. } => node,
        }
    }

    /// The parent node.
    pub fn parent(self, tree: &Tree) -> Option<usize> {
        match self {
            Item::Node(node) => tree.parent(node),
            Item::Rejected { node, .. } => Some(node),
        }
    }

    /// The step that tells of it.
    pub fn step(self, tree: &Tree, axis: Axis, edge: Edge) -> Option<u64> {
        match (self, edge) {
            (Item::Node(node), Edge::First) => Some(tree.nodes.get(node)?.first),
            (Item::Node(node), Edge::Last) => Some(tree.nodes.get(node)?.last),
            (Item::Rejected { node, place }, _) => {
                let is_it = |tried: &Tried| tried.place == place;
                Some(tree.tried(axis, node).find(is_it)?.step)
            }
        }
    }
}
