//! The parts of a tree that have their own step: a node, or a square rejected below a node.

use queens_core::{Axis, Event, Replay, Tree, Tried};

/// A part of the tree that has its own step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Node(usize),
    /// A square that was rejected below a node.
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
    /// The item of the replay's current step. `None` if the tree does not contain the step.
    pub fn current(tree: &Tree, replay: &Replay, axis: Axis) -> Option<Item> {
        let node = tree.at(replay.step())?;
        Some(match replay.position().last() {
            Some(Event::Reject { .. } | Event::Pruned { .. }) => {
                let is_it = |tried: &Tried| tried.step == replay.step();
                match tree.tried(axis, node).find(is_it) {
                    Some(Tried { place, .. }) => Item::Rejected { node, place },
                    // The tree omits the rejected square.
                    None => Item::Node(node),
                }
            }
            _ => Item::Node(node),
        })
    }

    /// The node, or the node above a rejected square.
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

    /// The step of the item.
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
