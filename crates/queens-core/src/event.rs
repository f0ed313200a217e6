//! What a search tells: a flat list of kinds, eight bytes each at most. Events are the only account
//! of a search; what a sheet reads or copies while it tests is detail under an event.

use serde::{Deserialize, Serialize};

use crate::attacks::Line;
use crate::square::Square;

/// One change of a search. Step k is the state after k events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[repr(align(8))]
pub enum Event {
    /// The tested square is free and its queen now stands.
    Place {
        /// The square.
        square: Square,
    },
    /// The tested square is refused.
    Reject {
        /// The square.
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
    /// No square is left to try at this depth, and nothing was placed here.
    DeadEnd,
    /// The board stands as a solution.
    Solution,
    /// The search is over.
    End,
}

/// The kind of an event, without its squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventKind {
    /// See [`Event::Place`].
    Place,
    /// See [`Event::Reject`].
    Reject,
    /// See [`Event::Remove`].
    Remove,
    /// See [`Event::DeadEnd`].
    DeadEnd,
    /// See [`Event::Solution`].
    Solution,
    /// See [`Event::End`].
    End,
}

impl Event {
    /// Its kind.
    #[inline]
    pub const fn kind(self) -> EventKind {
        match self {
            Event::Place { .. } => EventKind::Place,
            Event::Reject { .. } => EventKind::Reject,
            Event::Remove { .. } => EventKind::Remove,
            Event::DeadEnd => EventKind::DeadEnd,
            Event::Solution => EventKind::Solution,
            Event::End => EventKind::End,
        }
    }

    /// The square that it is about, if it is about one.
    #[inline]
    pub const fn square(self) -> Option<Square> {
        match self {
            Event::Place { square } | Event::Reject { square, .. } | Event::Remove { square } => {
                Some(square)
            }
            Event::DeadEnd | Event::Solution | Event::End => None,
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
            EventKind::DeadEnd => "dead-end",
            EventKind::Solution => "solution",
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
