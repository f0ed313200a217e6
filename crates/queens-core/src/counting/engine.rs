//! What counts the shards of a plan. It is made once for all of them and only read then, so that any
//! number of threads can share it.

use std::fmt;
use std::iter::StepBy;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use crate::counting::columns::{Arms, Columns, ColumnsStart, open_rows};
use crate::counting::halves::{HalfLists, Halves};
use crate::counting::plan::{Plan, Shard, ShardResult, TooWide, share};
use crate::counting::row_sets::Weights;
use crate::instance::Instance;

/// Up to so many queens are placed depth first: that is over before tables are made.
const DEPTH_FIRST: u32 = 12;
/// With given queens, halves pay where a depth-first search would place so many queens for each set of rows.
const WORTH_A_SET: f64 = 7_000.0;

/// An engine for one count.
pub struct Engine {
    plan: Plan,
    method: Method,
}

/// An engine whose tables are being filled: for n=18 that takes some hundredths of a second, for n=20 a quarter of one.
pub struct Preparation(Engine);

/// What all slices share.
#[derive(Clone)]
enum Method {
    DepthFirst(Arc<DepthFirst>),
    Halves(Arc<Halves>),
}

/// Starts, from each of which a depth-first search goes on by itself.
struct DepthFirst {
    columns: Columns,
    starts: Vec<ColumnsStart>,
    /// About how many queens are placed in all.
    queens: f64,
}

/// Slices that are counted one after another: the solutions with one set of rows for the eastern queens, or
/// from one start where they are counted depth first. They hold what they need of the engine.
pub struct Slices {
    work: SliceWork,
}

enum SliceWork {
    DepthFirst {
        shared: Arc<DepthFirst>,
        left: StepBy<Range<usize>>,
    },
    Halves {
        halves: Arc<Halves>,
        sets: Box<dyn Iterator<Item = (u32, Weights)> + Send>,
        lists: Box<HalfLists>,
    },
}

/// What a slice comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SliceCount {
    /// Its solutions.
    pub solutions: u64,
    /// About how many placements were listed or queens placed for them: what it cost.
    pub placements: u64,
}

/// A shard being counted, one slice after another.
pub struct Run {
    shard: Shard,
    slices: Option<Slices>,
    count: u64,
}

/// What a slice leaves.
pub enum Slice {
    /// There is more to do.
    More,
    /// The shard is finished.
    Done(ShardResult),
}

/// More solutions than a sum of 64 bits holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overflow;

impl Preparation {
    /// Begins to make an engine that counts the solutions of this instance.
    pub fn begin(instance: &Instance) -> Result<Preparation, TooWide> {
        let plan = Plan::new(instance)?;
        let method = match searched(instance) {
            Some(queens) => {
                let columns = all_columns(instance);
                let starts = columns.starts(open_rows(instance));
                Method::DepthFirst(Arc::new(DepthFirst {
                    columns,
                    starts,
                    queens,
                }))
            }
            None => Method::Halves(Arc::new(Halves::new(instance))),
        };
        Ok(Preparation(Engine { plan, method }))
    }

    /// Fills the tables for one more set of rows, well under a millisecond up to n=20; the engine once it is made.
    pub fn advance(mut self) -> ControlFlow<Engine, Preparation> {
        // Nothing shares the halves before they are filled.
        let halves = match &mut self.0.method {
            Method::DepthFirst(_) => None,
            Method::Halves(halves) => Arc::get_mut(halves),
        };
        match halves.is_some_and(Halves::fill) {
            true => ControlFlow::Continue(self),
            false => ControlFlow::Break(self.0),
        }
    }
}

impl Engine {
    /// An engine that counts the solutions of this instance; its goal and its seed do not matter.
    pub fn new(instance: &Instance) -> Result<Engine, TooWide> {
        let mut preparation = Preparation::begin(instance)?;
        loop {
            match preparation.advance() {
                ControlFlow::Break(engine) => return Ok(engine),
                ControlFlow::Continue(more) => preparation = more,
            }
        }
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many slices the shard of this number has.
    pub fn slices_of(&self, number: u32) -> u32 {
        share(self.number_of_slices(), self.plan.shards(), number) as u32
    }

    /// The halves, where solutions are counted by them.
    pub(super) fn halves(&self) -> Option<Arc<Halves>> {
        match &self.method {
            Method::DepthFirst(_) => None,
            Method::Halves(halves) => Some(Arc::clone(halves)),
        }
    }

    /// Starts the shard of this number; one beyond the last has nothing to count.
    pub fn start(&self, number: u32) -> Run {
        let (first, step) = (number as usize, self.plan.shards() as usize);
        Run {
            shard: self.plan.shard(number),
            slices: (first < step).then(|| self.every(first, step)),
            count: 0,
        }
    }

    /// All slices of the count, for one thread that counts them in one go. They need no shards, each of
    /// which would pass over the slices of all others.
    pub fn slices(&self) -> Slices {
        self.every(0, 1)
    }

    /// How many slices there are in all.
    pub fn number_of_slices(&self) -> u64 {
        match &self.method {
            Method::DepthFirst(shared) => shared.starts.len() as u64,
            Method::Halves(halves) => halves.number(),
        }
    }

    /// Every slice so many beyond the one before, from the first on.
    fn every(&self, first: usize, step: usize) -> Slices {
        let work = match self.method.clone() {
            Method::DepthFirst(shared) => SliceWork::DepthFirst {
                left: (first..shared.starts.len()).step_by(step),
                shared,
            },
            Method::Halves(halves) => SliceWork::Halves {
                sets: Box::new(halves.sets().skip(first).step_by(step)),
                lists: Box::new(halves.lists()),
                halves,
            },
        };
        Slices { work }
    }
}

/// About how many queens a depth-first search places, where solutions are counted by one.
pub(super) fn searched(instance: &Instance) -> Option<f64> {
    let rows = open_rows(instance);
    let queens = all_columns(instance).estimate(rows);
    let worth_sets = || WORTH_A_SET * Halves::number_of_sets(instance) as f64;
    let is_searched =
        rows.count_ones() <= DEPTH_FIRST || !instance.given().is_empty() && queens < worth_sets();
    is_searched.then_some(queens)
}

fn all_columns(instance: &Instance) -> Columns {
    Columns::new(instance, 0..instance.size().get(), Arms::Allowed)
}

impl Slices {
    /// Counts the next slice, if there is one more.
    pub fn advance(&mut self) -> Option<Result<SliceCount, Overflow>> {
        let (solutions, placements) = match &mut self.work {
            SliceWork::DepthFirst { shared, left } => {
                let start = *shared.starts.get(left.next()?)?;
                let queens = shared.queens / shared.starts.len() as f64;
                (Some(shared.columns.count(start)), queens as u64)
            }
            SliceWork::Halves {
                halves,
                sets,
                lists,
            } => {
                let (rows, weights) = sets.next()?;
                let solutions = halves.count(rows, weights, lists);
                (solutions, lists.listed())
            }
        };
        let found = solutions.map(|solutions| SliceCount {
            solutions,
            placements,
        });
        Some(found.ok_or(Overflow))
    }
}

impl Run {
    /// Counts the next slice.
    pub fn advance(&mut self) -> Result<Slice, Overflow> {
        let Some(found) = self.slices.as_mut().and_then(Slices::advance) else {
            let shard = self.shard.clone();
            return Ok(Slice::Done(ShardResult::new(shard, self.count)));
        };
        let sum = self.count.checked_add(found?.solutions);
        self.count = sum.ok_or(Overflow)?;
        Ok(Slice::More)
    }
}

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more solutions than {}", u64::MAX)
    }
}

impl std::error::Error for Overflow {}
