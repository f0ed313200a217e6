//! The events of a search, at most eight bytes each. They are the only record of a search. The squares that a sheet's
//! program reads or copies during a test are not events. They are details of an event's explanation.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

#[cfg(feature = "serde")]
use crate::board::BoardSize;
use crate::board::attacks::line_between;
use crate::board::{Candidate, LineKind, Square, Symmetry};
use crate::search::{Margins, Rule};

/// The ending of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Ending {
    /// The search found everything that its goal requires.
    Complete,
    /// The search reached its cap and may have missed solutions.
    CapReached,
}

/// One change of a search. Step k is the state after k events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[repr(align(8))]
pub enum Event {
    /// The tested square is free, and a queen is placed on it.
    Place {
        /// The square of the new queen.
        square: Square,
    },
    /// The sheet places a queen without a test, as the root of a tree.
    Start {
        /// The square of the new queen.
        square: Square,
    },
    /// The last free square is added to the knight's tour. It counts as a test, but not as a node of the tree.
    Append {
        /// The square that completes the tour.
        square: Square,
    },
    /// The tested square is rejected. For a whole candidate, the event contains the first pair of queens that attack
    /// each other.
    Reject {
        /// The tested square, or the later queen of the pair.
        square: Square,
        /// The first attacker that the sheet's own test finds.
        attacker: Square,
        /// The line that joins them.
        line: LineKind,
    },
    /// The whole candidate is rejected, because it leaves squares uncovered.
    Uncovered {
        /// The lowest uncovered square.
        square: Square,
    },
    /// A bound rejects the tested square: with a queen on it, the remaining queens cannot cover the remaining squares.
    Pruned {
        /// The rejected square.
        square: Square,
    },
    /// A queen is removed.
    Remove {
        /// The square of the removed queen.
        square: Square,
    },
    /// A whole candidate replaces the previous candidate.
    Candidate(Candidate),
    /// One piece moves.
    Relocate {
        /// The square that the piece leaves.
        from: Square,
        /// The square that the piece moves to.
        to: Square,
    },
    /// No square is left to try at this depth, and no piece was placed at this depth.
    DeadEnd,
    /// An unvisited square can no longer be reached, so the last move is undone without a further test.
    Critical,
    /// Values are written on squares. The position determines these values.
    Score,
    /// A bound is established.
    Bound(Bound),
    /// The search of the next frame begins, or a rule closes the frame.
    Frame {
        /// The margins of the frame.
        margins: Margins,
        /// The rule that closes the frame; `None` if the frame is searched.
        closed: Option<Rule>,
    },
    /// The board is a solution.
    Solution,
    /// An image of the last solution is also a solution.
    Image {
        /// The symmetry that maps the board to the image.
        symmetry: Symmetry,
    },
    /// A randomised search restarts from the given board.
    Restart,
    /// The search is complete.
    End,
    /// The search stops at its cap.
    CapReached,
}

/// A bound on the number of queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Bound {
    /// Fewer queens do not suffice.
    AtLeast(u16),
    /// This number of queens suffices.
    AtMost(u16),
    /// This number of queens does not suffice: all sets have been tried.
    Refuted(u16),
}

/// The kind of an event, without its squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    /// See [`Event::Bound`] and [`Event::Frame`].
    Bound,
    /// See [`Event::Solution`] and [`Event::Image`].
    Solution,
    /// See [`Event::Restart`].
    Restart,
    /// See [`Event::End`] and [`Event::CapReached`].
    End,
}

impl Event {
    /// The kind of the event.
    ///
    /// ```
    /// use queens_core::{Event, EventKind, Square};
    ///
    /// assert_eq!(Event::Start { square: Square::A1 }.kind(), EventKind::Place);
    /// assert_eq!(Event::CapReached.kind().name(), "end");
    /// ```
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
            Event::Bound(_) | Event::Frame { .. } => EventKind::Bound,
            Event::Solution | Event::Image { .. } => EventKind::Solution,
            Event::Restart => EventKind::Restart,
            Event::End | Event::CapReached => EventKind::End,
        }
    }

    /// The rejection of queens at the first pair that attack each other; `None` if no two queens attack each other. The
    /// outer loop goes through the earlier queens, as in the sheets' programs that count these comparisons.
    /// [`attacking_pair`](crate::board::attacking_pair) goes through the later queens instead, to find the first queen
    /// that causes a conflict.
    #[inline]
    pub(crate) fn rejection_of(queens: &[Square]) -> Option<Event> {
        for (i, &attacker) in queens.iter().enumerate() {
            for &square in &queens[i + 1..] {
                if let Some(line) = line_between(attacker, square) {
                    return Some(Event::Reject {
                        square,
                        attacker,
                        line,
                    });
                }
            }
        }
        None
    }

    /// Whether this event ends the search.
    #[inline]
    pub const fn is_last(self) -> bool {
        self.ending().is_some()
    }

    /// The ending of the search. `None` if this event does not end the search.
    ///
    /// ```
    /// use queens_core::{Ending, Event};
    ///
    /// assert_eq!(Event::CapReached.ending(), Some(Ending::CapReached));
    /// assert_eq!(Event::Solution.ending(), None);
    /// ```
    #[inline]
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Event::End => Some(Ending::Complete),
            Event::CapReached => Some(Ending::CapReached),
            _ => None,
        }
    }

    /// The square of the event; `None` if the event has no square. For [`Event::Relocate`], the square is `to`.
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
            | Event::Frame { .. }
            | Event::Solution
            | Event::Image { .. }
            | Event::Restart
            | Event::End
            | Event::CapReached => None,
        }
    }
}

#[cfg(feature = "serde")]
impl Event {
    /// Whether all squares of the event are on a board of this size with these given squares.
    pub(crate) fn fits_on(self, size: BoardSize, given: &[Square]) -> bool {
        let other = match self {
            Event::Reject { attacker, .. } => Some(attacker),
            Event::Relocate { from, .. } => Some(from),
            Event::Image { symmetry } => {
                return size.is_square() || !symmetry.turns_files_into_ranks();
            }
            Event::Frame { margins, .. } => return margins.fits_on(size),
            Event::Candidate(candidate) => {
                let squares = candidate.squares(size, given);
                return squares.into_iter().all(|square| size.contains(square));
            }
            _ => None,
        };
        let mut squares = self.square().into_iter().chain(other);
        squares.all(|square| size.contains(square))
    }
}

impl EventKind {
    /// The name in traces and in the page's attributes.
    pub fn name(self) -> &'static str {
        self.into()
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
