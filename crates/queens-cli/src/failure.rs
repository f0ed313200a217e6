//! Why a subcommand did not do what it was asked: one line that names the argument, its value and what is
//! allowed.

use std::fmt;
use std::io;

use queens_core::square::Square;

/// The most characters of a value that a message repeats.
const SHOWN: usize = 60;

/// Why nothing was done, or not all.
#[derive(Debug)]
pub(crate) enum Failure {
    /// An argument cannot be used.
    Refused {
        /// The argument, as it is written.
        argument: String,
        /// Its value, shortened and without control characters; may be empty.
        value: String,
        /// What is wrong, and what is allowed.
        why: String,
    },
    /// Standard output cannot be written.
    Output(io::Error),
    /// A search has told squares as a solution that are none: the engine is at fault.
    Untrue {
        /// The squares, in the order of placing.
        squares: Vec<Square>,
    },
    /// A finished count is another than it must be: the engine, the machine or the ledger is at fault.
    Miscounted {
        /// Both numbers, and of what.
        why: String,
    },
}

impl Failure {
    /// The exit status: bad input, or what system headers keep for software that is at fault.
    pub(crate) const fn status(&self) -> u8 {
        match self {
            Failure::Refused { .. } | Failure::Output(_) => 2,
            Failure::Untrue { .. } | Failure::Miscounted { .. } => 70,
        }
    }

    /// A refusal of this argument with this value.
    pub(crate) fn refused(argument: &str, value: &str, why: impl fmt::Display) -> Failure {
        Failure::Refused {
            argument: shown(argument),
            value: shown(value),
            why: why.to_string(),
        }
    }
}

/// The text on one line, and no longer than a line should be.
pub(crate) fn shown(text: &str) -> String {
    let mut shown = String::new();
    for (count, character) in text.chars().enumerate() {
        if count == SHOWN {
            shown.push('…');
            break;
        }
        match character {
            control if control.is_control() => shown.extend(control.escape_default()),
            other => shown.push(other),
        }
    }
    shown
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        use lexopt::Error::*;
        let unknown = "unknown; queens --help lists what is allowed";
        match error {
            MissingValue { option } => {
                let option = option.unwrap_or_default();
                Failure::refused(
                    &option,
                    "",
                    "its value is missing; queens --help lists what is allowed",
                )
            }
            UnexpectedOption(option) => Failure::refused(&option, "", unknown),
            UnexpectedArgument(value) => {
                Failure::refused("argument", &value.to_string_lossy(), unknown)
            }
            UnexpectedValue { option, value } => {
                let why = "it takes no value; allowed is the option alone";
                Failure::refused(&option, &value.to_string_lossy(), why)
            }
            NonUnicodeValue(value) => Failure::refused(
                "argument",
                &value.to_string_lossy(),
                "allowed is text in UTF-8",
            ),
            other => Failure::refused("argument", "", other),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Refused {
                argument,
                value,
                why,
            } if value.is_empty() => write!(f, "{argument}: {why}"),
            Failure::Refused {
                argument,
                value,
                why,
            } => write!(f, "{argument} {value}: {why}"),
            Failure::Output(error) => write!(f, "standard output: {error}"),
            Failure::Untrue { squares } => {
                let names: Vec<_> = squares.iter().map(Square::to_string).collect();
                let names = shown(&names.join(","));
                write!(
                    f,
                    "the search is at fault: it told a solution that is none: {names}"
                )
            }
            Failure::Miscounted { why } => write!(f, "the count is wrong: {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_line_whatever_the_value() {
        let hostile = format!("\n\u{1b}[31m{}", "x".repeat(10_000));
        let line = Failure::refused("--goal", &hostile, "allowed are all").to_string();
        assert!(line.starts_with("--goal \\n\\u{1b}[31mxxx"), "{line}");
        assert!(line.ends_with("x…: allowed are all"), "{line}");
        assert!(line.chars().count() < 120 && line.chars().all(|c| !c.is_control()));
    }
}
