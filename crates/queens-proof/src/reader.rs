//! A log that is read to its end, in bounded memory.

use std::fmt;
use std::io::{BufRead, Read};

use crate::checker::{Checker, Verdict};
use crate::error::{LONGEST, LineError};

/// Why a log is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogError {
    /// It cannot be read, or is no log of this version.
    Unreadable(String),
    /// This line, from 1, does not hold, or something lacks before it.
    Refused(u64, LineError),
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::Unreadable(why) => write!(f, "{why}"),
            LogError::Refused(line, why) => write!(f, "line {line}: {why}"),
        }
    }
}

/// A log that is read line by line.
#[derive(Default)]
pub struct Reader {
    checker: Option<Checker>,
    lines: u64,
}

impl Reader {
    /// Reads the next line, with its line end. Nothing may follow a fault.
    pub fn line(&mut self, bytes: &[u8]) -> Result<(), LogError> {
        self.lines += 1;
        let number = self.lines;
        let refused = |why| LogError::Refused(number, why);
        let line = bytes
            .strip_suffix(b"\n")
            .filter(|_| bytes.len() as u64 <= LONGEST)
            .and_then(|line| str::from_utf8(line).ok());
        match (&mut self.checker, line) {
            (None, Some(line)) if line.strip_suffix('\r').and_then(Checker::begin).is_some() => {
                Err(refused(LineError::ChangedLineEnd))
            }
            (None, _) => {
                self.checker = line.and_then(Checker::begin);
                self.checker.as_ref().map(drop).ok_or_else(no_proof)
            }
            (Some(checker), Some(line)) => checker.line(line).map_err(refused),
            (Some(_), None) => Err(refused(LineError::Unreadable)),
        }
    }

    /// Ends the log.
    pub fn end(&mut self) -> Result<Verdict, LogError> {
        let checker = self.checker.as_mut().ok_or_else(no_proof)?;
        let refused = |why| LogError::Refused(self.lines + 1, why);
        checker.finish().map_err(refused)
    }
}

fn no_proof() -> LogError {
    LogError::Unreadable("it is no proof of version 1".to_owned())
}

/// Checks a log. `seen` gets the number of each line.
pub fn check(mut log: impl BufRead, mut seen: impl FnMut(u64)) -> Result<Verdict, LogError> {
    let (mut reader, mut bytes) = (Reader::default(), Vec::new());
    loop {
        bytes.clear();
        let read = (&mut log).take(LONGEST).read_until(b'\n', &mut bytes);
        read.map_err(|error| LogError::Unreadable(error.to_string()))?;
        if bytes.is_empty() {
            return reader.end();
        }
        reader.line(&bytes)?;
        seen(reader.lines);
    }
}
