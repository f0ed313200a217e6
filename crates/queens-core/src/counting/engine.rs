//! What counts the shards of a plan. It is made once for all of them and only read then, so that any
//! number of threads can share it.

use std::fmt;

use crate::counting::columns::{Arms, Columns, open_rows};
use crate::counting::halves::{Halves, Lists};
use crate::counting::plan::{Plan, ShardResult, TooWide};
use crate::counting::row_sets::Weights;
use crate::instance::Instance;

/// Up to so many queens are placed depth first: that is over before tables are made.
const DEPTH_FIRST: u32 = 12;

/// An engine for one count.
pub struct Engine {
    plan: Plan,
    method: Method,
}

enum Method {
    DepthFirst { columns: Columns, rows: u32 },
    Halves(Box<Halves>),
}

/// A shard being counted, one slice after another: the solutions with one set of rows for the eastern
/// queens, or all of them where they are counted depth first.
pub struct Run<'engine> {
    engine: &'engine Engine,
    number: u32,
    work: Work<'engine>,
    count: u64,
}

enum Work<'engine> {
    DepthFirst(&'engine Columns, u32),
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
        let rows = open_rows(instance);
        let method = if rows.count_ones() <= DEPTH_FIRST {
            let columns = Columns::new(instance, 0..instance.size().get(), Arms::Allowed);
            Method::DepthFirst { columns, rows }
        } else {
            Method::Halves(Box::new(Halves::new(instance)))
        };
        Ok(Engine { plan, method })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Starts the shard of this number; one beyond the last has nothing to count.
    pub fn start(&self, number: u32) -> Run<'_> {
        let work = match &self.method {
            Method::DepthFirst { columns, rows } if number == 0 => Work::DepthFirst(columns, *rows),
            Method::Halves(halves) if number < self.plan.shards() => Work::Halves {
                halves,
                sets: Box::new(
                    halves
                        .sets()
                        .skip(number as usize)
                        .step_by(self.plan.shards() as usize),
                ),
                lists: Box::new(halves.lists()),
            },
            _ => Work::Nothing,
        };
        Run {
            engine: self,
            number,
            work,
            count: 0,
        }
    }
}

impl Run<'_> {
    /// Counts the next slice.
    pub fn advance(&mut self) -> Result<Slice, Overflow> {
        let more = match &mut self.work {
            Work::DepthFirst(columns, rows) => {
                self.count = columns.count(*rows);
                self.work = Work::Nothing;
                false
            }
            Work::Halves {
                halves,
                sets,
                lists,
            } => match sets.next() {
                Some((rows, weights)) => {
                    let more = halves.count(rows, weights, lists);
                    let sum = more.and_then(|more| self.count.checked_add(more));
                    self.count = sum.ok_or(Overflow)?;
                    true
                }
                None => false,
            },
            Work::Nothing => false,
        };
        Ok(if more {
            Slice::More
        } else {
            Slice::Done(ShardResult::new(
                self.engine.plan.shard(self.number),
                self.count,
            ))
        })
    }
}

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more solutions than {}", u64::MAX)
    }
}

impl std::error::Error for Overflow {}
