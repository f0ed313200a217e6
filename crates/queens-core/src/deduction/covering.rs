//! Domination: the domain of each open square has the squares from which a queen covers it and leaves no more than the queens
//! after it can cover, as far as that is seen at once.

use std::cell::OnceCell;

use super::domains::{Look, PieceDomains};
use crate::cover::{Cover, Remainder};
use crate::prospect::Hopeless;
use crate::prospect::domination::hopeless;
use crate::prospect::swaps::Swaps;
use crate::{Random, Square, SquareSet, Variant};

/// The domains of a set of queens that is to be completed.
#[derive(Clone)]
pub(crate) struct CoverDomains<const W: usize> {
    cover: Cover<W>,
    left: Remainder<W>,
    /// How many further queens may stand.
    missing: u32,
    /// The squares of all domains, once they are looked at.
    sufficient: OnceCell<SquareSet<W>>,
}

impl<const W: usize> CoverDomains<W> {
    /// The domains beside these queens, and at most so many further ones.
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
            let Remainder { open, candidates } = &self.left;
            let others = others.min(candidates.count());
            // What the others cover at most now, they cover at most later.
            let most = self.cover.reach(&self.left, others).unwrap_or(0);
            let enough = |&square: &Square| {
                self.cover.of(square).shared(open) + most >= open.count() && self.suffices(square)
            };
            candidates.squares().filter(enough).collect()
        })
    }

    /// Whether the others may be able to cover what a queen on this square leaves.
    fn suffices(&self, square: Square) -> bool {
        let left = self.cover.below(&self.left, square);
        hopeless(&self.cover, &left, self.missing - 1).is_none()
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

    fn fewest(&self) -> Option<Look> {
        if self.left.open.is_empty() {
            return None;
        }
        let sufficient = self.sufficient();
        let covering = |square: &Square| self.cover.of(*square).shared(sufficient);
        self.left
            .open
            .squares()
            .min_by_key(covering)
            .map(Look::Cover)
    }

    fn of(&self, look: Look) -> Option<Vec<Square>> {
        let Look::Cover(square) = look else {
            return None;
        };
        let is_open = self.left.open.contains(square);
        let covering = || self.cover.of(square).both(self.sufficient());
        is_open.then(|| covering().squares().collect())
    }

    fn squares(&self) -> Vec<Square> {
        self.sufficient().squares().collect()
    }

    /// By swaps: sets of the fewest queens are rare.
    fn draw(&self, random: &mut Random, pieces: &mut Vec<Square>) -> bool {
        let draws = Random::new(random.seed());
        let (all, missing) = (self.left.candidates, self.missing);
        let mut swaps = Swaps::new(&[], all, missing, Variant::Dominating, draws);
        loop {
            if let Some(set) = swaps.advance(&self.cover) {
                *pieces = set;
                return true;
            }
        }
    }

    fn at_once(&self) -> Option<Hopeless> {
        hopeless(&self.cover, &self.left, self.missing)
    }
}
