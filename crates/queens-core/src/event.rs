//! What a search tells: a flat list of kinds, eight bytes each at most. Events are the only account
//! of a search; what a sheet reads or copies while it tests is detail under an event.

use serde::{Deserialize, Serialize};

use crate::attacks::Line;
use crate::candidate::Candidate;
use crate::square::Square;
use crate::symmetry::Symmetry;

/// One change of a search. Step k is the state after k events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[repr(align(8))]
pub enum Event {
    /// The tested square is free and its queen now stands.
    Place {
        /// The square.
        square: Square,
    },
    /// A queen that the sheet sets without testing: the root of a tree.
    Start {
        /// The square.
        square: Square,
    },
    /// The tested square is refused; of a whole candidate, the first pair that attacks each other.
    Reject {
        /// The square; of a pair, the queen that comes later.
        square: Square,
        /// The queen against it, the first that the sheet's own test meets.
        attacker: Square,
        /// The line that joins them.
        line: Line,
    },
    /// A queen is taken back.
    Remove {
        /// The square.
        square: Square,
    },
    /// A whole new candidate stands, in place of the one before.
    Candidate(Candidate),
    /// No square is left to try at this depth, and nothing was placed here.
    DeadEnd,
    /// The board stands as a solution.
    Solution,
    /// The image of the solution just told is a solution, too.
    Image {
        /// What maps the board to it.
        symmetry: Symmetry,
    },
    /// A search that draws begins again on the given board.
    Restart,
    /// The search is over.
    End,
}

/// The kind of an event, without its squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventKind {
    /// See [`Event::Place`] and [`Event::Start`].
    Place,
    /// See [`Event::Reject`].
    Reject,
    /// See [`Event::Remove`].
    Remove,
    /// See [`Event::Candidate`].
    Relocate,
    /// See [`Event::DeadEnd`].
    DeadEnd,
    /// See [`Event::Solution`] and [`Event::Image`].
    Solution,
    /// See [`Event::Restart`].
    Restart,
    /// See [`Event::End`].
    End,
}

impl Event {
    /// Its kind.
    #[inline]
    pub const fn kind(self) -> EventKind {
        match self {
            Event::Place { .. } | Event::Start { .. } => EventKind::Place,
            Event::Reject { .. } => EventKind::Reject,
            Event::Remove { .. } => EventKind::Remove,
            Event::Candidate(_) => EventKind::Relocate,
            Event::DeadEnd => EventKind::DeadEnd,
            Event::Solution | Event::Image { .. } => EventKind::Solution,
            Event::Restart => EventKind::Restart,
            Event::End => EventKind::End,
        }
    }

    /// The square that it is about, if it is about one.
    #[inline]
    pub const fn square(self) -> Option<Square> {
        match self {
            Event::Place { square }
            | Event::Start { square }
            | Event::Reject { square, .. }
            | Event::Remove { square } => Some(square),
            Event::Candidate(_)
            | Event::DeadEnd
            | Event::Solution
            | Event::Image { .. }
            | Event::Restart
            | Event::End => None,
        }
    }
}

impl EventKind {
    /// The name in traces and in the page's hooks.
    pub const fn name(self) -> &'static str {
        match self {
            EventKind::Place => "place",
            EventKind::Reject => "reject",
            EventKind::Remove => "remove",
            EventKind::Relocate => "relocate",
            EventKind::DeadEnd => "dead-end",
            EventKind::Solution => "solution",
            EventKind::Restart => "restart",
            EventKind::End => "end",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_fits_eight_bytes() {
        assert!(size_of::<Event>() <= 8);
    }
}
