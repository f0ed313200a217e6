//! The cut vertices of a graph, by depth-first search.
//!
//! Idea: a vertex cuts off a subtree below it if no edge leads from the subtree to an earlier vertex. Cost: one pass
//! over the edges. Source: J. Hopcroft and R. Tarjan, Efficient algorithms for graph manipulation, 1973.

/// The search, with buffers that are reused.
#[derive(Default)]
pub(super) struct Cuts {
    /// The discovery time of each vertex, from 1; 0 if it was not found.
    pub(super) times: Vec<u16>,
    /// For each vertex, the earliest discovery time of a vertex with an edge to it or to its subtree.
    lowest: Vec<u16>,
    /// The vertices from the root to the current one, each with the index of its next edge.
    path: Vec<(u16, usize)>,
    /// The number of vertices found.
    pub(super) found: u16,
}

impl Cuts {
    /// Searches from a root. `edge` takes a vertex and the index of an edge, and returns the other vertex. It returns
    /// `Some(None)` for a dropped edge, and `None` beyond the last one.
    ///
    /// Returns the discovery times of the vertices that every cut vertex cuts off, as an interval. It is `None` if
    /// there are no such vertices or if the root is a cut vertex.
    pub(super) fn search(
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
