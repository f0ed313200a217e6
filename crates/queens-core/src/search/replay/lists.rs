//! What an event has changed in the lists of free neighbours, read from the position after it: the sheet's
//! `OccupePosition` takes a square off lists, `LiberePosition` puts it back at their ends.

use super::Position;
use crate::board::Square;
use crate::search::Event;

/// How the lists have changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListChange {
    /// The square was taken off them.
    Removed,
    /// It was put at their ends.
    Appended,
}

/// The lists that an event has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedLists {
    /// The square that was visited, or left.
    pub square: Square,
    /// What became of it.
    pub change: ListChange,
    /// The squares whose lists have changed, in the order in which the program goes through them.
    pub of: Vec<Square>,
}

impl Position {
    /// For a knight, the lists of free neighbours that the last event has changed; at step 0, those that the visit of the
    /// start has. None where it has changed none.
    pub fn changed_lists(&self) -> Option<ChangedLists> {
        let lists = self.free_neighbours()?;
        let (square, change) = match self.last() {
            None => (*self.queens().last()?, ListChange::Removed),
            Some(Event::Place { square }) => (square, ListChange::Removed),
            // The last square of a tour was appended, and taken off no list.
            Some(Event::Remove { square }) if self.queens().len() + 1 < self.size().area() => {
                (square, ListChange::Appended)
            }
            Some(_) => return None,
        };
        // The list of a visited square is that of its visit.
        let of: Vec<_> = lists.squares(square).collect();
        (!of.is_empty()).then_some(ChangedLists { square, change, of })
    }
}
