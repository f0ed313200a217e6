//! Enumerates, depth first, the sets of a limited number of further queens that cover the open squares. Each node takes
//! the open square with the fewest candidates and tries them in descending order of coverage. A queen that was tried is
//! excluded from later sets, so each set is found once. A node is pruned if the largest coverages add up to fewer
//! squares than are open.

use crate::board::Square;
use crate::problem::{Cover, Ranked, Remainder};

/// An enumeration of covering sets, node by node.
pub(super) struct Coverings<const W: usize> {
    cover: Cover<W>,
    root: Remainder<W>,
    /// The largest number of queens that can be added to the given queens.
    most: u32,
    path: Vec<Branch<W>>,
    /// The squares to try, grouped by node. The squares of the deepest node are last.
    order: Vec<Ranked>,
    /// The queens on the board, the given queens first.
    queens: Vec<Square>,
    nodes: u64,
}

/// A node on the current path that has branched.
struct Branch<const W: usize> {
    /// The open squares and the candidates, without the squares that were tried.
    left: Remainder<W>,
    /// The index in `order` of the node's first square.
    from: usize,
    /// The index in `order` of the node's next square to try.
    next: usize,
    has_queen: bool,
}

/// The result of [`Coverings::advance`].
pub(super) enum CoveringStep<const W: usize> {
    /// A node with open squares.
    Node,
    /// A node without open squares, with its candidates. At most this number of further queens can be added, on any of
    /// the candidates.
    Covered(Remainder<W>, u32),
    /// There are no more nodes.
    Exhausted,
}

impl<const W: usize> Coverings<W> {
    /// Enumerates the sets that contain these queens and at most `most` further queens.
    pub(super) fn new(cover: Cover<W>, queens: &[Square], most: u32) -> Coverings<W> {
        Coverings {
            root: cover.remainder(queens),
            cover,
            most,
            path: Vec::new(),
            order: Vec::new(),
            queens: queens.to_vec(),
            nodes: 0,
        }
    }

    pub(super) fn cover(&self) -> &Cover<W> {
        &self.cover
    }

    /// The open squares and candidates that the given queens leave.
    pub(super) fn root(&self) -> &Remainder<W> {
        &self.root
    }

    /// The queens at the current node.
    pub(super) fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// The number of nodes so far, including the root.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The greatest number of open squares that `queens` further queens can cover if no square is covered twice.
    pub(super) fn max_coverage(&self, left: &Remainder<W>, queens: u32) -> u32 {
        let queens = queens.min(left.candidates.count());
        self.cover.max_coverage(left, queens).unwrap_or(0)
    }

    /// Moves to the next node, and returns whether squares are open there.
    pub(super) fn advance(&mut self) -> CoveringStep<W> {
        let left = match self.nodes {
            0 => Some(self.root),
            _ => self.place_next(),
        };
        let Some(left) = left else {
            return CoveringStep::Exhausted;
        };
        self.nodes += 1;
        let missing = self.most.saturating_sub(self.path.len() as u32);
        if left.open.is_empty() {
            return CoveringStep::Covered(left, missing);
        }
        if missing > 0 && self.max_coverage(&left, missing) >= left.open.count() {
            let from = self.order.len();
            self.cover.rank(&left, &mut self.order);
            self.path.push(Branch {
                left,
                from,
                next: from,
                has_queen: false,
            });
        }
        CoveringStep::Node
    }

    /// Places the next queen of the deepest node with an untried square. Returns the squares that are still open and
    /// the remaining candidates. `None` if no node has an untried square.
    fn place_next(&mut self) -> Option<Remainder<W>> {
        while let Some(branch) = self.path.last_mut() {
            if std::mem::replace(&mut branch.has_queen, false) {
                self.queens.pop();
            }
            if let Some(ranked) = self.order.get(branch.next) {
                let queen = ranked.square();
                branch.next += 1;
                branch.has_queen = true;
                branch.left.candidates.remove(queen);
                self.queens.push(queen);
                return Some(self.cover.place(&branch.left, queen));
            }
            self.order.truncate(branch.from);
            self.path.pop();
        }
        None
    }
}
