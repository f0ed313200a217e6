//! The vertices that cut a graph, by a search in depth.
//!
//! Idea: a vertex cuts off the part below it if no edge leads from that part to an earlier vertex. Cost: one pass over the
//! edges.
//! Source: J. Hopcroft and R. Tarjan, Efficient algorithms for graph manipulation, 1973.

/// The search, with room that is used again.
#[derive(Default)]
pub(super) struct Cuts {
    /// When each vertex was found, from 1; 0 where it was not.
    pub(super) times: Vec<u16>,
    /// For each vertex: the earliest vertex with an edge to it or to the part below it.
    lowest: Vec<u16>,
    /// The vertices from the root to the current one, each with the number of its next edge.
    path: Vec<(u16, usize)>,
    /// How many were found.
    pub(super) found: u16,
}

impl Cuts {
    /// Searches from a root. `edge` gives the other vertex of an edge, inner none where it is dropped, outer none beyond the last. The
    /// interval of times of the vertices that all cuts cut off; none if there is no such vertex or the root is a cut.
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
