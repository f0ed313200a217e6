//! What is written: results on standard output, notes on standard error.

use std::fmt::{self, Display};
use std::io::{self, ErrorKind, Write};

use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;

/// Writes a line for people on standard error. Nothing depends on it: the program goes on where it cannot be written.
pub(crate) fn note(text: impl Display) {
    let _ = writeln!(io::stderr(), "queens: {text}");
}

/// Prints the last of an answer. The answer stands even if nobody reads it.
pub(crate) fn print(text: impl Display, answer: Answer) -> Result<Answer, Failure> {
    let mut out = io::stdout().lock();
    match write!(out, "{text}").and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(answer),
    }
}

/// Prints what a subcommand found, as one JSON object on one line or for people.
pub(crate) fn print_summary(
    summary: &(impl Serialize + fmt::Display),
    json: bool,
    answer: Answer,
) -> Result<Answer, Failure> {
    match json {
        true => print(serde_json::to_string(summary)? + "\n", answer),
        false => print(summary, answer),
    }
}
