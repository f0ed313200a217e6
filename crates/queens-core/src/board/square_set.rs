//! Sets of squares as bits, in the order of the squares' numbers: a1, b1, …, rank by rank.

use std::cmp::Ordering;
use std::ops::{BitAnd, BitOr, Sub};

use crate::board::{BoardSize, SIDE, Square};

/// Evaluates an expression in which `$width` is the number of words of the smallest [`SquareSet`] that fits a board of
/// this size. The board must have as many ranks as files.
macro_rules! with_width {
    ($size:expr, $width:ident => $value:expr) => {
        match $size.files() {
            0..=8 => {
                const $width: usize = 1;
                $value
            }
            9..=16 => {
                const $width: usize = 4;
                $value
            }
            _ => {
                const $width: usize = crate::board::WORDS;
                $value
            }
        }
    };
}

pub(crate) use with_width;

/// A set of squares of a board with at most [`SquareSet::SIDE`] files and ranks. A set takes one word for 8×8 squares,
/// four for 16×16 and sixteen for 32×32.
///
/// ```
/// use queens_core::{Square, SquareSet};
///
/// let (a1, c1): (Square, Square) = ("a1".parse()?, "c1".parse()?);
/// let set: SquareSet = [c1, a1, c1].into_iter().collect();
/// assert_eq!(set.squares().collect::<Vec<_>>(), [a1, c1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareSet<const W: usize = { WORDS }>([u64; W]);

/// The number of words for the largest board.
pub(crate) const WORDS: usize = SIDE as usize * SIDE as usize / 64;

impl<const W: usize> SquareSet<W> {
    /// The largest number of files and of ranks of a board that fits the set: 8, 16 or 32.
    pub const SIDE: u8 = match W {
        1 => 8,
        4 => 16,
        WORDS => SIDE,
        _ => panic!("a set of squares has 1, 4 or 16 words"),
    };

    /// The bits of one rank, shifted to the lowest bits of a word.
    const RANK: u64 = u64::MAX >> (64 - Self::SIDE);

    /// The empty set.
    pub const EMPTY: SquareSet<W> = SquareSet([0; W]);

    /// All squares of a board.
    ///
    /// ```
    /// use queens_core::{BoardSize, SquareSet};
    ///
    /// assert_eq!(SquareSet::<1>::SIDE, 8);
    /// assert_eq!(SquareSet::<1>::all(BoardSize::new(8)?).count(), 64);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the board has more than [`SquareSet::SIDE`] files or ranks.
    pub fn all(size: BoardSize) -> SquareSet<W> {
        assert!(
            size.files() <= Self::SIDE && size.ranks() <= Self::SIDE,
            "the board is wider than this set"
        );
        let mut all = SquareSet::EMPTY;
        for rank in 0..size.ranks() {
            all.insert_files(rank, u32::MAX >> (32 - size.files()));
        }
        all
    }

    /// Whether the square is on the largest board that fits the set.
    #[inline]
    const fn has_room_for(square: Square) -> bool {
        Self::SIDE == SIDE || (square.file.get() < Self::SIDE && square.rank.get() < Self::SIDE)
    }

    /// The bit index of a square: its number on the largest board that fits the set.
    #[inline]
    pub(crate) const fn bit(square: Square) -> usize {
        square.rank.index() * Self::SIDE as usize + square.file.index()
    }

    /// The position of the first bit of a rank: the index of the word, and the bit within the word.
    #[inline]
    const fn start(rank: u8) -> (usize, u32) {
        let bit = rank as usize * Self::SIDE as usize;
        (bit / 64, bit as u32 % 64)
    }

    /// The files of the squares on a rank, as bits; file a is the lowest bit.
    ///
    /// ```
    /// use queens_core::{BoardSize, queen_attacks};
    ///
    /// let attacked = queen_attacks(BoardSize::new(4)?, "a1".parse()?);
    /// assert_eq!(attacked.files(0), 0b1110);
    /// assert_eq!(attacked.files(1), 0b0011);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the rank is [`SquareSet::SIDE`] or more.
    #[inline]
    pub fn files(&self, rank: u8) -> u32 {
        let (word, shift) = Self::start(rank);
        (self.0[word] >> shift & Self::RANK) as u32
    }

    /// Adds the squares of a rank whose files are given as bits; file a is the lowest bit. Bits beyond the last file
    /// are ignored.
    #[inline]
    pub(crate) fn insert_files(&mut self, rank: u8, files: u32) {
        let (word, shift) = Self::start(rank);
        self.0[word] |= (u64::from(files) & Self::RANK) << shift;
    }

    /// Adds a square to the set.
    ///
    /// # Panics
    ///
    /// If the file or the rank of the square is [`SquareSet::SIDE`] or more.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        assert!(
            Self::has_room_for(square),
            "the square is beyond the board of this set"
        );
        let bit = Self::bit(square);
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Removes a square from the set. A square that is not in the set is ignored.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        if Self::has_room_for(square) {
            let bit = Self::bit(square);
            self.0[bit / 64] &= !(1 << (bit % 64));
        }
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        let bit = Self::bit(square);
        Self::has_room_for(square) && self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// The squares of the set on this rank and on the ranks above it.
    #[inline]
    pub(crate) fn at_or_above(&self, rank: u8) -> SquareSet<W> {
        let (first, shift) = Self::start(rank);
        SquareSet(std::array::from_fn(|word| match word.cmp(&first) {
            Ordering::Less => 0,
            Ordering::Equal => self.0[word] >> shift << shift,
            Ordering::Greater => self.0[word],
        }))
    }

    /// The number of squares that are in both sets.
    ///
    /// ```
    /// use queens_core::{BoardSize, queen_attacks};
    ///
    /// let size = BoardSize::new(8)?;
    /// let (west, east) = (queen_attacks(size, "a1".parse()?), queen_attacks(size, "h1".parse()?));
    /// assert_eq!(west.intersection_len(&east), 8);
    /// assert_eq!((&west - &east).count(), 13);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn intersection_len(&self, other: &SquareSet<W>) -> u32 {
        let words = self.0.iter().zip(&other.0);
        words.map(|(own, other)| (own & other).count_ones()).sum()
    }

    /// The number of squares in the set.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The square of the set with the lowest number; `None` if the set is empty.
    ///
    /// ```
    /// use queens_core::{BoardSize, queen_attacks};
    ///
    /// let attacked = queen_attacks(BoardSize::new(8)?, "d4".parse()?);
    /// let first = attacked.first().ok_or("no square")?;
    /// assert_eq!(first.to_string(), "a1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn first(&self) -> Option<Square> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(Self::square(at * 64 + self.0[at].trailing_zeros() as usize))
    }

    /// The square with this bit index.
    #[inline]
    pub(crate) const fn square(bit: usize) -> Square {
        let side = Self::SIDE as usize;
        Square::at((bit % side) as u8, (bit / side) as u8)
    }

    /// The indices of the set bits, in ascending order.
    #[inline]
    pub(crate) fn bits(&self) -> impl Iterator<Item = usize> + '_ {
        (0..W).flat_map(|at| {
            let mut word = self.0[at];
            std::iter::from_fn(move || {
                let lowest = word.trailing_zeros() as usize;
                let is_left = word != 0;
                word &= word.wrapping_sub(1);
                is_left.then_some(at * 64 + lowest)
            })
        })
    }

    /// The squares of the set in the order of their numbers: a1, b1, …
    #[inline]
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.bits().map(Self::square)
    }
}

/// The union of both sets.
impl<const W: usize> BitOr for &SquareSet<W> {
    type Output = SquareSet<W>;

    #[inline]
    fn bitor(self, other: &SquareSet<W>) -> SquareSet<W> {
        SquareSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

/// The intersection of both sets.
impl<const W: usize> BitAnd for &SquareSet<W> {
    type Output = SquareSet<W>;

    #[inline]
    fn bitand(self, other: &SquareSet<W>) -> SquareSet<W> {
        SquareSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

/// The squares of the first set that are not in the second.
impl<const W: usize> Sub for &SquareSet<W> {
    type Output = SquareSet<W>;

    #[inline]
    fn sub(self, other: &SquareSet<W>) -> SquareSet<W> {
        SquareSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl<const W: usize> Default for SquareSet<W> {
    fn default() -> SquareSet<W> {
        SquareSet::EMPTY
    }
}

impl<const W: usize> FromIterator<Square> for SquareSet<W> {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet<W> {
        let mut set = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// Panics if the set has no room for a square, like [`SquareSet::insert`].
impl<const W: usize> Extend<Square> for SquareSet<W> {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        squares.into_iter().for_each(|square| self.insert(square));
    }
}

/// The squares of a set in the order of their numbers: a1, b1, …
#[derive(Clone, Debug)]
pub struct Squares<const W: usize>(SquareSet<W>);

impl<const W: usize> Iterator for Squares<W> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let next = self.0.first()?;
        self.0.remove(next);
        Some(next)
    }
}

impl<const W: usize> IntoIterator for SquareSet<W> {
    type Item = Square;
    type IntoIter = Squares<W>;

    fn into_iter(self) -> Squares<W> {
        Squares(self)
    }
}

/// The first square that repeats an earlier square in the list; `None` if all squares are different.
pub(crate) fn repeated(squares: &[Square]) -> Option<Square> {
    let mut before = <SquareSet>::EMPTY;
    let mut squares = squares.iter().copied();
    squares.find(|&square| {
        let is_repeated = before.contains(square);
        before.insert(square);
        is_repeated
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_square_that_is_repeated_is_found() {
        let found = |squares: &str| {
            let squares = squares.split_whitespace().map(|name| name.parse().unwrap());
            repeated(&squares.collect::<Vec<_>>()).map(|square| square.to_string())
        };
        assert_eq!(found("a1 b3 c3 b3 a1"), Some("b3".to_owned()));
        assert_eq!(found("a1 b3 c3 af32"), None);
        assert_eq!(found(""), None);
    }

    #[test]
    #[should_panic(expected = "the square is beyond the board of this set")]
    fn a_square_beyond_a_narrow_set_is_not_put_elsewhere() {
        let mut set = SquareSet::<1>::EMPTY;
        set.insert(Square::at(8, 0));
        println!("{:?}", set.squares().collect::<Vec<_>>());
    }

    #[test]
    #[should_panic(expected = "the board is wider than this set")]
    fn a_board_wider_than_a_set_is_not_cut_off() {
        SquareSet::<1>::all(BoardSize::rectangular(9, 8).unwrap());
    }

    #[test]
    fn a_square_beyond_a_narrow_set_is_not_in_it() {
        fn check<const W: usize>() {
            let side = SquareSet::<W>::SIDE;
            let all = SquareSet::<W>::all(BoardSize::new(side.into()).unwrap());
            let widest = BoardSize::new(32).unwrap();
            for square in widest.squares() {
                let is_in = square.file.get() < side && square.rank.get() < side;
                assert_eq!(all.contains(square), is_in, "{square}");
                let mut without = all;
                without.remove(square);
                assert_eq!(without == all, !is_in, "{square}");
            }
        }
        check::<1>();
        check::<4>();
        check::<WORDS>();
    }

    #[test]
    fn sets_of_any_width_hold_their_squares_in_the_order_of_their_numbers() {
        fn check<const W: usize>() {
            let side = i64::from(SquareSet::<W>::SIDE);
            for (files, ranks) in [(side, side), (3, side), (side, 2), (1, 1), (5, 7)] {
                let size = BoardSize::rectangular(files, ranks).unwrap();
                let numbered = |step: usize| -> Vec<Square> {
                    let numbers = (step - 2..size.area()).step_by(step);
                    numbers.map(|number| size.numbered(number)).collect()
                };
                let (twos, threes) = (numbered(2), numbered(3));
                let [a, b]: [SquareSet<W>; 2] =
                    [&twos, &threes].map(|squares| squares.iter().copied().collect());
                assert_eq!(a.squares().collect::<Vec<_>>(), twos, "{size}");
                let is_in_both = |square: &Square| threes.contains(square);
                let both: Vec<_> = twos.iter().copied().filter(is_in_both).collect();
                assert_eq!((&a & &b).squares().collect::<Vec<_>>(), both);
                assert_eq!(a.intersection_len(&b) as usize, both.len());
                assert_eq!((&a - &b).count() as usize, twos.len() - both.len());
                assert_eq!(
                    (&a | &b).count() as usize,
                    twos.len() + threes.len() - both.len()
                );
                assert_eq!(
                    (a.first(), b.first()),
                    (Some(Square::A1), threes.first().copied())
                );
                let all = SquareSet::<W>::all(size);
                assert_eq!(all.count() as usize, size.area());
                assert!((&all - &size.squares().collect()).is_empty());
                for square in size.squares() {
                    assert_eq!(a.contains(square), twos.contains(&square));
                    let files = b.files(square.rank.get());
                    assert_eq!(
                        files >> square.file.get() & 1 == 1,
                        threes.contains(&square)
                    );
                }
                for rank in 0..size.ranks() {
                    let above = threes.iter().filter(|square| square.rank.get() >= rank);
                    assert_eq!(b.at_or_above(rank), above.copied().collect());
                }
                let mut less = all;
                twos.iter().for_each(|&square| less.remove(square));
                assert_eq!(less, &all - &a);
            }
            assert!(SquareSet::<W>::EMPTY.is_empty() && SquareSet::<W>::EMPTY.first().is_none());
        }
        check::<1>();
        check::<4>();
        check::<WORDS>();
    }
}
