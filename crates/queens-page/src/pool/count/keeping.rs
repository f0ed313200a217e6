//! What of a count is kept: its finished shards, some at a time, each time as a ledger of its own.

use queens_core::counting::{Tally, ledger};

use super::{Count, Saving};
use crate::pool::{Command, Left, StoreFault};

/// Milliseconds between two writings.
const EVERY: f64 = 2_000.0;

/// The finished shards that are not kept yet.
pub(super) struct Keeping {
    left: Left,
    unkept: Vec<u32>,
    /// Those that are being written.
    sent: Vec<u32>,
    /// Whether the next ones are to be written as soon as those are.
    is_urgent: bool,
    /// When they were written last; before that, when the count began.
    at: Option<f64>,
}

impl Keeping {
    pub(super) fn new(left: Left, unkept: Vec<u32>) -> Keeping {
        Keeping {
            left,
            unkept,
            sent: Vec::new(),
            is_urgent: false,
            at: None,
        }
    }

    pub(super) fn key(&self) -> &str {
        &self.left.key
    }

    /// A shard is finished.
    pub(super) fn add(&mut self, shard: u32) {
        self.unkept.push(shard);
    }

    /// Of what is finished, this is kept already.
    pub(super) fn know(&mut self, finished: &Tally, kept: &Tally) {
        let shards = 0..finished.plan().shards();
        let unkept = shards.filter(|&shard| finished.has(shard) && !kept.has(shard));
        self.unkept = unkept.collect();
    }

    /// What is finished is false: none of it is to be kept.
    pub(super) fn drop_unkept(&mut self) {
        self.unkept.clear();
        self.is_urgent = false;
    }

    /// Writes what is not kept, if it is time to.
    pub(super) fn write_in_time(&mut self, tally: &Tally, now: f64, orders: &mut Vec<Command>) {
        let at = *self.at.get_or_insert(now);
        if now - at >= EVERY && !self.unkept.is_empty() {
            self.write(tally, orders);
            self.at = Some(now);
        }
    }

    /// Writes what is not kept now, or as soon as what is being written is kept.
    pub(super) fn write(&mut self, tally: &Tally, orders: &mut Vec<Command>) {
        if self.unkept.is_empty() {
            return;
        }
        self.is_urgent = !self.sent.is_empty();
        if self.is_urgent {
            return;
        }
        self.sent = std::mem::take(&mut self.unkept);
        let sent = self.sent.iter().filter_map(|&shard| tally.result(shard));
        let record = sent.fold(ledger::plan_line(tally.plan()), |record, result| {
            record + &ledger::result_line(&result)
        });
        orders.push(self.keep(record, false));
    }

    /// Writes all that is finished, in the place of what is kept.
    pub(super) fn write_whole(&mut self, tally: &Tally, orders: &mut Vec<Command>) {
        self.sent = std::mem::take(&mut self.unkept);
        orders.push(self.keep(ledger::write(tally), true));
    }

    fn keep(&self, record: String, is_whole: bool) -> Command {
        Command::Keep {
            record,
            is_whole,
            left: self.left.clone(),
        }
    }
}

impl Count {
    /// What was to be kept is kept, or could not be, and is tried again with the next.
    pub fn kept(&mut self, key: &str, outcome: Result<(), StoreFault>, orders: &mut Vec<Command>) {
        if key != self.keeping.key() {
            return;
        }
        let sent = std::mem::take(&mut self.keeping.sent);
        match outcome {
            Ok(()) => {
                self.saving = Saving::Kept;
                if self.keeping.is_urgent {
                    self.keeping.write(&self.tally, orders);
                }
            }
            Err(fault) => {
                self.keeping.unkept.extend(sent);
                self.saving = Saving::Failed(fault);
            }
        }
    }

    /// The page goes out of sight: perhaps it never comes back.
    pub fn hide(&mut self, orders: &mut Vec<Command>) {
        if self.is_going_on() {
            self.keeping.write(&self.tally, orders);
        }
    }
}
