//! What a search tells: a flat list of kinds, eight bytes each at most. Events are the only account
//! of a search; what a sheet reads or copies while it tests is detail under an event.

use serde::{Deserialize, Serialize};

use crate::attacks::LineKind;
use crate::candidate::Candidate;
use crate::square::Square;
use crate::symmetry::Symmetry;

/// How a search has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// It has been through everything that it was asked for.
    Complete,
    /// It came to its cap: there may be more than it has found.
    CapReached,
}

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
    /// The only square that is left ends the knight's way: it is tested, and no node of the tree.
    Append {
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
        line: LineKind,
    },
    /// The whole candidate is refused: it leaves squares of which this is the lowest.
    Uncovered {
        /// The square, neither occupied nor attacked.
        square: Square,
    },
    /// The tested square is refused by a bound: with a queen on it, those that are left could not do
    /// what is left to do.
    Pruned {
        /// The square.
        square: Square,
    },
    /// A queen is taken back.
    Remove {
        /// The square.
        square: Square,
    },
    /// A whole new candidate stands, in place of the one before.
    Candidate(Candidate),
    /// One piece moves.
    Relocate {
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// No square is left to try at this depth, and nothing was placed here.
    DeadEnd,
    /// A square that is still to be visited can no more be reached: what was placed last is taken back
    /// without a try.
    Critical,
    /// Values are written on squares; which ones, follows from the position.
    Score,
    /// A bound is established.
    Bound(Bound),
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
    /// The search is given up: it has come to its cap.
    CapReached,
}

/// What is known of the number of queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Bound {
    /// Fewer cannot suffice.
    AtLeast(u16),
    /// So many suffice.
    AtMost(u16),
    /// So many have all been tried and do not suffice.
    Refuted(u16),
}

/// The kind of an event, without its squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventKind {
    /// See [`Event::Place`], [`Event::Start`] and [`Event::Append`].
    Place,
    /// See [`Event::Reject`], [`Event::Uncovered`] and [`Event::Pruned`].
    Reject,
    /// See [`Event::Remove`].
    Remove,
    /// See [`Event::Candidate`] and [`Event::Relocate`].
    Relocate,
    /// See [`Event::DeadEnd`] and [`Event::Critical`].
    DeadEnd,
    /// See [`Event::Score`].
    Score,
    /// See [`Event::Bound`].
    Bound,
    /// See [`Event::Solution`] and [`Event::Image`].
    Solution,
    /// See [`Event::Restart`].
    Restart,
    /// See [`Event::End`] and [`Event::Abandon`].
    End,
}

impl Event {
    /// Its kind.
    #[inline]
    pub const fn kind(self) -> EventKind {
        match self {
            Event::Place { .. } | Event::Start { .. } | Event::Append { .. } => EventKind::Place,
            Event::Reject { .. } | Event::Uncovered { .. } | Event::Pruned { .. } => {
                EventKind::Reject
            }
            Event::Remove { .. } => EventKind::Remove,
            Event::Candidate(_) | Event::Relocate { .. } => EventKind::Relocate,
            Event::DeadEnd | Event::Critical => EventKind::DeadEnd,
            Event::Score => EventKind::Score,
            Event::Bound(_) => EventKind::Bound,
            Event::Solution | Event::Image { .. } => EventKind::Solution,
            Event::Restart => EventKind::Restart,
            Event::End | Event::CapReached => EventKind::End,
        }
    }

    /// Whether nothing follows it.
    #[inline]
    pub const fn is_last(self) -> bool {
        self.ending().is_some()
    }

    /// How the search has ended, if nothing follows.
    #[inline]
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Event::End => Some(Ending::Complete),
            Event::CapReached => Some(Ending::CapReached),
            _ => None,
        }
    }

    /// The square that it is about, if it is about one.
    #[inline]
    pub const fn square(self) -> Option<Square> {
        match self {
            Event::Place { square }
            | Event::Start { square }
            | Event::Append { square }
            | Event::Reject { square, .. }
            | Event::Uncovered { square }
            | Event::Pruned { square }
            | Event::Relocate { to: square, .. }
            | Event::Remove { square } => Some(square),
            Event::Candidate(_)
            | Event::DeadEnd
            | Event::Critical
            | Event::Score
            | Event::Bound(_)
            | Event::Solution
            | Event::Image { .. }
            | Event::Restart
            | Event::End
            | Event::CapReached => None,
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
            EventKind::Score => "score",
            EventKind::Bound => "bound",
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
