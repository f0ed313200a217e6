//! The search shared by algorithms that know the free squares of a line: it places queens only on free squares and
//! rejects no square. The algorithms differ only in their [`FreeSquares`]: how they store the free squares.
use crate::board::Square;
use crate::problem::{Goal, Instance};
use crate::search::{Event, Search};

/// The placed queens, and the free squares of the current line that are still to be tried.
pub(crate) trait FreeSquares: Clone + Send + 'static {
    /// Creates the board with the given queens. The current line is the first line to search.
    fn new(instance: &Instance) -> Self;

    /// Whether every line holds a queen.
    fn is_full(&self) -> bool;

    /// Places a queen on the next free square of the current line and moves to another line; `None` if no
    /// square is left.
    fn place(&mut self) -> Option<Square>;

    /// Removes the last placed queen and returns to its line; `None` if the search has placed no queen.
    fn remove(&mut self) -> Option<Square>;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FreePhase {
    /// The search has just entered this depth.
    Entered,
    /// The search has returned to this depth after it removed the queen placed here.
    Returned,
    /// Remove the last queen.
    Back,
    Over,
}

/// A search in progress.
#[derive(Clone)]
pub(crate) struct FreeSquaresSearch<F> {
    squares: F,
    phase: FreePhase,
    goal: Goal,
}

impl<F: FreeSquares> FreeSquaresSearch<F> {
    #[inline]
    fn backtrack(&mut self) -> (FreePhase, Event) {
        match self.squares.remove() {
            Some(square) => (FreePhase::Returned, Event::Remove { square }),
            None => (FreePhase::Over, Event::End),
        }
    }
}

impl<F: FreeSquares> Search for FreeSquaresSearch<F> {
    fn new(instance: &Instance) -> Self {
        FreeSquaresSearch {
            squares: F::new(instance),
            phase: FreePhase::Entered,
            goal: instance.goal(),
        }
    }

    #[inline]
    fn advance(&mut self) -> Event {
        let (phase, event) = match self.phase {
            FreePhase::Entered if self.squares.is_full() => match self.goal {
                Goal::First => (FreePhase::Over, Event::Solution),
                Goal::All | Goal::Count => (FreePhase::Back, Event::Solution),
            },
            FreePhase::Entered | FreePhase::Returned => match self.squares.place() {
                Some(square) => (FreePhase::Entered, Event::Place { square }),
                None if self.phase == FreePhase::Entered => (FreePhase::Back, Event::DeadEnd),
                None => self.backtrack(),
            },
            FreePhase::Back => self.backtrack(),
            FreePhase::Over => (FreePhase::Over, Event::End),
        };
        self.phase = phase;
        event
    }
}
