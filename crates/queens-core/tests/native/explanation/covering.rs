//! Recounts the reasons of searches for dominating sets square by square.

use queens_core::{Bound, CoverageReason, Variant, is_solution};

use super::*;

/// The current node of a search.
pub(super) struct Node<'a> {
    position: &'a Position,
    variant: Variant,
}

impl Node<'_> {
    pub(super) fn new(position: &Position) -> Node<'_> {
        let variant = position.variant().expect("a variant");
        Node { position, variant }
    }

    /// The squares in the order of their numbers.
    fn squares(&self) -> impl Iterator<Item = Square> {
        let size = self.position.size();
        (0..size.area()).map(move |number| size.numbered(number))
    }

    fn covers(&self, from: Square, to: Square) -> bool {
        line_between(from, to).is_some() || (from == to && self.variant != Variant::Total)
    }

    pub(super) fn uncovered(&self, queens: &[Square]) -> Vec<Square> {
        let is_covered = |to: Square| queens.iter().any(|&from| self.covers(from, to));
        self.squares().filter(|&to| !is_covered(to)).collect()
    }

    fn open(&self) -> Vec<Square> {
        self.uncovered(self.position.queens())
    }

    /// The squares for one more queen in addition to `queens`. Excludes squares tried at the first `depths` depths.
    fn candidates(&self, queens: &[Square], depths: usize) -> Vec<Square> {
        let is_tried = |square: Square| {
            let mut depths = 0..depths;
            depths.any(|depth| self.position.tried(depth).iter().any(|it| it.0 == square))
        };
        let stands = |square: Square| queens.contains(&square);
        let is_attacked = |square: Square| {
            let attacks = |&queen: &Square| line_between(queen, square).is_some();
            self.variant == Variant::Independent && queens.iter().any(attacks)
        };
        let squares = self.squares();
        squares
            .filter(|&it| !is_tried(it) && !stands(it) && !is_attacked(it))
            .collect()
    }

    /// The squares for one more queen at this node.
    fn node_candidates(&self) -> Vec<Square> {
        self.candidates(self.position.queens(), self.position.depths() - 1)
    }

    fn most_constrained(&self) -> Option<Square> {
        let here = self.node_candidates();
        let coverers = |&to: &Square| here.iter().filter(|&&from| self.covers(from, to)).count();
        self.open().into_iter().min_by_key(coverers)
    }

    pub(super) fn covered_of(&self, from: Square, open: &[Square]) -> usize {
        open.iter().filter(|&&to| self.covers(from, to)).count()
    }

    fn is_tried(&self, square: Square) -> bool {
        let tried = self.position.tried(self.position.depths() - 1);
        tried.iter().any(|it| it.0 == square)
    }
}

pub(super) fn check(algorithm: &Algorithm, step: &Step, why: CoverageReason) {
    let (before, after) = (
        Node::new(step.before.position()),
        Node::new(step.after.position()),
    );
    match (step.event, why) {
        (
            Event::Bound(Bound::AtLeast(bound)),
            CoverageReason::TooFew {
                queens,
                open,
                most,
                given,
            },
        ) => {
            let uncovered = before.uncovered(before.position.given());
            assert_eq!(usize::from(open), uncovered.len());
            let candidates = before.candidates(before.position.given(), 0);
            let covered = candidates
                .iter()
                .map(|&it| before.covered_of(it, &uncovered));
            assert_eq!(usize::from(most), covered.max().unwrap_or(0));
            assert_eq!(usize::from(given), before.position.given().len());
            assert_eq!(queens, bound);
            assert_eq!(queens, given + open.div_ceil(most.max(1)));
        }
        (Event::Bound(Bound::AtMost(bound)), CoverageReason::Blocked { queens, blocking }) => {
            assert_eq!(
                (queens, queens + 1),
                (bound, after.position.size().files().into())
            );
            assert!(blocking <= queens);
        }
        (Event::Bound(Bound::Refuted(bound)), CoverageReason::Refuted { queens }) => {
            assert_eq!(queens, bound);
        }
        (
            Event::Place { square },
            CoverageReason::Covers {
                square: reported,
                target,
                covers,
                open,
            },
        ) => {
            assert_eq!((reported, target), (square, before.most_constrained()));
            let uncovered = before.open();
            assert_eq!(usize::from(covers), before.covered_of(square, &uncovered));
            assert_eq!(usize::from(open), after.open().len());
            // Every candidate that covers more squares was tried before.
            let fits = |&it: &Square| target.is_none_or(|target| before.covers(it, target));
            let untried = before.node_candidates().into_iter().filter(fits);
            let mut untried = untried.filter(|&it| !before.is_tried(it));
            assert!(untried.all(|it| before.covered_of(it, &uncovered) <= covers.into()));
        }
        (
            Event::Pruned { square },
            CoverageReason::Beyond {
                square: reported,
                open,
                queens,
                reach,
            },
        ) => {
            assert_eq!(reported, square);
            let standing: Vec<_> = [before.position.queens(), &[square]].concat();
            let uncovered = before.uncovered(&standing);
            assert_eq!(usize::from(open), uncovered.len());
            assert_eq!(
                usize::from(queens) + standing.len(),
                usize::from(before.position.k())
            );
            let left = before.candidates(&standing, before.position.depths());
            let mut best: Vec<_> = left
                .iter()
                .map(|&it| before.covered_of(it, &uncovered))
                .collect();
            best.sort_by(|one, other| other.cmp(one));
            let sum = best.get(..queens.into()).map(|best| best.iter().sum());
            assert_eq!(reach.map(usize::from), sum);
            assert!(reach.is_none_or(|reach| reach < open));
        }
        (
            Event::Remove { square },
            CoverageReason::Withdrawn {
                square: reported,
                target,
                more,
            },
        ) => {
            assert_eq!((reported, target), (square, after.most_constrained()));
            let goes_on = matches!(step.next, Some(Event::Place { .. } | Event::Pruned { .. }));
            assert_eq!(more, goes_on, "{square}, then {:?}", step.next);
        }
        (Event::DeadEnd, CoverageReason::Uncoverable { target, refused }) => {
            assert_eq!(target, after.most_constrained());
            let fits = |&it: &Square| target.is_none_or(|target| after.covers(it, target));
            let (here, tried) = (
                after.node_candidates(),
                after.position.tried(after.position.depths() - 1),
            );
            assert!(here.into_iter().filter(fits).all(|it| after.is_tried(it)));
            assert!(
                tried
                    .iter()
                    .all(|it| it.1 == queens_core::TrialOutcome::Rejected)
            );
            assert_eq!(usize::from(refused), tried.len());
        }
        (
            Event::Uncovered { square },
            CoverageReason::Uncovered {
                square: reported,
                open,
            },
        ) => {
            let uncovered = after.open();
            assert_eq!((reported, Some(&square)), (square, uncovered.first()));
            assert_eq!(usize::from(open), uncovered.len());
        }
        (
            Event::Relocate { from, to },
            CoverageReason::Moved {
                from: stood,
                to: stands,
            },
        ) => {
            assert_eq!((from, to), (stood, stands));
            let (before, after) = (before.position.queens(), after.position.queens());
            assert!(before.contains(&from) && !after.contains(&from) && after.contains(&to));
        }
        (Event::Solution, CoverageReason::Dominated { variant, queens }) => {
            let (size, set) = (after.position.size(), after.position.queens());
            assert_eq!(variant, after.variant);
            assert_eq!(usize::from(queens), set.len());
            let instance = common::domination(size.files().into(), variant, None, &[], Goal::All);
            assert!(is_solution(&instance, set), "{algorithm:?}: {set:?}");
        }
        (event, why) => panic!("{why:?} explains {event:?}"),
    }
}
