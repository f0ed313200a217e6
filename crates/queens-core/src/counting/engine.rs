//! The engine that counts the shards of a plan. It is built once for all shards and does not change afterwards, so any
//! number of threads can share it.

use std::sync::Arc;
use std::task::Poll;

use crate::counting::columns::{Arms, Columns, ColumnsStart, open_rows};
use crate::counting::halves::Halves;
use crate::counting::plan::{LogDigest, Plan, Shard, ShardResult, Uncountable, slices_of};
use crate::counting::row_sets::Weights;
use crate::frames::slices::{FrameRun, FrameSlices};
use crate::problem::Instance;
use crate::work::Work;

/// With up to this number of queens to place, the count is always depth first, which takes less time than building
/// tables.
const DEPTH_FIRST_QUEENS: u32 = 12;
/// With given queens, counting by halves is faster if a depth-first search places more queens than this for each set of
/// rows.
const QUEENS_PER_SET: f64 = 7_000.0;

/// The engine of one count. A clone shares its tables.
///
/// ```
/// use queens_core::counting::{Engine, Tally};
/// use queens_core::{BoardSize, Goal, Instance, Work};
///
/// let engine = Engine::new(&Instance::queens(BoardSize::new(10)?, &[], Goal::Count)?)?;
/// let mut tally = Tally::new(engine.plan().clone());
/// for number in 0..engine.plan().shards() {
///     tally.add(&engine.start(number).finish()?)?;
/// }
/// assert_eq!(tally.solutions(), Some(724));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Engine {
    plan: Plan,
    method: Method,
}

/// An engine whose tables are not full yet. Filling them takes a few hundredths of a second for n = 18 and a quarter of
/// a second for n = 20. The budget of its work counts sets of rows; each takes well under a millisecond up to n = 20.
pub struct EngineBuild(Engine);

/// The method of counting, shared by all slices.
#[derive(Clone)]
enum Method {
    DepthFirst(Arc<DepthFirst>),
    Halves(Arc<Halves>),
    Frames(Arc<FrameSlices>),
}

/// A depth-first search divided into starts.
struct DepthFirst {
    columns: Columns,
    starts: Vec<ColumnsStart>,
    /// The estimated number of queens that the search places from all starts together.
    queens: f64,
}

/// Counts the slices of a count or of a shard, one per item. A slice is one set of rows for the eastern queens or, in a
/// depth-first count, one start.
pub type Slices = Box<dyn Iterator<Item = Result<SliceCount, Overflow>> + Send>;

/// The count of one slice, and its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SliceCount {
    /// The number of solutions.
    pub solutions: u64,
    /// The cost: the number of placements listed, or an estimate of the number of queens placed.
    pub placements: u64,
}

/// The count of one shard in progress. Its budget counts slices or, for domination, steps of a few thousand nodes.
pub struct Run {
    shard: Shard,
    slices: Option<RunSlices>,
    completed_slices: u32,
    count: u64,
}

enum RunSlices {
    Queens(Slices),
    Domination(FrameRun),
}

/// The error for a sum of solutions that does not fit into 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more solutions than {}", u64::MAX)]
pub struct Overflow;

impl EngineBuild {
    /// An engine for this instance, with empty tables.
    ///
    /// # Errors
    ///
    /// The errors of [`Plan::new`].
    pub fn new(instance: &Instance) -> Result<EngineBuild, Uncountable> {
        let plan = Plan::new(instance)?;
        let queens = plan.k().is_none().then(|| depth_first_queens(instance));
        let method = match (plan.k(), queens.flatten()) {
            (Some(k), _) => Method::Frames(Arc::new(FrameSlices::new(instance.size(), k))),
            (None, Some(queens)) => {
                let columns = all_columns(instance);
                let starts = columns.starts(open_rows(instance));
                Method::DepthFirst(Arc::new(DepthFirst {
                    columns,
                    starts,
                    queens,
                }))
            }
            (None, None) => Method::Halves(Arc::new(Halves::new(instance))),
        };
        Ok(EngineBuild(Engine { plan, method }))
    }
}

impl Work for EngineBuild {
    type Output = Engine;

    fn work(&mut self, budget: u64) -> Poll<Engine> {
        // Nothing else holds the halves until their tables are full, so `get_mut` succeeds.
        let mut halves = match &mut self.0.method {
            Method::DepthFirst(_) | Method::Frames(_) => None,
            Method::Halves(halves) => Arc::get_mut(halves),
        };
        for _ in 0..budget {
            if !halves.as_mut().is_some_and(|halves| halves.fill()) {
                return Poll::Ready(self.0.clone());
            }
        }
        Poll::Pending
    }
}

impl Engine {
    /// The engine for this instance, with full tables. The goal and the seed of the instance do not matter.
    ///
    /// # Errors
    ///
    /// The errors of [`Plan::new`].
    pub fn new(instance: &Instance) -> Result<Engine, Uncountable> {
        Ok(EngineBuild::new(instance)?.finish())
    }

    /// The plan of the count.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of slices of the shard with this number, from 0.
    pub fn slices_of(&self, number: u32) -> u32 {
        slices_of(self.number_of_slices(), self.plan.shards(), number) as u32
    }

    /// The two halves that the engine joins. `None` if the engine uses another method.
    pub(super) fn halves(&self) -> Option<Arc<Halves>> {
        match &self.method {
            Method::DepthFirst(_) | Method::Frames(_) => None,
            Method::Halves(halves) => Some(Arc::clone(halves)),
        }
    }

    /// Starts the count of the shard with this number, from 0. A number beyond the last shard gives a run without
    /// slices.
    pub fn start(&self, number: u32) -> Run {
        self.start_run(number, false)
    }

    /// Like [`Engine::start`], but the run keeps a log for [`Run::take_log`]. Only shards of domination have a log.
    pub fn logged(&self, number: u32) -> Run {
        self.start_run(number, true)
    }

    /// The log of a domination count, limited to the roots of its frames. `None` for a count of n queens.
    pub fn outline(&self) -> Option<String> {
        match &self.method {
            Method::Frames(frames) => Some(frames.outline()),
            Method::DepthFirst(_) | Method::Halves(_) => None,
        }
    }

    fn start_run(&self, number: u32, keeps_log: bool) -> Run {
        let (first, step) = (number as usize, self.plan.shards() as usize);
        let slices = (first < step).then(|| match &self.method {
            Method::Frames(frames) => RunSlices::Domination(frames.run(first, step, keeps_log)),
            Method::DepthFirst(_) | Method::Halves(_) => RunSlices::Queens(self.every(first, step)),
        });
        Run {
            shard: self.plan.shard(number),
            slices,
            completed_slices: 0,
            count: 0,
        }
    }

    /// Counts all slices of a count of n queens in one thread. Counting by shards would cost more, because each shard
    /// skips the slices of every other shard. Empty for domination.
    ///
    /// ```
    /// use queens_core::counting::Engine;
    /// use queens_core::{BoardSize, Goal, Instance};
    ///
    /// let engine = Engine::new(&Instance::queens(BoardSize::new(10)?, &[], Goal::Count)?)?;
    /// let slices = engine.slices().collect::<Result<Vec<_>, _>>()?;
    /// assert_eq!(slices.len() as u64, engine.number_of_slices());
    /// assert_eq!(slices.iter().map(|slice| slice.solutions).sum::<u64>(), 724);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slices(&self) -> Slices {
        self.every(0, 1)
    }

    /// The number of slices of the count.
    pub fn number_of_slices(&self) -> u64 {
        match &self.method {
            Method::DepthFirst(shared) => shared.starts.len() as u64,
            Method::Halves(halves) => halves.number_of_sets(),
            Method::Frames(frames) => frames.number() as u64,
        }
    }

    /// Counts the slices at these positions, from 0, in a count of n queens. Positions beyond the last slice are
    /// skipped. Empty for domination.
    pub fn slices_at(&self, positions: &[u64]) -> Slices {
        match self.method.clone() {
            Method::DepthFirst(shared) => {
                let starts = positions.iter().map(|&position| position as usize);
                let starts = starts.filter(|&start| start < shared.starts.len());
                let starts: Vec<usize> = starts.collect();
                shared.counted(starts.into_iter())
            }
            Method::Halves(halves) => {
                let sets = sets_at(&halves, positions);
                counted(halves, sets.into_iter())
            }
            Method::Frames(_) => Box::new(std::iter::empty()),
        }
    }

    /// The number of pairs of placements that the count of each of these slices examines. On wide boards, the pairs
    /// take most of the time. Empty if the count is not by halves.
    pub fn pairs_at(&self, positions: &[u64]) -> impl Iterator<Item = u64> + use<> {
        let halves = self.halves().into_iter();
        let positions = positions.to_vec();
        halves.flat_map(move |halves| {
            let (sets, mut lists) = (sets_at(&halves, &positions), halves.lists());
            let sets = sets.into_iter();
            sets.map(move |(rows, weights)| halves.pairs(rows, weights, &mut lists))
        })
    }

    /// Counts every `step`-th slice, beginning with number `first`. Empty for domination.
    fn every(&self, first: usize, step: usize) -> Slices {
        match self.method.clone() {
            Method::DepthFirst(shared) => {
                let starts = (first..shared.starts.len()).step_by(step);
                shared.counted(starts)
            }
            Method::Halves(halves) => {
                let sets = halves.sets().skip(first).step_by(step);
                counted(halves, sets)
            }
            Method::Frames(_) => Box::new(std::iter::empty()),
        }
    }
}

impl DepthFirst {
    /// Counts these starts, one slice each.
    fn counted(self: Arc<Self>, starts: impl Iterator<Item = usize> + Send + 'static) -> Slices {
        let placements = (self.queens / self.starts.len() as f64) as u64;
        Box::new(starts.map(move |start| {
            Ok(SliceCount {
                solutions: self.columns.count(self.starts[start]),
                placements,
            })
        }))
    }
}

/// Counts these sets of rows, one slice each.
fn counted(
    halves: Arc<Halves>,
    sets: impl Iterator<Item = (u32, Weights)> + Send + 'static,
) -> Slices {
    let mut lists = halves.lists();
    Box::new(sets.map(move |(rows, weights)| {
        let solutions = halves.count(rows, weights, &mut lists);
        Ok(SliceCount {
            solutions: solutions.ok_or(Overflow)?,
            placements: lists.listed(),
        })
    }))
}

/// The sets of rows of the slices at these positions.
fn sets_at(halves: &Halves, positions: &[u64]) -> Vec<(u32, Weights)> {
    let sets = positions
        .iter()
        .map(|&position| halves.sets().nth(position as usize));
    sets.flatten().collect()
}

/// Chooses the method. Returns an estimate of the number of queens that a depth-first search places, or `None` if the
/// solutions are counted by halves.
pub(super) fn depth_first_queens(instance: &Instance) -> Option<f64> {
    let rows = open_rows(instance);
    let queens = all_columns(instance).estimate(rows);
    let limit = || QUEENS_PER_SET * Halves::all_sets(instance) as f64;
    let is_depth_first =
        rows.count_ones() <= DEPTH_FIRST_QUEENS || !instance.given().is_empty() && queens < limit();
    is_depth_first.then_some(queens)
}

fn all_columns(instance: &Instance) -> Columns {
    Columns::new(instance, 0..instance.size().files(), Arms::Allowed)
}

impl Work for Run {
    type Output = Result<ShardResult, Overflow>;

    fn work(&mut self, budget: u64) -> Poll<Result<ShardResult, Overflow>> {
        for _ in 0..budget {
            let found = match &mut self.slices {
                None => None,
                Some(RunSlices::Queens(slices)) => slices.next().map(|found| {
                    self.completed_slices += 1;
                    Ok(found?.solutions)
                }),
                Some(RunSlices::Domination(frames)) => {
                    let Poll::Ready(found) = frames.advance() else {
                        continue;
                    };
                    self.completed_slices = frames.completed_slices();
                    found.map(Ok)
                }
            };
            let Some(found) = found else {
                return Poll::Ready(Ok(self.result()));
            };
            let sum = found.map(|found| self.count.checked_add(found));
            match sum {
                Ok(Some(sum)) => self.count = sum,
                Ok(None) | Err(Overflow) => return Poll::Ready(Err(Overflow)),
            }
        }
        Poll::Pending
    }
}

impl Run {
    /// The number of slices that are finished.
    pub fn completed_slices(&self) -> u32 {
        self.completed_slices
    }

    /// The lines added to the log since the last call. Empty if the run keeps no log.
    pub fn take_log(&mut self) -> String {
        match &mut self.slices {
            Some(RunSlices::Domination(frames)) => frames.take_log(),
            _ => String::new(),
        }
    }

    fn result(&self) -> ShardResult {
        let log = match &self.slices {
            Some(RunSlices::Domination(frames)) => {
                let (nodes, sha256) = frames.digest();
                Some(LogDigest { nodes, sha256 })
            }
            _ => None,
        };
        ShardResult::with_log(self.shard.clone(), self.count, log)
    }
}
