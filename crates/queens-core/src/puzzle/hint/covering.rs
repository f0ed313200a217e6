//! Domination: the domain of an open square contains the squares from which a queen covers it. Direct checks exclude a
//! square if the remaining queens could not cover all that it leaves open.

use std::cell::OnceCell;
use std::cmp::Reverse;

use super::domains::{Constraint, PieceDomains};
use crate::board::{Square, SquareSet};
use crate::feasibility::Infeasible;
use crate::feasibility::domination::infeasible;
use crate::feasibility::tabu::TabuSearch;
use crate::problem::{Cover, Remainder, Variant};
use crate::random::Random;

/// The domains of an incomplete set of queens.
#[derive(Clone)]
pub(crate) struct CoverDomains<const W: usize> {
    cover: Cover<W>,
    left: Remainder<W>,
    /// The number of queens that can still be placed.
    missing: u32,
    /// The squares of all domains, computed on first use.
    sufficient: OnceCell<SquareSet<W>>,
}

impl<const W: usize> CoverDomains<W> {
    /// The domains that these queens leave for at most `missing` further queens.
    pub(crate) fn new(cover: Cover<W>, queens: &[Square], missing: u32) -> CoverDomains<W> {
        CoverDomains {
            left: cover.beside(queens),
            cover,
            missing,
            sufficient: OnceCell::new(),
        }
    }

    /// The squares of all domains.
    fn sufficient(&self) -> &SquareSet<W> {
        self.sufficient.get_or_init(|| {
            let Some(others) = self.missing.checked_sub(1) else {
                return SquareSet::EMPTY;
            };
            if others > 0 && self.leaves_alone(&self.left) {
                return SquareSet::EMPTY;
            }
            let open = self.left.open.count();
            let mut gains = self.gains();
            gains.sort_unstable_by_key(|&(gain, _)| Reverse(gain));
            // Gains never grow later, so this sum stays an upper bound for the other queens.
            let most: u32 = gains
                .iter()
                .take(others as usize)
                .map(|&(gain, _)| gain)
                .sum();
            let hopeful = gains.iter().filter(|&&(gain, square)| {
                gain + most >= open && self.suffices(square, others as usize, &gains)
            });
            hopeful.map(|&(_, square)| square).collect()
        })
    }

    /// The number of open squares that each candidate covers, and the candidate.
    fn gains(&self) -> Vec<(u32, Square)> {
        let Remainder { open, candidates } = &self.left;
        let gain = |square| (self.cover.of(square).shared(open), square);
        candidates.squares().map(gain).collect()
    }

    /// Whether `others` further queens can possibly cover the squares that a queen on this square leaves open. Like
    /// [`infeasible`], but it tries the squares with the largest gains first, because a few of them usually decide.
    fn suffices(&self, square: Square, others: usize, gains: &[(u32, Square)]) -> bool {
        let left = self.cover.below(&self.left, square);
        let open = left.open.count();
        // Only in an independent set does a queen exclude candidates other than its own square.
        let takes_others = left.candidates.count() + 1 < self.left.candidates.count();
        if others > 0 && takes_others && self.leaves_alone(&left) {
            return false;
        }
        // The greatest gains, in descending order, and their sum.
        let (mut greatest, mut sum) = (Vec::with_capacity(others + 1), 0);
        for &(gain, other) in gains {
            let is_full = greatest.len() == others;
            if sum >= open || is_full && greatest.last().is_none_or(|&least| gain <= least) {
                break;
            }
            if !left.candidates.contains(other) {
                continue;
            }
            let gain = self.cover.of(other).shared(&left.open);
            let at = greatest.partition_point(|&greater| greater >= gain);
            greatest.insert(at, gain);
            sum += gain;
            if is_full {
                sum -= greatest.pop().unwrap_or(0);
            }
        }
        sum >= open
    }

    /// Whether some open square is not covered by any candidate.
    fn leaves_alone(&self, left: &Remainder<W>) -> bool {
        let mut open = left.open.squares();
        open.any(|square| self.cover.of(square).both(&left.candidates).is_empty())
    }
}

impl<const W: usize> PieceDomains for CoverDomains<W> {
    fn place(&mut self, square: Square) {
        self.left = self.cover.below(&self.left, square);
        self.missing = self.missing.saturating_sub(1);
        self.sufficient = OnceCell::new();
    }

    fn exclude(&mut self, square: Square) {
        self.left.candidates.remove(square);
        self.sufficient = OnceCell::new();
    }

    fn fewest(&self) -> Option<Constraint> {
        if self.left.open.is_empty() {
            return None;
        }
        let sufficient = self.sufficient();
        let covering = |square: &Square| self.cover.of(*square).shared(sufficient);
        self.left
            .open
            .squares()
            .min_by_key(covering)
            .map(Constraint::Cover)
    }

    fn of(&self, constraint: Constraint) -> Option<Vec<Square>> {
        let Constraint::Cover(square) = constraint else {
            return None;
        };
        let is_open = self.left.open.contains(square);
        let covering = || self.cover.of(square).both(self.sufficient());
        is_open.then(|| covering().squares().collect())
    }

    fn squares(&self) -> Vec<Square> {
        self.sufficient().squares().collect()
    }

    /// Uses tabu search, because smallest sets are rare.
    fn draw(&self, random: &mut Random, pieces: &mut Vec<Square>) -> bool {
        let draws = Random::new(random.seed());
        let (all, missing) = (self.left.candidates, self.missing);
        let mut tabu = TabuSearch::new(&[], all, missing, Variant::Dominating, draws);
        loop {
            if let Some(set) = tabu.advance(&self.cover) {
                *pieces = set;
                return true;
            }
        }
    }

    fn at_once(&self) -> Option<Infeasible> {
        infeasible(&self.cover, &self.left, self.missing)
    }
}
