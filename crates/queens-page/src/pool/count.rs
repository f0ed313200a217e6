//! One count: its shards, from the first look at what is kept of it to the review of the sum.

mod answers;
mod keeping;
mod why;

use std::collections::{BTreeMap, VecDeque};

use queens_core::counting::expected::{UNIT_FILES, expected, megabytes};
use queens_core::counting::ledger::LedgerError;
use queens_core::counting::{
    MEET_IN_THE_MIDDLE, Pace, Plan, Review, Tally, TallyError, Task, TimeLeft,
};
use queens_core::{BoardSize, Goal, Instance, Problem, Setup};
use queens_worker::protocol::{Begin, Encoded, Job, RunId};

use super::workers::{Work, WorkerPool};
use super::{Command, Left as LeftOver, Opened, StoreFault, add_up, key};
use keeping::Keeping;
use strum::IntoStaticStr;
pub use why::Why;

/// The longest that a count may take before the reader is asked, in seconds.
const ASKED_FROM: f64 = 60.0;
/// Counts of fewer units for each worker take less than that on any machine: nothing is timed before them.
const SURELY_SHORT: f64 = 200.0;
/// From so many records on, they are made one.
const MANY_RECORDS: usize = 64;
/// How often the unit is counted to be timed.
const TIMED: usize = 3;
/// The part of a count's time that its review may take.
const REVIEW: f64 = 0.05;

/// What a count is at.
#[derive(Clone, PartialEq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CountStage {
    /// What is kept of it is being read.
    Opening,
    /// A worker shows how fast it is.
    Timing,
    /// The reader is asked whether it may take so long: so many seconds for one worker.
    Asking {
        alone: f64,
    },
    Counting,
    Reviewing,
    Done,
    Stopped,
    /// Another page counts the same.
    Elsewhere,
    Failed(Why),
}

/// Whether finished shards are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saving {
    /// Nothing has been kept yet.
    None,
    Kept,
    Failed(StoreFault),
}

/// A count.
pub struct Count {
    pub run: RunId,
    pub stage: CountStage,
    pub saving: Saving,
    /// Why records that were kept are not added.
    pub refused: Vec<LedgerError>,
    /// Why results of a file are not added: other ones of these shards are kept.
    pub disputed: Vec<TallyError>,
    pub review: Option<Review>,
    /// The shards that had been counted before it began.
    pub resumed: u32,
    /// Milliseconds since it began, while it was at work.
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
    /// Whether it begins without a question.
    is_agreed: bool,
    /// Milliseconds that the unit took.
    unit: Option<f64>,
    /// The page's clock, when it was last told, and when it ticked last.
    now: Option<f64>,
    ticked: Option<f64>,
}

impl Count {
    /// A count that begins with a look at what is kept of it; nothing for boards that are too wide. What is known of it
    /// comes from files, or from the count before.
    pub fn begin(
        run: RunId,
        instance: &Instance,
        fragment: String,
        known: Option<&Tally>,
        is_agreed: bool,
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
            disputed: Vec::new(),
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
            is_agreed,
            unit: None,
            now: None,
            ticked: None,
        })
    }

    /// Whether something is still to come of it.
    pub fn is_going_on(&self) -> bool {
        !matches!(
            self.stage,
            CountStage::Done | CountStage::Stopped | CountStage::Elsewhere | CountStage::Failed(_)
        )
    }

    /// Whether the reader is asked whether to count for so long.
    pub fn is_asking(&self) -> bool {
        matches!(self.stage, CountStage::Asking { .. })
    }

    pub fn has_failed(&self) -> bool {
        matches!(self.stage, CountStage::Failed(_))
    }

    /// What is finished.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Its name in the storage.
    pub fn key(&self) -> &str {
        self.keeping.key()
    }

    pub fn instance(&self) -> &Instance {
        &self.instance
    }

    /// The part behind, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        self.pace.fraction()
    }

    /// How long it will still take.
    pub fn left(&self) -> Option<TimeLeft> {
        let counts = self.stage == CountStage::Counting;
        counts.then(|| self.pace.time_left(self.workers)).flatten()
    }

    /// Shards a second.
    pub fn rate(&self) -> Option<f64> {
        self.pace.rate(self.workers)
    }

    /// How many workers share it.
    pub fn workers(&self) -> u32 {
        self.workers
    }

    /// What is kept has been read: it begins, shows how fast it is, or does not begin at all.
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
        // Who has counted a part of it has agreed to how long it takes.
        self.is_agreed &= self.resumed > 0;
        if self.is_agreed || is_short {
            return self.start(orders);
        }
        self.stage = CountStage::Timing;
        self.staff(orders);
    }

    /// Adds what a file or the count before brings to what is kept. Where they differ, what is kept stands.
    fn merge(&mut self, kept: Tally, records: usize, orders: &mut Vec<Command>) {
        let mut tally = kept.clone();
        for result in self.tally.results() {
            self.disputed.extend(tally.add(&result).err());
        }
        self.keeping.know(&tally, &kept);
        self.tally = tally;
        if records > MANY_RECORDS {
            self.keeping.write_whole(&self.tally, orders);
        }
    }

    /// The seconds that it takes, if the reader is being asked.
    pub fn asks(&self) -> Option<f64> {
        match self.stage {
            CountStage::Asking { alone } => Some(alone / f64::from(self.workers)),
            _ => None,
        }
    }

    /// The classes of its solutions, once it is finished.
    pub fn classes(&self) -> Option<u64> {
        let review = self
            .review
            .as_ref()
            .filter(|_| self.stage == CountStage::Done)?;
        review.fixed_points.classes(self.tally.solutions()?)
    }

    /// About how many gigabytes its workers take, where that is known.
    pub fn gigabytes(&self) -> Option<f64> {
        let each = megabytes(&self.instance)?;
        Some(f64::from(each) * f64::from(self.workers) / 1e3)
    }

    /// What a later count may begin with: nothing, where it is known to be wrong.
    pub fn trusted(&self) -> Option<&Tally> {
        let is_wrong = matches!(&self.stage, CountStage::Failed(why) if why.is_wrong());
        (!is_wrong).then_some(&self.tally)
    }

    /// The reader wants it to go on.
    pub fn agree(&mut self, orders: &mut Vec<Command>) {
        if let CountStage::Asking { .. } = self.stage {
            self.start(orders);
        }
    }

    /// Whether the reader has agreed to how long it takes, or was not asked.
    pub fn is_agreed(&self) -> bool {
        self.is_agreed
    }

    fn start(&mut self, orders: &mut Vec<Command>) {
        self.is_agreed = true;
        self.stage = CountStage::Counting;
        self.staff(orders);
        self.hand_out(orders);
    }

    /// So many workers are to share it from now on.
    pub fn resize(&mut self, workers: u32, orders: &mut Vec<Command>) {
        self.workers = workers.max(1);
        if self.is_going_on() && self.stage != CountStage::Opening {
            self.staff(orders);
            self.hand_out(orders);
        }
    }

    /// Hires or dismisses until there are as many workers as there is use for.
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

    /// Gives those who wait something to do. Whoever finds no shard any more reviews the count, while others are at the
    /// last ones.
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
                        // Another seed for every review: when it began is not to be foreseen.
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

    /// Sets of domination are not counted again.
    fn wants_review(&self) -> bool {
        let is_reviewed = self.tally.plan().k().is_none();
        is_reviewed && self.review.is_none() && !self.pool.are_reviewing()
    }

    fn task(&self, task: Task) -> Begin {
        Begin::Count(Encoded::new(&(self.tally.plan().clone(), task)))
    }

    /// The count of the unit, some times over.
    fn sample(&self) -> Begin {
        let size = BoardSize::try_from(UNIT_FILES).unwrap_or(self.instance.size());
        let job = Job {
            algorithm: MEET_IN_THE_MIDDLE.id.to_owned(),
            setup: Setup::new(Problem::Queens, size, Goal::Count),
        };
        Begin::Survey(vec![job; TIMED])
    }
}
