//! Why a subcommand stopped, in one sentence with what to do next.

use std::fmt;
use std::path::{Path, PathBuf};

/// What every subcommand and step returns.
pub(crate) type Outcome = Result<(), Failure>;

#[derive(Debug)]
pub(crate) enum Failure {
    /// An argument that the subcommand does not know, and what is allowed.
    Usage {
        argument: String,
        allowed: String,
    },
    /// A child process that could not start or did not succeed.
    Command {
        line: String,
        reason: String,
    },
    /// Something that only the developer can install, and how.
    Missing {
        what: String,
        remedy: String,
    },
    File {
        path: PathBuf,
        reason: String,
    },
    /// Steps of `test` that did not pass.
    Steps(Vec<&'static str>),
    /// A result that is not the expected one.
    Unexpected(String),
}

impl Failure {
    pub(crate) fn usage(argument: &str, allowed: &str) -> Self {
        Self::Usage {
            argument: argument.to_owned(),
            allowed: allowed.to_owned(),
        }
    }

    pub(crate) fn missing(what: &str, remedy: &str) -> Self {
        Self::Missing {
            what: what.to_owned(),
            remedy: remedy.to_owned(),
        }
    }

    pub(crate) fn file(path: &Path, reason: impl fmt::Display) -> Self {
        Self::File {
            path: path.to_owned(),
            reason: reason.to_string(),
        }
    }
}

/// Refuses any argument.
pub(crate) fn no_arguments(arguments: &[String]) -> Outcome {
    match arguments.first() {
        Some(argument) => Err(Failure::usage(argument, "nothing")),
        None => Ok(()),
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage { argument, allowed } => {
                write!(formatter, "`{argument}` is not known; allowed: {allowed}")
            }
            Self::Command { line, reason } => write!(formatter, "{reason}: {line}"),
            Self::Missing { what, remedy } => write!(formatter, "{what} is missing: {remedy}"),
            Self::File { path, reason } => write!(formatter, "{}: {reason}", path.display()),
            Self::Steps(names) => {
                write!(
                    formatter,
                    "failed: {0}; repeat with: cargo xtask test {0}",
                    names.join(" ")
                )
            }
            Self::Unexpected(what) => formatter.write_str(what),
        }
    }
}
