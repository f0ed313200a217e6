//! The counted bit-parallel search: the same words in the same order as the traced one, no events. A
//! queen below which the next column has no free square is counted and left at once, and the last
//! column, where one row at most is left, is never entered.

use crate::board::BoardSize;
use crate::counted::CountedSearch;
use crate::counters::Counters;
use crate::enumeration::bitmask::words::Words;
use crate::instance::Instance;
use crate::placement::Placement;
use crate::square::Square;
use crate::symmetry::{Symmetry, is_least};

pub(super) struct Counting {
    words: Words,
    depth: u8,
    group: Vec<Symmetry>,
    given: Vec<Square>,
    size: BoardSize,
    counters: Counters,
    over: bool,
}

impl Counting {
    pub(super) fn new(instance: &Instance) -> Counting {
        let mut counting = Counting {
            words: Words::new(instance),
            depth: 0,
            group: Symmetry::keeping(instance.size(), instance.given()),
            given: instance.given().to_vec(),
            size: instance.size(),
            counters: Counters {
                nodes: 1,
                depth: instance.given().len() as u64,
                ..Counters::default()
            },
            over: false,
        };
        counting.begin();
        counting
    }

    /// Counts what needs no search: at most one open column, or a first column without a free square.
    fn begin(&mut self) {
        let first = self.words.level(0).free;
        match self.words.open() {
            0 => self.solution(&[]),
            1 if first != 0 => {
                // The other rows are taken, so this is the only free square.
                self.counters.nodes += 1;
                self.counters.depth += 1;
                self.solution(&[first]);
            }
            _ => {}
        }
        self.over = self.words.open() < 2 || first == 0;
        if !self.over {
            self.counters.depth += 1;
        }
    }

    /// Counts the solution with these bits in the open columns.
    fn solution(&mut self, bits: &[u32]) {
        self.counters.solutions += 1;
        if self.may_be_least(bits) && self.is_least(bits) {
            self.counters.fundamental += 1;
        }
    }

    /// A quick test that most of the other images fail, from the first and last column alone.
    fn may_be_least(&self, bits: &[u32]) -> bool {
        let (&[first, .., last], 8) = (bits, self.group.len()) else {
            return true;
        };
        let mirrored = |bit: u32| bit.reverse_bits() >> (32 - u32::from(self.size.get()));
        first <= mirrored(first).min(last).min(mirrored(last))
    }

    fn is_least(&self, bits: &[u32]) -> bool {
        let placed = (0..).zip(bits).map(|(depth, bit)| {
            Square::new(self.words.column(depth).file, bit.trailing_zeros() as u8)
        });
        let squares: Vec<_> = self.given.iter().copied().chain(placed).collect();
        let placement = Placement::new(self.size, &squares);
        placement.is_some_and(|placement| is_least(&placement, &self.group))
    }

    /// Counts the solution that ends with the only free square of the last open column.
    #[inline(never)]
    fn complete(&mut self) {
        let last = self.words.open() - 1;
        let path = self.words.path(last);
        let mut bits = [0; BoardSize::MAX as usize];
        for (bit, pair) in bits.iter_mut().zip(path.windows(2)) {
            *bit = pair[1].rows ^ pair[0].rows;
        }
        bits[usize::from(last)] = path[usize::from(last)].free;
        self.solution(&bits[..=usize::from(last)]);
    }
}

impl CountedSearch for Counting {
    fn advance(&mut self, budget: u64) -> bool {
        if self.over {
            return true;
        }
        let last = self.words.open() - 1;
        let known = self.counters.solutions;
        let (mut depth, mut deepest) = (self.depth, 0);
        let mut left = budget;
        // At the beginning of the loop the current depth has a free square.
        let mut level = *self.words.level(depth);
        'search: while left > 0 {
            left -= 1;
            let bit = level.take();
            let below = level.below(bit, self.words.column(depth + 1));
            if below.free != 0 {
                *self.words.level(depth) = level;
                depth += 1;
                deepest = deepest.max(depth);
                if depth < last {
                    level = below;
                    continue;
                }
                *self.words.level(depth) = below;
                self.complete();
                depth -= 1;
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
        *self.words.level(depth) = level;
        self.counters.nodes += budget - left + (self.counters.solutions - known);
        // A depth with a free square holds a queen in the end.
        let standing = self.given.len() as u64 + u64::from(deepest) + 1;
        self.counters.depth = self.counters.depth.max(standing);
        self.over
    }

    fn counters(&self) -> Counters {
        // Nothing is refused, and whatever is placed is taken back by the end.
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
        let mut behind = 0.0;
        for (depth, level) in (0..).zip(self.words.path(self.depth)) {
            share /= width;
            // The ranks below the next free one lie behind, except the one that is being searched.
            let next = match level.free {
                0 => self.size.get(),
                free => free.trailing_zeros() as u8,
            };
            let searching = u8::from(depth < self.depth);
            behind += share * f64::from(next.saturating_sub(searching));
        }
        behind
    }
}
