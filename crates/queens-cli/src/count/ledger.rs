//! The ledger of a count: a file of JSON lines, first the plan, then the result of each finished shard. A ledger with
//! one line that does not belong to it is refused whole, and left as it is.

use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

use queens_core::counting::plan::{Plan, ShardResult};
use queens_core::counting::tally::Tally;

use crate::failure::{Failure, shown};

/// A ledger that is being written. No other run can write it at the same time.
pub(super) struct Ledger {
    file: File,
    name: String,
}

impl Ledger {
    /// Opens the ledger, or begins one, and adds what it has to the tally.
    pub(super) fn open(path: &Path, tally: &mut Tally) -> Result<Ledger, Failure> {
        let name = path.display().to_string();
        let refused = |why: &dyn Display| Failure::refused("--ledger", &name, why);
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let mut file = file.map_err(|error| refused(&error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => refused(&"another run writes it; allowed is one at a time"),
            TryLockError::Error(error) => refused(&error),
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text)
            .map_err(|error| refused(&error))?;
        let is_new = text.is_empty();
        read(&text, tally).map_err(|why| refused(&why))?;
        let mut ledger = Ledger { file, name };
        if is_new {
            ledger.write(tally.plan())?;
        }
        Ok(ledger)
    }

    /// Writes the result of a shard.
    pub(super) fn append(&mut self, result: &ShardResult) -> Result<(), Failure> {
        self.write(result)
    }

    /// One write for each line, so that a run that is killed leaves no half of one.
    fn write(&mut self, entry: &impl serde::Serialize) -> Result<(), Failure> {
        let mut line = serde_json::to_string(entry)?;
        line.push('\n');
        let written = self.file.write_all(line.as_bytes());
        written.map_err(|error| Failure::refused("--ledger", &self.name, error))
    }
}

/// Adds the results of a ledger, or says which line is not of this count and why.
fn read(text: &str, tally: &mut Tally) -> Result<(), String> {
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        let at = |why: &dyn Display| {
            format!(
                "line {number}, {}: {why}; nothing was added",
                shown(line.trim_end())
            )
        };
        let Some(line) = line.strip_suffix('\n') else {
            return Err(at(&"it is cut off; take it away to go on without it"));
        };
        if number == 1 {
            let plan: Plan =
                serde_json::from_str(line).map_err(|_| at(&"it is no plan of a count"))?;
            tally.accepts(&plan).map_err(|refusal| at(&refusal))?;
        } else {
            let result: ShardResult =
                serde_json::from_str(line).map_err(|_| at(&"it is no finished shard"))?;
            tally.add(&result).map_err(|refusal| at(&refusal))?;
        }
    }
    Ok(())
}
