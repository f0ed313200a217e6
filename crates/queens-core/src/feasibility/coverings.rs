//! All sets of at most so many further queens that cover what is open, depth first: each node takes the open square that the
//! fewest queens could cover and tries these, the one that covers most first. A queen that was tried is left out of the sets
//! after it, so each set comes once. A node is closed where the greatest coverages do not sum up to what is open.

use crate::board::Square;
use crate::problem::{Cover, Ranked, Remainder};

/// The search in progress.
pub(super) struct Coverings<const W: usize> {
    cover: Cover<W>,
    root: Remainder<W>,
    /// The most further queens.
    most: u32,
    path: Vec<Branch<W>>,
    /// The squares to be tried, those of the deepest node last.
    order: Vec<Ranked>,
    /// The queens that stand, given ones first.
    queens: Vec<Square>,
    nodes: u64,
}

/// A node on the current path that has branched.
struct Branch<const W: usize> {
    /// What is left to do; without the squares that were tried.
    left: Remainder<W>,
    /// Where its squares begin, and the next to be tried.
    from: usize,
    next: usize,
    has_queen: bool,
}

/// What a step has come to.
pub(super) enum Reached<const W: usize> {
    /// A node with squares that are not covered.
    Node,
    /// A node without: what is left, where any of so many further queens may stand as well.
    Covered(Remainder<W>, u32),
    /// No node is left.
    Exhausted,
}

impl<const W: usize> Coverings<W> {
    /// The sets that hold these queens, with at most so many further ones.
    pub(super) fn new(cover: Cover<W>, queens: &[Square], most: u32) -> Coverings<W> {
        Coverings {
            root: cover.beside(queens),
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

    /// What the given queens leave to be done.
    pub(super) fn root(&self) -> &Remainder<W> {
        &self.root
    }

    /// The queens that stand at the current node.
    pub(super) fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// The nodes so far, the root included.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The most open squares that at most so many further queens cover, if no two cover the same.
    pub(super) fn reach(&self, left: &Remainder<W>, queens: u32) -> u32 {
        let queens = queens.min(left.candidates.count());
        self.cover.reach(left, queens).unwrap_or(0)
    }

    /// Goes on to the next node.
    pub(super) fn advance(&mut self) -> Reached<W> {
        let left = match self.nodes {
            0 => Some(self.root),
            _ => self.place_next(),
        };
        let Some(left) = left else {
            return Reached::Exhausted;
        };
        self.nodes += 1;
        let missing = self.most.saturating_sub(self.path.len() as u32);
        if left.open.is_empty() {
            return Reached::Covered(left, missing);
        }
        if missing > 0 && self.reach(&left, missing) >= left.open.count() {
            let from = self.order.len();
            self.cover.rank(&left, &mut self.order);
            self.path.push(Branch {
                left,
                from,
                next: from,
                has_queen: false,
            });
        }
        Reached::Node
    }

    /// Places the next queen of the deepest node that has one to try; what it leaves. None where there is no such node.
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
                return Some(self.cover.below(&branch.left, queen));
            }
            self.order.truncate(branch.from);
            self.path.pop();
        }
        None
    }
}
