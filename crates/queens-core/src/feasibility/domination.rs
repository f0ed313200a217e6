//! Domination: decides whether the placed queens can be completed to a set of at most k queens, and counts the ways.
//! Three searches take turns. The search by coverage finds a set if many queens are left and there are many sets. Tabu
//! search finds a set if there are few sets. The search by frames decides the question.

use std::task::Poll;

use super::coverings::{CoveringStep, Coverings};
use super::tabu::TabuSearch;
use super::{Counted, Feasibility, Infeasible, attack_conflict};
use crate::board::square_set::with_width;
use crate::board::{HasLines, Square, SquareSet};
use crate::frames::{FrameSearch, FrameSetup, Kinds};
use crate::problem::{Cover, Instance, Remainder, Variant};
use crate::random::Random;
use crate::work::Work;

/// The number of nodes in a turn of the search by coverage.
const TURN: u64 = 4;
/// The number of steps in a turn of tabu search.
const SWAPS_TURN: u64 = 16;
/// The number of nodes in a turn of the search by frames, which takes longer than the other two turns.
const FRAMES_TURN: u64 = 512;

/// A search that decides whether these queens can be completed to a set of the instance.
pub(super) fn search(
    instance: &Instance,
    queens: &[Square],
) -> Box<dyn Work<Output = Feasibility>> {
    with_width!(instance.size(), W => Box::new(DominationFeasibility::<W>::new(instance, queens)))
}

/// A count of the sets that contain these queens.
pub(super) fn solution_count(
    instance: &Instance,
    queens: &[Square],
) -> Box<dyn Work<Output = Option<u64>>> {
    if contradiction(instance, queens).is_some() {
        return Box::new(Counted(0));
    }
    with_width!(instance.size(), W => Box::new(DominationCount::<W>::new(instance, queens)))
}

struct DominationFeasibility<const W: usize> {
    /// The answer, if it is known without a search.
    known: Option<Feasibility>,
    coverings: Coverings<W>,
    tabu: TabuSearch<W>,
    frames: Option<ByFrames>,
}

struct DominationCount<const W: usize> {
    coverings: Coverings<W>,
    sum: Option<u64>,
}

/// The search by frames: first for sets of exactly k queens, then for smaller independent sets, which cannot be
/// extended.
struct ByFrames {
    question: FrameSetup,
    search: FrameSearch,
    /// The number of nodes of the earlier searches.
    nodes: u64,
}

/// The largest number of queens allowed: k, or the number of squares if there is no k.
fn most(instance: &Instance) -> usize {
    let area = instance.size().area();
    instance.k().map_or(area, usize::from)
}

fn coverings<const W: usize>(instance: &Instance, queens: &[Square]) -> Coverings<W>
where
    SquareSet<W>: HasLines<W>,
{
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    let missing = most(instance).saturating_sub(queens.len()) as u32;
    Coverings::new(Cover::new(instance.size(), variant), queens, missing)
}

/// The reason why no set of this instance can contain these queens: there are too many, or two attack each other in an
/// independent set. `None` if neither is the case.
fn contradiction(instance: &Instance, queens: &[Square]) -> Option<Infeasible> {
    let k = most(instance);
    if queens.len() > k {
        let (queens, k) = (queens.len() as u16, k as u16);
        return Some(Infeasible::TooMany { queens, k });
    }
    let are_apart = instance.variant() == Some(Variant::Independent);
    attack_conflict(queens).filter(|_| are_apart)
}

impl<const W: usize> DominationFeasibility<W> {
    fn new(instance: &Instance, queens: &[Square]) -> DominationFeasibility<W>
    where
        SquareSet<W>: HasLines<W>,
    {
        let coverings = coverings(instance, queens);
        let known = match contradiction(instance, queens) {
            Some(misfit) => Some(Feasibility::Infeasible(misfit)),
            None => known_answer(&coverings, (most(instance) - queens.len()) as u32),
        };
        DominationFeasibility {
            frames: match known {
                Some(_) => None,
                None => ByFrames::new(instance, queens),
            },
            tabu: {
                let missing = most(instance).saturating_sub(queens.len()) as u32;
                let variant = instance.variant().unwrap_or(Variant::Dominating);
                let random = Random::new(0);
                TabuSearch::new(
                    queens,
                    coverings.root().candidates,
                    missing,
                    variant,
                    random,
                )
            },
            known,
            coverings,
        }
    }
}

/// The answer, if it is known without a search; otherwise `None`. `left` is the number of queens that can still be
/// placed.
fn known_answer<const W: usize>(coverings: &Coverings<W>, left: u32) -> Option<Feasibility> {
    let root = coverings.root();
    if root.open.is_empty() {
        return Some(feasible(coverings.queens()));
    }
    infeasible(coverings.cover(), root, left).map(Feasibility::Infeasible)
}

/// The reason why `queens` further queens cannot cover the open squares. `None` if a search is necessary to decide
/// this.
pub(crate) fn infeasible<const W: usize>(
    cover: &Cover<W>,
    left: &Remainder<W>,
    queens: u32,
) -> Option<Infeasible> {
    if queens > 0 {
        let is_covered =
            |&square: &Square| cover.covered_by(square).intersection_len(&left.candidates) > 0;
        let square = left.open.squares().find(|square| !is_covered(square));
        if let Some(square) = square {
            return Some(Infeasible::Uncoverable { square });
        }
    }
    let open = left.open.count();
    let reach = cover.max_coverage(left, queens.min(left.candidates.count()));
    let reach = reach.unwrap_or(0);
    (reach < open).then_some(Infeasible::TooFew {
        left: queens as u16,
        open: open as u16,
        reach: reach as u16,
    })
}

fn feasible(queens: &[Square]) -> Feasibility {
    let mut witness = queens.to_vec();
    witness.sort_unstable();
    Feasibility::Feasible { witness }
}

fn searched(nodes: u64) -> Poll<Feasibility> {
    Poll::Ready(Feasibility::Infeasible(Infeasible::Searched { nodes }))
}

impl<const W: usize> Work for DominationFeasibility<W> {
    type Output = Feasibility;

    fn work(&mut self, budget: u64) -> Poll<Feasibility> {
        if let Some(known) = &self.known {
            return Poll::Ready(known.clone());
        }
        let by_frames = self.frames.as_ref().map_or(0, |_| FRAMES_TURN);
        for _ in 0..budget.div_ceil(TURN + by_frames) {
            for _ in 0..TURN {
                match self.coverings.advance() {
                    CoveringStep::Node => {}
                    CoveringStep::Covered(..) => {
                        return Poll::Ready(feasible(self.coverings.queens()));
                    }
                    CoveringStep::Exhausted => return searched(self.coverings.nodes()),
                }
            }
            for _ in 0..SWAPS_TURN {
                if let Some(set) = self.tabu.advance(self.coverings.cover()) {
                    return Poll::Ready(feasible(&set));
                }
            }
            let by_frames = self.frames.as_mut().map(|frames| frames.work(FRAMES_TURN));
            if let Some(Poll::Ready(feasibility)) = by_frames {
                return Poll::Ready(feasibility);
            }
        }
        Poll::Pending
    }
}

impl ByFrames {
    /// The search for sets that contain these queens. `None` unless k < n, because a frame needs an empty file.
    fn new(instance: &Instance, queens: &[Square]) -> Option<ByFrames> {
        let (size, k) = (instance.size(), instance.k()?);
        let question = FrameSetup {
            size,
            variant: instance.variant().unwrap_or(Variant::Dominating),
            k: u8::try_from(k).ok().filter(|&k| k < size.files())?,
            given: queens.to_vec(),
            kinds: Kinds::ALL,
            is_first: true,
        };
        Some(ByFrames {
            search: FrameSearch::new(question.clone()).ok()?,
            question,
            nodes: 0,
        })
    }

    /// Continues with independent sets that have one queen fewer, because not every independent set can be extended.
    /// Returns `false` if no such set is possible. Fewer than (n − 1)/2 queens cannot cover a board (P. H. Spencer's
    /// bound).
    fn try_fewer(&mut self) -> bool {
        let fewer = self.question.k - 1;
        let may_be = self.question.variant == Variant::Independent
            && usize::from(fewer) > self.question.given.len()
            && 2 * fewer >= self.question.size.files() - 1;
        if may_be {
            self.question.k = fewer;
            self.search = FrameSearch::from_valid(self.question.clone());
        }
        may_be
    }
}

impl Work for ByFrames {
    type Output = Feasibility;

    fn work(&mut self, budget: u64) -> Poll<Feasibility> {
        let Poll::Ready(()) = self.search.work(budget) else {
            return Poll::Pending;
        };
        if let Some(set) = self.search.take_found().first() {
            return Poll::Ready(feasible(set));
        }
        self.nodes += self.search.nodes();
        if self.try_fewer() {
            Poll::Pending
        } else {
            // The position itself is also a node.
            searched(self.nodes + 1)
        }
    }
}

impl<const W: usize> DominationCount<W> {
    fn new(instance: &Instance, queens: &[Square]) -> DominationCount<W>
    where
        SquareSet<W>: HasLines<W>,
    {
        DominationCount {
            coverings: coverings(instance, queens),
            sum: Some(0),
        }
    }
}

impl<const W: usize> Work for DominationCount<W> {
    type Output = Option<u64>;

    fn work(&mut self, budget: u64) -> Poll<Option<u64>> {
        for _ in 0..budget {
            match self.coverings.advance() {
                CoveringStep::Node => {}
                CoveringStep::Exhausted => return Poll::Ready(self.sum),
                CoveringStep::Covered(left, queens) => {
                    let ways = choices(left.candidates.count().into(), queens.into());
                    self.sum = self
                        .sum
                        .zip(ways)
                        .and_then(|(sum, ways)| sum.checked_add(ways));
                    if self.sum.is_none() {
                        return Poll::Ready(None);
                    }
                }
            }
        }
        Poll::Pending
    }
}

/// The number of ways to choose at most `most` of `squares` squares; `None` if it exceeds 64 bits.
fn choices(squares: u64, most: u64) -> Option<u64> {
    let (mut sum, mut binomial) = (1_u64, 1_u128);
    for chosen in 1..=most.min(squares) {
        binomial = binomial * u128::from(squares - chosen + 1) / u128::from(chosen);
        sum = sum.checked_add(u64::try_from(binomial).ok()?)?;
    }
    Some(sum)
}
