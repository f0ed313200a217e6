//! The result of an exercise as a code: the answers, with a checksum against typing errors. The code is not a
//! signature.

use std::fmt::{self, Write};

use super::{Exercise, LONGEST_QUESTION, Mark, Reply, Task};

/// The version of result codes.
pub const VERSION: &str = "2";
/// The version of codes without a name and without the number of tries.
const NAMELESS: &str = "1";
/// The sign for an unanswered task.
const OPEN: &str = "x";
/// The maximum length of a pupil's name, in characters.
pub const LONGEST_NAME: usize = 40;

/// The answers to an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExerciseResult {
    /// The checksum of the exercise.
    pub exercise: String,
    /// The name that the pupil has typed. Empty without a name.
    pub name: String,
    /// The number of tries, the last one included. `None` in a code of version 1.
    pub tries: Option<u32>,
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

/// A name as it enters a code.
pub fn name(typed: &str) -> String {
    line(typed, LONGEST_NAME)
}

/// A typed text on one line, without signs that are invisible or turn the text around, and cut to `longest` characters.
pub fn line(typed: &str, longest: usize) -> String {
    let words: Vec<_> = typed.split_whitespace().collect();
    let signs = words.join(" ");
    let signs = signs.chars().filter(|&sign| is_visible(sign));
    let cut: String = signs.take(longest).collect();
    cut.trim().to_owned()
}

fn is_visible(sign: char) -> bool {
    let is_format = matches!(sign, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !sign.is_control() && !is_format
}

impl ExerciseResult {
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
        if version != VERSION && version != NAMELESS {
            return Err(ResultError::Later {
                version: version.to_owned(),
            });
        }
        let exercise = parts.next().ok_or_else(mistyped)?.to_owned();
        let (tries, name) = match version {
            NAMELESS => (None, String::new()),
            _ => {
                let pupil = parts.next().and_then(read_pupil);
                let (tries, name) = pupil.ok_or_else(mistyped)?;
                (Some(tries), name)
            }
        };
        let marks: Option<Vec<_>> = parts
            .map(|part| match part {
                OPEN => Some(None),
                part => read_mark(part).map(Some),
            })
            .collect();
        Ok(ExerciseResult {
            exercise,
            name,
            tries,
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

/// Parses the number of tries, and the name if there is one.
fn read_pupil(text: &str) -> Option<(u32, String)> {
    let text = text.strip_prefix('t')?;
    let (tries, bytes) = text.split_once('.').unwrap_or((text, ""));
    let pupil = from_hex(bytes)?;
    (name(&pupil) == pupil).then_some(())?;
    Some((tries.parse().ok()?, pupil))
}

/// A text as the hexadecimal digits of its bytes. Unlike other codes, they survive a change of case.
fn hex(text: &str) -> String {
    let mut digits = String::with_capacity(2 * text.len());
    for byte in text.bytes() {
        // Writing to a string cannot fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

/// Whether a word looks like a code: a version, a checksum of eight digits, and more.
pub(super) fn is_code(word: &str) -> bool {
    let mut parts = word.split('-');
    let version = parts.next().unwrap_or_default();
    let exercise = parts.next().unwrap_or_default();
    !version.is_empty()
        && version.bytes().all(|byte| byte.is_ascii_digit())
        && exercise.len() == 8
        && parts.next().is_some()
}

/// The text of hexadecimal digits. `None` if they are not the digits of a text.
fn from_hex(digits: &str) -> Option<String> {
    let digit = |digit: u8| char::from(digit).to_digit(16);
    let byte = |pair: &[u8]| match pair {
        &[high, low] => u8::try_from(16 * digit(high)? + digit(low)?).ok(),
        _ => None,
    };
    let bytes: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(byte).collect();
    String::from_utf8(bytes?).ok()
}

fn read_mark(text: &str) -> Option<Mark> {
    let (letter, numbers) = text.split_at_checked(1)?;
    if letter == "q" {
        let (sign, given) = numbers.split_at_checked(1)?;
        let is_right = match sign {
            "0" => Some(false),
            "1" => Some(true),
            OPEN => None,
            _ => return None,
        };
        let given = from_hex(given)?;
        let is_line = line(&given, LONGEST_QUESTION) == given && !given.is_empty();
        return is_line.then_some(Mark::Own { given, is_right });
    }
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
            Mark::Own { given, is_right } => {
                let sign = match is_right {
                    Some(false) => "0",
                    Some(true) => "1",
                    None => OPEN,
                };
                write!(f, "q{sign}{}", hex(given))
            }
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
        let mut text = match self.tries {
            None => format!("{NAMELESS}-{}", self.exercise),
            Some(tries) => format!("{VERSION}-{}-t{tries}", self.exercise),
        };
        if self.tries.is_some() && !self.name.is_empty() {
            text.push('.');
            text.push_str(&hex(&self.name));
        }
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
