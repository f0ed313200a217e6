//! The counting version of the bit-parallel search: it visits the same nodes in the same order as the traced
//! version, without events. A queen that leaves no free square in the next column is counted and removed at
//! once. The last column has at most one free square and is never entered.

use std::task::Poll;

use crate::algorithms::enumeration::bitmask::words::MaskStack;
use crate::board::{BoardSize, Placement, Square, Symmetry};
use crate::problem::Instance;
use crate::search::{CountedSearch, Counters, Ending};
use crate::work::Work;

pub(super) struct BitmaskCount {
    words: MaskStack,
    depth: usize,
    group: Vec<Symmetry>,
    given: Vec<Square>,
    size: BoardSize,
    counters: Counters,
    over: bool,
}

impl BitmaskCount {
    pub(super) fn new(instance: &Instance) -> BitmaskCount {
        let mut counting = BitmaskCount {
            words: MaskStack::new(instance),
            depth: 0,
            group: Symmetry::stabiliser(instance.size(), instance.given()),
            given: instance.given().to_vec(),
            size: instance.size(),
            counters: Counters {
                nodes: 1,
                depth: instance.given().len() as u64,
                ..Counters::default()
            },
            over: false,
        };
        counting.count_without_search();
        counting
    }

    /// Counts a board that needs no search: at most one open column, or no free square in the first open
    /// column.
    fn count_without_search(&mut self) {
        let (open, blocked) = (self.words.open(), self.words.level(0).free == 0);
        self.over = open < 2 || blocked;
        if open > 0 && !blocked {
            self.counters.depth += 1;
        }
        // A single open column has at most one free square.
        if open == 0 || open == 1 && !blocked {
            self.counters.nodes += open as u64;
            self.counters.solutions = 1;
            self.counters.fundamental = 1;
        }
    }

    /// Counts the solution that the only free square of the last open column completes.
    #[inline(never)]
    fn complete(&mut self) {
        self.counters.solutions += 1;
        if self.may_be_least() && self.is_least() {
            self.counters.fundamental += 1;
        }
    }

    /// Whether the first and last columns allow this solution to be the least of its symmetry class. This cheap
    /// test rejects most solutions that are not.
    fn may_be_least(&self) -> bool {
        if self.group.len() < Symmetry::ALL.len() {
            return true;
        }
        let path = self.words.path();
        let (first, last) = (path[1].rows, path[path.len() - 1].free);
        let mirrored = |bit: u32| bit.reverse_bits() >> (32 - u32::from(self.size.get()));
        first <= mirrored(first).min(last).min(mirrored(last))
    }

    fn is_least(&self) -> bool {
        let path = self.words.path();
        let taken = path.iter().skip(1).map(|level| level.rows);
        let last = path.last().map(|level| level.rows | level.free);
        let mut squares = [Square::at(0, 0); BoardSize::MAX as usize];
        for (slot, &queen) in squares.iter_mut().zip(&self.given) {
            *slot = queen;
        }
        let placed = squares.iter_mut().skip(self.given.len());
        for (depth, (slot, rows)) in placed.zip(taken.chain(last)).enumerate() {
            let rank = (rows ^ path[depth].rows).trailing_zeros();
            *slot = Square::at(self.words.column(depth).file, rank as u8);
        }
        let placement = Placement::new(self.size, &squares[..self.size.len()]);
        placement.is_some_and(|placement| placement.is_least(&self.group))
    }

    /// Places at most `budget` queens, not counting those in the last column, and returns the number placed.
    fn search(&mut self, budget: u64) -> u64 {
        let last = self.words.open() - 1;
        let mut depth = self.depth;
        let mut left = budget;
        // Loop invariant: the current depth has a free square.
        let mut level = *self.words.level(depth);
        'search: while left > 0 {
            left -= 1;
            let bit = level.take();
            let below = level.below(bit, self.words.column(depth + 1));
            if below.free != 0 {
                self.words.level(depth).free = level.free;
                *self.words.level(depth + 1) = below;
                if depth + 1 < last {
                    depth += 1;
                    level = below;
                    continue;
                }
                self.complete();
            }
            while level.free == 0 {
                if depth == 0 {
                    self.over = true;
                    break 'search;
                }
                depth -= 1;
                level = *self.words.level(depth);
            }
        }
        self.depth = depth;
        self.words.level(depth).free = level.free;
        budget - left
    }
}

impl Work for BitmaskCount {
    type Output = Ending;

    fn work(&mut self, budget: u64) -> Poll<Ending> {
        if !self.over {
            let before = self.counters.solutions;
            let queens = self.search(budget);
            self.counters.nodes += queens + (self.counters.solutions - before);
            let deepest = self.words.deepest() as u64;
            self.counters.depth = self.given.len() as u64 + deepest + 1;
        }
        if self.over {
            Poll::Ready(Ending::Complete)
        } else {
            Poll::Pending
        }
    }
}

impl CountedSearch for BitmaskCount {
    fn counters(&self) -> Counters {
        // No square is rejected, and every queen placed is removed by the end.
        let placements = self.counters.nodes - 1;
        Counters {
            tests: placements,
            placements,
            removals: placements,
            ..self.counters
        }
    }

    fn progress(&self) -> f64 {
        if self.over {
            return 1.0;
        }
        let width = f64::from(self.size.get());
        let mut share = 1.0;
        let mut searched = 0.0;
        for (depth, level) in (0..).zip(&self.words.path()[..=self.depth]) {
            share /= width;
            // Ranks below the next free rank are done, except the rank being searched.
            let next = match level.free {
                0 => self.size.get(),
                free => free.trailing_zeros() as u8,
            };
            let current = u8::from(depth < self.depth);
            searched += share * f64::from(next.saturating_sub(current));
        }
        searched
    }
}
