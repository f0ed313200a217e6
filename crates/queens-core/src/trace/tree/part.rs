//! A part of a tree that is too large. Nodes below those that were closed before a step are left out, and counted at
//! the node above them.

use super::{Node, Tree};

impl Tree {
    /// Whether a step is in the part that is kept.
    pub fn holds(&self, step: u64) -> bool {
        (self.from..=self.known).contains(&step)
    }

    /// Whether the nodes below a node are left out.
    pub fn is_left_out(&self, index: usize) -> bool {
        self.nodes.get(index).is_some_and(|node| node.left_out > 0)
    }

    /// The number of nodes below a node, including those left out.
    pub fn below(&self, index: usize) -> u64 {
        let all = |node: &Node| 1 + node.left_out;
        let nodes = self.nodes.get(index..self.end(index));
        nodes.map_or(0, |nodes| nodes.iter().map(all).sum::<u64>() - 1)
    }

    /// Leaves out the nodes below those that were closed before step `from`, in time linear in the number of nodes.
    pub(super) fn leave_out(&mut self, from: u64) {
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
