//! The result of an exercise as a code: the answers, with a checksum against typing errors. The code is not a
//! signature.

use std::fmt;

use super::{Exercise, Mark, Reply, Task};

/// The version of result codes.
pub const VERSION: &str = "1";
/// The sign for an unanswered task.
const OPEN: &str = "x";

/// The answers to an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExerciseResult {
    /// The checksum of the exercise.
    pub exercise: String,
    /// The answers by task. `None` for an open task.
    pub marks: Vec<Option<Mark>>,
}

/// The reason why a text contains no valid result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultError {
    /// The text contains no code.
    NoCode,
    /// The code contains a typing error or is cut off.
    Mistyped { code: String },
    /// The code has a later version.
    Later { version: String },
}

/// The checksum of a text: eight hexadecimal digits.
pub fn checksum(text: &str) -> String {
    format!("{:08x}", crc32fast::hash(text.as_bytes()))
}

impl ExerciseResult {
    /// Finds and parses the code in a text. Case and the surrounding text do not matter.
    pub fn find(text: &str) -> Result<ExerciseResult, ResultError> {
        let mut error = ResultError::NoCode;
        let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && !"-.".contains(sign));
        let words = words.map(|word| word.trim_matches(['-', '.']));
        for word in words.filter(|word| is_code(word)) {
            match ExerciseResult::read(&word.to_ascii_lowercase()) {
                Ok(result) => return Ok(result),
                Err(why) => error = why,
            }
        }
        Err(error)
    }

    /// Parses a code.
    pub fn read(code: &str) -> Result<ExerciseResult, ResultError> {
        let mistyped = || ResultError::Mistyped {
            code: code.to_owned(),
        };
        let (text, sum) = code.rsplit_once('-').ok_or_else(mistyped)?;
        if checksum(text) != sum {
            return Err(mistyped());
        }
        let mut parts = text.split('-');
        let version = parts.next().unwrap_or_default();
        if version != VERSION {
            return Err(ResultError::Later {
                version: version.to_owned(),
            });
        }
        let exercise = parts.next().ok_or_else(mistyped)?.to_owned();
        let marks: Option<Vec<_>> = parts
            .map(|part| match part {
                OPEN => Some(None),
                part => read_mark(part).map(Some),
            })
            .collect();
        Ok(ExerciseResult {
            exercise,
            marks: marks.ok_or_else(mistyped)?,
        })
    }

    /// Whether the result can belong to this exercise, given the exercise's checksum.
    pub fn is_of(&self, exercise: &Exercise, sum: &str) -> bool {
        let fits = |(task, mark): (&Task, &Option<Mark>)| {
            mark.as_ref().is_none_or(|mark| exercise.takes(*task, mark))
        };
        self.exercise == sum
            && self.marks.len() == exercise.tasks.len()
            && exercise.tasks.iter().zip(&self.marks).all(fits)
    }
}

/// Whether a word looks like a code: a version, a checksum of eight digits, and more.
fn is_code(word: &str) -> bool {
    let mut parts = word.split('-');
    let version = parts.next().unwrap_or_default();
    let exercise = parts.next().unwrap_or_default();
    !version.is_empty()
        && version.bytes().all(|byte| byte.is_ascii_digit())
        && exercise.len() == 8
        && parts.next().is_some()
}

fn read_mark(text: &str) -> Option<Mark> {
    let (letter, numbers) = text.split_at_checked(1)?;
    let numbers: Option<Vec<u64>> = numbers.split('.').map(|it| it.parse().ok()).collect();
    let numbers = numbers?;
    let small = |number: u64| u32::try_from(number).ok();
    let reply = |pair: &[u64]| Reply {
        given: pair[0],
        right: pair[1],
    };
    Some(match (letter, numbers.as_slice()) {
        ("p", &[right, asked]) => Mark::Predicted {
            right: small(right)?,
            asked: small(asked)?,
        },
        ("s", pair @ [_, _]) => Mark::Solutions(reply(pair)),
        ("c", all) if all.len().is_multiple_of(2) => {
            Mark::Counters(all.chunks_exact(2).map(reply).collect())
        }
        ("b", &[hints]) => Mark::Completed {
            hints: small(hints)?,
        },
        _ => return None,
    })
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Predicted { right, asked } => write!(f, "p{right}.{asked}"),
            Mark::Solutions(reply) => write!(f, "s{reply}"),
            Mark::Counters(replies) => {
                let all: Vec<_> = replies.iter().map(Reply::to_string).collect();
                write!(f, "c{}", all.join("."))
            }
            Mark::Completed { hints } => write!(f, "b{hints}"),
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.given, self.right)
    }
}

impl fmt::Display for ExerciseResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{VERSION}-{}", self.exercise);
        for mark in &self.marks {
            text.push('-');
            match mark {
                None => text.push_str(OPEN),
                Some(mark) => text.push_str(&mark.to_string()),
            }
        }
        write!(f, "{text}-{}", checksum(&text))
    }
}
