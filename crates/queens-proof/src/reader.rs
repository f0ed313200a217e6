//! Reads a log to its end in bounded memory.

use std::io::{BufRead, Read};

use crate::checker::{Checker, Verdict};
use crate::error::{LONGEST, LineError, LogError};

/// The state of reading a log line by line.
#[derive(Default)]
pub struct Reader {
    checker: Option<Checker>,
    lines: u64,
}

impl Reader {
    /// Checks the next line, given with its line feed. The first line states the claim.
    ///
    /// # Errors
    ///
    /// If the line is refused. After an error, the reader must not be used again.
    pub fn line(&mut self, bytes: &[u8]) -> Result<(), LogError> {
        self.lines += 1;
        let number = self.lines;
        let refused = |why| LogError::Refused(number, why);
        let line = bytes
            .strip_suffix(b"\n")
            .filter(|_| bytes.len() as u64 <= LONGEST)
            .and_then(|line| str::from_utf8(line).ok());
        match (&mut self.checker, line) {
            (None, Some(line))
                if line
                    .strip_suffix('\r')
                    .is_some_and(|line| Checker::new(line).is_ok()) =>
            {
                Err(refused(LineError::ChangedLineEnd))
            }
            (None, _) => {
                self.checker = Some(Checker::new(line.unwrap_or_default())?);
                Ok(())
            }
            (Some(checker), Some(line)) => checker.line(line).map_err(refused),
            (Some(_), None) => Err(refused(LineError::Unreadable)),
        }
    }

    /// Ends the log and returns its content.
    ///
    /// # Errors
    ///
    /// If the log is empty, or if a required child of a node is missing.
    pub fn end(&mut self) -> Result<Verdict, LogError> {
        let checker = self.checker.as_mut().ok_or_else(LogError::not_a_log)?;
        let refused = |why| LogError::Refused(self.lines + 1, why);
        checker.finish().map_err(refused)
    }
}

/// Checks a whole log and returns its content. Calls `seen` with the number of each accepted line, from 1.
///
/// # Errors
///
/// If the log cannot be read or a line is wrong. The error is about the first wrong line.
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
