//! Reads the tree of a search from its events.

use std::task::Poll;

use super::{Node, RefusedSquare, Tree};
use crate::board::Axis;
use crate::search::{Accepted, Event, Replay, Traversal};
use crate::trace::Reader;

/// The largest number of earlier states that are kept.
const MOST_KEPT: usize = 64;

/// Reads a tree in slices, from the beginning of a search or from an earlier state that was kept. If the tree is full
/// before the wanted step, the nodes below closed ones in its first quarter are left out. Reading ends when the tree is
/// full and the wanted step is in its first half. So half of the tree comes after the wanted step, unless the search
/// ends earlier. About a quarter or more comes before it.
pub struct TreeReading {
    traversal: Traversal,
    /// The largest number of nodes.
    limit: usize,
    /// The step that the tree must contain.
    wanted: u64,
    now: Grown,
    /// Earlier states, from step 0 on, without the nodes below closed ones.
    earlier: Vec<Grown>,
    /// The smallest number of steps between two earlier states.
    apart: u64,
    batch: Vec<Event>,
}

/// A tree up to a step, and the reader that continues it.
#[derive(Clone)]
struct Grown {
    reader: Reader,
    tree: Tree,
    /// The nodes on the current path, the root first.
    path: Vec<usize>,
}

impl TreeReading {
    /// Starts to read the tree of a search.
    pub fn begin(accepted: &Accepted) -> TreeReading {
        TreeReading::of_nodes(accepted, Tree::LIMIT)
    }

    /// Starts to read a tree of at most `limit` nodes, and never more than [`Tree::LIMIT`].
    pub fn of_nodes(accepted: &Accepted, limit: usize) -> TreeReading {
        let traversal = accepted.algorithm().traversal;
        let start = Grown {
            reader: Reader::start(accepted),
            tree: Tree {
                refusals: (traversal == Traversal::SetCover).then(Vec::new),
                ..Tree::default()
            },
            path: vec![0],
        };
        TreeReading {
            traversal,
            limit: limit.min(Tree::LIMIT),
            wanted: 0,
            now: start.clone(),
            earlier: vec![start],
            apart: 1,
            batch: Vec::new(),
        }
    }

    /// Requests the part of the tree that contains this step. If the step is left out or far ahead, reading continues
    /// from an earlier state that was kept.
    pub fn want(&mut self, step: u64) {
        let before = self
            .earlier
            .partition_point(|earlier| earlier.reader.step() <= step);
        // Not the last state before the step, so that the tree also contains nodes before the step.
        if let Some(near) = self.earlier.get(before.saturating_sub(2))
            && (step < self.now.tree.from || self.now.reader.step() < near.reader.step())
        {
            self.now = near.clone();
        }
        self.wanted = step;
    }

    /// Whether reading has ended: it has read the whole tree, or as much around the wanted step as the limits allow.
    pub fn is_over(&self) -> bool {
        let tree = &self.now.tree;
        let is_behind = || tree.nodes[tree.nodes.len() / 2].first >= self.wanted;
        tree.is_complete || !self.traversal.is_tree() || (self.room() == 0 && is_behind())
    }

    /// The number of events that certainly fit: the room for nodes or for rejected squares, whichever is smaller.
    fn room(&self) -> usize {
        let Tree {
            nodes, refusals, ..
        } = &self.now.tree;
        let refused = refusals.as_ref().map_or(0, Vec::len);
        let room = self.limit.saturating_sub(nodes.len());
        room.min(Tree::REFUSALS.saturating_sub(refused))
    }

    /// Reads about `budget` events up to step `known`. It is ready when it has reached that step or has ended. It can
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
            let Grown { reader, tree, path } = &mut self.now;
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

    /// Leaves out the nodes below closed ones in the first quarter. Returns whether this made room.
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
        self.now.leave_out(from.min(self.wanted));
        self.room() > 0
    }

    /// Keeps the current state, unless a state near it is kept already.
    fn keep(&mut self) {
        let step = self.now.reader.step();
        let is_near = |last: &Grown| step < last.reader.step().saturating_add(self.apart);
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

impl Grown {
    /// Extends the nodes on the path to the last known step.
    fn extend_path(&mut self) {
        for &index in &self.path {
            self.tree.nodes[index].last = self.tree.known;
        }
    }

    /// Leaves out the nodes below those that were closed before step `from`.
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
