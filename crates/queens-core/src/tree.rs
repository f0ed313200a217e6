//! The tree that a search walks, read from its trace: its nodes in the order in which they are
//! entered, each with the steps between which it stands.

use serde::{Deserialize, Serialize};

use crate::entry::Accepted;
use crate::event::Event;
use crate::lines::Axis;
use crate::reader::Reader;
use crate::replay::Replay;
use crate::square::Square;
use crate::traversal::Traversal;

/// A node of the tree: a board with its queens, each free of the others. 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Node {
    /// The square of what was placed last; without meaning at the root.
    last_placed: Square,
    /// The number of queens placed by the search; 0 at the root alone.
    pub depth: u16,
    /// The number of the node above; its own at the root.
    parent: u32,
    /// The squares that were refused in the lane below, a bit for each place; how many they are, where the
    /// tree has refusals of its own.
    rejected: u32,
    /// The solutions told while it stands; at most two a node, so that 32 bits hold them.
    pub solutions: u32,
    /// The step that placed the queen; 0 at the root.
    pub first: u64,
    /// The last step at which it stands, as far as the tree is known.
    pub last: u64,
}

/// The nodes in the order in which they are entered: what is below a node follows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tree {
    /// The nodes, the root first.
    pub nodes: Vec<Node>,
    /// The squares that were refused, in the order of telling, where they are not places of one lane.
    refusals: Option<Vec<RefusedSquare>>,
    /// The step up to which it is known.
    pub known: u64,
    /// Whether the search ended there; if not, it goes on, or [`Tree::LIMIT`] is reached.
    pub is_complete: bool,
}

/// A square that was refused, on whatever lane it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct RefusedSquare {
    step: u64,
    square: Square,
}

/// Something that a search tried below a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The place of its square in the lane, from 0; where the squares of a node share no lane, its place
    /// in the order of trying.
    pub place: u16,
    /// Its square; none where it was refused in a lane, in which the place says it.
    pub square: Option<Square>,
    /// The step that tells of it.
    pub step: u64,
    /// The node below, if its queen was placed; none if it was refused.
    pub node: Option<usize>,
}

/// A tree being read from the beginning of a search, a slice at a time.
pub struct TreeReading {
    reader: Reader,
    traversal: Traversal,
    tree: Tree,
    /// The nodes on the current path, the root first.
    path: Vec<usize>,
    batch: Vec<Event>,
}

impl Node {
    /// The queen that was placed last; none at the root.
    pub fn square(&self) -> Option<Square> {
        (self.depth > 0).then_some(self.last_placed)
    }
}

impl Default for Tree {
    /// The root alone, before the first step.
    fn default() -> Tree {
        let root = Node {
            last_placed: Square::new(0, 0),
            depth: 0,
            parent: 0,
            rejected: 0,
            solutions: 0,
            first: 0,
            last: 0,
        };
        Tree {
            nodes: vec![root],
            refusals: None,
            known: 0,
            is_complete: false,
        }
    }
}

impl Tree {
    /// The most nodes that are read.
    pub const LIMIT: usize = 200_000;
    /// The most refusals that are read, where each is kept with its square.
    pub const REFUSALS: usize = 1_000_000;

    /// The way in which the places of this walk's squares are counted.
    pub const fn axis(traversal: Traversal) -> Axis {
        match traversal {
            Traversal::Lines(axis) => axis,
            _ => Axis::Files,
        }
    }

    /// Whether it has as many nodes, or refusals, as are read.
    pub fn is_full(&self) -> bool {
        let refusals = self.refusals.as_ref().map_or(0, Vec::len);
        self.nodes.len() >= Tree::LIMIT || refusals >= Tree::REFUSALS
    }

    /// How many squares were refused below a node.
    pub fn refused(&self, index: usize) -> usize {
        let rejected = self.nodes.get(index).map_or(0, |node| node.rejected);
        match self.refusals {
            Some(_) => rejected as usize,
            None => rejected.count_ones() as usize,
        }
    }

    /// The deepest node that stands at a step; none where the tree is not known.
    pub fn at(&self, step: u64) -> Option<usize> {
        let entered = self.nodes.partition_point(|node| node.first <= step);
        let mut index = entered.checked_sub(1)?;
        // What was entered last stands, or a node above it does.
        while self.nodes[index].last < step {
            index = self.parent(index)?;
        }
        Some(index)
    }

    /// The node above a node; none above the root.
    pub fn parent(&self, index: usize) -> Option<usize> {
        let node = self.nodes.get(index)?;
        (index > 0).then_some(node.parent as usize)
    }

    /// Where the nodes below a node end: the number of the first that does not stand with it.
    pub fn end(&self, index: usize) -> usize {
        let Some(node) = self.nodes.get(index) else {
            return self.nodes.len();
        };
        let below = &self.nodes[index + 1..];
        index + 1 + below.partition_point(|other| other.first <= node.last)
    }

    /// Whether a node has been left, so that nothing is added below it.
    pub fn is_closed(&self, index: usize) -> bool {
        let node = self.nodes.get(index);
        self.is_complete || node.is_some_and(|node| node.last < self.known)
    }

    /// Whether queens were placed below a node.
    pub fn has_children(&self, index: usize) -> bool {
        let next = self.nodes.get(index + 1);
        next.is_some_and(|next| next.parent as usize == index)
    }

    /// What was tried below a node, in the order of trying, on boards whose places are counted along
    /// this axis.
    pub fn tried(&self, axis: Axis, index: usize) -> impl Iterator<Item = Tried> {
        let (mut in_lane, mut anywhere) = (None, None);
        match &self.refusals {
            Some(refusals) => anywhere = Some(self.tried_anywhere(refusals, index)),
            None => in_lane = Some(self.tried_in_lane(axis, index)),
        }
        let in_lane = in_lane.into_iter().flatten();
        in_lane.chain(anywhere.into_iter().flatten())
    }

    /// The child with this number, if it is one of this node.
    fn child(&self, number: usize, index: usize) -> Option<&Node> {
        let child = self.nodes.get(number)?;
        (number > index && child.parent as usize == index).then_some(child)
    }

    /// The events of a node follow each other: one for a refused square; for a queen that was placed, her
    /// own, those below her, and her removal.
    fn tried_in_lane(&self, axis: Axis, index: usize) -> impl Iterator<Item = Tried> {
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

    /// Refusals are those told while the node stands and none of its children does. At a root that is
    /// begun with anew, bounds are told in between.
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

impl TreeReading {
    /// Begins to read the tree of this search.
    pub fn begin(accepted: &Accepted) -> TreeReading {
        let algorithm = accepted.algorithm();
        let refusals = (algorithm.traversal == Traversal::Covers).then(Vec::new);
        TreeReading {
            reader: Reader::start(accepted),
            traversal: algorithm.traversal,
            tree: Tree {
                refusals,
                ..Tree::default()
            },
            path: vec![0],
            batch: Vec::new(),
        }
    }

    /// Whether there is no more to read.
    pub fn is_over(&self) -> bool {
        self.tree.is_complete || self.tree.is_full() || !self.traversal.is_tree()
    }

    /// Reads on by about `budget` events, at most to this step of the trace.
    pub fn advance(&mut self, budget: u64, known: u64) {
        if self.is_over() {
            return;
        }
        let budget = budget.min(known.saturating_sub(self.reader.step()));
        let TreeReading {
            reader,
            traversal,
            tree,
            path,
            batch,
        } = self;
        let axis = Tree::axis(*traversal);
        reader.read(budget, batch, |event, replay| {
            if !tree.is_full() {
                grow(tree, path, axis, event, replay);
            }
        });
        for &index in path.iter() {
            tree.nodes[index].last = tree.known;
        }
    }

    /// The tree as far as it has been read.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }
}

fn grow(tree: &mut Tree, path: &mut Vec<usize>, axis: Axis, event: Event, replay: &Replay) {
    let step = replay.step();
    tree.known = step;
    match event {
        Event::Place { square } | Event::Start { square } | Event::Append { square } => {
            let parent = path.last().map_or(0, |&parent| parent as u32);
            path.push(tree.nodes.len());
            tree.nodes.push(Node {
                last_placed: square,
                depth: replay.position().placed().len() as u16,
                parent,
                rejected: 0,
                solutions: 0,
                first: step,
                last: step,
            });
        }
        Event::Reject { square, .. } | Event::Pruned { square } => {
            if let Some(&index) = path.last() {
                let rejected = &mut tree.nodes[index].rejected;
                match &mut tree.refusals {
                    Some(refusals) => {
                        *rejected += 1;
                        refusals.push(RefusedSquare { step, square });
                    }
                    None => *rejected |= 1 << axis.place_of(square),
                }
            }
        }
        Event::Remove { .. } => {
            if let Some(index) = path.pop() {
                tree.nodes[index].last = step - 1;
            }
        }
        Event::Solution | Event::Image { .. } => {
            for &index in path.iter() {
                tree.nodes[index].solutions += 1;
            }
        }
        Event::End | Event::CapReached => tree.is_complete = true,
        Event::Uncovered { .. }
        | Event::DeadEnd
        | Event::Critical
        | Event::Score
        | Event::Bound(_)
        | Event::Candidate(_)
        | Event::Relocate { .. }
        | Event::Restart => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_takes_32_bytes() {
        assert_eq!(size_of::<Node>(), 32);
    }
}
