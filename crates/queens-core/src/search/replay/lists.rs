//! The changes that an event makes to the lists of free neighbours, derived from the position after the event. The
//! sheet's `OccupePosition` removes a square from lists, and `LiberePosition` appends it again.

use super::Position;
use crate::board::Square;
use crate::search::Event;

/// How the lists changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListChange {
    /// The square was removed from the lists.
    Removed,
    /// The square was appended to the lists.
    Appended,
}

/// The lists that an event changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedLists {
    /// The square that was visited or freed.
    pub square: Square,
    /// How the lists changed.
    pub change: ListChange,
    /// The squares whose lists changed, in the order in which the program goes through them.
    pub of: Vec<Square>,
}

impl Position {
    /// For a knight, the lists of free neighbours that the last event changed. At step 0, the lists that the visit to
    /// the start changed. `None` if no list changed.
    pub fn changed_lists(&self) -> Option<ChangedLists> {
        let lists = self.free_neighbours()?;
        let (square, change) = match self.last() {
            None => (*self.queens().last()?, ListChange::Removed),
            Some(Event::Place { square }) => (square, ListChange::Removed),
            // The last square of a tour was appended without a change of the lists.
            Some(Event::Remove { square }) if self.queens().len() + 1 < self.size().area() => {
                (square, ListChange::Appended)
            }
            Some(_) => return None,
        };
        // The list of a visited square has not changed since the visit.
        let of: Vec<_> = lists.squares(square).collect();
        (!of.is_empty()).then_some(ChangedLists { square, change, of })
    }
}
