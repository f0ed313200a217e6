//! How a search goes over the board.

use crate::counters::Count;
use crate::instance::Instance;
use crate::lines::Axis;
use crate::square::Square;

/// How a search goes over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traversal {
    /// Down a tree, lane after lane of this axis.
    Lines(Axis),
    /// Down one tree for each queen that is set on file a, file after file.
    Starts,
    /// Down a tree, in each node on the lane with the fewest free squares.
    Fewest,
    /// From candidate to candidate, each with all its queens: there is no tree.
    Candidates,
    /// From draw to draw, beginning again where no square is left: there is no tree.
    Draws,
    /// From a start, always to the best square, until none is left: nothing is taken back.
    Greedy,
    /// Down a tree of moves, from the square that was visited last.
    Moves,
    /// Down a tree, in each node to one of the squares that can cover the same square.
    Covers,
    /// From one whole placement to the next, by the move of one queen; another one is drawn where that leads
    /// to nothing: there is no tree.
    Repairs,
    /// From one set of rows to the next, of which solutions are only counted: there is no tree and no board.
    Sets,
}

impl Traversal {
    /// Whether the given board is the root of its tree, or its only node.
    pub const fn is_rooted(self) -> bool {
        match self {
            Traversal::Lines(_)
            | Traversal::Fewest
            | Traversal::Draws
            | Traversal::Greedy
            | Traversal::Moves
            | Traversal::Covers => true,
            Traversal::Starts | Traversal::Candidates | Traversal::Repairs | Traversal::Sets => {
                false
            }
        }
    }

    /// Whether its searches keep this counter. One that they do not keep stays 0, and says nothing.
    pub const fn keeps(self, count: Count) -> bool {
        match (self, count) {
            (_, Count::Uncounted) => false,
            // No queen is placed, and so none is tested, taken back or standing.
            (Traversal::Sets, _) => matches!(count, Count::Solutions | Count::Fundamental),
            // Whole candidates are not placed queen by queen, and stand in no tree.
            (
                Traversal::Candidates | Traversal::Repairs,
                Count::Placements | Count::Removals | Count::Nodes | Count::Roots,
            ) => false,
            // A draw that leads nowhere is swept away, not taken back.
            (Traversal::Draws, Count::Removals) => false,
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

    /// Whether it begins with one piece: on the given square, or on `a1`.
    pub const fn has_start(self) -> bool {
        matches!(self, Traversal::Greedy | Traversal::Moves)
    }

    /// What stands before its first event.
    pub fn given(self, instance: &Instance) -> Vec<Square> {
        match instance.given() {
            [] if self.has_start() => vec![Square::new(0, 0)],
            given => given.to_vec(),
        }
    }

    /// Whether what it tells is a tree of partial boards.
    pub const fn is_tree(self) -> bool {
        match self {
            Traversal::Lines(_)
            | Traversal::Starts
            | Traversal::Fewest
            | Traversal::Moves
            | Traversal::Covers => true,
            Traversal::Candidates
            | Traversal::Draws
            | Traversal::Greedy
            | Traversal::Repairs
            | Traversal::Sets => false,
        }
    }

    /// Whether each depth of its tree is a file or a rank.
    pub const fn has_lines(self) -> bool {
        matches!(
            self,
            Traversal::Lines(_) | Traversal::Starts | Traversal::Fewest
        )
    }
}
