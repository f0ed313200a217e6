//! Why a subcommand failed, in one line.

use std::fmt::{self, Display};
use std::io;

use queens_core::text::excerpt;

/// The exit status of a fault, as in `sysexits.h`.
pub(crate) const FAULT: u8 = 70;

/// Why a subcommand failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// An argument cannot be used: the argument, its value if it has one, and what is allowed.
    Refused(String),
    /// Standard output cannot be written.
    Output(io::Error),
    /// The program, the machine or a ledger is at fault, not the input.
    Fault(String),
}

impl Failure {
    /// The exit status: 2 for bad input.
    pub(crate) const fn status(&self) -> u8 {
        match self {
            Failure::Refused(_) => 2,
            Failure::Output(_) | Failure::Fault(_) => FAULT,
        }
    }

    /// A refusal of this argument with this value.
    pub(crate) fn refused(argument: &str, value: impl Display, why: impl Display) -> Failure {
        let value = excerpt(&value.to_string());
        let value = if value.is_empty() { "\"\"" } else { &value };
        Failure::Refused(format!("{} {value}: {why}", excerpt(argument)))
    }

    /// A refusal of this argument, which has no value.
    pub(crate) fn misplaced(argument: &str, why: impl Display) -> Failure {
        Failure::Refused(format!("{}: {why}", excerpt(argument)))
    }

    /// A refusal of an option that does not apply.
    pub(crate) fn unwanted(option: &str, value: impl Display, why: impl Display) -> Failure {
        Failure::refused(option, value, format!("{why}; allowed is to leave it out"))
    }

    /// A search reported this as a solution.
    pub(crate) fn no_solution(pieces: &str) -> Failure {
        let pieces = excerpt(pieces);
        Failure::Fault(format!(
            "the search reported a solution that is none: {pieces}"
        ))
    }

    /// A finished count is not what it must be.
    pub(crate) fn miscounted(why: impl Display) -> Failure {
        Failure::Fault(format!("the count is wrong: {why}"))
    }
}

/// `allowed is a`, `allowed are a, b`.
pub(crate) fn allowed<'a>(opening: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<_> = names.into_iter().collect();
    let verb = if names.len() == 1 { "is" } else { "are" };
    format!("{opening} {verb} {}", names.join(", "))
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        match error.is_io() {
            true => Failure::Output(error.into()),
            false => Failure::Fault(error.to_string()),
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Output(error) => write!(f, "standard output: {error}"),
            Failure::Refused(what) | Failure::Fault(what) => f.write_str(what),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_line_whatever_the_value() {
        let hostile = format!("\n\u{1b}[31m{}", "x".repeat(10_000));
        let line = Failure::refused("--goal", hostile, "allowed are all").to_string();
        assert!(line.starts_with("--goal \\n\\u{1b}[31mxxx"), "{line}");
        assert!(line.ends_with("x…: allowed are all"), "{line}");
        assert!(line.chars().count() < 120 && line.chars().all(|c| !c.is_control()));
    }

    #[test]
    fn what_cannot_be_serialised_is_a_fault_and_what_cannot_be_written_is_not() {
        let keys = std::collections::BTreeMap::from([((1, 2), 3)]);
        let fault = Failure::from(serde_json::to_string(&keys).unwrap_err());
        assert_eq!(
            (fault.status(), fault.to_string().as_str()),
            (70, "key must be a string")
        );
        let full = serde_json::Error::io(io::Error::other("full"));
        assert_eq!(Failure::from(full).to_string(), "standard output: full");
    }
}
