//! Domination: whether the queens that stand can be completed to a set of at most k, and in how many ways. Two searches take
//! turns: the one by coverage is quick where many queens are left, the one by frames where few are.

use std::task::Poll;

use super::coverings::{Covering, Coverings};
use super::{Counted, Hopeless, Outlook};
use crate::attacks::HasLines;
use crate::cover::Cover;
use crate::frames::Domination;
use crate::square_set::WORDS;
use crate::{Goal, Instance, Setup, Square, SquareSet, Variant, Work, attacking_pair};

/// The nodes of a turn by coverage, and of one by frames, which takes about as long.
const TURN: u64 = 16;
const FRAMES_TURN: u64 = 64;

/// The question about these queens of an instance.
pub(super) fn prospect(instance: &Instance, queens: &[Square]) -> Box<dyn Work<Output = Outlook>> {
    match instance.size().get() {
        0..=8 => Box::new(DominationProspect::<1>::new(instance, queens)),
        9..=16 => Box::new(DominationProspect::<4>::new(instance, queens)),
        _ => Box::new(DominationProspect::<WORDS>::new(instance, queens)),
    }
}

/// The count of the sets that hold these queens.
pub(super) fn ways(instance: &Instance, queens: &[Square]) -> Box<dyn Work<Output = Option<u64>>> {
    match instance.size().get() {
        _ if misfit(instance, queens).is_some() => Box::new(Counted(0)),
        0..=8 => Box::new(DominationWays::<1>::new(instance, queens)),
        9..=16 => Box::new(DominationWays::<4>::new(instance, queens)),
        _ => Box::new(DominationWays::<WORDS>::new(instance, queens)),
    }
}

struct DominationProspect<const W: usize> {
    /// What is known without a search.
    known: Option<Outlook>,
    coverings: Coverings<W>,
    frames: Option<ByFrames>,
}

struct DominationWays<const W: usize> {
    coverings: Coverings<W>,
    sum: Option<u64>,
}

/// The search by frames: for sets of exactly k queens, then of fewer where these do not follow.
struct ByFrames {
    queens: Vec<Square>,
    setup: Setup,
    search: Domination,
    nodes: u64,
}

/// The most queens that are asked for.
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

/// Whether queens stand that no set of this instance holds.
fn misfit(instance: &Instance, queens: &[Square]) -> Option<Hopeless> {
    let k = most(instance);
    if queens.len() > k {
        let (queens, k) = (queens.len() as u16, k as u16);
        return Some(Hopeless::TooMany { queens, k });
    }
    let pair = attacking_pair(queens).filter(|_| instance.variant() == Some(Variant::Independent));
    pair.map(|(first, second, line)| Hopeless::Attack {
        first,
        second,
        line,
    })
}

impl<const W: usize> DominationProspect<W> {
    fn new(instance: &Instance, queens: &[Square]) -> DominationProspect<W>
    where
        SquareSet<W>: HasLines<W>,
    {
        let coverings = coverings(instance, queens);
        let known = match misfit(instance, queens) {
            Some(misfit) => Some(Outlook::No(misfit)),
            None => at_once(&coverings, (most(instance) - queens.len()) as u32),
        };
        DominationProspect {
            frames: match known {
                Some(_) => None,
                None => ByFrames::new(instance, queens),
            },
            known,
            coverings,
        }
    }
}

/// What is known without a search, with so many queens left.
fn at_once<const W: usize>(coverings: &Coverings<W>, left: u32) -> Option<Outlook> {
    let root = coverings.root();
    if root.open.is_empty() {
        return Some(yes(coverings.queens()));
    }
    if left > 0 {
        let cover = coverings.cover();
        let is_covered = |&square: &Square| cover.of(square).shared(&root.candidates) > 0;
        let square = root.open.squares().find(|square| !is_covered(square));
        if let Some(square) = square {
            return Some(Outlook::No(Hopeless::Uncoverable { square }));
        }
    }
    let (open, reach) = (root.open.count(), coverings.reach(root, left));
    let too_few = Hopeless::TooFew {
        left: left as u16,
        open: open as u16,
        reach: reach as u16,
    };
    (reach < open).then_some(Outlook::No(too_few))
}

fn yes(queens: &[Square]) -> Outlook {
    let mut witness = queens.to_vec();
    witness.sort();
    Outlook::Yes { witness }
}

fn searched(nodes: u64) -> Poll<Outlook> {
    Poll::Ready(Outlook::No(Hopeless::Searched { nodes }))
}

impl<const W: usize> Work for DominationProspect<W> {
    type Output = Outlook;

    fn work(&mut self, budget: u64) -> Poll<Outlook> {
        if let Some(known) = &self.known {
            return Poll::Ready(known.clone());
        }
        for _ in 0..budget.div_ceil(TURN) {
            for _ in 0..TURN {
                match self.coverings.advance() {
                    Covering::Node => {}
                    Covering::Covered(..) => return Poll::Ready(yes(self.coverings.queens())),
                    Covering::Exhausted => return searched(self.coverings.nodes()),
                }
            }
            let Some(frames) = &mut self.frames else {
                continue;
            };
            match frames.work(FRAMES_TURN) {
                Poll::Pending => {}
                Poll::Ready(Some(ByFramesAnswer::Set(set))) => return Poll::Ready(yes(&set)),
                // The position is a node, too.
                Poll::Ready(Some(ByFramesAnswer::None)) => return searched(frames.nodes + 1),
                // It serves no longer; the other search goes on.
                Poll::Ready(None) => self.frames = None,
            }
        }
        Poll::Pending
    }
}

enum ByFramesAnswer {
    Set(Vec<Square>),
    None,
}

impl ByFrames {
    /// None where the board may have no empty file.
    fn new(instance: &Instance, queens: &[Square]) -> Option<ByFrames> {
        let setup = Setup {
            given: queens.to_vec(),
            goal: Goal::First,
            ..instance.setup().clone()
        };
        Some(ByFrames {
            queens: queens.to_vec(),
            search: search(&setup)?,
            setup,
            nodes: 0,
        })
    }

    /// Sets of fewer queens, where a set of that many does not give one of more.
    fn next(&mut self) -> bool {
        let is_independent = self.setup.variant == Some(Variant::Independent);
        let fewer = self.setup.k.map_or(0, |k| k.saturating_sub(1));
        if !is_independent || fewer == 0 || usize::from(fewer) < self.queens.len() {
            return false;
        }
        self.setup.k = Some(fewer);
        search(&self.setup)
            .map(|search| self.search = search)
            .is_some()
    }
}

fn search(setup: &Setup) -> Option<Domination> {
    Domination::new(&Instance::new(setup.clone()).ok()?).ok()
}

impl Work for ByFrames {
    type Output = Option<ByFramesAnswer>;

    fn work(&mut self, budget: u64) -> Poll<Option<ByFramesAnswer>> {
        let Poll::Ready(outcome) = self.search.work(budget) else {
            return Poll::Pending;
        };
        if outcome.is_err() {
            return Poll::Ready(None);
        }
        if let Some(set) = self.search.classes().next() {
            return Poll::Ready(Some(ByFramesAnswer::Set(set.to_vec())));
        }
        self.nodes += self.search.nodes();
        match self.next() {
            true => Poll::Pending,
            false => Poll::Ready(Some(ByFramesAnswer::None)),
        }
    }
}

impl<const W: usize> DominationWays<W> {
    fn new(instance: &Instance, queens: &[Square]) -> DominationWays<W>
    where
        SquareSet<W>: HasLines<W>,
    {
        DominationWays {
            coverings: coverings(instance, queens),
            sum: Some(0),
        }
    }
}

impl<const W: usize> Work for DominationWays<W> {
    type Output = Option<u64>;

    fn work(&mut self, budget: u64) -> Poll<Option<u64>> {
        for _ in 0..budget {
            match self.coverings.advance() {
                Covering::Node => {}
                Covering::Exhausted => return Poll::Ready(self.sum),
                Covering::Covered(left, queens) => {
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

/// In how many ways at most so many of these squares can be chosen; none beyond 64 bits.
fn choices(squares: u64, most: u64) -> Option<u64> {
    let (mut sum, mut binomial) = (1_u64, 1_u128);
    for chosen in 1..=most.min(squares) {
        binomial = binomial * u128::from(squares - chosen + 1) / u128::from(chosen);
        sum = sum.checked_add(u64::try_from(binomial).ok()?)?;
    }
    Some(sum)
}
