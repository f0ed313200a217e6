//! What an event has changed in the lists of free neighbours, read from the position after it: the sheet's
//! `OccupePosition` takes a square off lists, `LiberePosition` puts it back at their ends.

use super::Position;
use crate::event::Event;
use crate::square::Square;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knight::free_neighbours::FreeNeighbours;
    use crate::{BoardSize, Goal, Instance, Problem, Reader, Setup, algorithm};

    /// All squares, by number.
    fn numbered(size: BoardSize) -> impl Iterator<Item = Square> {
        (0..size.area()).map(move |number| size.numbered(number))
    }

    /// The lists of all squares, by number.
    fn lists(position: &Position) -> Vec<Vec<Square>> {
        let (size, lists) = (position.size(), position.free_neighbours());
        let lists = lists.expect("a knight has lists");
        numbered(size)
            .map(|it| lists.squares(it).collect())
            .collect()
    }

    #[test]
    fn what_an_event_changes_is_what_differs_from_the_step_before() {
        for id in ["tour-natural-order", "tour-fewest-onward"] {
            let size = BoardSize::rectangular(5, 4).expect("a size");
            let setup = Setup::new(Problem::Knight, size, Goal::All);
            let instance = Instance::new(setup).expect("an instance");
            let algorithm = algorithm::find(id).expect(id);
            let mut reader = Reader::start(&algorithm.accept(instance).expect(id));
            let fresh = FreeNeighbours::new(size);
            let mut before = numbered(size)
                .map(|it| fresh.squares(it).collect())
                .collect::<Vec<Vec<_>>>();
            let (mut batch, mut reordered) = (Vec::new(), 0);
            loop {
                let position = reader.replay().position();
                let after = lists(position);
                let mut expected = before.clone();
                if let Some(ChangedLists { square, change, of }) = position.changed_lists() {
                    for it in of {
                        let list = &mut expected[size.number(it)];
                        match change {
                            ListChange::Removed => list.retain(|&it| it != square),
                            ListChange::Appended => list.push(square),
                        }
                        assert_ne!(*list, before[size.number(it)], "{it}");
                    }
                }
                assert_eq!(after, expected, "{id}, step {}", reader.step());
                let free = position.free_neighbours().expect("lists");
                for (square, list) in numbered(size).zip(&after) {
                    let at_first: Vec<_> = fresh
                        .squares(square)
                        .filter(|it| list.contains(it))
                        .collect();
                    assert_eq!(free.is_reordered(square), *list != at_first, "{square}");
                    reordered += usize::from(*list != at_first);
                }
                if reader.is_ended() || reader.step() > 3_000 {
                    break;
                }
                before = after;
                reader.read(1, &mut batch, |_, _| {});
            }
            assert!(reordered > 0, "{id}");
        }
    }
}
