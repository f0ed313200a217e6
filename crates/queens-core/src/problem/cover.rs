//! The squares that queens cover, the open squares, and the candidates that can cover them. The search for dominating
//! sets branches on the open square with the fewest candidates.

use std::fmt;

use crate::board::{BoardSize, HasLines, OwnSquare, QueenLines, SIDE, Square, SquareSet, WORDS};
use crate::problem::Variant;

/// The squares that queens cover, for a board that fits sets of W words.
#[derive(Clone)]
pub(crate) struct Cover<const W: usize> {
    size: BoardSize,
    variant: Variant,
    all: SquareSet<W>,
    lines: &'static QueenLines<W>,
}

/// The task of the queens that are still to be placed: the squares to cover and the candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Remainder<const W: usize> {
    /// The squares that are not covered.
    pub open: SquareSet<W>,
    /// The squares on which a queen can still be placed.
    pub candidates: SquareSet<W>,
}

/// A candidate for covering a square. Candidates are ordered by the number of open squares that they cover, the
/// greatest first, and then by square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ranked(u32);

/// An upper bound on the number of squares that a queen covers on any board.
const MOST: usize = 4 * SIDE as usize;

impl<const W: usize> Cover<W> {
    /// The squares that queens cover on this board in this variant.
    pub(crate) fn new(size: BoardSize, variant: Variant) -> Cover<W>
    where
        SquareSet<W>: HasLines<W>,
    {
        let own = match variant {
            Variant::Total => OwnSquare::Excluded,
            _ => OwnSquare::Included,
        };
        Cover {
            size,
            variant,
            all: SquareSet::all(size),
            lines: SquareSet::lines(own),
        }
    }

    pub(crate) fn size(&self) -> BoardSize {
        self.size
    }

    /// Every square of the board.
    pub(crate) fn all(&self) -> &SquareSet<W> {
        &self.all
    }

    /// The squares that a queen on this square covers. Queens on any of these squares cover this square, too. The set
    /// can include squares outside the board.
    #[inline]
    pub(crate) fn covered_by(&self, square: Square) -> &SquareSet<W> {
        self.lines.of(square)
    }

    /// The open squares and candidates after these queens are placed.
    pub(crate) fn remainder(&self, queens: &[Square]) -> Remainder<W> {
        let at_first = Remainder {
            open: self.all,
            candidates: self.all,
        };
        queens
            .iter()
            .fold(at_first, |left, &queen| self.place(&left, queen))
    }

    /// The open squares and candidates after one more queen is placed.
    #[inline]
    pub(crate) fn place(&self, left: &Remainder<W>, queen: Square) -> Remainder<W> {
        let mut candidates = left.candidates;
        candidates.remove(queen);
        if self.variant == Variant::Independent {
            candidates = &candidates - self.covered_by(queen);
        }
        Remainder {
            open: &left.open - self.covered_by(queen),
            candidates,
        }
    }

    /// The open square that the fewest candidates cover. Ties go to the square with the lowest number. `None` if all
    /// squares are covered.
    #[inline]
    pub(crate) fn most_constrained(&self, left: &Remainder<W>) -> Option<Square> {
        let mut most_constrained = None;
        let mut fewest = u32::MAX;
        for bit in left.open.bits() {
            let candidates = self.lines.of_bit(bit).intersection_len(&left.candidates);
            if candidates < fewest {
                (fewest, most_constrained) = (candidates, Some(SquareSet::<W>::square(bit)));
                if fewest == 0 {
                    break;
                }
            }
        }
        most_constrained
    }

    /// Appends the candidates that cover the scarcest square, in the order of [`Ranked`]. If every square is covered,
    /// appends all candidates.
    #[inline]
    pub(crate) fn rank(&self, left: &Remainder<W>, order: &mut Vec<Ranked>) {
        let from = order.len();
        let covering = match self.most_constrained(left) {
            Some(square) => self.covered_by(square),
            None => &self.all,
        };
        let ranked =
            |square| Ranked::new(square, self.covered_by(square).intersection_len(&left.open));
        order.extend((covering & &left.candidates).squares().map(ranked));
        order[from..].sort_unstable();
    }

    /// An upper bound on the number of open squares that `queens` further queens can cover: the sum of the greatest
    /// coverages. `None` if there are fewer candidates than queens.
    #[inline]
    pub(crate) fn max_coverage(&self, left: &Remainder<W>, queens: u32) -> Option<u32> {
        let mut counts = [0_u16; MOST + 1];
        let mut candidates = 0;
        for bit in left.candidates.bits() {
            let covers = self.lines.of_bit(bit).intersection_len(&left.open) as usize;
            counts[covers.min(MOST)] += 1;
            candidates += 1;
        }
        if candidates < queens {
            return None;
        }
        let (mut sum, mut queens) = (0, queens);
        for (covers, &count) in counts.iter().enumerate().rev() {
            let taken = queens.min(count.into());
            sum += taken * covers as u32;
            queens -= taken;
            if queens == 0 {
                break;
            }
        }
        Some(sum)
    }

    /// Whether the bound of [`Cover::max_coverage`] allows `queens` further queens to cover all open squares.
    #[inline]
    pub(crate) fn may_suffice(&self, left: &Remainder<W>, queens: u32) -> bool {
        match queens {
            0 => left.open.is_empty(),
            _ => {
                let reach = self.max_coverage(left, queens);
                reach.is_some_and(|reach| reach >= left.open.count())
            }
        }
    }
}

impl<const W: usize> fmt::Debug for Cover<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cover of {} ({})", self.size, self.variant.name())
    }
}

impl Ranked {
    fn new(square: Square, covers: u32) -> Ranked {
        let number = u32::from(square.rank.get()) << 8 | u32::from(square.file.get());
        Ranked((u32::from(u16::MAX) - covers) << 16 | number)
    }

    /// The square of the candidate.
    #[inline]
    pub(crate) const fn square(self) -> Square {
        Square::at(self.0 as u8, (self.0 >> 8) as u8)
    }
}

/// Every square of the board, rank after rank, with the number of these queens that cover it. A queen covers the
/// squares that it attacks and, except in total domination, its own square.
///
/// ```
/// use queens_core::{BoardSize, Variant, coverage};
///
/// let (size, queens) = (BoardSize::new(3)?, ["b2".parse()?]);
/// let covered = coverage(size, &queens, Variant::Dominating);
/// assert!(covered.iter().all(|&(_, times)| times == 1));
/// let covered = coverage(size, &queens, Variant::Total);
/// assert_eq!(covered.into_iter().find(|&(_, times)| times == 0), Some((queens[0], 0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn coverage(size: BoardSize, queens: &[Square], variant: Variant) -> Vec<(Square, u16)> {
    let cover = Cover::<WORDS>::new(size, variant);
    let mut times: Vec<_> = cover.all().squares().map(|square| (square, 0)).collect();
    for &queen in queens {
        for square in (cover.covered_by(queen) & cover.all()).squares() {
            times[size.number(square)].1 += 1;
        }
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_covers_28_squares_from_the_middle_of_the_8x8_board_with_its_own() {
        let size = BoardSize::new(8).unwrap();
        let [d4, a1] = [Square::at(3, 3), Square::at(0, 0)];
        let covered = |queens: &[Square], variant| {
            let times: Vec<_> = coverage(size, queens, variant);
            let own = times.iter().find(|(square, _)| *square == d4).unwrap().1;
            (times.iter().map(|&(_, times)| times).sum::<u16>(), own)
        };
        assert_eq!(covered(&[d4], Variant::Dominating), (28, 1));
        assert_eq!(covered(&[d4], Variant::Total), (27, 0));
        assert_eq!(covered(&[d4, a1], Variant::Independent), (28 + 22, 2));
    }
}
