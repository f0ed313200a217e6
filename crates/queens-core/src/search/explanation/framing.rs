//! Why an event of a search by frames happened.

use crate::board::Square;
use crate::search::{Branching, FrameLines, Need, NodeRefutation};

/// Why an event of a search by frames happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Framing {
    /// Fewer than (n − 1)/2 queens leave a square on the boundary of every frame uncovered.
    Boundary {
        /// The lower bound of the number of queens.
        queens: u16,
    },
    /// No rule closes the frame, so its sets are searched.
    Opened {
        /// The corners, the empty lines and the lines that must hold a queen.
        lines: FrameLines,
        /// The number of queens still to be placed.
        queens: u8,
        /// The first branching; `None` if every remaining square completes a set or nothing is open.
        next: Option<Branching>,
    },
    /// The frame has no sets.
    Closed {
        /// The corners, the empty lines and the lines that must hold a queen.
        lines: FrameLines,
        /// The reason.
        shortage: NodeRefutation,
    },
    /// With a queen on the square, the remaining queens do not suffice.
    Short {
        /// The square.
        square: Square,
        /// The reason.
        shortage: NodeRefutation,
    },
    /// With a queen on the square, the queens are the image of a set that was already reported.
    Known {
        /// The square.
        square: Square,
    },
    /// The queen meets the need that the fewest squares can meet.
    Serves {
        /// The square.
        square: Square,
        /// The need that the queen meets; `None` if no need was left.
        need: Option<Need>,
        /// The number of queens still to be placed.
        missing: u8,
        /// The next branching; `None` if every remaining square completes a set or nothing is open.
        next: Option<Branching>,
    },
    /// The queen completes a set.
    Completes {
        /// The square.
        square: Square,
    },
    /// The queen is removed, and the search continues with the next square.
    Withdrawn {
        /// The square.
        square: Square,
        /// The need that the queen had to meet; `None` if no need was left.
        need: Option<Need>,
        /// Whether untried squares are left.
        more: bool,
    },
    /// Every remaining square was refused.
    Exhausted {
        /// The need that a queen had to meet; `None` if no need was left.
        need: Option<Need>,
    },
}
