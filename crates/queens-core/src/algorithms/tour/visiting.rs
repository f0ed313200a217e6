//! The search shared by the knight's tours: sheet 004's `TestePosition` as a value. A call occupies a square.
//! If that cuts off a free square from all other free squares, the call returns. Otherwise it tries its moves
//! in order.

use std::marker::PhantomData;

use crate::algorithms::tour::valuation::{MoveOrder, sorted};
use crate::board::knight::free_neighbours::{FreeNeighbours, Moves, target};
use crate::board::{Square, knight};
use crate::problem::{Goal, Instance, Variant};
use crate::search::{Event, Search, Traversal};

/// The default limit on the calls of one search.
pub(crate) const CAP: u64 = 2_000_000;

/// The next action of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VisitPhase {
    /// Copy the list of the occupied square; the situation is not critical.
    Copy,
    /// Append the only free square, which ends the tour; the situation is critical.
    Append,
    /// Report that the situation is critical.
    Critical,
    Try,
    /// Free the square of the innermost call.
    Free,
    /// Report the solution; the last square has been appended.
    Solution,
    /// Remove the appended square; the tour has been reported and the search continues.
    Detach,
    Over,
    CapReached,
}

/// A call that has not returned.
#[derive(Clone, Copy)]
struct Call {
    square: Square,
    /// Whether the call has tried a move.
    has_tried: bool,
    /// The moves still to be tried.
    rest: Moves,
}

/// A search for tours in progress.
#[derive(Clone)]
pub(crate) struct Visiting<O> {
    free_neighbours: FreeNeighbours,
    calls: Vec<Call>,
    /// The last square of the tour, valid once it is appended.
    last: Square,
    /// The number of calls left before the cap.
    left: u64,
    start: Square,
    /// The number of free squares that lead to the start of a closed tour; `None` if the tour is open.
    ways_home: Option<u8>,
    goal: Goal,
    phase: VisitPhase,
    order: PhantomData<O>,
}

impl<O: MoveOrder> Visiting<O> {
    /// Starts a call of `TestePosition` for a square.
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

    /// Updates the number of free squares that lead to the start, after a square is occupied or freed. Returns
    /// that number; `None` if the tour is open.
    fn update_ways_home(&mut self, square: Square, frees: bool) -> Option<u8> {
        let ways = self.ways_home.as_mut()?;
        match (knight::is_move(square, self.start), frees) {
            (true, false) => *ways = ways.saturating_sub(1),
            (true, true) => *ways += 1,
            (false, _) => {}
        }
        self.ways_home
    }

    /// Copies the list of the innermost call, in the order of trying.
    fn copy(&mut self) {
        if let Some(call) = self.calls.last_mut() {
            let valuation = |to| self.free_neighbours.list(to).len();
            call.rest = sorted::<O>(&self.free_neighbours, call.square, valuation).moves;
        }
        self.phase = VisitPhase::Try;
    }

    /// Makes the next call from the innermost one. Without a move left, reports a dead end or ends the call.
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

    /// Ends the innermost call without success and frees its square; the start is never freed.
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

    /// Appends the last free square, which is on the list of the innermost call.
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
