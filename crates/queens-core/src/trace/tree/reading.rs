//! Reads the tree of a search from its events.

use std::task::Poll;

use super::{Node, RefusedSquare, Tree};
use crate::board::Axis;
use crate::search::{Accepted, Event, Replay, Traversal};
use crate::trace::Reader;

/// The most states that are kept to go back to.
const MOST_KEPT: usize = 64;

/// Reads a tree in slices, from the beginning of a search or from a state that was kept on the way. When it is full before
/// the step that is wanted, it leaves out what is closed of its first quarter and reads on, until it is full and that step
/// lies in its first half. So half of it tells what comes after, unless the search ends before, and about a quarter or more
/// what was before.
pub struct TreeReading {
    traversal: Traversal,
    /// The most nodes.
    limit: usize,
    /// The step that the tree is to hold.
    wanted: u64,
    now: Grown,
    /// What it was at earlier steps, from step 0, with all that was closed left out.
    earlier: Vec<Grown>,
    /// The least number of steps between two of them.
    apart: u64,
    batch: Vec<Event>,
}

/// A tree up to a step, and what is read next.
#[derive(Clone)]
struct Grown {
    reader: Reader,
    tree: Tree,
    /// The nodes on the current path, the root first.
    path: Vec<usize>,
}

impl TreeReading {
    /// Begins to read the tree of a search.
    pub fn begin(accepted: &Accepted) -> TreeReading {
        TreeReading::of_nodes(accepted, Tree::LIMIT)
    }

    /// Begins to read a tree of at most so many nodes, [`Tree::LIMIT`] at most.
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

    /// Asks for the part of the tree that holds this step. If that is left out, or far ahead, it is read from an earlier
    /// state.
    pub fn want(&mut self, step: u64) {
        let before = self
            .earlier
            .partition_point(|earlier| earlier.reader.step() <= step);
        // Not the last one before the step, so that something is there of what was before it.
        if let Some(near) = self.earlier.get(before.saturating_sub(2))
            && (step < self.now.tree.from || self.now.reader.step() < near.reader.step())
        {
            self.now = near.clone();
        }
        self.wanted = step;
    }

    /// Whether the whole tree, or as much of it around the wanted step as its limits allow, has been read.
    pub fn is_over(&self) -> bool {
        let tree = &self.now.tree;
        let is_behind = || tree.nodes[tree.nodes.len() / 2].first >= self.wanted;
        tree.is_complete || !self.traversal.is_tree() || (self.room() == 0 && is_behind())
    }

    /// How many more nodes and rejected squares there is room for, at least.
    fn room(&self) -> usize {
        let Tree {
            nodes, refusals, ..
        } = &self.now.tree;
        let refused = refusals.as_ref().map_or(0, Vec::len);
        let room = self.limit.saturating_sub(nodes.len());
        room.min(Tree::REFUSALS.saturating_sub(refused))
    }

    /// Reads about `budget` events up to the step `known`; ready when it has come there or is over. It can go on
    /// when more is known.
    pub fn work(&mut self, known: u64, budget: u64) -> Poll<()> {
        let end = known.min(self.now.reader.step().saturating_add(budget));
        let axis = Tree::axis(self.traversal);
        while !self.is_over() && self.now.reader.step() < end {
            if self.room() == 0 && !self.make_room() {
                return Poll::Ready(());
            }
            // An event takes the room of one at most, so that none is read for which there is no room.
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

    /// Leaves out what is closed of the first quarter; whether that made room.
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

    /// Keeps the state of now to go back to, unless one near it is kept.
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

    /// The step up to which it has been read.
    pub fn step(&self) -> u64 {
        self.now.reader.step()
    }

    /// The tree up to now.
    pub fn tree(&self) -> &Tree {
        &self.now.tree
    }
}

impl Grown {
    /// Nodes on the path reach to what is known.
    fn extend_path(&mut self) {
        for &index in &self.path {
            self.tree.nodes[index].last = self.tree.known;
        }
    }

    /// Leaves out what is below nodes that were closed before a step.
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
