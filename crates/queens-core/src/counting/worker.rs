//! One worker of a count, who counts shards one after another and reviews the count, in slices of some
//! milliseconds, so that it can report and be heard in between.

use std::mem;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::counting::audit::{Audit, Difference, Step};
use crate::counting::engine::{Engine, Preparation, Run, Slice};
use crate::counting::plan::{Plan, PlanError, ShardResult};
use crate::counting::symmetric::{FixedPointCount, FixedPoints};
use crate::instance::Instance;

/// The queens that a slice places while classes are derived.
const QUEENS: u64 = 32_768;

/// What a worker is to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Count the shard of this number.
    Shard(u32),
    /// Review the count. That needs no sum: it can be done while others finish the last shards.
    Review {
        /// What the sets of rows that are counted again are drawn from.
        seed: u64,
        /// How many milliseconds that may take; one set is always counted again.
        milliseconds: u32,
    },
}

/// What a slice of a task leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Report {
    /// It makes its engine, once for all tasks.
    Preparing,
    /// There is more to do. Of a shard, so many slices of all that it has are counted.
    Running {
        /// Those that are counted.
        slices: u32,
        /// All of them; 1 where that is not known yet.
        of: u32,
    },
    /// The shard is finished.
    Finished(ShardResult),
    /// The shard has more solutions than a sum of 64 bits holds.
    Overflow,
    /// The review is finished.
    Reviewed(Review),
    /// There is nothing to do.
    Idle,
}

/// What a review comes to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// What the classes of the solutions are derived from.
    pub kept: FixedPointCount,
    /// How many sets of rows were counted again and agree; none where the count is depth first anyway.
    pub sets: u32,
    /// How many solutions they stand for.
    pub solutions: u64,
    /// A set that does not agree, told in full: the engine or the machine is at fault.
    pub difference: Option<String>,
}

/// A worker of a count.
pub trait ShardCounter {
    /// Takes up a task in place of the one before.
    fn take(&mut self, task: Task);
    /// Does a slice of the task, on which so many milliseconds have been spent since the engine was made.
    fn advance(&mut self, milliseconds: f64) -> Report;
}

/// A worker for the shards of this plan. It makes its engine in the first slices of its first task.
pub fn begin(plan: &Plan) -> Result<Box<dyn ShardCounter>, PlanError> {
    let instance = plan.instance()?;
    let preparation = Preparation::begin(&instance).map_err(|wide| PlanError::Size {
        found: wide.size.get(),
    })?;
    Ok(Box::new(Worker {
        instance,
        tools: Tools::Making(preparation),
        work: TaskState::None,
    }))
}

struct Worker {
    instance: Instance,
    tools: Tools,
    work: TaskState,
}

enum Tools {
    Making(Preparation),
    Ready(Engine),
    /// Between two states.
    Away,
}

enum TaskState {
    None,
    /// It waits for the engine.
    Next(Task),
    Shard {
        run: Run,
        slices: u32,
        of: u32,
    },
    Classes {
        fixed_points: FixedPoints,
        seed: u64,
        /// What counting sets again may take.
        allowed: f64,
    },
    Sets {
        kept: FixedPointCount,
        audit: Box<Audit>,
        /// When it is to be over, by the time of the task.
        until: f64,
    },
}

const UNKNOWN: Report = Report::Running { slices: 0, of: 1 };

impl ShardCounter for Worker {
    fn take(&mut self, task: Task) {
        self.work = TaskState::Next(task);
    }

    fn advance(&mut self, milliseconds: f64) -> Report {
        let engine = match mem::replace(&mut self.tools, Tools::Away) {
            Tools::Ready(engine) => engine,
            Tools::Away => return Report::Idle,
            Tools::Making(preparation) => {
                self.tools = match preparation.advance() {
                    ControlFlow::Break(engine) => Tools::Ready(engine),
                    ControlFlow::Continue(more) => Tools::Making(more),
                };
                return Report::Preparing;
            }
        };
        let work = mem::replace(&mut self.work, TaskState::None);
        let (work, report) = work.advance(&engine, &self.instance, milliseconds);
        self.work = work;
        self.tools = Tools::Ready(engine);
        report
    }
}

impl TaskState {
    fn advance(
        self,
        engine: &Engine,
        instance: &Instance,
        milliseconds: f64,
    ) -> (TaskState, Report) {
        match self {
            TaskState::None => (TaskState::None, Report::Idle),
            TaskState::Next(task) => (TaskState::begin(task, engine, instance), UNKNOWN),
            TaskState::Shard {
                mut run,
                slices,
                of,
            } => match run.advance() {
                Ok(Slice::More) => {
                    let slices = slices + 1;
                    let work = TaskState::Shard { run, slices, of };
                    (work, Report::Running { slices, of })
                }
                Ok(Slice::Done(result)) => (TaskState::None, Report::Finished(result)),
                Err(_) => (TaskState::None, Report::Overflow),
            },
            TaskState::Classes {
                mut fixed_points,
                seed,
                allowed,
            } => {
                if !fixed_points.advance(QUEENS) {
                    let work = TaskState::Classes {
                        fixed_points,
                        seed,
                        allowed,
                    };
                    return (work, UNKNOWN);
                }
                let kept = fixed_points.kept();
                match Audit::new(engine, seed) {
                    Some(audit) => {
                        let (audit, until) = (Box::new(audit), milliseconds + allowed);
                        let work = TaskState::Sets { kept, audit, until };
                        (work, UNKNOWN)
                    }
                    None => (TaskState::None, review(kept, None, None)),
                }
            }
            TaskState::Sets {
                kept,
                mut audit,
                until,
            } => match audit.advance() {
                Step::Differs(found) => (TaskState::None, review(kept, Some(&audit), Some(&found))),
                _ if audit.sets() > 0 && milliseconds >= until => {
                    (TaskState::None, review(kept, Some(&audit), None))
                }
                _ => {
                    let work = TaskState::Sets { kept, audit, until };
                    (work, UNKNOWN)
                }
            },
        }
    }

    fn begin(task: Task, engine: &Engine, instance: &Instance) -> TaskState {
        match task {
            Task::Shard(number) => TaskState::Shard {
                run: engine.start(number),
                slices: 0,
                of: engine.slices_of(number).max(1),
            },
            Task::Review { seed, milliseconds } => TaskState::Classes {
                fixed_points: FixedPoints::new(instance),
                seed,
                allowed: milliseconds.into(),
            },
        }
    }
}

fn review(kept: FixedPointCount, audit: Option<&Audit>, difference: Option<&Difference>) -> Report {
    Report::Reviewed(Review {
        kept,
        sets: audit.map_or(0, Audit::sets),
        solutions: audit.map_or(0, Audit::solutions),
        difference: difference.map(Difference::to_string),
    })
}
