//! The search tree of a trace: its nodes in the order of placing, each with its first and last step. A node is closed
//! when its queen has been removed. If a tree is too large, the descendants of nodes that were closed early are left
//! out. Only the number of these descendants is kept.

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Axis, Square};
use crate::deserialise::deserialise_checked;
use crate::search::{Accepted, Event, Replay, Traversal};
use crate::trace::Reader;

/// The largest number of earlier states that a reading keeps.
const MOST_KEPT: usize = 64;

/// A node of the tree: a board with its queens. A node takes 40 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Node {
    /// The square of the last queen; meaningless at the root.
    last_placed: Square,
    /// The number of queens placed by the search; 0 only at the root.
    pub depth: u16,
    /// The index of the parent; the root is its own parent.
    parent: u32,
    /// The rejected squares of the next line, as bits by place. If the tree lists rejected squares, the number of
    /// rejected squares below the node.
    rejected: u32,
    /// The number of solutions below the node, at most `u32::MAX`.
    pub solutions: u32,
    /// The step that placed the queen; 0 at the root.
    pub first: u64,
    /// The last step before the queen's removal, or the last known step.
    pub last: u64,
    /// The number of descendants if they are left out; otherwise 0.
    left_out: u64,
}

/// The nodes of a search in the order of placing, so that a node's descendants follow it.
///
/// ```
/// use queens_core::{Goal, TreeReader, queens};
///
/// let mut reader = TreeReader::new(&queens(6).accept(Goal::All)?);
/// assert!(reader.work(u64::MAX, u64::MAX).is_ready());
/// let tree = reader.tree();
/// assert_eq!((tree.nodes.len(), tree.nodes[0].solutions), (153, 4));
/// assert_eq!(tree.end(0), tree.nodes.len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct Tree {
    /// The nodes, the root first.
    pub nodes: Vec<Node>,
    /// The rejected squares in the order of trying; `None` if each node tries the squares of one line in ascending order.
    refusals: Option<Vec<RefusedSquare>>,
    /// The step from which on all nodes are kept. The descendants of nodes that were closed earlier are left out. The
    /// step is 0 if no node is left out.
    pub from: u64,
    /// The step up to which the tree is known.
    pub known: u64,
    /// Whether the search ended at step `known`. Otherwise, the search continues or the tree is full.
    pub is_complete: bool,
}

/// A square that was tried below a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The place on the line, from 0. If a node does not try the squares of one line in ascending order, the position
    /// in the order of trying.
    pub place: u16,
    /// The square; `None` for a rejected square that its place identifies.
    pub square: Option<Square>,
    /// The step of the event.
    pub step: u64,
    /// The index of the node, if the queen was placed; `None` if the square was rejected.
    pub node: Option<usize>,
}

/// Reads a tree in slices, from the beginning of a search or from an earlier state that was kept. If the tree is full
/// before the requested step, the descendants of nodes that were closed in its first quarter are left out. Reading ends
/// when the tree is full and the requested step is in its first half. So half of the tree comes after the requested
/// step, unless the search ends earlier. About a quarter or more comes before the requested step.
pub struct TreeReader {
    traversal: Traversal,
    /// The largest number of nodes.
    limit: usize,
    /// The step that the tree must contain.
    requested: u64,
    now: PartialTree,
    /// Earlier states, from step 0 on, without the descendants of closed nodes.
    earlier: Vec<PartialTree>,
    /// The smallest number of steps between two earlier states.
    apart: u64,
    batch: Vec<Event>,
}

/// A rejected square on any line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
struct RefusedSquare {
    step: u64,
    square: Square,
}

/// A tree up to a step, and the reader that continues it.
#[derive(Clone)]
struct PartialTree {
    reader: Reader,
    tree: Tree,
    /// The nodes on the current path, the root first.
    path: Vec<usize>,
}

impl Node {
    /// The square of the last queen; `None` at the root.
    pub fn square(&self) -> Option<Square> {
        (self.depth > 0).then_some(self.last_placed)
    }
}

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

    /// The axis of the lines that a search with this traversal fills: files if the search fills no lines. The place of
    /// a square is its index on such a line.
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
    ///
    /// ```
    /// use queens_core::{Goal, TreeReader, queens};
    ///
    /// let mut reader = TreeReader::new(&queens(4).accept(Goal::First)?);
    /// assert!(reader.work(u64::MAX, u64::MAX).is_ready());
    /// let node = reader.tree().at(2).ok_or("not known")?;
    /// assert_eq!(reader.tree().nodes[node].square(), Some("b3".parse()?));
    /// assert_eq!(reader.tree().parent(node), reader.tree().at(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at(&self, step: u64) -> Option<usize> {
        let begun = self.nodes.partition_point(|node| node.first <= step);
        let mut index = begun.checked_sub(1)?;
        // The current node is the last node placed at or before the step, or one of its ancestors.
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

    /// Whether no node can be added below a node: its queen has been removed, or the search has ended.
    pub fn is_closed(&self, index: usize) -> bool {
        let node = self.nodes.get(index);
        self.is_complete || node.is_some_and(|node| node.last < self.known)
    }

    /// Whether a node has children, including children that are left out.
    pub fn has_children(&self, index: usize) -> bool {
        let next = self.nodes.get(index + 1);
        self.is_left_out(index) || next.is_some_and(|next| next.parent as usize == index)
    }

    /// The squares that were tried below a node, in the order of trying. Places are counted along `axis`.
    pub fn tried(&self, axis: Axis, index: usize) -> impl Iterator<Item = Tried> {
        let (mut on_line, mut anywhere) = (None, None);
        match &self.refusals {
            Some(refusals) => anywhere = Some(self.with_rejected(refusals, index)),
            None => on_line = Some(self.tried_on_line(axis, index)),
        }
        let on_line = on_line.into_iter().flatten();
        on_line.chain(anywhere.into_iter().flatten())
    }

    /// Whether the tree has all nodes at this step: the step is between `from` and `known`.
    pub fn holds(&self, step: u64) -> bool {
        (self.from..=self.known).contains(&step)
    }

    /// Whether the descendants of a node are left out.
    pub fn is_left_out(&self, index: usize) -> bool {
        self.nodes.get(index).is_some_and(|node| node.left_out > 0)
    }

    /// The number of descendants of a node, including descendants that are left out; 0 if no node has this index.
    pub fn below(&self, index: usize) -> u64 {
        let all = |node: &Node| 1 + node.left_out;
        let nodes = self.nodes.get(index..self.end(index));
        nodes.map_or(0, |nodes| nodes.iter().map(all).sum::<u64>() - 1)
    }

    /// The node with index `number`; `None` if this node is not a child of node `index`.
    fn child(&self, number: usize, index: usize) -> Option<&Node> {
        let child = self.nodes.get(number)?;
        (number > index && child.parent as usize == index).then_some(child)
    }

    /// The squares tried below a node, in ascending order on one line. The places determine the steps: a
    /// rejected square takes one event, and a queen takes its placement, the events below it and its removal.
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

    /// The squares tried below a node of a tree that lists rejected squares: its children and the squares rejected
    /// between them.
    fn with_rejected(
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

    /// Leaves out the descendants of nodes that were closed before step `from`. Takes time linear in the number of
    /// nodes.
    fn leave_out(&mut self, from: u64) {
        let nodes = std::mem::take(&mut self.nodes);
        let ends = |first: usize, last: u64| {
            let below = &nodes[first + 1..];
            first + 1 + below.partition_point(|node| node.first <= last)
        };
        // The new index of each node that is kept.
        let mut places = vec![0_u32; nodes.len()];
        let mut closed = Vec::new();
        let mut index = 0;
        while let Some(node) = nodes.get(index) {
            places[index] = self.nodes.len() as u32;
            let mut kept = Node {
                parent: places[node.parent as usize],
                ..*node
            };
            let end = ends(index, node.last);
            index += 1;
            if node.last < from && end > index {
                let below = nodes[index..end].iter();
                kept.left_out = below.map(|node| 1 + node.left_out).sum();
                kept.rejected = 0;
                closed.push((node.first, node.last));
                index = end;
            }
            self.nodes.push(kept);
        }
        if let Some(refusals) = &mut self.refusals {
            let mut closed = closed.into_iter().peekable();
            refusals.retain(|refusal| {
                while closed.next_if(|&(_, last)| last < refusal.step).is_some() {}
                closed.peek().is_none_or(|&(first, _)| refusal.step < first)
            });
        }
        self.from = from;
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
            "node 0 is not the root of a tree known up to step {known}"
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
            return Err(format!(
                "node {index} of a tree omits steps that are in the tree"
            ));
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

impl TreeReader {
    /// Starts to read the tree of a search.
    pub fn new(accepted: &Accepted) -> TreeReader {
        TreeReader::with_limit(accepted, Tree::LIMIT)
    }

    /// Starts to read a tree of at most `limit` nodes, and never more than [`Tree::LIMIT`].
    ///
    /// ```
    /// use queens_core::{Goal, TreeReader, queens};
    ///
    /// let mut reader = TreeReader::with_limit(&queens(8).accept(Goal::All)?, 100);
    /// while reader.work(u64::MAX, 1_000).is_pending() {}
    /// assert!(reader.is_over());
    /// assert!(reader.tree().nodes.len() <= 100);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_limit(accepted: &Accepted, limit: usize) -> TreeReader {
        let algorithm = accepted.algorithm();
        let traversal = algorithm.traversal;
        // Places on a line determine the order of its rejected squares only if they are tried in ascending order.
        let is_listed = traversal == Traversal::SetCover || algorithm.has_order();
        let start = PartialTree {
            reader: Reader::start(accepted),
            tree: Tree {
                refusals: is_listed.then(Vec::new),
                ..Tree::default()
            },
            path: vec![0],
        };
        TreeReader {
            traversal,
            limit: limit.min(Tree::LIMIT),
            requested: 0,
            now: start.clone(),
            earlier: vec![start],
            apart: 1,
            batch: Vec::new(),
        }
    }

    /// Requests the part of the tree that contains this step. If the step is left out or far ahead, reading continues
    /// from an earlier state that was kept.
    pub fn request(&mut self, step: u64) {
        let before = self
            .earlier
            .partition_point(|earlier| earlier.reader.step() <= step);
        // The last state but one before the step is used, so that the tree also contains nodes before the step.
        if let Some(near) = self.earlier.get(before.saturating_sub(2))
            && (step < self.now.tree.from || self.now.reader.step() < near.reader.step())
        {
            self.now = near.clone();
        }
        self.requested = step;
    }

    /// Whether reading has ended: it has read the whole tree, or as much around the requested step as the limits allow.
    pub fn is_over(&self) -> bool {
        let tree = &self.now.tree;
        let is_behind = || tree.nodes[tree.nodes.len() / 2].first >= self.requested;
        tree.is_complete || !self.traversal.is_tree() || (self.room() == 0 && is_behind())
    }

    /// The number of events that are sure to fit into the tree: the room for nodes or for rejected squares, whichever
    /// is smaller.
    fn room(&self) -> usize {
        let Tree {
            nodes, refusals, ..
        } = &self.now.tree;
        let refused = refusals.as_ref().map_or(0, Vec::len);
        let room = self.limit.saturating_sub(nodes.len());
        room.min(Tree::REFUSALS.saturating_sub(refused))
    }

    /// Reads about `budget` events up to step `known`. Ready when it has reached that step or has ended. It can
    /// continue when more steps are known.
    pub fn work(&mut self, known: u64, budget: u64) -> Poll<()> {
        let end = known.min(self.now.reader.step().saturating_add(budget));
        let axis = Tree::axis(self.traversal);
        while !self.is_over() && self.now.reader.step() < end {
            if self.room() == 0 && !self.make_room() {
                return Poll::Ready(());
            }
            // An event adds at most one node or rejected square, so all events that are read fit.
            let count = (end - self.now.reader.step()).min(self.room() as u64);
            let PartialTree { reader, tree, path } = &mut self.now;
            reader.read(count, &mut self.batch, |event, replay| {
                grow(tree, path, axis, event, replay);
            });
            self.now.extend_path();
        }
        if self.is_over() || self.now.tree.known >= known {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    }

    /// Leaves out the descendants of nodes that were closed in the first quarter. Returns whether there is room now.
    fn make_room(&mut self) -> bool {
        self.keep();
        let Tree {
            nodes, refusals, ..
        } = &self.now.tree;
        let quarter = nodes[nodes.len() / 4].first;
        let refused = refusals
            .as_ref()
            .and_then(|refusals| refusals.get(Tree::REFUSALS / 4));
        let from = refused.map_or(quarter, |refusal| quarter.max(refusal.step));
        self.now.leave_out(from.min(self.requested));
        self.room() > 0
    }

    /// Keeps the current state, unless a state with a similar step is already kept.
    fn keep(&mut self) {
        let step = self.now.reader.step();
        let is_near = |last: &PartialTree| step < last.reader.step().saturating_add(self.apart);
        if self.earlier.last().is_some_and(is_near) {
            return;
        }
        if self.earlier.len() == MOST_KEPT {
            let earlier = std::mem::take(&mut self.earlier);
            self.earlier = earlier.into_iter().step_by(2).collect();
            self.apart = 2 * step / MOST_KEPT as u64;
        }
        let mut kept = self.now.clone();
        kept.leave_out(step);
        self.earlier.push(kept);
    }

    /// The step up to which the tree has been read.
    pub fn step(&self) -> u64 {
        self.now.reader.step()
    }

    /// The tree read so far.
    pub fn tree(&self) -> &Tree {
        &self.now.tree
    }
}

impl PartialTree {
    /// Sets the last step of all nodes on the path to the last known step.
    fn extend_path(&mut self) {
        for &index in &self.path {
            self.tree.nodes[index].last = self.tree.known;
        }
    }

    /// Leaves out the descendants of nodes that were closed before step `from`.
    fn leave_out(&mut self, from: u64) {
        let firsts = self.path.iter().map(|&index| self.tree.nodes[index].first);
        let firsts: Vec<_> = firsts.collect();
        self.tree.leave_out(from);
        let place = |first| self.tree.nodes.partition_point(|node| node.first < first);
        self.path = firsts.into_iter().map(place).collect();
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
                left_out: 0,
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
                let solutions = &mut tree.nodes[index].solutions;
                *solutions = solutions.saturating_add(1);
            }
        }
        Event::End | Event::CapReached => tree.is_complete = true,
        Event::Uncovered { .. }
        | Event::DeadEnd
        | Event::Critical
        | Event::Score
        | Event::Bound(_)
        | Event::Frame { .. }
        | Event::Candidate(_)
        | Event::Relocate { .. }
        | Event::Restart => {}
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
