//! The solutions of a run that the engine has sent, and facts about squares.

use std::ops::RangeBounds;
use std::rc::Rc;

use queens_core::{Event, Gallery, Instance, Position, Square, Traversal};
use queens_worker::protocol::RunId;

use super::Run;
use super::classes::{Classes, Sorter};

impl Run {
    /// Whether the engine has found boards that it has not sent yet.
    pub fn lacks_boards(&self) -> bool {
        let known = usize::try_from(self.farthest.solutions).unwrap_or(usize::MAX);
        self.found.gallery.len() < known && !self.found.gallery.is_full()
    }

    /// Whether these searched steps are known to contain no solution.
    pub fn is_without_solution(&self, steps: impl RangeBounds<u64>) -> bool {
        let marks = &self.outline.marks;
        let are_all_marked = u64::try_from(marks.len()) == Ok(self.farthest.solutions);
        are_all_marked && !marks.iter().any(|mark| steps.contains(mark))
    }

    /// Whether no event before the current step was on this square. Known only if all events since the start are
    /// loaded.
    pub fn has_spared(&self, square: Square) -> bool {
        let is_whole = self.window().is_some_and(|window| window.first() == 0);
        is_whole && self.last_event_on(square).is_none()
    }

    /// The last event on a square up to the current step, and the step after the event. Only the current window is
    /// searched. A candidate may have a queen on any square.
    pub fn last_event_on(&self, square: Square) -> Option<(u64, Event)> {
        let window = self.window()?;
        let count = usize::try_from(self.step() - window.first()).ok()?;
        let events = window.events.get(..count)?;
        let is_on =
            |event: &Event| matches!(event, Event::Candidate(_)) || event.square() == Some(square);
        let index = events.iter().rposition(is_on)?;
        Some((window.first() + index as u64 + 1, events[index]))
    }

    /// The pieces at the current step, or of the set found by a count.
    pub fn standing(&self) -> Position {
        let given = self.settings.given.squares();
        let placed = self.set().iter().filter(|queen| !given.contains(queen));
        (self.replay.position().clone()).after_path(placed.copied(), None)
    }
}

/// The solutions of a run.
pub struct FoundSolutions {
    /// The received solutions.
    pub gallery: Rc<Gallery>,
    /// The classes of the received solutions.
    pub classes: Rc<Classes>,
    sorter: Sorter,
    /// The run of the last request to the engine.
    pub asked: Option<RunId>,
}

impl FoundSolutions {
    pub(super) fn new(instance: &Instance, walk: Traversal) -> FoundSolutions {
        FoundSolutions {
            gallery: Rc::new(Gallery::new(instance.size())),
            classes: Rc::default(),
            sorter: Sorter::new(instance, &walk.given(instance)),
            asked: None,
        }
    }

    /// The number of symmetries that keep the given queens.
    pub fn symmetries(&self) -> usize {
        self.sorter.symmetries()
    }

    /// Whether the engine needs a request.
    pub fn is_wanted(&self, run: RunId) -> bool {
        self.asked != Some(run)
    }

    /// Appends a part that continues the received solutions.
    pub fn receive(&mut self, from: u64, part: &Gallery) {
        if from != self.gallery.len() as u64 {
            return;
        }
        Rc::make_mut(&mut self.gallery).extend(part);
        let classes = Rc::make_mut(&mut self.classes);
        for squares in (0..part.len()).filter_map(|index| part.squares(index)) {
            self.sorter.add(classes, squares);
        }
    }
}
