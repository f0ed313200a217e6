//! A page with simulated workers, storage and clock: a server for each worker, a list as the storage, and a clock under
//! the test's control.

use std::cell::Cell;

use queens_core::counting::Task;
use queens_worker::protocol::{BUILD, Begin, Envelope, Request, Response, RunId, Serial};
use queens_worker::serve::Server;

use crate::message::Message;
use crate::pool::count::{CountStage, Saving};
use crate::pool::{Command, Left, Opened, PoolMessage, StoreFault, Stored, WorkerId};
use crate::testing::Page;

/// The behaviour of a simulated worker.
pub enum FakeWorker {
    Good(Box<Server>),
    /// The worker reports that it is ready, and then hangs.
    Hung,
}

/// A page, its workers and its storage.
pub struct Harness {
    pub page: Page,
    pub workers: Vec<(WorkerId, FakeWorker)>,
    /// The stored records, by key.
    pub store: Vec<(String, String)>,
    pub fault: Option<StoreFault>,
    /// The stored reminder of an unfinished count.
    pub left: Option<Left>,
    /// Whether the storage waits for [`Harness::answer`].
    pub is_slow: bool,
    pub delayed: Vec<PoolMessage>,
    /// Whether another page is counting the same.
    pub is_taken: bool,
    pub cores: u32,
    /// The number of next workers that hang.
    pub hanging: u32,
    /// The number of next workers that fail at their first task.
    pub failing: u32,
    /// The workers with a task.
    at_work: Vec<WorkerId>,
    /// The workers that were asked to review the count.
    pub reviewers: Vec<WorkerId>,
    /// The largest number of simultaneous workers.
    pub most: usize,
    pub asked: usize,
    pub now: f64,
}

impl Harness {
    pub fn open(address: &str) -> Harness {
        Harness {
            page: Page::open(address),
            workers: Vec::new(),
            store: Vec::new(),
            fault: None,
            left: None,
            is_slow: false,
            delayed: Vec::new(),
            is_taken: false,
            cores: 2,
            hanging: 0,
            failing: 0,
            at_work: Vec::new(),
            reviewers: Vec::new(),
            most: 0,
            asked: 0,
            now: 0.0,
        }
    }

    pub fn run(&self) -> RunId {
        self.page.model.shown.shared().expect("a count").run
    }

    pub fn stage(&self) -> CountStage {
        let count = self.page.model.shown.shared();
        count.expect("a count").stage.clone()
    }

    pub fn saving(&self) -> Saving {
        let count = self.page.model.shown.shared();
        count.expect("a count").saving.clone()
    }

    /// The last worker that is counting a shard.
    pub fn counting(&self) -> WorkerId {
        let mut workers = self.workers.iter().rev().map(|(id, _)| *id);
        let counts = |id: &WorkerId| self.at_work.contains(id) && !self.reviewers.contains(id);
        workers.find(counts).expect("a worker that counts")
    }

    /// Sends the pending answers of the storage.
    pub fn answer(&mut self) {
        for message in std::mem::take(&mut self.delayed) {
            self.page.send(Message::Pool(message));
        }
    }

    pub fn finished(&self) -> u32 {
        let count = self.page.model.shown.shared();
        count.expect("a count").tally().finished()
    }

    pub fn solutions(&self) -> u64 {
        self.page
            .model
            .shown
            .run()
            .expect("a run")
            .counters()
            .solutions
    }

    /// Carries out the commands, and then lets each worker run a few slices. Repeats this for a number of rounds.
    pub fn work(&mut self, rounds: usize) {
        for _ in 0..rounds {
            self.perform();
            for at in 0..self.workers.len() {
                let Some((id, FakeWorker::Good(server))) = self.workers.get_mut(at) else {
                    continue;
                };
                let (id, now) = (*id, Cell::new(self.now));
                let clock = || now.replace(now.get() + 0.01);
                let mut answers = Vec::new();
                let mut is_at_work = true;
                for _ in 0..20 {
                    is_at_work = server.work(clock, &mut |answer| answers.push(answer));
                }
                if !is_at_work {
                    self.at_work.retain(|it| *it != id);
                }
                self.now = now.get();
                self.say(id, answers);
            }
            self.perform();
        }
    }

    pub fn work_until(&mut self, enough: impl Fn(&Harness) -> bool) {
        for _ in 0..100_000 {
            self.work(1);
            if enough(self) {
                return;
            }
        }
        panic!("it never comes to that: {:?}", self.stage());
    }

    /// Works until the count is over and everything is written.
    pub fn work_to_rest(&mut self) {
        self.work_until(|harness| {
            let count = harness.page.model.shown.shared();
            count.is_some_and(|count| !count.is_going_on())
        });
        self.work(1);
    }

    /// Advances the clock by this number of ticks.
    pub fn tick(&mut self, ticks: u32) {
        for _ in 0..ticks {
            self.now += 250.0;
            let now = self.now;
            self.page.send(Message::Pool(PoolMessage::Ticked { now }));
            self.perform();
        }
    }

    pub fn say(&mut self, worker: WorkerId, answers: Vec<Response>) {
        for response in answers {
            let now = self.now;
            self.page.send(Message::Pool(PoolMessage::WorkerSaid {
                worker,
                response: response.into(),
                now,
            }));
        }
    }

    fn perform(&mut self) {
        while !self.page.commands.is_empty() {
            for command in std::mem::take(&mut self.page.commands) {
                self.carry_out(command);
            }
        }
    }

    fn found(&self, key: &str) -> Stored {
        let kept = self.store.iter().filter(|(name, _)| name == key);
        let records = kept.map(|(_, record)| record.clone()).collect();
        Stored {
            records: self.fault.clone().map_or(Ok(records), Err),
            cores: self.cores,
        }
    }

    fn carry_out(&mut self, command: Command) {
        let mut say = None;
        match command {
            Command::Look { key } => {
                let found = self.found(&key);
                say = Some(PoolMessage::Looked { key, found });
            }
            Command::Seek { key } => {
                say = (!self.is_taken).then_some(PoolMessage::Unattended { key });
            }
            Command::Open { run, key } => {
                let opened = if self.is_taken {
                    Opened::Elsewhere
                } else {
                    Opened::Here(self.found(&key))
                };
                say = Some(PoolMessage::Opened { run, opened });
            }
            Command::Keep {
                record,
                is_whole,
                left,
            } => {
                let key = left.key.clone();
                let outcome = self.fault.clone().map_or(Ok(()), Err);
                if outcome.is_ok() {
                    self.store.retain(|(name, _)| !is_whole || *name != key);
                    self.store.push((key.clone(), record));
                    self.left = Some(left);
                }
                let kept = PoolMessage::Kept { key, outcome };
                if self.is_slow {
                    self.delayed.push(kept)
                } else {
                    say = Some(kept)
                }
            }
            Command::Finished { key } => {
                self.left.take_if(|left| left.key == key);
            }
            Command::Forget { .. } if self.is_taken => say = Some(PoolMessage::InUse),
            Command::Forget { key } => {
                self.left.take_if(|left| left.key == key);
                self.store.retain(|(name, _)| *name != key);
                let found = self.found(&key);
                say = Some(PoolMessage::Looked { key, found });
            }
            Command::Hire(worker) => {
                let is_hung = self.hanging > 0;
                self.hanging = self.hanging.saturating_sub(1);
                let fake = if is_hung {
                    FakeWorker::Hung
                } else {
                    FakeWorker::Good(Box::default())
                };
                self.workers.push((worker, fake));
                self.most = self.most.max(self.workers.len());
                let build = BUILD.to_owned();
                self.say(worker, vec![Response::Ready { build }]);
            }
            Command::Dismiss(worker) => self.workers.retain(|(id, _)| *id != worker),
            Command::Ask(worker, begin) => self.ask(worker, begin),
            Command::Close => self.workers.clear(),
        }
        if let Some(message) = say {
            self.page.send(Message::Pool(message));
        }
    }

    fn ask(&mut self, worker: WorkerId, begin: Begin) {
        self.asked += 1;
        self.at_work.push(worker);
        if let Begin::Count(task) = &begin
            && let Ok((_, Task::Review { .. })) = task.open()
        {
            self.reviewers.push(worker);
        }
        if self.failing > 0 {
            self.failing -= 1;
            let details = "it panicked".to_owned();
            return self.say(worker, vec![Response::Failed { details }]);
        }
        let mut answers = Vec::new();
        if let Some((_, FakeWorker::Good(server))) =
            self.workers.iter_mut().find(|(id, _)| *id == worker)
        {
            let envelope = Envelope {
                serial: Serial(0),
                request: Some((worker.run, Request::Begin(begin))),
            };
            server.handle(envelope, &mut |answer| answers.push(answer));
        }
        self.say(worker, answers);
    }
}
