//! The knots that cut a graph, by a search in depth.
//!
//! Idea: what was found below a knot and leads to none found before that knot is cut off by it. Cost: one pass over the links.
//! Source: J. Hopcroft and R. Tarjan, Efficient algorithms for graph manipulation, 1973.

/// The search, with room that is used again.
#[derive(Default)]
pub(super) struct Cuts {
    /// When each knot was found, from 1; 0 where it was not.
    pub(super) times: Vec<u16>,
    /// The earliest knot that is linked to what was found below a knot.
    lowest: Vec<u16>,
    /// The knots from the root to the current one, each with the number of its next link.
    path: Vec<(u16, usize)>,
    /// How many were found.
    pub(super) found: u16,
}

impl Cuts {
    /// Searches from a root. `link` gives the other knot of a link, inner none where it is dropped, outer none beyond the last. The
    /// interval of times of the knots that all cuts cut off; none if there is no such knot or the root is a cut.
    pub(super) fn search(
        &mut self,
        root: u16,
        knots: usize,
        link: impl Fn(u16, usize) -> Option<Option<u16>>,
    ) -> Option<(u16, u16)> {
        self.times.clear();
        self.times.resize(knots, 0);
        self.lowest.clear();
        self.lowest.resize(knots, 0);
        self.path.clear();
        self.found = 0;
        self.find(root);
        let (mut first, mut last, mut children) = (1, u16::MAX, 0);
        while let Some((knot, at)) = self.path.last_mut() {
            let (knot, number) = (*knot, *at);
            *at += 1;
            match link(knot, number) {
                Some(None) => {}
                Some(Some(other)) => match self.times[usize::from(other)] {
                    0 => self.find(other),
                    time => {
                        let lowest = &mut self.lowest[usize::from(knot)];
                        *lowest = time.min(*lowest);
                    }
                },
                None => {
                    self.path.pop();
                    let Some(&(above, _)) = self.path.last() else {
                        break;
                    };
                    let lowest = self.lowest[usize::from(knot)];
                    let above_lowest = &mut self.lowest[usize::from(above)];
                    *above_lowest = lowest.min(*above_lowest);
                    if above == root {
                        children += 1;
                    } else if lowest >= self.times[usize::from(above)] {
                        first = first.max(self.times[usize::from(knot)]);
                        last = last.min(self.found);
                    }
                }
            }
        }
        let last = last.min(self.found);
        (children == 1 && first <= last).then_some((first, last))
    }

    fn find(&mut self, knot: u16) {
        self.found += 1;
        self.times[usize::from(knot)] = self.found;
        self.lowest[usize::from(knot)] = self.found;
        self.path.push((knot, 0));
    }
}
