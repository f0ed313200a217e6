//! How a search goes over the board.

use crate::counters::Count;
use crate::instance::Instance;
use crate::lanes::{Axis, Lane, Lanes};
use crate::replay::Position;
use crate::square::Square;

/// How a search goes over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// Down a tree, lane after lane of this axis.
    Lanes(Axis),
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

impl Walk {
    /// Whether the given board is the root of its tree, or its only node.
    pub const fn is_rooted(self) -> bool {
        match self {
            Walk::Lanes(_)
            | Walk::Fewest
            | Walk::Draws
            | Walk::Greedy
            | Walk::Moves
            | Walk::Covers => true,
            Walk::Starts | Walk::Candidates | Walk::Repairs | Walk::Sets => false,
        }
    }

    /// Whether its searches keep this counter. One that they do not keep stays 0, and says nothing.
    pub const fn keeps(self, count: Count) -> bool {
        match (self, count) {
            (_, Count::Untold) => false,
            // No queen is placed, and so none is tested, taken back or standing.
            (Walk::Sets, _) => matches!(count, Count::Solutions | Count::Fundamental),
            // Whole candidates are not placed queen by queen, and stand in no tree.
            (
                Walk::Candidates | Walk::Repairs,
                Count::Placements | Count::Removals | Count::Nodes | Count::Roots,
            ) => false,
            // A draw that leads nowhere is swept away, not taken back.
            (Walk::Draws, Count::Removals) => false,
            _ => true,
        }
    }

    /// Whether it begins with one piece: on the given square, or on `a1`.
    pub const fn has_start(self) -> bool {
        matches!(self, Walk::Greedy | Walk::Moves)
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
            Walk::Lanes(_) | Walk::Starts | Walk::Fewest | Walk::Moves | Walk::Covers => true,
            Walk::Candidates | Walk::Draws | Walk::Greedy | Walk::Repairs | Walk::Sets => false,
        }
    }

    /// Whether each depth of its tree is a file or a rank.
    pub const fn has_lanes(self) -> bool {
        matches!(self, Walk::Lanes(_) | Walk::Starts | Walk::Fewest)
    }

    /// The lane that it searches at this depth of a position's path, the root being depth 0; none
    /// below the last lane, and none where there are no lanes.
    pub fn lane(self, position: &Position, depth: usize) -> Option<Lane> {
        match self {
            Walk::Lanes(axis) => Lanes::of_depth(axis, position, depth),
            Walk::Starts => Lanes::of_depth(Axis::Files, position, depth),
            Walk::Fewest => {
                let standing = position.given().len() + depth;
                let queens = position.queens().get(..standing)?;
                Lanes::fewest(position.size(), queens).map(|(file, _)| Lane::File(file))
            }
            Walk::Candidates
            | Walk::Draws
            | Walk::Greedy
            | Walk::Moves
            | Walk::Covers
            | Walk::Repairs
            | Walk::Sets => None,
        }
    }
}
