//! Random choices. A seed gives the same choices on every machine.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of pseudo-random numbers. A clone continues with the same numbers as the original.
///
/// ```
/// use queens_core::Random;
///
/// let mut random = Random::new(42);
/// assert_eq!([(); 6].map(|()| random.below(6)), [4, 1, 5, 4, 4, 3]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The source with this seed.
    pub fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A random number from 0 to `count` − 1, uniformly distributed. A `count` of 0 is treated as 1.
    #[inline]
    pub fn below(&mut self, count: u32) -> u32 {
        // Lemire, "Fast random integer generation in an interval", 2019: a draw that would make some numbers more
        // likely is repeated.
        let count = count.max(1);
        let excess = count.wrapping_neg() % count;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(count);
            if wide as u32 >= excess {
                return (wide >> 32) as u32;
            }
        }
    }

    /// A random number of 48 bits, uniformly distributed.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.below(1 << 24)) << 24 | u64::from(self.below(1 << 24))
    }

    /// Shuffles the elements. All orders are equally likely.
    ///
    /// ```
    /// use queens_core::Random;
    ///
    /// let mut rows = [0, 1, 2, 3, 4, 5];
    /// Random::new(42).shuffle(&mut rows);
    /// assert_eq!(rows, [0, 5, 2, 3, 1, 4]);
    /// ```
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let draw = |seed| {
            let mut random = Random::new(seed);
            std::array::from_fn::<u32, 8, _>(|_| random.below(100))
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn a_shuffle_loses_nothing_and_gives_every_order() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let mut all = [0, 1, 2, 3];
            Random::new(seed).shuffle(&mut all);
            seen.insert(all);
            all.sort();
            assert_eq!(all, [0, 1, 2, 3]);
        }
        assert_eq!(seen.len(), 24);
    }

    /// A chi-squared test with 6 degrees of freedom. A fair source fails it for one seed in 1,000.
    #[test]
    fn all_numbers_are_equally_likely() {
        let mut random = Random::new(7);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[random.below(7) as usize] += 1;
        }
        let off = |&count: &u32| (f64::from(count) - 10_000.0).powi(2) / 10_000.0;
        let chi_squared: f64 = seen.iter().map(off).sum();
        assert!(chi_squared < 22.46, "{chi_squared}: {seen:?}");
    }
}
