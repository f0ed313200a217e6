//! An exhaustive search, over moves instead of squares, for all ways to extend a knight's path to a tour.
//!
//! Idea: the unvisited squares and two more vertices, the end and the start of the path, form a graph. An edge joins
//! the end and the start, and a tour is a Hamiltonian cycle. Each vertex keeps two of its edges. So a vertex with two
//! edges left keeps both, and a vertex that has kept two edges drops its other edges. No cycle can close before it
//! contains all vertices. These rules are propagated over the whole board. Then a node branches on an edge of the
//! vertex with the fewest choices. A node is also pruned if the graph has a cut vertex, because a cycle cannot return
//! through it. An open tour can end anywhere, so its start vertex is joined to all squares. If a part of the graph of
//! an open tour is cut off, the tour must end in this part. Cost: a node takes as long as one pass over the graph.
//! Source: searches for Hamiltonian cycles have used these rules since F. Rubin (A search procedure for Hamilton paths
//! and circuits, 1974).

use crate::board::{BoardSize, Square, knight};

/// An index that is not a vertex.
const NONE: u16 = u16::MAX;

/// A change that can be undone: an edge was kept or dropped, or a chain got another end.
#[derive(Clone, Copy)]
enum EdgeChange {
    State(u16),
    OtherEnd { vertex: u16, before: u16 },
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum EdgeState {
    Open,
    Kept,
    Dropped,
}

/// An exhaustive search for tours, over the edges of the graph.
pub(super) struct EdgeSearch {
    squares: Vec<Square>,
    is_closed: bool,
    /// The two vertices of each edge.
    ends: Vec<[u16; 2]>,
    /// The edges of each vertex: first the squares, then the end and the start of the path.
    edges: Vec<Vec<u16>>,
    states: Vec<EdgeState>,
    /// For each vertex, the number of its edges that are not dropped.
    left: Vec<u16>,
    /// For each vertex, the number of its kept edges, at most 2.
    kept: Vec<u8>,
    all_kept: usize,
    /// For a vertex at the end of a chain of kept edges, the other end of the chain. For a vertex without kept edges,
    /// the vertex itself.
    other_end: Vec<u16>,
    changes: Vec<EdgeChange>,
    /// Consequences that still have to be applied: an edge, and whether it is kept.
    pending: Vec<(u16, bool)>,
    /// The edges on which nodes have branched and which are kept, each with the number of changes before it.
    chosen: Vec<(u16, usize)>,
    nodes: u64,
    /// Whether the last node can still become a tour.
    is_consistent: bool,
    cuts: CutVertexSearch,
}

/// The result of [`EdgeSearch::advance`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A node that is not a tour.
    Node,
    /// A tour.
    Tour,
    /// There are no more nodes.
    Exhausted,
}

impl EdgeSearch {
    /// A search for the extensions of a path on this board with blocked squares. If the path is empty, the tour can
    /// begin anywhere.
    pub(super) fn new(
        size: BoardSize,
        blocked: &[Square],
        path: &[Square],
        is_closed: bool,
    ) -> EdgeSearch {
        let squares: Vec<Square> = size
            .squares()
            .filter(|square| !path.contains(square) && !blocked.contains(square))
            .collect();
        let vertices = squares.len() + 2;
        let mut edges = EdgeSearch {
            is_closed,
            ends: Vec::new(),
            edges: vec![Vec::new(); vertices],
            states: Vec::new(),
            left: vec![0; vertices],
            kept: vec![0; vertices],
            all_kept: 0,
            other_end: (0..vertices as u16).collect(),
            changes: Vec::new(),
            pending: Vec::new(),
            chosen: Vec::new(),
            nodes: 0,
            is_consistent: false,
            cuts: CutVertexSearch::default(),
            squares,
        };
        let (end, start) = (edges.end(), edges.start());
        for (at, &square) in (0..).zip(&edges.squares.clone()) {
            for other in 0..at {
                if knight::is_move(square, edges.squares[usize::from(other)]) {
                    edges.edge(other, at);
                }
            }
            if path
                .last()
                .is_none_or(|&last| knight::is_move(last, square))
            {
                edges.edge(at, end);
            }
            let returns = || {
                path.first()
                    .is_none_or(|&first| knight::is_move(first, square))
            };
            if !is_closed || returns() {
                edges.edge(at, start);
            }
        }
        edges.edge(end, start);
        edges
    }

    fn end(&self) -> u16 {
        self.squares.len() as u16
    }

    fn start(&self) -> u16 {
        self.end() + 1
    }

    fn edge(&mut self, one: u16, other: u16) {
        let edge = self.ends.len() as u16;
        self.ends.push([one, other]);
        self.states.push(EdgeState::Open);
        for vertex in [one, other] {
            self.edges[usize::from(vertex)].push(edge);
            self.left[usize::from(vertex)] += 1;
        }
    }

    /// The number of nodes so far, including the position itself.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The squares of the tour after the path, in visiting order. Valid only after [`Step::Tour`].
    pub(super) fn tour(&self) -> Vec<Square> {
        let (mut before, mut vertex) = (self.start(), self.end());
        let mut tour = Vec::with_capacity(self.squares.len());
        for _ in 0..self.squares.len() {
            let kept = |&&edge: &&u16| self.states[usize::from(edge)] == EdgeState::Kept;
            let mut onward = self.edges[usize::from(vertex)].iter().filter(kept);
            let next = onward.find_map(|&edge| {
                let next = self.other(edge, vertex);
                (next != before).then_some(next)
            });
            let Some(next) = next else {
                break;
            };
            (before, vertex) = (vertex, next);
            tour.extend(self.squares.get(usize::from(vertex)));
        }
        tour
    }

    fn other(&self, edge: u16, vertex: u16) -> u16 {
        let [one, other] = self.ends[usize::from(edge)];
        if one == vertex { other } else { one }
    }

    /// Moves to the next node. If the last node is consistent, keeps one more edge. After a contradiction or a tour,
    /// drops the edge that was chosen last.
    pub(super) fn advance(&mut self) -> Step {
        self.is_consistent = if self.nodes == 0 {
            self.propagate_rules()
        } else if self.is_consistent {
            let Some(edge) = self.next() else {
                return Step::Exhausted;
            };
            self.chosen.push((edge, self.changes.len()));
            self.pending.push((edge, true));
            self.propagate()
        } else {
            let Some((edge, before)) = self.chosen.pop() else {
                return Step::Exhausted;
            };
            self.undo(before);
            self.pending.push((edge, false));
            self.propagate()
        };
        self.nodes += 1;
        if self.is_consistent && self.all_kept == self.edges.len() {
            self.is_consistent = false;
            return Step::Tour;
        }
        Step::Node
    }

    /// Propagates the rules at the first node. Returns `false` on a contradiction.
    fn propagate_rules(&mut self) -> bool {
        // The last edge joins the end and the start of the path.
        self.pending.push((self.ends.len() as u16 - 1, true));
        (0..self.edges.len()).all(|vertex| self.keep_two(vertex)) && self.propagate()
    }

    /// Applies all pending consequences and everything that follows from them. Returns `false` on a contradiction.
    fn propagate(&mut self) -> bool {
        loop {
            while let Some((edge, is_kept)) = self.pending.pop() {
                let is_consistent = if is_kept {
                    self.keep(edge)
                } else {
                    self.drop(edge)
                };
                if !is_consistent {
                    self.pending.clear();
                    return false;
                }
            }
            if self.all_kept == self.edges.len() {
                return true;
            }
            if !self.is_biconnected() {
                self.pending.clear();
                return false;
            }
            if self.pending.is_empty() {
                return true;
            }
        }
    }

    /// If a vertex has two edges left, schedules both to be kept. Returns `false` if the vertex has fewer than two
    /// edges left.
    fn keep_two(&mut self, vertex: usize) -> bool {
        match self.left[vertex] {
            0 | 1 => return false,
            2 => self.schedule_edges(vertex, true),
            _ => {}
        }
        true
    }

    /// Schedules all open edges of a vertex to be kept or dropped.
    fn schedule_edges(&mut self, vertex: usize, is_kept: bool) {
        let open = |edge: &&u16| self.states[usize::from(**edge)] == EdgeState::Open;
        let edges = self.edges[vertex].iter().filter(open);
        self.pending.extend(edges.map(|&edge| (edge, is_kept)));
    }

    fn drop(&mut self, edge: u16) -> bool {
        match self.states[usize::from(edge)] {
            EdgeState::Dropped => return true,
            EdgeState::Kept => return false,
            EdgeState::Open => {}
        }
        self.set(edge, EdgeState::Dropped);
        let ends = self.ends[usize::from(edge)];
        for vertex in ends {
            self.left[usize::from(vertex)] -= 1;
        }
        ends.into_iter()
            .all(|vertex| self.keep_two(usize::from(vertex)))
    }

    fn keep(&mut self, edge: u16) -> bool {
        match self.states[usize::from(edge)] {
            EdgeState::Kept => return true,
            EdgeState::Dropped => return false,
            EdgeState::Open => {}
        }
        let ends = self.ends[usize::from(edge)];
        if ends
            .iter()
            .any(|&vertex| self.kept[usize::from(vertex)] == 2)
        {
            return false;
        }
        let [one, other] = ends.map(|vertex| self.other_end[usize::from(vertex)]);
        let closes = one == ends[1];
        if closes && self.all_kept + 1 < self.edges.len() {
            return false;
        }
        self.set(edge, EdgeState::Kept);
        self.all_kept += 1;
        for vertex in ends {
            self.kept[usize::from(vertex)] += 1;
        }
        if !closes {
            self.set_other_end(one, other);
            self.set_other_end(other, one);
            // An edge that would close a cycle is dropped, unless it closes the tour.
            if self.all_kept + 1 < self.edges.len()
                && let Some(closing) = self.edge_between(one, other)
            {
                self.pending.push((closing, false));
            }
        }
        for vertex in ends.map(usize::from) {
            if self.kept[vertex] == 2 {
                self.schedule_edges(vertex, false);
            }
        }
        true
    }

    /// The open edge between two vertices; `None` if no open edge joins them.
    fn edge_between(&self, one: u16, other: u16) -> Option<u16> {
        let of = |vertex: u16| &self.edges[usize::from(vertex)];
        let (vertex, to) = if of(one).len() <= of(other).len() {
            (one, other)
        } else {
            (other, one)
        };
        let is_it = |&&edge: &&u16| {
            self.other(edge, vertex) == to && self.states[usize::from(edge)] == EdgeState::Open
        };
        of(vertex).iter().find(is_it).copied()
    }

    fn set(&mut self, edge: u16, state: EdgeState) {
        self.states[usize::from(edge)] = state;
        self.changes.push(EdgeChange::State(edge));
    }

    fn set_other_end(&mut self, vertex: u16, other_end: u16) {
        let before = std::mem::replace(&mut self.other_end[usize::from(vertex)], other_end);
        self.changes.push(EdgeChange::OtherEnd { vertex, before });
    }

    /// Undoes the changes from index `first` on.
    fn undo(&mut self, first: usize) {
        for change in self.changes.drain(first..).rev() {
            match change {
                EdgeChange::OtherEnd { vertex, before } => {
                    self.other_end[usize::from(vertex)] = before
                }
                EdgeChange::State(edge) => {
                    let state = &mut self.states[usize::from(edge)];
                    let was_kept = std::mem::replace(state, EdgeState::Open) == EdgeState::Kept;
                    self.all_kept -= usize::from(was_kept);
                    for vertex in self.ends[usize::from(edge)].map(usize::from) {
                        if was_kept {
                            self.kept[vertex] -= 1
                        } else {
                            self.left[vertex] += 1
                        }
                    }
                }
            }
        }
    }

    /// The edge to branch on: from the vertex with the fewest choices to the neighbour with the fewest edges left.
    fn next(&self) -> Option<u16> {
        let choices = |vertex: usize| {
            let left = u32::from(self.left[vertex]);
            match self.kept[vertex] {
                0 => left * (left - 1) / 2,
                _ => left - 1,
            }
        };
        let undecided = (0..self.edges.len()).filter(|&vertex| self.kept[vertex] < 2);
        let vertex = undecided.min_by_key(|&vertex| choices(vertex))?;
        let open = |&&edge: &&u16| self.states[usize::from(edge)] == EdgeState::Open;
        let edges = self.edges[vertex].iter().filter(open);
        let left = |&&edge: &&u16| self.left[usize::from(self.other(edge, vertex as u16))];
        edges.min_by_key(left).copied()
    }

    /// Whether the remaining graph is connected and has no cut vertex, through which a cycle could not return. For an
    /// open tour, the start of the path is left out, and cut vertices are allowed. The end of the tour is then
    /// restricted to the part that they cut off.
    fn is_biconnected(&mut self) -> bool {
        let (start, end) = (self.start(), self.end());
        let mut cuts = std::mem::take(&mut self.cuts);
        let skipped = if self.is_closed { NONE } else { start };
        let vertices = self.edges.len() - usize::from(!self.is_closed);
        let region = cuts.search(end, self.edges.len(), |vertex, at| {
            let edge = *self.edges[usize::from(vertex)].get(at)?;
            let other = self.other(edge, vertex);
            let is_there = self.states[usize::from(edge)] != EdgeState::Dropped && other != skipped;
            Some(is_there.then_some(other))
        });
        let is_biconnected = match region {
            Some((first, last)) if usize::from(cuts.found) == vertices => {
                let is_uncut = (first, last) == (1, cuts.found);
                if !is_uncut && !self.is_closed {
                    self.end_in(&cuts, first, last);
                }
                is_uncut || !self.is_closed
            }
            _ => false,
        };
        self.cuts = cuts;
        is_biconnected
    }

    /// Requires the tour to end on a square with a discovery time in this interval.
    fn end_in(&mut self, cuts: &CutVertexSearch, first: u16, last: u16) {
        let start = self.start();
        for &edge in &self.edges[usize::from(start)] {
            let found = cuts.times[usize::from(self.other(edge, start))];
            // The end of the path is discovered first.
            let is_outside = found > 1 && !(first..=last).contains(&found);
            if is_outside && self.states[usize::from(edge)] != EdgeState::Dropped {
                self.pending.push((edge, false));
            }
        }
    }
}

/// The search for the cut vertices of a graph, with buffers that are reused.
///
/// Idea: a vertex cuts off a subtree below it if no edge leads from the subtree to an earlier vertex. Cost: one pass
/// over the edges. Source: J. Hopcroft and R. Tarjan, Efficient algorithms for graph manipulation, 1973.
#[derive(Default)]
struct CutVertexSearch {
    /// The discovery time of each vertex, from 1; 0 if it was not found.
    times: Vec<u16>,
    /// For each vertex, the earliest discovery time among the vertices with an edge to this vertex or to its subtree.
    lowest: Vec<u16>,
    /// The vertices from the root to the current vertex, each with the index of its next edge.
    path: Vec<(u16, usize)>,
    /// The number of vertices found.
    found: u16,
}

impl CutVertexSearch {
    /// Searches depth first from a root. `edge` takes a vertex and the index of an edge, and returns the other vertex.
    /// It returns `Some(None)` for a dropped edge, and `None` beyond the last edge.
    ///
    /// Returns the discovery times of the vertices that every cut vertex separates from the root, as an interval.
    /// Without a cut vertex, the interval contains all vertices found. `None` if no vertex is separated by every cut
    /// vertex, or if the root is a cut vertex.
    fn search(
        &mut self,
        root: u16,
        vertices: usize,
        edge: impl Fn(u16, usize) -> Option<Option<u16>>,
    ) -> Option<(u16, u16)> {
        self.times.clear();
        self.times.resize(vertices, 0);
        self.lowest.clear();
        self.lowest.resize(vertices, 0);
        self.path.clear();
        self.found = 0;
        self.find(root);
        let (mut first, mut last, mut children) = (1, u16::MAX, 0);
        while let Some((vertex, at)) = self.path.last_mut() {
            let (vertex, number) = (*vertex, *at);
            *at += 1;
            match edge(vertex, number) {
                Some(None) => {}
                Some(Some(other)) => match self.times[usize::from(other)] {
                    0 => self.find(other),
                    time => {
                        let lowest = &mut self.lowest[usize::from(vertex)];
                        *lowest = time.min(*lowest);
                    }
                },
                None => {
                    self.path.pop();
                    let Some(&(above, _)) = self.path.last() else {
                        break;
                    };
                    let lowest = self.lowest[usize::from(vertex)];
                    let above_lowest = &mut self.lowest[usize::from(above)];
                    *above_lowest = lowest.min(*above_lowest);
                    if above == root {
                        children += 1;
                    } else if lowest >= self.times[usize::from(above)] {
                        first = first.max(self.times[usize::from(vertex)]);
                        last = last.min(self.found);
                    }
                }
            }
        }
        let last = last.min(self.found);
        (children == 1 && first <= last).then_some((first, last))
    }

    fn find(&mut self, vertex: u16) {
        self.found += 1;
        self.times[usize::from(vertex)] = self.found;
        self.lowest[usize::from(vertex)] = self.found;
        self.path.push((vertex, 0));
    }
}
