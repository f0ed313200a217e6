//! The procedures that the listings of the sheets' programs call, and the number of executions of each of their lines.

use crate::search::{Count, Counters, ListingLine};

/// A procedure that a listing calls but does not contain. [`listing!`](crate::listing) declares it.
#[derive(Clone, Copy, Debug)]
pub struct Helper {
    /// The key of its texts, which is also the name of its enum of lines.
    pub id: &'static str,
    /// The name in listings.
    pub name: &'static str,
    /// The lines, each with the formula for the number of its executions. The first line is the head of the procedure.
    pub lines: &'static [ListingLine<Runs>],
}

/// A line of a helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelperLine {
    /// The id of the helper that contains the line.
    pub helper: &'static str,
    /// The line of the helper, from 1.
    pub line: u8,
}

/// The number of executions of a line, as a sum of at most three counters, each with a factor.
#[derive(Clone, Copy, Debug)]
pub struct Runs([(i8, Count); 3]);

impl Runs {
    /// The formula that consists of one counter.
    pub const fn once(count: Count) -> Runs {
        Runs::times(1, count)
    }

    /// The formula `factor` times a counter.
    pub const fn times(factor: i8, count: Count) -> Runs {
        Runs([(0, Count::Uncounted); 3]).plus(factor, count)
    }

    /// Adds `factor` times a counter.
    ///
    /// # Panics
    ///
    /// If the sum already has three terms.
    pub const fn plus(mut self, factor: i8, count: Count) -> Runs {
        let mut at = 0;
        while self.0[at].0 != 0 {
            at += 1;
        }
        self.0[at] = (factor, count);
        self
    }

    /// Subtracts a counter.
    ///
    /// # Panics
    ///
    /// If the sum already has three terms.
    pub const fn minus(self, count: Count) -> Runs {
        self.plus(-1, count)
    }

    /// The number of executions for these counters.
    pub fn get(&self, counters: &Counters) -> u64 {
        let terms = self.0.iter();
        terms.fold(0, |sum: u64, &(factor, count)| {
            let term = counters
                .get(count)
                .wrapping_mul(factor.unsigned_abs().into());
            if factor < 0 {
                sum.wrapping_sub(term)
            } else {
                sum.wrapping_add(term)
            }
        })
    }
}
