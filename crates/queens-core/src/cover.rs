//! Covering squares with queens: what a queen covers, what is left to cover, and which queens can
//! cover the square that the fewest can. The search for sets that dominate a board branches by this
//! order, and the replay finds the first of a class by it. `solution` tells by the definition whether a
//! set dominates, `values` counts how often squares are covered.

mod solution;
mod values;

pub use solution::is_solution;
pub use values::coverage;

use std::fmt;
use std::sync::Arc;

use crate::board::BoardSize;
use crate::problem::Variant;
use crate::square::Square;
use crate::squares::Squares;

/// What queens cover on boards of up to 64·W squares.
pub struct Cover<const W: usize> {
    size: BoardSize,
    variant: Variant,
    all: Squares<W>,
    /// For each square, what a queen on it covers; these are also the squares whose queen covers it.
    covered: Vec<Squares<W>>,
}

/// The words that the largest board needs.
pub const WORDS: usize = (BoardSize::MAX as usize * BoardSize::MAX as usize).div_ceil(64);

/// More than a queen covers on any board.
const MOST: usize = 4 * BoardSize::MAX as usize;

/// What is left to do for queens that are still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remainder<const W: usize> {
    /// The squares that are not covered.
    pub open: Squares<W>,
    /// The squares on which a queen may still be placed.
    pub candidates: Squares<W>,
}

/// A candidate among those for one square: the more it covers, the earlier it comes, of equals the one
/// with the lower number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Ranked(u32);

impl Ranked {
    fn new(number: usize, covers: u32) -> Ranked {
        Ranked((u32::from(u16::MAX) - covers) << 16 | number as u32)
    }

    /// The number of its square.
    #[inline]
    pub const fn number(self) -> usize {
        (self.0 & 0xffff) as usize
    }

    /// How many open squares it covers.
    #[inline]
    pub const fn covers(self) -> u32 {
        u16::MAX as u32 - (self.0 >> 16)
    }
}

/// The squares on the lines through a square, itself included.
fn on_lines<const W: usize>(size: BoardSize, square: Square) -> Squares<W> {
    let (file, mut squares) = (square.file.get(), Squares::EMPTY);
    for rank in 0..size.height() {
        let across = rank.abs_diff(square.rank.get());
        let files = match across {
            0 => 0..=size.get() - 1,
            _ => file..=file,
        };
        let diagonals = [file.checked_sub(across), file.checked_add(across)];
        for file in files.chain(diagonals.into_iter().flatten()) {
            let reached = Square::new(file, rank).filter(|&it| size.contains(it));
            if let Some(reached) = reached {
                squares.insert(size.number(reached));
            }
        }
    }
    squares
}

impl<const W: usize> Cover<W> {
    /// What queens cover on a board of at most 64·W squares.
    pub fn new(size: BoardSize, variant: Variant) -> Cover<W> {
        let covered = |number| {
            let mut squares = on_lines(size, size.numbered(number));
            if variant == Variant::Total {
                squares.remove(number);
            }
            squares
        };
        Cover {
            size,
            variant,
            all: (0..size.area()).collect(),
            covered: (0..size.area()).map(covered).collect(),
        }
    }

    /// The board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Every square of the board.
    pub fn all(&self) -> &Squares<W> {
        &self.all
    }

    /// What a queen on the square with this number covers.
    #[inline]
    pub fn of(&self, number: usize) -> &Squares<W> {
        &self.covered[number]
    }

    /// What is left to do beside these queens.
    pub fn beside(&self, queens: &[Square]) -> Remainder<W> {
        let nothing_done = Remainder {
            open: self.all,
            candidates: self.all,
        };
        queens.iter().fold(nothing_done, |left, &queen| {
            self.below(&left, self.size.number(queen))
        })
    }

    /// What is left when one more queen stands.
    #[inline]
    pub fn below(&self, left: &Remainder<W>, number: usize) -> Remainder<W> {
        let mut candidates = left.candidates;
        candidates.remove(number);
        if self.variant == Variant::Independent {
            candidates = candidates.without(self.of(number));
        }
        Remainder {
            open: left.open.without(self.of(number)),
            candidates,
        }
    }

    /// The open square that the fewest candidates cover, the first of equal ones; none where all are
    /// covered.
    #[inline]
    pub fn scarcest(&self, left: &Remainder<W>) -> Option<usize> {
        let mut scarcest = None;
        let mut fewest = u32::MAX;
        for number in left.open.numbers() {
            let candidates = self.of(number).shared(&left.candidates);
            if candidates < fewest {
                (fewest, scarcest) = (candidates, Some(number));
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
    pub fn rank(&self, left: &Remainder<W>, order: &mut Vec<Ranked>) {
        let from = order.len();
        let covering = match self.scarcest(left) {
            Some(number) => self.of(number),
            None => &self.all,
        };
        let ranked = |number| Ranked::new(number, self.of(number).shared(&left.open));
        order.extend(covering.both(&left.candidates).map(ranked));
        order[from..].sort_unstable();
    }

    /// How many open squares this many further queens can cover at most: the sum of the best coverages.
    /// None where there are not so many candidates.
    #[inline]
    pub fn reach(&self, left: &Remainder<W>, queens: u32) -> Option<u32> {
        let mut so_many = [0_u16; MOST + 1];
        let mut candidates = 0;
        for number in left.candidates.numbers() {
            let covers = self.of(number).shared(&left.open) as usize;
            so_many[covers.min(MOST)] += 1;
            candidates += 1;
        }
        if candidates < queens {
            return None;
        }
        let (mut sum, mut queens) = (0, queens);
        for (covers, &count) in so_many.iter().enumerate().rev() {
            let taken = queens.min(count.into());
            sum += taken * covers as u32;
            queens -= taken;
            if queens == 0 {
                break;
            }
        }
        Some(sum)
    }

    /// Whether this many further queens may cover all that is open, as far as this bound tells.
    #[inline]
    pub fn may_suffice(&self, left: &Remainder<W>, queens: u32) -> bool {
        match queens {
            0 => left.open.is_empty(),
            _ => {
                let reach = self.reach(left, queens);
                reach.is_some_and(|reach| reach >= left.open.count())
            }
        }
    }
}

/// An order in which a search comes to sets of squares.
pub trait SolutionOrder: fmt::Debug + Send + Sync {
    /// Whether it comes to a set before all others of these sets. All of them have these given squares,
    /// and each is one that the search comes to.
    fn is_first(&self, given: &[Square], set: &[Square], others: &[Vec<Square>]) -> bool;
}

/// The order of the search for covers on this board.
pub fn order(size: BoardSize, variant: Variant) -> Arc<dyn SolutionOrder> {
    match size.area() {
        0..=64 => Arc::new(Cover::<1>::new(size, variant)),
        65..=256 => Arc::new(Cover::<4>::new(size, variant)),
        _ => Arc::new(Cover::<WORDS>::new(size, variant)),
    }
}

impl<const W: usize> SolutionOrder for Cover<W> {
    /// At each node the set comes first that has the earliest candidate.
    fn is_first(&self, given: &[Square], set: &[Square], others: &[Vec<Square>]) -> bool {
        let numbers = |set: &[Square]| -> Squares<W> {
            set.iter().map(|&square| self.size.number(square)).collect()
        };
        let set = numbers(set);
        let mut others: Vec<Squares<W>> = others.iter().map(|other| numbers(other)).collect();
        others.retain(|other| *other != set);
        let mut left = self.beside(given);
        let mut order = Vec::new();
        while !others.is_empty() {
            order.clear();
            self.rank(&left, &mut order);
            let own = order.iter().position(|it| set.contains(it.number()));
            let Some(own) = own else {
                break;
            };
            for earlier in order[..own].iter().map(|it| it.number()) {
                if others.iter().any(|other| other.contains(earlier)) {
                    return false;
                }
                left.candidates.remove(earlier);
            }
            let queen = order[own].number();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::line_between;

    #[test]
    fn a_queen_covers_what_she_attacks_and_her_own_square_unless_that_is_another_queens_affair() {
        for n in [1, 2, 3, 8, 9, 32] {
            let size = BoardSize::new(n).unwrap();
            for variant in [Variant::Dominating, Variant::Total] {
                let cover = Cover::<WORDS>::new(size, variant);
                for from in (0..size.area()).step_by(7) {
                    let covers = |to: usize| {
                        let attacks = line_between(size.numbered(from), size.numbered(to));
                        attacks.is_some() || (from == to && variant == Variant::Dominating)
                    };
                    let expected: Squares<WORDS> =
                        (0..size.area()).filter(|&to| covers(to)).collect();
                    assert_eq!(*cover.of(from), expected, "{from} of {n}");
                }
            }
        }
    }
}
