//! The machine of the knight's tours: sheet 004's `TestePosition` as a value. A call occupies a square. If no
//! other square leads to some free square now, the call returns; otherwise it tries its moves one after another.

use std::marker::PhantomData;

use crate::algorithms::tour::valuation::{MoveOrder, sorted};
use crate::board::knight::free_neighbours::{FreeNeighbours, Moves, target};
use crate::board::{Square, knight};
use crate::problem::{Goal, Instance, Variant};
use crate::search::{Event, Search, Traversal};

/// The most calls of a search, unless another number is asked for.
pub(crate) const CAP: u64 = 2_000_000;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VisitPhase {
    /// The square is occupied, and the situation is not critical: copy its list.
    Copy,
    /// The situation is critical, but the only free square ends the tour.
    Append,
    /// The situation is critical.
    Critical,
    Try,
    /// Free the square of the innermost call.
    Free,
    /// The last square has been appended.
    Solution,
    /// The tour has been reported, and more tours are asked for.
    Detach,
    Over,
    CapReached,
}

/// A call that has not returned.
#[derive(Clone, Copy)]
struct Call {
    square: Square,
    /// Whether it has tried a move.
    has_tried: bool,
    /// The moves that it has still to try.
    rest: Moves,
}

/// A search for tours in progress.
#[derive(Clone)]
pub(crate) struct Visiting<O> {
    free_neighbours: FreeNeighbours,
    calls: Vec<Call>,
    /// The last square of the board, once it is appended.
    last: Square,
    /// How many calls may still be made.
    left: u64,
    start: Square,
    /// The number of free squares that lead to the start of a closed tour.
    ways_home: Option<u8>,
    goal: Goal,
    phase: VisitPhase,
    order: PhantomData<O>,
}

impl<O: MoveOrder> Visiting<O> {
    /// Begins `TestePosition` for a square.
    fn call(&mut self, square: Square) {
        let emptied = self.free_neighbours.occupy(square);
        self.calls.push(Call {
            square,
            has_tried: false,
            rest: Moves::default(),
        });
        self.left = self.left.saturating_sub(1);
        let is_last_but_one = self.calls.len() + 1 == self.free_neighbours.size().area();
        let is_cut_off = self.update_ways_home(square, false) == Some(0);
        self.phase = match (emptied, is_cut_off) {
            (true, false) if is_last_but_one => VisitPhase::Append,
            (false, false) => VisitPhase::Copy,
            _ => VisitPhase::Critical,
        };
    }

    /// Updates the number of free squares that lead to the start when a square is occupied or freed, and returns
    /// it; none if the tour is open.
    fn update_ways_home(&mut self, square: Square, frees: bool) -> Option<u8> {
        let ways = self.ways_home.as_mut()?;
        match (knight::is_move(square, self.start), frees) {
            (true, false) => *ways = ways.saturating_sub(1),
            (true, true) => *ways += 1,
            (false, _) => {}
        }
        self.ways_home
    }

    /// Takes the moves to be tried.
    fn copy(&mut self) {
        if let Some(call) = self.calls.last_mut() {
            let valuation = |to| self.free_neighbours.list(to).len();
            call.rest = sorted::<O>(&self.free_neighbours, call.square, valuation).moves;
        }
        self.phase = VisitPhase::Try;
    }

    /// Makes the next call from the innermost one, or reports that it has no move left.
    fn try_next(&mut self) -> Event {
        let Some(call) = self.calls.last_mut() else {
            return self.end();
        };
        let Some((direction, rest)) = call.rest.split_first() else {
            if call.has_tried {
                return self.free();
            }
            self.phase = VisitPhase::Free;
            return Event::DeadEnd;
        };
        if self.left == 0 {
            self.phase = VisitPhase::CapReached;
            return Event::CapReached;
        }
        call.rest = rest;
        call.has_tried = true;
        let square = target(call.square, direction);
        self.call(square);
        Event::Place { square }
    }

    /// Ends the innermost call without success; the start stays.
    fn free(&mut self) -> Event {
        let call = match self.calls.len() {
            0 | 1 => None,
            _ => self.calls.pop(),
        };
        let Some(call) = call else {
            return self.end();
        };
        let square = call.square;
        self.free_neighbours.free(square);
        self.update_ways_home(square, true);
        self.phase = VisitPhase::Try;
        Event::Remove { square }
    }

    fn end(&mut self) -> Event {
        self.phase = VisitPhase::Over;
        Event::End
    }

    /// Visits the last square of the board, which is on the list of the innermost call.
    fn append(&mut self) -> Event {
        let here = self.calls.last().map_or(self.start, |call| call.square);
        self.last = self.free_neighbours.squares(here).next().unwrap_or(here);
        self.phase = VisitPhase::Solution;
        Event::Append { square: self.last }
    }
}

impl<O: MoveOrder> Search for Visiting<O> {
    fn new(instance: &Instance) -> Self {
        let size = instance.size();
        let given = Traversal::Moves.given(instance);
        let start = given.first().copied().unwrap_or(Square::at(0, 0));
        let ways_home = || knight::moves(size, start).count() as u8;
        let is_closed = instance.variant() == Some(Variant::Closed);
        let mut search = Visiting {
            free_neighbours: FreeNeighbours::new(size),
            calls: Vec::with_capacity(size.area()),
            last: start,
            left: instance.cap().unwrap_or(CAP),
            start,
            ways_home: is_closed.then(ways_home),
            goal: instance.goal(),
            phase: VisitPhase::Over,
            order: PhantomData,
        };
        search.call(start);
        search
    }

    fn advance(&mut self) -> Event {
        match self.phase {
            VisitPhase::Copy => {
                self.copy();
                if O::SORTS {
                    return Event::Score;
                }
                self.try_next()
            }
            VisitPhase::Try => self.try_next(),
            VisitPhase::Critical => {
                self.phase = VisitPhase::Free;
                Event::Critical
            }
            VisitPhase::Free => self.free(),
            VisitPhase::Append => self.append(),
            VisitPhase::Solution => {
                self.phase = match self.goal {
                    Goal::First => VisitPhase::Over,
                    Goal::All | Goal::Count => VisitPhase::Detach,
                };
                Event::Solution
            }
            VisitPhase::Detach => {
                self.phase = VisitPhase::Free;
                Event::Remove { square: self.last }
            }
            VisitPhase::Over => Event::End,
            VisitPhase::CapReached => Event::CapReached,
        }
    }
}
