//! Results go to standard output, notes to standard error.

use std::fmt::{self, Display};
use std::io::{self, ErrorKind, Write};

use serde::Serialize;

use crate::Answer;
use crate::failure::Failure;

/// The version of the objects that `--json` prints. docs/JSON.md lists their keys and the changes that need a new
/// version.
const SCHEMA: u32 = 1;

/// The name and the version of the engine that found the results.
const ENGINE: &str = concat!("queens-core ", env!("CARGO_PKG_VERSION"));

/// The JSON object of a subcommand, with the keys that all objects contain.
#[derive(Serialize)]
struct Object<'a, S> {
    schema: u32,
    #[serde(flatten)]
    summary: &'a S,
    engine: &'static str,
}

/// Writes a note to standard error. A closed standard error is not a failure.
pub(crate) fn note(text: impl Display) {
    let _ = writeln!(io::stderr(), "queens: {text}");
}

/// Writes the final output. A closed pipe is not an error.
pub(crate) fn print(text: impl Display, answer: Answer) -> Result<Answer, Failure> {
    let mut out = io::stdout().lock();
    match write!(out, "{text}").and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(answer),
    }
}

/// Prints the results of a subcommand, as one JSON object on one line or as text.
pub(crate) fn print_summary(
    summary: &(impl Serialize + fmt::Display),
    json: bool,
    answer: Answer,
) -> Result<Answer, Failure> {
    if !json {
        return print(summary, answer);
    }
    let object = serde_json::to_string(&Object {
        schema: SCHEMA,
        summary,
        engine: ENGINE,
    })?;
    print(object + "\n", answer)
}
