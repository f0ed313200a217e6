//! The errors of commands. A message is one line with the problem and then the remedy.

use std::fmt::{self, Display};
use std::io::{self, ErrorKind};

use queens_core::text::excerpt;

/// The exit status of an internal error, `EX_SOFTWARE` in `sysexits.h`.
pub(crate) const FAULT: u8 = 70;

/// The reason why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is bad. The sentence names the argument, its value and the remedy.
    Refused(String),
    /// Standard output cannot be written.
    Output(io::Error),
    /// The program, the machine or a ledger is at fault, not the input.
    Internal(String),
}

impl Failure {
    /// The exit status: 2 for bad input, 70 for any other failure.
    pub(crate) const fn status(&self) -> u8 {
        match self {
            Failure::Refused(_) => 2,
            Failure::Output(_) | Failure::Internal(_) => FAULT,
        }
    }

    /// Bad input. The sentence states the problem and the remedy.
    pub(crate) fn bad_input(sentence: impl Display) -> Failure {
        Failure::Refused(sentence.to_string())
    }

    /// Bad input: the argument has the value `got` instead of an expected value.
    pub(crate) fn expected(argument: &str, expected: impl Display, got: impl Display) -> Failure {
        let got = quoted(&got.to_string());
        Failure::Refused(format!(
            "{}: expected {expected}, got {got}",
            excerpt(argument)
        ))
    }

    /// Bad input: the argument cannot have this value.
    pub(crate) fn refused(argument: &str, value: impl Display, why: impl Display) -> Failure {
        let value = quoted(&value.to_string());
        Failure::Refused(format!("{} {value}: {why}", excerpt(argument)))
    }

    /// Bad input: the argument does not fit the search or the other arguments.
    pub(crate) fn not_allowed_here(argument: &str, why: impl Display) -> Failure {
        Failure::Refused(format!("{}: {why}", excerpt(argument)))
    }

    /// Bad input: the option does not apply here, and the remedy is to drop it.
    pub(crate) fn not_applicable(option: &str, value: impl Display, why: impl Display) -> Failure {
        Failure::refused(option, value, format!("{why}; drop {option}"))
    }

    /// An internal error: a search reported these pieces as a solution, but they are not a solution.
    pub(crate) fn wrong_solution(pieces: &str) -> Failure {
        let pieces = excerpt(pieces);
        Failure::Internal(format!("the search reported a wrong solution: {pieces}"))
    }

    /// An internal error: a check showed that a finished count is wrong.
    pub(crate) fn wrong_count(why: impl Display) -> Failure {
        Failure::Internal(format!("the count is wrong: {why}"))
    }
}

/// A value as messages show it: shortened, on one line, and in quotes if it is empty.
pub(crate) fn quoted(value: &str) -> String {
    match excerpt(value) {
        value if value.is_empty() => "\"\"".to_owned(),
        value => value,
    }
}

/// Joins names with commas and `or`: `a`, `a or b`, `a, b or c`.
pub(crate) fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    listed(names, "or")
}

/// Joins names with commas and `and`: `a`, `a and b`, `a, b and c`.
pub(crate) fn all_of<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    listed(names, "and")
}

fn listed<'a>(names: impl IntoIterator<Item = &'a str>, conjunction: &str) -> String {
    let names: Vec<_> = names.into_iter().collect();
    match &names[..] {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [most @ .., last] => format!("{} {conjunction} {last}", most.join(", ")),
    }
}

/// The cause of an error of the operating system, in lower case and without the error number.
pub(crate) fn cause(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        ErrorKind::PermissionDenied => "permission is denied".to_owned(),
        ErrorKind::IsADirectory => "it is a folder".to_owned(),
        _ => {
            let text = error.to_string();
            let end = text.find(" (os error ").unwrap_or(text.len());
            let mut letters = text[..end].chars();
            let first = letters.next().map(|letter| letter.to_ascii_lowercase());
            first.into_iter().chain(letters).collect()
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        if error.is_io() {
            Failure::Output(error.into())
        } else {
            Failure::Internal(error.to_string())
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Output(error) => write!(f, "standard output: {}", cause(error)),
            Failure::Refused(why) | Failure::Internal(why) => f.write_str(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_line_whatever_the_value() {
        let hostile = format!("\n\u{1b}[31m{}", "x".repeat(10_000));
        let line = Failure::refused("--goal", &hostile, "drop it").to_string();
        assert!(line.starts_with("--goal \\n\\u{1b}[31mxxx"), "{line}");
        assert!(line.ends_with("x…: drop it"), "{line}");
        assert!(line.chars().count() < 120 && line.chars().all(|c| !c.is_control()));
        let line = Failure::expected("--goal", "all", &hostile).to_string();
        assert!(line.starts_with("--goal: expected all, got \\n"), "{line}");
        assert!(line.chars().count() < 120 && line.chars().all(|c| !c.is_control()));
    }

    #[test]
    fn an_unserialisable_result_is_a_failure_and_a_closed_output_is_not() {
        let keys = std::collections::BTreeMap::from([((1, 2), 3)]);
        let fault = Failure::from(serde_json::to_string(&keys).unwrap_err());
        assert_eq!(
            (fault.status(), fault.to_string().as_str()),
            (70, "key must be a string")
        );
        let full = serde_json::Error::io(io::Error::other("full"));
        assert_eq!(Failure::from(full).to_string(), "standard output: full");
    }

    #[test]
    fn a_list_has_a_conjunction_before_its_last_name() {
        let names = ["a", "b", "c"];
        assert_eq!(
            [0, 1, 2, 3].map(|most| one_of(names[..most].iter().copied())),
            ["", "a", "a or b", "a, b or c"]
        );
        assert_eq!(all_of(names), "a, b and c");
    }

    #[test]
    fn the_cause_of_an_error_has_no_number() {
        let missing = std::fs::read("no such file").unwrap_err();
        assert_eq!(cause(&missing), "there is no such file or folder");
        assert_eq!(cause(&io::Error::other("It is a link")), "it is a link");
        #[cfg(target_os = "linux")]
        assert_eq!(
            cause(&io::Error::from_raw_os_error(28)),
            "no space left on device"
        );
    }
}
