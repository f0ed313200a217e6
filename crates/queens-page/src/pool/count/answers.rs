//! Responses of workers, lost workers, and the end of a count.

use queens_core::counting::expected::expected;
use queens_core::counting::published::{self, Comparison};
use queens_core::counting::{Overflow, Report, Review, ShardResult};
use queens_worker::protocol::{Answer, BUILD, Reason, Response};

use super::{ASKED_FROM, Count, CountStage, Saving, TIMED, Why};
use crate::engine::Failure;
use crate::pool::workers::Work;
use crate::pool::{Command, WorkerId};

/// The maximum number of attempts for a shard, and of consecutive starts of a worker.
const TRIES: u8 = 3;
/// The maximum time between two messages that counts as work, in milliseconds. After a longer time, the machine may
/// have slept.
const LONGEST: f64 = 90_000.0;
/// The maximum time between two ticks that counts as silence, in milliseconds. The machine may have slept, and a hidden
/// page ticks once a minute.
const LONGEST_SILENCE: f64 = 8_000.0;
/// The seconds of silence after which a working worker is lost, by the board's width. A worker is silent while it
/// counts one set of rows. This takes a quarter of a second for n = 22, and about ten seconds for n = 24.
const SILENCE: [(u8, f64); 3] = [(22, 20.0), (24, 120.0), (u8::MAX, 3_600.0)];

impl Count {
    /// Handles a response of a worker.
    pub fn heard(
        &mut self,
        worker: WorkerId,
        response: &Response,
        now: f64,
        orders: &mut Vec<Command>,
    ) {
        let Some(work) = self.pool.heard(worker) else {
            return;
        };
        self.tell_time(now);
        match response {
            Response::Ready { build } if build == BUILD => {
                self.pool.put(worker, Work::Idle);
                self.hand_out(orders);
            }
            Response::Ready { build } => self.fail(
                Why::NoWorker {
                    failure: Failure::OtherBuild,
                    details: format!("page {BUILD}, engine {build}"),
                },
                orders,
            ),
            Response::Failed { details } => {
                self.lost(worker, Failure::Crashed, details.clone(), orders);
            }
            Response::About(run, answer) if *run == self.run => {
                self.hear_about(worker, work, answer, orders);
            }
            Response::Ack { .. } | Response::About(..) => {}
        }
        if self.is_going_on() {
            self.keeping.write_in_time(&self.tally, now, orders);
        }
    }

    /// Handles a response about this count.
    fn hear_about(
        &mut self,
        worker: WorkerId,
        work: Work,
        answer: &Answer,
        orders: &mut Vec<Command>,
    ) {
        match answer {
            Answer::Refused(Reason::Job(sentence)) => {
                self.fail(Why::Refused(sentence.clone()), orders);
            }
            Answer::Refused(Reason::NoCode) => {
                self.lost(worker, Failure::NotStarted, String::new(), orders);
            }
            Answer::Surveyed {
                outcome: Err(reason),
                ..
            } => {
                let details = match reason {
                    Reason::Job(sentence) => sentence.clone(),
                    Reason::NoCode => String::new(),
                };
                self.lost(worker, Failure::NotStarted, details, orders);
            }
            Answer::Surveyed {
                index,
                milliseconds,
                ..
            } if work == Work::Timing => {
                let unit = self
                    .unit
                    .map_or(*milliseconds, |unit| unit.min(*milliseconds));
                self.unit = Some(unit);
                if *index as usize + 1 >= TIMED {
                    self.timed(worker, unit, orders);
                }
            }
            Answer::Task {
                report,
                milliseconds,
            } => match report.open() {
                Ok(report) => self.reported(worker, work, report, *milliseconds, orders),
                Err(error) => self.lost(worker, Failure::Crashed, error.to_string(), orders),
            },
            _ => {}
        }
    }

    fn tell_time(&mut self, now: f64) {
        if matches!(self.stage, CountStage::Counting | CountStage::Reviewing) {
            let before = self.now.unwrap_or(now);
            self.elapsed += (now - before).clamp(0.0, LONGEST);
        }
        self.now = Some(now);
    }

    /// Handles the measured time of the unit. A long count needs the reader's confirmation.
    fn timed(&mut self, worker: WorkerId, unit: f64, orders: &mut Vec<Command>) {
        self.pool.put(worker, Work::Idle);
        self.failed_starts = 0;
        let all = f64::from(self.tally.plan().shards());
        let left = self.tally.missing().count() as f64 / all;
        let units = expected(&self.instance).unwrap_or_default();
        let alone = units * left * unit / 1e3;
        if alone / f64::from(self.workers) > ASKED_FROM {
            self.stage = CountStage::Asking { alone };
        } else {
            self.start(orders);
        }
    }

    fn reported(
        &mut self,
        worker: WorkerId,
        work: Work,
        report: Report,
        milliseconds: f64,
        orders: &mut Vec<Command>,
    ) {
        match (work, report) {
            (Work::Shard(number), Report::Running { slices, of }) => {
                self.pace.running(number, slices, of, milliseconds);
            }
            (Work::Shard(number), Report::Finished(result)) => {
                self.finished(worker, number, &result, milliseconds, orders);
            }
            (Work::Shard(_), Report::Overflow) => {
                self.fail(Why::Wrong(Overflow.to_string()), orders);
            }
            (Work::Review, Report::Reviewed(review)) => self.reviewed(worker, review, orders),
            _ => {}
        }
    }

    fn finished(
        &mut self,
        worker: WorkerId,
        number: u32,
        result: &ShardResult,
        milliseconds: f64,
        orders: &mut Vec<Command>,
    ) {
        let is_asked = result.shard().number() == number;
        let added = self
            .tally
            .add(result)
            .map_err(|refusal| refusal.to_string());
        let details = match added {
            Ok(()) if is_asked => {
                self.failed_starts = 0;
                self.pace.finished(number, milliseconds);
                self.keeping.add(number);
                self.pool.put(worker, Work::Idle);
                return self.hand_out(orders);
            }
            Ok(()) => format!("shard {} instead of {number}", result.shard().number()),
            Err(refusal) => refusal,
        };
        self.lost(worker, Failure::Crashed, details, orders);
    }

    /// Handles the review of some parts.
    fn reviewed(&mut self, worker: WorkerId, review: Review, orders: &mut Vec<Command>) {
        if let Some(difference) = review.difference {
            return self.fail(Why::Wrong(difference), orders);
        }
        self.failed_starts = 0;
        self.review = Some(review);
        self.pool.put(worker, Work::Idle);
        match self.stage {
            CountStage::Reviewing => self.conclude(orders),
            _ => self.hand_out(orders),
        }
    }

    /// Ends a finished and reviewed count with a comparison with the published numbers.
    pub(super) fn conclude(&mut self, orders: &mut Vec<Command>) {
        let solutions = self.tally.solutions();
        let classes = |sum| match &self.review {
            Some(review) => review.fixed_points.classes(sum).map(Some),
            None => Some(None),
        };
        let sums = solutions.and_then(|sum| Some((sum, classes(sum)?)));
        let Some((solutions, classes)) = sums else {
            return self.fail(Why::Wrong(Overflow.to_string()), orders);
        };
        if !self.tally.has_whole_sum() {
            let why = "the weights of its sets have no whole sum";
            return self.fail(Why::Wrong(why.to_owned()), orders);
        }
        let comparison = published::compare(&self.instance, solutions, classes);
        if let Comparison::Differs(discrepancy) = comparison {
            return self.fail(Why::Differs(discrepancy), orders);
        }
        self.stage = CountStage::Done;
        // If a part of a long count is stored, the complete count is stored, too.
        if self.saving == Saving::Kept {
            self.keeping.write(&self.tally, orders);
        }
        self.pool.dismiss_all();
        let key = self.keeping.key().to_owned();
        orders.extend([Command::Finished { key }, Command::Close]);
    }

    /// Replaces a lost worker and repeats its task, up to a limit.
    pub fn lost(
        &mut self,
        worker: WorkerId,
        failure: Failure,
        details: String,
        orders: &mut Vec<Command>,
    ) {
        let Some(work) = self.pool.dismiss(worker) else {
            return;
        };
        orders.push(Command::Dismiss(worker));
        let Work::Shard(number) = work else {
            self.failed_starts += 1;
            if self.failed_starts >= TRIES {
                return self.fail(Why::NoWorker { failure, details }, orders);
            }
            self.make_room();
            // Another worker may be idle.
            self.hand_out(orders);
            self.staff(orders);
            return self.hand_out(orders);
        };
        let tries = self.tries.entry(number).or_default();
        *tries += 1;
        if *tries >= TRIES {
            let why = Why::Shard {
                number,
                failure,
                details,
            };
            return self.fail(why, orders);
        }
        if *tries > 1 {
            self.make_room();
        }
        self.put_back(number);
        self.staff(orders);
        self.hand_out(orders);
    }

    /// Reduces the number of workers while others work, because the memory may be insufficient.
    fn make_room(&mut self) {
        if self.pool.are_counting() && self.workers > 1 {
            self.workers -= 1;
        }
    }

    /// Handles a tick of the clock.
    pub fn ticked(&mut self, now: f64, orders: &mut Vec<Command>) {
        if !self.is_going_on() {
            return;
        }
        self.tell_time(now);
        let since = now - self.ticked.replace(now).unwrap_or(now);
        let n = self.instance.size().files();
        let limits = SILENCE.into_iter().find(|&(widest, _)| n <= widest);
        let limit = limits.map_or(f64::INFINITY, |(_, seconds)| seconds * 1e3);
        let since = since.clamp(0.0, LONGEST_SILENCE);
        for worker in self.pool.wait(since, limit) {
            self.lost(worker, Failure::Silent, String::new(), orders);
        }
        self.keeping.write_in_time(&self.tally, now, orders);
    }

    /// Stops the count.
    pub fn stop(&mut self, orders: &mut Vec<Command>) {
        if self.is_going_on() {
            self.end(CountStage::Stopped, orders);
        }
    }

    fn fail(&mut self, why: Why, orders: &mut Vec<Command>) {
        self.end(CountStage::Failed(why), orders);
    }

    /// Ends all workers. Their finished shards are stored, unless the count is known to be wrong.
    fn end(&mut self, stage: CountStage, orders: &mut Vec<Command>) {
        self.stage = stage;
        self.pool.dismiss_all();
        orders.push(Command::Close);
        match self.trusted() {
            Some(_) => self.keeping.write(&self.tally, orders),
            None => {
                self.keeping.drop_unkept();
                let key = self.keeping.key().to_owned();
                orders.push(Command::Forget { key });
            }
        }
    }
}
