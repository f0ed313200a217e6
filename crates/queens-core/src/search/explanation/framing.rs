//! Why an event of a search by frames happened.

use crate::board::Square;
use crate::search::{Branching, FrameLines, Need, NodeRefutation};

/// Why such an event happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Framing {
    /// Fewer than (n − 1)/2 queens leave a square of each frame's boundary open.
    Boundary {
        /// The lower bound of the number of queens.
        queens: u16,
    },
    /// No rule closes the frame: its sets are searched.
    Opened {
        /// Its corners, its empty lines and those that must hold a queen.
        lines: FrameLines,
        /// The number of queens of its sets.
        queens: u8,
        /// What is tried first; none where each square that is left completes a set, or nothing is open.
        next: Option<Branching>,
    },
    /// The frame has no sets.
    Closed {
        /// Its corners, its empty lines and those that must hold a queen.
        lines: FrameLines,
        /// Why.
        shortage: NodeRefutation,
    },
    /// With a queen on the square, the others do not suffice.
    Short {
        /// The square.
        square: Square,
        /// Why.
        shortage: NodeRefutation,
    },
    /// With a queen on the square, the queens are the image of a set that was reported.
    Known {
        /// The square.
        square: Square,
    },
    /// The queen does what the fewest squares allow.
    Serves {
        /// The square.
        square: Square,
        /// What it does; none if all was done before.
        need: Option<Need>,
        /// The queens that are still missing.
        missing: u8,
        /// What the next of them has to do; none where each square that is left completes a set, or nothing is open.
        next: Option<Branching>,
    },
    /// The queen completes a set.
    Completes {
        /// The square.
        square: Square,
    },
    /// The queen is removed, and the search goes on with the next square.
    Withdrawn {
        /// The square.
        square: Square,
        /// What the queen had to do; none if that was all one.
        need: Option<Need>,
        /// Whether squares are left to try.
        more: bool,
    },
    /// Every square that is left was refused.
    Exhausted {
        /// What a queen had to do; none if that was all one.
        need: Option<Need>,
    },
}
