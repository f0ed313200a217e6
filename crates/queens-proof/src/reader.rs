//! A log that is read to its end, in bounded memory.

use std::fmt;
use std::io::{BufRead, Read};

use crate::checker::{Checker, Verdict};

/// The most bytes of a line.
const LONGEST: u64 = 200;

/// Why a log is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It cannot be read, or is no log of this version.
    Unreadable(String),
    /// This line, from 1, does not hold, or something lacks before it.
    Refused(u64, String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unreadable(why) => write!(f, "{why}"),
            Fault::Refused(line, why) => write!(f, "line {line}: {why}"),
        }
    }
}

/// Checks a log. `seen` gets the number of each line.
pub fn check(mut log: impl BufRead, mut seen: impl FnMut(u64)) -> Result<Verdict, Fault> {
    let (mut checker, mut bytes, mut number) = (None, Vec::new(), 0);
    loop {
        number += 1;
        let refused = |why: String| Fault::Refused(number, why);
        bytes.clear();
        let read = (&mut log).take(LONGEST).read_until(b'\n', &mut bytes);
        read.map_err(|error| Fault::Unreadable(error.to_string()))?;
        let line = bytes
            .strip_suffix(b"\n")
            .and_then(|line| str::from_utf8(line).ok());
        match (&mut checker, line) {
            (None, _) => {
                checker = line.and_then(Checker::begin);
                if checker.is_none() {
                    return Err(Fault::Unreadable("it is no proof of version 1".to_owned()));
                }
            }
            (Some(checker), Some(line)) => checker.line(line).map_err(refused)?,
            (Some(checker), None) if bytes.is_empty() => return checker.finish().map_err(refused),
            (Some(_), None) => {
                let why = format!("it is cut off, is no text, or has more than {LONGEST} bytes");
                return Err(refused(why));
            }
        }
        seen(number);
    }
}
