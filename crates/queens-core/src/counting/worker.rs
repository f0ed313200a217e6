//! The worker of a count. It counts shards and reviews the count, one task after another. It works in slices of a few
//! milliseconds, so that its owner can report progress and receive messages between the slices.

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::counting::audit::{Audit, Difference};
use crate::counting::engine::{Engine, EngineBuild, Run};
use crate::counting::plan::{Plan, PlanError, ShardResult};
use crate::counting::symmetric::{FixedPointCount, FixedPoints};
use crate::problem::Instance;
use crate::work::Work;

/// The budget of one slice of the search for fixed points: the number of queens placed.
const QUEENS: u64 = 32_768;
/// The budget of one slice of the audit: the number of queens placed, which takes a few milliseconds.
const AUDIT_QUEENS: u64 = 1 << 18;

/// A task for a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Task {
    /// Count the shard with this number, from 0.
    Shard(u32),
    /// Review the count. A review does not need the sum of the shards, so it can run while other workers count the last
    /// shards.
    Review {
        /// The seed for the random choice of sets of rows in the audit.
        seed: u64,
        /// The time for the audit in milliseconds. At least one set is counted again.
        milliseconds: u32,
    },
}

/// The state of a worker after a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Report {
    /// The worker builds its engine, once for all tasks.
    Preparing,
    /// The task is not finished.
    Running {
        /// The number of slices of the shard that are counted.
        slices: u32,
        /// The number of all slices of the shard. It is 1 if that number is not known yet, and in a review.
        of: u32,
    },
    /// The shard is finished.
    Finished(ShardResult),
    /// The number of solutions of the shard does not fit into 64 bits.
    Overflow,
    /// The review is finished.
    Reviewed(Review),
    /// There is no task.
    Idle,
}

/// The result of a review.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Review {
    /// The fixed points, from which the number of classes is derived.
    pub fixed_points: FixedPointCount,
    /// The number of sets of rows that were counted again and agree; 0 if the count is depth first.
    pub sets: u32,
    /// The weighted number of solutions of these sets.
    pub solutions: u64,
    /// The full text of a difference; `None` if all counts agree. A difference means an error in the engine or the
    /// machine.
    pub difference: Option<String>,
}

/// A worker for the tasks of one count. Its budget counts slices of a few milliseconds. Its work is ready when a task
/// is finished or no task is assigned.
///
/// ```
/// use queens_core::counting::{Plan, Report, Task, Worker};
/// use queens_core::{BoardSize, Goal, Instance, Work};
///
/// let plan = Plan::new(&Instance::queens(BoardSize::new(10)?, &[], Goal::Count)?)?;
/// let mut worker = Worker::new(&plan)?;
/// worker.assign(Task::Shard(0));
/// worker.finish();
/// assert!(matches!(worker.report(), Report::Finished(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Worker {
    instance: Instance,
    engine: EngineState,
    state: TaskState,
    report: Report,
    /// The milliseconds spent on the task.
    spent: f64,
}

enum EngineState {
    Preparing(EngineBuild),
    Ready(Engine),
}

enum TaskState {
    Idle,
    /// The task waits for the engine.
    Next(Task),
    Shard {
        run: Box<Run>,
        of: u32,
    },
    /// The first part of a review.
    FixedPoints {
        search: FixedPoints,
        seed: u64,
        /// The time for the audit in milliseconds.
        allowed: f64,
    },
    /// The second part of a review.
    Audit {
        fixed_points: FixedPointCount,
        audit: Box<Audit>,
        /// The end of the audit, in milliseconds spent on the task.
        until: f64,
    },
}

/// The report of a task whose progress is not known.
const RUNNING: Report = Report::Running { slices: 0, of: 1 };

impl Worker {
    /// A worker without a task. It builds its engine in its first slices.
    ///
    /// # Errors
    ///
    /// If the plan is not valid for this version of the engine ([`Plan::instance`]).
    pub fn new(plan: &Plan) -> Result<Worker, PlanError> {
        let instance = plan.instance()?;
        let size = || PlanError::Size {
            found: instance.size().files(),
        };
        let build = EngineBuild::new(&instance).map_err(|_| size())?;
        Ok(Worker {
            instance,
            engine: EngineState::Preparing(build),
            state: TaskState::Idle,
            report: Report::Idle,
            spent: 0.0,
        })
    }

    /// Assigns a task, which begins with the next slice. An unfinished previous task is dropped.
    pub fn assign(&mut self, task: Task) {
        self.state = TaskState::Next(task);
    }

    /// Sets the number of milliseconds spent on the task so far, without the time to build the engine. The audit
    /// compares this time with its limit.
    pub fn set_elapsed(&mut self, milliseconds: f64) {
        self.spent = milliseconds;
    }

    /// The state after the last slice.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Works on the engine or on the task for one slice, and returns the new state.
    fn advance(&mut self) -> Report {
        let engine = match &mut self.engine {
            EngineState::Ready(engine) => engine,
            EngineState::Preparing(build) => {
                if let Poll::Ready(engine) = build.work(1) {
                    self.engine = EngineState::Ready(engine);
                }
                return Report::Preparing;
            }
        };
        let (next, report) = match &mut self.state {
            TaskState::Idle => return Report::Idle,
            TaskState::Next(task) => (TaskState::new(*task, engine, &self.instance), RUNNING),
            TaskState::Shard { run, of } => match run.work(1) {
                Poll::Pending => {
                    return Report::Running {
                        slices: run.completed_slices(),
                        of: *of,
                    };
                }
                Poll::Ready(Ok(result)) => (TaskState::Idle, Report::Finished(result)),
                Poll::Ready(Err(_)) => (TaskState::Idle, Report::Overflow),
            },
            TaskState::FixedPoints {
                search,
                seed,
                allowed,
            } => {
                let Poll::Ready(fixed_points) = search.work(QUEENS) else {
                    return RUNNING;
                };
                match Audit::new(engine, *seed) {
                    Ok(audit) => {
                        let next = TaskState::Audit {
                            fixed_points,
                            audit: Box::new(audit),
                            until: self.spent + *allowed,
                        };
                        (next, RUNNING)
                    }
                    Err(_) => (TaskState::Idle, review(fixed_points, None, None)),
                }
            }
            TaskState::Audit {
                fixed_points,
                audit,
                until,
            } => {
                let difference = match audit.work(AUDIT_QUEENS) {
                    Poll::Ready(Err(difference)) => Some(difference),
                    _ if audit.sets() > 0 && self.spent >= *until => None,
                    _ => return RUNNING,
                };
                let report = review(*fixed_points, Some(audit), difference.as_deref());
                (TaskState::Idle, report)
            }
        };
        self.state = next;
        report
    }
}

impl Work for Worker {
    type Output = ();

    fn work(&mut self, budget: u64) -> Poll<()> {
        for _ in 0..budget {
            self.report = self.advance();
            if !matches!(self.report, Report::Preparing | Report::Running { .. }) {
                return Poll::Ready(());
            }
        }
        Poll::Pending
    }
}

impl TaskState {
    fn new(task: Task, engine: &Engine, instance: &Instance) -> TaskState {
        match task {
            Task::Shard(number) => TaskState::Shard {
                run: Box::new(engine.start(number)),
                of: engine.slices_of(number).max(1),
            },
            Task::Review { seed, milliseconds } => TaskState::FixedPoints {
                search: FixedPoints::new(instance),
                seed,
                allowed: milliseconds.into(),
            },
        }
    }
}

fn review(
    fixed_points: FixedPointCount,
    audit: Option<&Audit>,
    difference: Option<&Difference>,
) -> Report {
    Report::Reviewed(Review {
        fixed_points,
        sets: audit.map_or(0, Audit::sets),
        solutions: audit.map_or(0, Audit::solutions),
        difference: difference.map(Difference::to_string),
    })
}
