//! The file of a ledger: opened, locked, and written line by line. The core reads and writes the lines; a file that it
//! refuses is not changed.

use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

use queens_core::counting::{ShardResult, Tally, ledger};

use crate::failure::Failure;

/// A ledger that is being written. No other run can write it at the same time.
pub(super) struct Ledger {
    file: File,
    name: String,
}

impl Ledger {
    /// Opens the ledger, or begins one, and adds its finished shards to the tally.
    pub(super) fn open(path: &Path, tally: &mut Tally) -> Result<Ledger, Failure> {
        let name = path.display().to_string();
        let refused = |why: &dyn Display| refused(&name, why);
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let mut file = file.map_err(|error| refused(&error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                let why = "another run writes it; allowed is one at a time";
                Failure::refused("--ledger", Some(&name), why)
            }
            TryLockError::Error(error) => refused(&error),
        })?;
        let mut text = String::new();
        let read = file.read_to_string(&mut text);
        read.map_err(|error| refused(&error))?;
        if !text.is_empty() {
            ledger::read(&text, tally).map_err(|why| refused(&why))?;
            return Ok(Ledger { file, name });
        }
        let mut begun = Ledger { file, name };
        begun.write(&ledger::plan_line(tally.plan()))?;
        Ok(begun)
    }

    /// Writes the result of a shard.
    pub(super) fn append(&mut self, result: &ShardResult) -> Result<(), Failure> {
        self.write(&ledger::result_line(result))
    }

    /// One write for each line, so that a run that is killed leaves no half of one.
    fn write(&mut self, line: &str) -> Result<(), Failure> {
        let written = self.file.write_all(line.as_bytes());
        written.map_err(|error| refused(&self.name, &error))
    }
}

fn refused(name: &str, why: &dyn Display) -> Failure {
    let why = format!("{why}; allowed is a writable file, new or with a ledger of this count");
    Failure::refused("--ledger", Some(name), why)
}
