//! What of a count is kept: its finished shards, some at a time, each time as a ledger of its own.

use queens_core::counting::ledger;
use queens_core::counting::tally::Tally;

use super::{Count, Saving};
use crate::pool::{Command, StoreFault};

/// Milliseconds between two writings.
const EVERY: f64 = 2_000.0;

/// The finished shards that are not kept yet.
pub(super) struct Keeping {
    key: String,
    fragment: String,
    unkept: Vec<u32>,
    /// Those that are being written.
    sent: Vec<u32>,
    /// When they were written last; before that, when the count began.
    at: Option<f64>,
}

impl Keeping {
    pub(super) fn new(key: String, fragment: String, unkept: Vec<u32>) -> Keeping {
        Keeping {
            key,
            fragment,
            unkept,
            sent: Vec::new(),
            at: None,
        }
    }

    pub(super) fn key(&self) -> &str {
        &self.key
    }

    /// A shard is finished.
    pub(super) fn add(&mut self, shard: u32) {
        self.unkept.push(shard);
    }

    /// Writes what is not kept, if it is time to.
    pub(super) fn write_in_time(&mut self, tally: &Tally, now: f64, todo: &mut Vec<Command>) {
        let at = *self.at.get_or_insert(now);
        if now - at >= EVERY && !self.unkept.is_empty() {
            self.write(tally, todo);
            self.at = Some(now);
        }
    }

    /// Writes what is not kept now.
    pub(super) fn write(&mut self, tally: &Tally, todo: &mut Vec<Command>) {
        if self.unkept.is_empty() || !self.sent.is_empty() {
            return;
        }
        self.sent = std::mem::take(&mut self.unkept);
        let sent = tally
            .results()
            .filter(|result| self.sent.contains(&result.shard().number()));
        let record = sent.fold(ledger::plan_line(tally.plan()), |record, result| {
            record + &ledger::result_line(&result)
        });
        todo.push(Command::Keep {
            key: self.key.clone(),
            record,
            fragment: self.fragment.clone(),
        });
    }
}

impl Count {
    /// What was to be kept is kept, or could not be, and is tried again.
    pub(crate) fn kept(&mut self, key: &str, outcome: Result<(), StoreFault>) {
        if key != self.keeping.key {
            return;
        }
        let sent = std::mem::take(&mut self.keeping.sent);
        self.saving = match outcome {
            Ok(()) => Saving::Kept,
            Err(fault) => {
                self.keeping.unkept.extend(sent);
                Saving::Failed(fault)
            }
        };
    }

    /// The page goes out of sight: perhaps it never comes back.
    pub(crate) fn hide(&mut self, todo: &mut Vec<Command>) {
        if self.is_going_on() {
            self.keeping.write(&self.tally, todo);
        }
    }
}
