//! What counts the shards of a plan. It is made once for all of them and only read then, so that any
//! number of threads can share it.

use std::fmt;
use std::iter::{Skip, StepBy};
use std::slice::Iter;
use std::sync::Arc;

use crate::counting::columns::{Arms, Columns, Start, open_rows};
use crate::counting::halves::{Halves, Lists};
use crate::counting::plan::{Plan, ShardResult, TooWide};
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

enum Method {
    DepthFirst {
        columns: Columns,
        starts: Vec<Start>,
    },
    Halves(Arc<Halves>),
}

/// A shard being counted, one slice after another: the solutions with one set of rows for the eastern
/// queens, or from one start where they are counted depth first.
pub struct Run<'engine> {
    engine: &'engine Engine,
    number: u32,
    work: Work<'engine>,
    count: u64,
}

enum Work<'engine> {
    DepthFirst {
        columns: &'engine Columns,
        starts: StepBy<Skip<Iter<'engine, Start>>>,
    },
    Halves {
        halves: &'engine Halves,
        sets: Box<dyn Iterator<Item = (u32, Weights)> + Send>,
        lists: Box<Lists>,
    },
    Nothing,
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

impl Engine {
    /// An engine that counts the solutions of this instance; its goal and its seed do not matter.
    pub fn new(instance: &Instance) -> Result<Engine, TooWide> {
        let plan = Plan::new(instance)?;
        let method = match searched(instance) {
            Some(_) => {
                let columns = all_columns(instance);
                let starts = columns.starts(open_rows(instance));
                Method::DepthFirst { columns, starts }
            }
            None => Method::Halves(Arc::new(Halves::new(instance))),
        };
        Ok(Engine { plan, method })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many slices the shard of this number has, the one that finishes it apart.
    pub fn slices(&self, number: u32) -> u32 {
        let all = match &self.method {
            Method::DepthFirst { starts, .. } => starts.len() as u64,
            Method::Halves(halves) => halves.number(),
        };
        let shards = u64::from(self.plan.shards());
        (all / shards + u64::from(u64::from(number) < all % shards)) as u32
    }

    /// The halves, where solutions are counted by them.
    pub(super) fn halves(&self) -> Option<Arc<Halves>> {
        match &self.method {
            Method::DepthFirst { .. } => None,
            Method::Halves(halves) => Some(Arc::clone(halves)),
        }
    }

    /// Starts the shard of this number; one beyond the last has nothing to count.
    pub fn start(&self, number: u32) -> Run<'_> {
        let (first, step) = (number as usize, self.plan.shards() as usize);
        let work = match &self.method {
            _ if first >= step => Work::Nothing,
            Method::DepthFirst { columns, starts } => Work::DepthFirst {
                columns,
                starts: starts.iter().skip(first).step_by(step),
            },
            Method::Halves(halves) => Work::Halves {
                halves,
                sets: Box::new(halves.sets().skip(first).step_by(step)),
                lists: Box::new(halves.lists()),
            },
        };
        Run {
            engine: self,
            number,
            work,
            count: 0,
        }
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

impl Run<'_> {
    /// Counts the next slice.
    pub fn advance(&mut self) -> Result<Slice, Overflow> {
        let found = match &mut self.work {
            Work::DepthFirst { columns, starts } => {
                starts.next().map(|&start| Some(columns.count(start)))
            }
            Work::Halves {
                halves,
                sets,
                lists,
            } => sets
                .next()
                .map(|(rows, weights)| halves.count(rows, weights, lists)),
            Work::Nothing => None,
        };
        let Some(found) = found else {
            let shard = self.engine.plan.shard(self.number);
            return Ok(Slice::Done(ShardResult::new(shard, self.count)));
        };
        let sum = found.and_then(|found| self.count.checked_add(found));
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
