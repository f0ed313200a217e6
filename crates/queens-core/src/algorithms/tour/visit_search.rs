//! The search shared by the knight's tours: sheet 004's recursive `TestePosition` with an explicit stack of calls. A
//! call visits a square. The situation is critical if the visit empties the list of a free square. In a closed tour, it
//! is also critical if no free square leads to the start. In a critical situation the call returns, unless it can
//! complete the tour with the only free square. Otherwise the call tries its moves in the order of its list, or sorted
//! by the sheet's stable merge sort (`TriFusion`, `Fusion`).

use std::marker::PhantomData;

use crate::board::knight::free_neighbours::{FreeNeighbours, Moves, target};
use crate::board::{BoardSize, Square, knight};
use crate::problem::{Goal, Instance, Variant};
use crate::search::{Event, Search, Traversal};

/// The default limit on the number of calls of one search.
pub(crate) const CAP: u64 = 2_000_000;

/// The next action of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VisitPhase {
    /// Copy the list of the occupied square; the situation is not critical.
    Copy,
    /// Append the only free square, which completes the tour.
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
pub(crate) struct VisitSearch<O> {
    free_neighbours: FreeNeighbours,
    calls: Vec<Call>,
    /// The last square of the tour; unspecified until this square is appended.
    last: Square,
    /// The number of calls left before the cap.
    left: u64,
    start: Square,
    /// The number of squares to visit.
    area: usize,
    /// The number of free squares that lead to the start of a closed tour; `None` if the tour is open.
    return_squares: Option<u8>,
    goal: Goal,
    phase: VisitPhase,
    order: PhantomData<O>,
}

impl<O: MoveOrder> VisitSearch<O> {
    /// Starts a call of `TestePosition` for a square.
    fn call(&mut self, square: Square) {
        let emptied = self.free_neighbours.occupy(square);
        self.calls.push(Call {
            square,
            has_tried: false,
            rest: Moves::default(),
        });
        self.left = self.left.saturating_sub(1);
        let is_last_but_one = self.calls.len() + 1 == self.area;
        let is_cut_off = self.update_return_squares(square, false) == Some(0);
        self.phase = match (emptied, is_cut_off) {
            (true, false) if is_last_but_one => VisitPhase::Append,
            (false, false) => VisitPhase::Copy,
            _ => VisitPhase::Critical,
        };
    }

    /// Updates the number of free squares that lead to the start, after a square is occupied or freed. Returns the new
    /// number; `None` if the tour is open.
    fn update_return_squares(&mut self, square: Square, frees: bool) -> Option<u8> {
        let squares = self.return_squares.as_mut()?;
        match (knight::is_move(square, self.start), frees) {
            (true, false) => *squares = squares.saturating_sub(1),
            (true, true) => *squares += 1,
            (false, _) => {}
        }
        self.return_squares
    }

    /// Copies the list of the innermost call, in the order of trying.
    fn copy(&mut self) {
        if let Some(call) = self.calls.last_mut() {
            let valuation = |to| self.free_neighbours.list(to).len();
            call.rest = sorted::<O>(&self.free_neighbours, call.square, valuation).moves;
        }
        self.phase = VisitPhase::Try;
    }

    /// Makes the next call from the innermost call. If no move is left, ends the innermost call; if that call has tried
    /// no move, reports a dead end first.
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
        self.update_return_squares(square, true);
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

impl<O: MoveOrder> Search for VisitSearch<O> {
    fn new(instance: &Instance) -> Self {
        let size = instance.size();
        let given = Traversal::Moves.given(instance);
        let start = given.first().copied().unwrap_or(Square::at(0, 0));
        let free_neighbours = FreeNeighbours::with_blocked(size, instance.blocked());
        let return_squares = free_neighbours.of(start).len() as u8;
        let area = size.area() - instance.blocked().len();
        let is_closed = instance.variant() == Some(Variant::Closed);
        let mut search = VisitSearch {
            free_neighbours,
            calls: Vec::with_capacity(area),
            last: start,
            left: instance.cap().unwrap_or(CAP),
            start,
            area,
            return_squares: is_closed.then_some(return_squares),
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

/// The order in which an algorithm tries moves.
pub(crate) trait MoveOrder: Clone + Send + 'static {
    /// Whether the algorithm sorts the moves of each call and then emits [`Event::Score`].
    const SORTS: bool;

    /// The sort key of a square; the lowest key comes first. `valuation` is the number of moves from the square
    /// to unvisited squares.
    fn key(valuation: usize, size: BoardSize, square: Square) -> u32;
}

/// A list of moves in the order of trying.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct SortedMoves {
    /// The moves, in the order of their keys.
    pub moves: Moves,
    /// The number of key comparisons in `Fusion`.
    pub comparisons: u64,
    /// The number of comparisons that took the entry of the left half.
    pub left_first: u64,
}

/// The moves of a square's list in the order of trying; `valuation` returns the valuation of a target square.
#[inline]
pub(crate) fn sorted<O: MoveOrder>(
    free_neighbours: &FreeNeighbours,
    from: Square,
    valuation: impl Fn(Square) -> usize,
) -> SortedMoves {
    let list = free_neighbours.list(from);
    let mut sorted = SortedMoves {
        moves: list,
        ..SortedMoves::default()
    };
    if !O::SORTS {
        return sorted;
    }
    let mut entries = [(0, 0); 8];
    let count = list.len().min(entries.len());
    for (entry, direction) in entries.iter_mut().zip(list.directions()) {
        let to = target(from, direction);
        *entry = (O::key(valuation(to), free_neighbours.size(), to), direction);
    }
    merge_sort(&mut entries[..count], &mut sorted);
    sorted.moves = Moves::of_different(entries[..count].iter().map(|entry| entry.1));
    sorted
}

/// The sheet's `TriFusion`: sorts both halves, then merges them.
fn merge_sort(list: &mut [(u32, usize)], sorted: &mut SortedMoves) {
    if list.len() < 2 {
        return;
    }
    // Half of all merges join two entries, so this case is handled separately.
    if let [first, second] = list {
        let is_sorted = first.0 <= second.0;
        sorted.comparisons += 1;
        sorted.left_first += u64::from(is_sorted);
        if !is_sorted {
            std::mem::swap(first, second);
        }
        return;
    }
    let (left, right) = list.split_at_mut(list.len() / 2);
    merge_sort(left, sorted);
    merge_sort(right, sorted);
    let mut merged = [(0, 0); 8];
    let (mut a, mut b) = (0, 0);
    for slot in &mut merged[..left.len() + right.len()] {
        let takes_left = match (left.get(a), right.get(b)) {
            (Some(first), Some(second)) => {
                let is_left = first.0 <= second.0;
                sorted.comparisons += 1;
                sorted.left_first += u64::from(is_left);
                is_left
            }
            (first, _) => first.is_some(),
        };
        if takes_left {
            *slot = left[a];
            a += 1;
        } else {
            *slot = right[b];
            b += 1;
        }
    }
    let count = list.len();
    list.copy_from_slice(&merged[..count]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        let keys = [3, 1, 2, 1, 3, 2, 1, 2];
        for count in 0..=keys.len() {
            let mut list: Vec<_> = keys[..count].iter().copied().zip(0..).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|entry| entry.0);
            let mut sorted = SortedMoves::default();
            merge_sort(&mut list, &mut sorted);
            assert_eq!(list, expected);
            assert!(sorted.comparisons <= [0, 0, 1, 3, 5, 8, 11, 14, 17][count]);
        }
    }
}
