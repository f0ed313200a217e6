//! Reads the tree of a search from its events.

use std::task::Poll;

use super::{Node, RefusedSquare, Tree};
use crate::{Accepted, Axis, Event, Reader, Replay, Traversal};

/// Reads a tree from the beginning of a search, in slices.
pub struct TreeReading {
    reader: Reader,
    traversal: Traversal,
    tree: Tree,
    /// The nodes on the current path, the root first.
    path: Vec<usize>,
    batch: Vec<Event>,
}

impl TreeReading {
    /// Begins to read the tree of a search.
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

    /// Whether the whole tree, or as much of it as its limits allow, has been read.
    pub fn is_over(&self) -> bool {
        self.tree.is_complete || self.tree.is_full() || !self.traversal.is_tree()
    }

    /// Reads about `budget` events up to the step `known`; ready when it has come there or is over. It can go on
    /// when more is known.
    pub fn work(&mut self, known: u64, budget: u64) -> Poll<()> {
        if self.is_over() {
            return Poll::Ready(());
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
        match self.is_over() || self.tree.known >= known {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    }

    /// The tree up to now.
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
