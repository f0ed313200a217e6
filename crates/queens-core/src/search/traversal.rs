//! The way in which a search traverses the board.

use crate::board::{Axis, Square};
use crate::problem::Instance;
use crate::search::Count;

/// The way in which a search traverses the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traversal {
    /// A tree search, line by line along this axis. The squares of a line are tried in ascending order, unless the
    /// algorithm sets another [order](crate::Algorithm::order).
    Lines(Axis),
    /// One tree search, file by file, for each square of file a on which the sheet places the first queen.
    Roots,
    /// A tree search. Each node branches on the file with the fewest free squares.
    MinDomain,
    /// Whole candidates, one after another, without a tree.
    Candidates,
    /// Random free squares, one after another, without a tree. The search restarts when no square is free.
    RandomPlacement,
    /// A greedy search from a start. Each queen goes to the best square, until no square is left. No queen is removed.
    Greedy,
    /// A tree search. Each node branches on the moves from the last visited square.
    Moves,
    /// A tree search. Each node branches on the candidates that cover one square.
    SetCover,
    /// Whole placements, one after another, without a tree. Each step moves one queen. After too many moves, the search
    /// chooses a new random placement.
    LocalSearch,
    /// Sets of rows, one after another, without a tree or a board. Only solutions are counted.
    CountOnly,
}

impl Traversal {
    /// Whether the given board counts as a node.
    pub const fn is_rooted(self) -> bool {
        match self {
            Traversal::Lines(_)
            | Traversal::MinDomain
            | Traversal::RandomPlacement
            | Traversal::Greedy
            | Traversal::Moves
            | Traversal::SetCover => true,
            Traversal::Roots
            | Traversal::Candidates
            | Traversal::LocalSearch
            | Traversal::CountOnly => false,
        }
    }

    /// Whether the search keeps this counter. A counter that is not kept stays 0 and has no meaning.
    pub const fn keeps(self, count: Count) -> bool {
        match (self, count) {
            (_, Count::Uncounted) => false,
            // There is no board: no queen is tested, placed or removed.
            (Traversal::CountOnly, _) => matches!(count, Count::Solutions | Count::Fundamental),
            // A whole placement is not made queen by queen, and there is no tree.
            (
                Traversal::Candidates | Traversal::LocalSearch,
                Count::Placements | Count::Removals | Count::Nodes | Count::Roots,
            ) => false,
            // A restart clears the board; it does not remove queens one by one.
            (Traversal::RandomPlacement, Count::Removals) => false,
            _ => true,
        }
    }

    /// The default axis of printed solutions: the axis of the lines, or the files if the traversal does not have lines.
    pub const fn axis(self) -> Axis {
        match self {
            Traversal::Lines(axis) => axis,
            _ => Axis::Files,
        }
    }

    /// Whether the search begins with one piece, on the given square or else on the first square that is not blocked.
    pub const fn has_start(self) -> bool {
        matches!(self, Traversal::Greedy | Traversal::Moves)
    }

    /// The squares of the pieces on the board before the first event.
    pub fn given(self, instance: &Instance) -> Vec<Square> {
        match instance.given() {
            [] if self.has_start() => {
                let mut squares = instance.size().squares();
                let start = squares.find(|square| !instance.blocked().contains(square));
                start.into_iter().collect()
            }
            given => given.to_vec(),
        }
    }

    /// Whether the events of the search form a tree of partial boards.
    pub const fn is_tree(self) -> bool {
        match self {
            Traversal::Lines(_)
            | Traversal::Roots
            | Traversal::MinDomain
            | Traversal::Moves
            | Traversal::SetCover => true,
            Traversal::Candidates
            | Traversal::RandomPlacement
            | Traversal::Greedy
            | Traversal::LocalSearch
            | Traversal::CountOnly => false,
        }
    }

    /// Whether each depth of the search tree is a file or a rank.
    pub const fn has_lines(self) -> bool {
        matches!(
            self,
            Traversal::Lines(_) | Traversal::Roots | Traversal::MinDomain
        )
    }
}
