//! Covering squares with queens: what a queen covers, what is still to be covered, and which queens can
//! cover the square that the fewest can. The search for sets that dominate a board branches in this
//! order, and the replay finds the first set of a class by it. `values` counts how often squares are covered.

mod values;

pub use values::coverage;

use std::fmt;
use std::sync::Arc;

use crate::board::square_set::with_width;
use crate::board::{BoardSize, HasLines, OwnSquare, QueenLines, SIDE, Square, SquareSet};
use crate::problem::Variant;

/// What queens cover on a board that fits sets of W words.
#[derive(Clone)]
pub(crate) struct Cover<const W: usize> {
    size: BoardSize,
    variant: Variant,
    all: SquareSet<W>,
    lines: &'static QueenLines<W>,
}

/// More than a queen covers on any board.
const MOST: usize = 4 * SIDE as usize;

/// What queens that are still to be placed have to cover, and where they may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Remainder<const W: usize> {
    /// The squares that are not covered.
    pub open: SquareSet<W>,
    /// The squares on which a queen may still be placed.
    pub candidates: SquareSet<W>,
}

/// A candidate among those for one square: the more it covers, the earlier it comes, of equals the one
/// with the lower number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ranked(u32);

impl Ranked {
    fn new(square: Square, covers: u32) -> Ranked {
        let number = u32::from(square.rank.get()) << 8 | u32::from(square.file.get());
        Ranked((u32::from(u16::MAX) - covers) << 16 | number)
    }

    /// Its square.
    #[inline]
    pub(crate) const fn square(self) -> Square {
        Square::at(self.0 as u8, (self.0 >> 8) as u8)
    }
}

impl<const W: usize> Cover<W> {
    /// What queens cover on a board that fits sets of W words.
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

    /// The board.
    pub(crate) fn size(&self) -> BoardSize {
        self.size
    }

    /// Every square of the board.
    pub(crate) fn all(&self) -> &SquareSet<W> {
        &self.all
    }

    /// What a queen on this square covers, and the squares whose queen covers it. Squares beyond the board
    /// may be among them.
    #[inline]
    pub(crate) fn of(&self, square: Square) -> &SquareSet<W> {
        self.lines.of(square)
    }

    /// What these queens leave to be done.
    pub(crate) fn beside(&self, queens: &[Square]) -> Remainder<W> {
        let at_first = Remainder {
            open: self.all,
            candidates: self.all,
        };
        queens
            .iter()
            .fold(at_first, |left, &queen| self.below(&left, queen))
    }

    /// What is left when one more queen stands.
    #[inline]
    pub(crate) fn below(&self, left: &Remainder<W>, queen: Square) -> Remainder<W> {
        let mut candidates = left.candidates;
        candidates.remove(queen);
        if self.variant == Variant::Independent {
            candidates = candidates.without(self.of(queen));
        }
        Remainder {
            open: left.open.without(self.of(queen)),
            candidates,
        }
    }

    /// The open square that the fewest candidates cover, the first of equal ones; none where all are
    /// covered.
    #[inline]
    pub(crate) fn scarcest(&self, left: &Remainder<W>) -> Option<Square> {
        let mut scarcest = None;
        let mut fewest = u32::MAX;
        for bit in left.open.bits() {
            let candidates = self.lines.of_bit(bit).shared(&left.candidates);
            if candidates < fewest {
                (fewest, scarcest) = (candidates, Some(SquareSet::<W>::square(bit)));
                if fewest == 0 {
                    break;
                }
            }
        }
        scarcest
    }

    /// Appends the candidates that cover the scarcest square, in their order; all candidates where every
    /// square is covered.
    #[inline]
    pub(crate) fn rank(&self, left: &Remainder<W>, order: &mut Vec<Ranked>) {
        let from = order.len();
        let covering = match self.scarcest(left) {
            Some(square) => self.of(square),
            None => &self.all,
        };
        let ranked = |square| Ranked::new(square, self.of(square).shared(&left.open));
        order.extend(covering.both(&left.candidates).squares().map(ranked));
        order[from..].sort_unstable();
    }

    /// The most open squares that this many further queens can cover: the sum of the greatest coverages.
    /// None where there are fewer candidates.
    #[inline]
    pub(crate) fn reach(&self, left: &Remainder<W>, queens: u32) -> Option<u32> {
        let mut counts = [0_u16; MOST + 1];
        let mut candidates = 0;
        for bit in left.candidates.bits() {
            let covers = self.lines.of_bit(bit).shared(&left.open) as usize;
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

    /// Whether this bound allows that so many further queens cover all open squares.
    #[inline]
    pub(crate) fn may_suffice(&self, left: &Remainder<W>, queens: u32) -> bool {
        match queens {
            0 => left.open.is_empty(),
            _ => {
                let reach = self.reach(left, queens);
                reach.is_some_and(|reach| reach >= left.open.count())
            }
        }
    }
}

/// The order in which a search finds its solutions.
pub trait SolutionOrder: fmt::Debug + Send + Sync {
    /// Whether the search finds a solution before all others of these. `images` are those of the solution
    /// under the symmetries that keep the given squares: in no order of their own, with squares in the order
    /// of the solution's, and the solution itself among them.
    fn is_first(&self, given: &[Square], solution: &[Square], images: &[Vec<Square>]) -> bool;
}

/// The order of the search for covers on this board.
pub(crate) fn order(size: BoardSize, variant: Variant) -> Arc<dyn SolutionOrder> {
    with_width!(size, W => Arc::new(Cover::<W>::new(size, variant)))
}

impl<const W: usize> SolutionOrder for Cover<W> {
    /// At each node the set comes first that has the earliest candidate.
    fn is_first(&self, given: &[Square], set: &[Square], others: &[Vec<Square>]) -> bool {
        let collected = |set: &[Square]| -> SquareSet<W> { set.iter().copied().collect() };
        let set = collected(set);
        let mut others: Vec<SquareSet<W>> = others.iter().map(|other| collected(other)).collect();
        others.retain(|other| *other != set);
        let mut left = self.beside(given);
        let mut order = Vec::new();
        while !others.is_empty() {
            order.clear();
            self.rank(&left, &mut order);
            let own = order
                .iter()
                .position(|candidate| set.contains(candidate.square()));
            let Some(own) = own else {
                break;
            };
            for earlier in order[..own].iter().map(|candidate| candidate.square()) {
                if others.iter().any(|other| other.contains(earlier)) {
                    return false;
                }
                left.candidates.remove(earlier);
            }
            let queen = order[own].square();
            others.retain(|other| other.contains(queen));
            left = self.below(&left, queen);
        }
        true
    }
}

impl<const W: usize> fmt::Debug for Cover<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cover of {} ({})", self.size, self.variant.name())
    }
}
