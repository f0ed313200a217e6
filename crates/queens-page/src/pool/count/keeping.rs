//! Stores the finished shards of a count in batches, each as a separate ledger.

use queens_core::counting::{Tally, ledger};

use super::{Count, Saving};
use crate::pool::{Command, Left, StoreFault};

/// The interval between two writes, in milliseconds.
const EVERY: f64 = 2_000.0;

/// The finished shards that are not stored yet.
pub(super) struct Keeping {
    left: Left,
    unkept: Vec<u32>,
    /// The shards of the current write.
    sent: Vec<u32>,
    /// Whether the next write follows immediately after the current one.
    is_urgent: bool,
    /// The time of the last write, or of the start of the count.
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

    /// Adds a finished shard.
    pub(super) fn add(&mut self, shard: u32) {
        self.unkept.push(shard);
    }

    /// Marks the finished shards that are already stored.
    pub(super) fn know(&mut self, finished: &Tally, kept: &Tally) {
        let shards = 0..finished.plan().shards();
        let unkept = shards.filter(|&shard| finished.has(shard) && !kept.has(shard));
        self.unkept = unkept.collect();
    }

    /// Drops all unstored shards, because the count is wrong.
    pub(super) fn drop_unkept(&mut self) {
        self.unkept.clear();
        self.is_urgent = false;
    }

    /// Writes the unstored shards if the interval has passed.
    pub(super) fn write_in_time(&mut self, tally: &Tally, now: f64, orders: &mut Vec<Command>) {
        let at = *self.at.get_or_insert(now);
        if now - at >= EVERY && !self.unkept.is_empty() {
            self.write(tally, orders);
            self.at = Some(now);
        }
    }

    /// Writes the unstored shards now, or right after the current write.
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

    /// Replaces the stored records with all finished shards.
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
    /// Handles the end of a write. After a failure, the next write includes these shards.
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

    /// Writes immediately when the page is hidden, because it may never return.
    pub fn hide(&mut self, orders: &mut Vec<Command>) {
        if self.is_going_on() {
            self.keeping.write(&self.tally, orders);
        }
    }
}
