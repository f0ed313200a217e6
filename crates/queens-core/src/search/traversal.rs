//! How a search goes over the board.

use crate::board::{Axis, Square};
use crate::problem::Instance;
use crate::search::Count;

/// How a search goes over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traversal {
    /// Down a tree, line after line of this axis.
    Lines(Axis),
    /// One tree for each square of file a that the sheet sets a queen on; each goes file by file.
    Roots,
    /// Down a tree, in each node through the file with the fewest free squares.
    MinDomain,
    /// From candidate to candidate: there is no tree.
    Candidates,
    /// From one drawn square to the next, with a restart when no square is free: there is no tree.
    RandomPlacement,
    /// From a start, always to the best square, until none is left: no queen is removed.
    Greedy,
    /// Down a tree of moves from the square visited last.
    Moves,
    /// Down a tree, in each node to one of the candidates that cover the same square.
    SetCover,
    /// From one whole placement to the next by the move of one queen, with a new draw after too many moves:
    /// there is no tree.
    LocalSearch,
    /// From one set of rows to the next, counting solutions only: there is no tree and no board.
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

    /// Whether its searches keep this counter. The others stay 0 and have no meaning.
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
            // A restart clears the board; no queen is removed by itself.
            (Traversal::RandomPlacement, Count::Removals) => false,
            _ => true,
        }
    }

    /// The axis along which its solutions are printed unless the algorithm states another: that of its
    /// lines, else the files.
    pub const fn axis(self) -> Axis {
        match self {
            Traversal::Lines(axis) => axis,
            _ => Axis::Files,
        }
    }

    /// Whether it begins with one piece, on the given square or on `a1`.
    pub const fn has_start(self) -> bool {
        matches!(self, Traversal::Greedy | Traversal::Moves)
    }

    /// The squares of the pieces on the board before the first event.
    pub fn given(self, instance: &Instance) -> Vec<Square> {
        match instance.given() {
            [] if self.has_start() => vec![Square::at(0, 0)],
            given => given.to_vec(),
        }
    }

    /// Whether its events form a tree of partial boards.
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

    /// Whether each depth of its tree is a file or a rank.
    pub const fn has_lines(self) -> bool {
        matches!(
            self,
            Traversal::Lines(_) | Traversal::Roots | Traversal::MinDomain
        )
    }
}
