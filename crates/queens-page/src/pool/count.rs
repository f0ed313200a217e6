//! A count: its shards, from reading the stored records to the review of the sum.

mod answers;
mod keeping;
mod why;

use std::collections::{BTreeMap, VecDeque};

use queens_core::counting::expected::{UNIT_FILES, expected, megabytes};
use queens_core::counting::ledger::LedgerError;
use queens_core::counting::{MEET_IN_THE_MIDDLE, Pace, Plan, Review, Tally, Task, TimeLeft};
use queens_core::{BoardSize, Goal, Instance, Problem, Setup};
use queens_worker::protocol::{Begin, Encoded, Job, RunId};

use super::workers::{Work, WorkerPool};
use super::{Command, Left as LeftOver, Opened, StoreFault, add_up, key};
use keeping::Keeping;
use strum::IntoStaticStr;
pub use why::Why;

/// Longer counts, in seconds, need the reader's confirmation.
const ASKED_FROM: f64 = 60.0;
/// Counts with fewer units per worker take less time than that on any machine, so they need no timing.
const SURELY_SHORT: f64 = 200.0;
/// From this number on, the records are merged into one.
const MANY_RECORDS: usize = 64;
/// The number of times that the unit is counted when it is timed.
const TIMED: usize = 3;
/// The share of a count's time for its review.
const REVIEW: f64 = 0.05;

/// The stage of a count.
#[derive(Clone, PartialEq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CountStage {
    /// The stored records are being read.
    Opening,
    /// A worker is being timed.
    Timing,
    /// The page asks for confirmation of a long count. The time is in seconds for one worker.
    Asking {
        alone: f64,
    },
    Counting,
    Reviewing,
    Done,
    Stopped,
    /// Another page is counting the same.
    Elsewhere,
    Failed(Why),
}

/// Whether finished shards are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saving {
    /// Nothing is stored yet.
    None,
    Kept,
    Failed(StoreFault),
}

/// A count.
pub struct Count {
    pub run: RunId,
    pub stage: CountStage,
    pub saving: Saving,
    /// The reasons for refused records.
    pub refused: Vec<LedgerError>,
    pub review: Option<Review>,
    /// The number of shards that were finished before the start.
    pub resumed: u32,
    /// The working time since the start, in milliseconds.
    pub elapsed: f64,
    instance: Instance,
    keeping: Keeping,
    tally: Tally,
    pace: Pace,
    workers: u32,
    pool: WorkerPool,
    waiting: VecDeque<u32>,
    tries: BTreeMap<u32, u8>,
    failed_starts: u8,
    /// Whether the count starts without confirmation.
    is_agreed: bool,
    /// The time for the unit in milliseconds.
    unit: Option<f64>,
    /// The last known time of the page's clock, and the time of its last tick.
    now: Option<f64>,
    ticked: Option<f64>,
}

impl Count {
    /// A new count, which first reads its stored records. `None` for boards that are too wide. `known` comes from
    /// the previous count.
    pub fn begin(
        run: RunId,
        instance: &Instance,
        fragment: String,
        known: Option<&Tally>,
        orders: &mut Vec<Command>,
    ) -> Option<Count> {
        let plan = Plan::new(instance).ok()?;
        let known = known.filter(|tally| *tally.plan() == plan);
        let tally = known.cloned().unwrap_or_else(|| Tally::new(plan));
        let unkept = tally.results().map(|it| it.shard().number()).collect();
        let key = key(instance);
        let left = LeftOver {
            key: key.clone(),
            fragment,
        };
        let keeping = Keeping::new(left, unkept);
        orders.push(Command::Open { run, key });
        Some(Count {
            run,
            stage: CountStage::Opening,
            saving: Saving::None,
            refused: Vec::new(),
            review: None,
            resumed: 0,
            elapsed: 0.0,
            instance: instance.clone(),
            keeping,
            pace: Pace::new(&tally),
            tally,
            workers: 1,
            pool: WorkerPool::new(run),
            waiting: VecDeque::new(),
            tries: BTreeMap::new(),
            failed_starts: 0,
            is_agreed: false,
            unit: None,
            now: None,
            ticked: None,
        })
    }

    /// Whether the count is not over yet.
    pub fn is_going_on(&self) -> bool {
        !matches!(
            self.stage,
            CountStage::Done | CountStage::Stopped | CountStage::Elsewhere | CountStage::Failed(_)
        )
    }

    /// Whether the page asks for confirmation of a long count.
    pub fn is_asking(&self) -> bool {
        matches!(self.stage, CountStage::Asking { .. })
    }

    pub fn has_failed(&self) -> bool {
        matches!(self.stage, CountStage::Failed(_))
    }

    /// The finished shards.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The name of the count in the storage.
    pub fn key(&self) -> &str {
        self.keeping.key()
    }

    pub fn instance(&self) -> &Instance {
        &self.instance
    }

    /// The finished share of the count, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        self.pace.fraction()
    }

    /// The remaining time.
    pub fn left(&self) -> Option<TimeLeft> {
        let counts = self.stage == CountStage::Counting;
        counts.then(|| self.pace.time_left(self.workers)).flatten()
    }

    /// The rate in shards per second.
    pub fn rate(&self) -> Option<f64> {
        self.pace.rate(self.workers)
    }

    /// The number of workers.
    pub fn workers(&self) -> u32 {
        self.workers
    }

    /// Handles the stored records: starts the count, times a worker, or does not start at all.
    pub fn opened(&mut self, opened: Opened, workers: u32, orders: &mut Vec<Command>) {
        if self.stage != CountStage::Opening {
            return;
        }
        let Opened::Here(found) = opened else {
            self.stage = CountStage::Elsewhere;
            return orders.push(Command::Close);
        };
        self.workers = workers;
        match found.records {
            Ok(records) => {
                let (kept, refused) = add_up(
                    self.tally.plan().clone(),
                    records.iter().map(String::as_str),
                );
                self.refused = refused;
                if kept.finished() > 0 {
                    self.saving = Saving::Kept;
                }
                self.merge(kept, records.len(), orders);
            }
            Err(fault) => self.saving = Saving::Failed(fault),
        }
        self.resumed = self.tally.finished();
        self.pace = Pace::new(&self.tally);
        self.waiting = self.tally.missing().collect();
        let left = self.waiting.len() as f64 / f64::from(self.tally.plan().shards());
        let units = left * expected(&self.instance).unwrap_or_default();
        let is_short = units / f64::from(self.workers) < SURELY_SHORT;
        // The reader has already agreed to a count of which this browser has a part.
        self.is_agreed = self.resumed > 0;
        if self.is_agreed || is_short {
            return self.start(orders);
        }
        self.stage = CountStage::Timing;
        self.staff(orders);
    }

    /// Merges shards of the previous count with the stored ones. If they differ, the stored result is
    /// used.
    fn merge(&mut self, kept: Tally, records: usize, orders: &mut Vec<Command>) {
        let mut tally = kept.clone();
        for result in self.tally.results() {
            let _ = tally.add(&result);
        }
        self.keeping.know(&tally, &kept);
        self.tally = tally;
        if records > MANY_RECORDS {
            self.keeping.write_whole(&self.tally, orders);
        }
    }

    /// The estimated time in seconds, if the page asks for confirmation.
    pub fn asks(&self) -> Option<f64> {
        match self.stage {
            CountStage::Asking { alone } => Some(alone / f64::from(self.workers)),
            _ => None,
        }
    }

    /// The number of classes of solutions, once the count is finished.
    pub fn classes(&self) -> Option<u64> {
        let review = self
            .review
            .as_ref()
            .filter(|_| self.stage == CountStage::Done)?;
        review.fixed_points.classes(self.tally.solutions()?)
    }

    /// The approximate memory of the workers in gigabytes, if known.
    pub fn gigabytes(&self) -> Option<f64> {
        let each = megabytes(&self.instance)?;
        Some(f64::from(each) * f64::from(self.workers) / 1e3)
    }

    /// The shards for a later count. `None` if the count is known to be wrong.
    pub fn trusted(&self) -> Option<&Tally> {
        let is_wrong = matches!(&self.stage, CountStage::Failed(why) if why.is_wrong());
        (!is_wrong).then_some(&self.tally)
    }

    /// Starts the count after the reader's confirmation.
    pub fn agree(&mut self, orders: &mut Vec<Command>) {
        if let CountStage::Asking { .. } = self.stage {
            self.start(orders);
        }
    }

    fn start(&mut self, orders: &mut Vec<Command>) {
        self.is_agreed = true;
        self.stage = CountStage::Counting;
        self.staff(orders);
        self.hand_out(orders);
    }

    /// Changes the number of workers.
    pub fn resize(&mut self, workers: u32, orders: &mut Vec<Command>) {
        self.workers = workers.max(1);
        if self.is_going_on() && self.stage != CountStage::Opening {
            self.staff(orders);
            self.hand_out(orders);
        }
    }

    /// Starts or ends workers until their number is right.
    fn staff(&mut self, orders: &mut Vec<Command>) {
        let wanted = match self.stage {
            CountStage::Counting => {
                let missing = self.tally.missing().count() as u32;
                let reviewing = u32::from(self.pool.are_reviewing());
                self.workers.min((missing + reviewing).max(1))
            }
            _ => 1,
        };
        while self.pool.number() < wanted {
            orders.push(Command::Hire(self.pool.hire()));
        }
        while self.pool.number() > wanted
            && let Some(spare) = self.pool.spare()
        {
            if let Some(Work::Shard(number)) = self.pool.dismiss(spare) {
                self.put_back(number);
            }
            orders.push(Command::Dismiss(spare));
        }
    }

    fn put_back(&mut self, shard: u32) {
        self.pace.dropped(shard);
        self.waiting.push_front(shard);
    }

    /// Gives idle workers tasks. If no shard is left, an idle worker reviews the count while others work on the last
    /// shards.
    fn hand_out(&mut self, orders: &mut Vec<Command>) {
        for worker in self.pool.idle() {
            let (work, request) = match (&self.stage, self.waiting.front()) {
                (CountStage::Timing, _) => (Work::Timing, self.sample()),
                (CountStage::Counting, Some(&number)) => {
                    self.waiting.pop_front();
                    (Work::Shard(number), self.task(Task::Shard(number)))
                }
                (CountStage::Counting | CountStage::Reviewing, _) if self.wants_review() => {
                    let share = (self.elapsed * REVIEW).min(f64::from(u32::MAX));
                    let task = Task::Review {
                        // Each review has a different seed, because the start time is unpredictable.
                        seed: self.now.unwrap_or_default().to_bits(),
                        milliseconds: share as u32,
                    };
                    (Work::Review, self.task(task))
                }
                _ => continue,
            };
            self.pool.put(worker, work);
            orders.push(Command::Ask(worker, request));
        }
        if self.stage == CountStage::Counting && self.tally.missing().next().is_none() {
            self.stage = CountStage::Reviewing;
            if self.review.is_none() && self.tally.plan().k().is_none() {
                self.staff(orders)
            } else {
                self.conclude(orders)
            }
        }
    }

    /// Sets of domination need no review.
    fn wants_review(&self) -> bool {
        let is_reviewed = self.tally.plan().k().is_none();
        is_reviewed && self.review.is_none() && !self.pool.are_reviewing()
    }

    fn task(&self, task: Task) -> Begin {
        Begin::Count(Encoded::new(&(self.tally.plan().clone(), task)))
    }

    /// The task that counts the unit several times.
    fn sample(&self) -> Begin {
        let size = BoardSize::try_from(UNIT_FILES).unwrap_or(self.instance.size());
        let job = Job {
            algorithm: MEET_IN_THE_MIDDLE.id.to_owned(),
            setup: Setup::new(Problem::Queens, size, Goal::Count),
        };
        Begin::Survey(vec![job; TIMED])
    }
}
