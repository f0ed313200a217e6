//! A set of squares as words of 64 bits, in the order of the squares' numbers: a1, b1, …

/// Squares by their numbers, each below 64·W.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Squares<const W: usize>([u64; W]);

impl<const W: usize> Squares<W> {
    /// No square.
    pub const EMPTY: Squares<W> = Squares([0; W]);

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Takes a square away.
    #[inline]
    pub fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// The squares of both sets or of one.
    #[inline]
    pub fn with(&self, other: &Squares<W>) -> Squares<W> {
        Squares(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The squares that are not in the other set.
    #[inline]
    pub fn without(&self, other: &Squares<W>) -> Squares<W> {
        Squares(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The number of squares that both sets have.
    #[inline]
    pub fn shared(&self, other: &Squares<W>) -> u32 {
        let words = self.0.iter().zip(&other.0);
        words.map(|(own, other)| (own & other).count_ones()).sum()
    }

    /// The number of squares.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The lowest number.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(at * 64 + self.0[at].trailing_zeros() as usize)
    }

    /// The numbers that both sets have, rising.
    #[inline]
    pub fn both<'a>(&'a self, other: &'a Squares<W>) -> impl Iterator<Item = usize> + 'a {
        (0..W).flat_map(move |at| {
            let mut word = self.0[at] & other.0[at];
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros();
                let is_left = word != 0;
                word &= word.wrapping_sub(1);
                is_left.then_some(at * 64 + bit as usize)
            })
        })
    }

    /// The numbers, rising.
    #[inline]
    pub fn numbers(&self) -> impl Iterator<Item = usize> + '_ {
        self.both(self)
    }
}

impl<const W: usize> FromIterator<usize> for Squares<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Squares<W> {
        let mut set = Squares::EMPTY;
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_any_width_hold_their_numbers_in_order() {
        fn check<const W: usize>() {
            let (odd, threes): (Vec<_>, Vec<_>) = (
                (1..64 * W).step_by(2).collect(),
                (0..64 * W).step_by(3).collect(),
            );
            let [a, b]: [Squares<W>; 2] = [&odd, &threes].map(|it| it.iter().copied().collect());
            assert_eq!(a.numbers().collect::<Vec<_>>(), odd);
            let both: Vec<_> = odd.iter().copied().filter(|it| it % 3 == 0).collect();
            assert_eq!(a.both(&b).collect::<Vec<_>>(), both);
            assert_eq!(a.shared(&b) as usize, both.len());
            assert_eq!(a.without(&b).count() as usize, odd.len() - both.len());
            assert_eq!(
                a.with(&b).count() as usize,
                odd.len() + threes.len() - both.len()
            );
            assert_eq!((a.first(), Squares::<W>::EMPTY.first()), (Some(1), None));
            assert!(a.contains(63) && !a.contains(62) && Squares::<W>::EMPTY.is_empty());
        }
        check::<1>();
        check::<4>();
        check::<16>();
    }
}
