//! The results of a class: every result in a pasted text, damaged ones included, and the table of results as a file.

use std::collections::HashMap;
use std::ops::Range;

use strum::{IntoStaticStr, VariantArray};

use super::Exercise;
use super::result::{ExerciseResult, ResultError, is_code};

/// The maximum length of a text with results, in bytes.
pub const LONGEST_TEXT: usize = 1_000_000;
/// The maximum number of results in a text.
pub const MOST_RESULTS: usize = 500;
/// The maximum number of words that one code can be broken into.
const MOST_PIECES: usize = 12;
/// The maximum length of a quoted line, in characters.
const QUOTED: usize = 80;

/// The results in a text, in its order.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Class {
    pub results: Vec<Pasted>,
    /// The lines that look like a result but contain no code.
    pub unread: Vec<UnreadLine>,
}

/// A result in a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Pasted {
    /// The line of its code, from 1.
    pub line: usize,
    pub result: Result<ExerciseResult, ResultError>,
    /// The exercise of the link before the code. For an intact code, only the exercise to which it belongs.
    pub linked: Option<Exercise>,
    /// The bytes of the text from the link, or from the previous result, to the code.
    pub around: Range<usize>,
    /// The line of an earlier result with the same code.
    pub repeats: Option<usize>,
}

/// A line that looks like a result but cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadLine {
    /// Its number, from 1.
    pub line: usize,
    /// The line, shortened.
    pub text: String,
}

/// The reason why a text is not searched for results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassError {
    /// The text is longer than [`LONGEST_TEXT`].
    TooLong { bytes: u64 },
    /// The text has more results than [`MOST_RESULTS`].
    TooMany { results: usize },
    /// The browser cannot read the chosen file.
    Unreadable,
}

/// A column of the table of results.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Column {
    Name,
    Exercise,
    Right,
    Tries,
    Checksum,
    /// The order of the text.
    #[default]
    Line,
}

/// The order of the table of results.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sorting {
    pub column: Column,
    pub is_descending: bool,
}

impl Sorting {
    /// Sorts by this column. A second choice of the same column reverses the order.
    pub(crate) fn choose(&mut self, column: Column) {
        self.is_descending = self.column == column && !self.is_descending;
        self.column = column;
    }
}

impl Class {
    /// Finds every result in a text.
    pub fn find(text: &str) -> Result<Class, ClassError> {
        if text.len() > LONGEST_TEXT {
            let bytes = text.len() as u64;
            return Err(ClassError::TooLong { bytes });
        }
        let words = words(text);
        let mut class = Class::default();
        let mut lines = HashMap::new();
        let (mut at, mut end) = (0, 0);
        while let Some(word) = words.get(at) {
            let (found, count) = code_at(&words[at..]);
            let last = words.get(at + count - 1).unwrap_or(word);
            at += count;
            match found {
                Found::Nothing => {}
                // A part of a link can look like a code.
                Found::Unread if is_in_link(text, word) => {}
                Found::Unread => class.unread.push(unread(text, word)),
                Found::Code(code, result) => {
                    let before = end..word.at;
                    end = last.at + last.text.len();
                    let link = link_of(&text[before.clone()], &result);
                    let (start, linked) = link.map_or((0, None), |(at, link)| (at, Some(link)));
                    class.results.push(Pasted {
                        line: word.line,
                        result,
                        linked,
                        around: before.start + start..before.end,
                        repeats: lines.get(&code).copied(),
                    });
                    lines.entry(code).or_insert(word.line);
                }
            }
        }
        let results = class.results.len();
        if results > MOST_RESULTS {
            return Err(ClassError::TooMany { results });
        }
        class.find_answers_without_code(text);
        Ok(class)
    }

    /// Adds each link with answers below it that has no code before the next link.
    fn find_answers_without_code(&mut self, text: &str) {
        let links: Vec<_> = text
            .match_indices(Exercise::LINK)
            .map(|(at, _)| at)
            .collect();
        let mut lines = Lines::default();
        for (index, &at) in links.iter().enumerate() {
            let next = links.get(index + 1).copied().unwrap_or(text.len());
            let line = lines.of(text, at);
            let last = line + text[at..next].matches('\n').count();
            let has_answers = text[at..next]
                .lines()
                .any(|line| line.trim_start_matches(['>', ' ']).starts_with("1. "));
            let range = line..=last;
            let is_listed = self.results.iter().any(|it| range.contains(&it.line))
                || self.unread.iter().any(|it| range.contains(&it.line));
            if has_answers && !is_listed {
                let text = text[at..next].lines().next().unwrap_or_default();
                let text = shortened(text);
                self.unread.push(UnreadLine { line, text });
            }
        }
        self.unread.sort_by_key(|unread| unread.line);
    }
}

/// The lines of ascending positions in a text.
#[derive(Default)]
struct Lines {
    at: usize,
    before: usize,
}

impl Lines {
    /// The line of this position, from 1.
    fn of(&mut self, text: &str, at: usize) -> usize {
        self.before += text[self.at..at].matches('\n').count();
        self.at = at;
        self.before + 1
    }
}

/// The link to the exercise of a result, with its position: any one that fits an intact code, or else the last one.
fn link_of(
    before: &str,
    result: &Result<ExerciseResult, ResultError>,
) -> Option<(usize, Exercise)> {
    let links = before.match_indices(Exercise::LINK);
    let mut links = links.filter_map(|(at, _)| Some((at, Exercise::linked_in(&before[at..])?)));
    match result {
        Ok(result) => links.find(|(_, exercise)| result.is_of(exercise, &exercise.sum())),
        Err(_) => links.last(),
    }
}

/// A part of a text that may be a piece of a code: letters, digits, full stops and dashes.
struct Word<'a> {
    /// Its position in the text, in bytes.
    at: usize,
    text: &'a str,
    line: usize,
    /// Whether it is the first or the last word of its line.
    is_first: bool,
    is_last: bool,
}

/// Whether the line of a word contains the link of an exercise.
fn is_in_link(text: &str, word: &Word) -> bool {
    let start = text[..word.at].rfind('\n').map_or(0, |at| at + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    line.contains(Exercise::LINK)
}

fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start = 0;
    for (line, content) in (1..).zip(text.split_inclusive('\n')) {
        let first = words.len();
        let mut at = start;
        for part in content.split_inclusive(|sign| !is_part(sign)) {
            let word = part.trim_end_matches(|sign| !is_part(sign));
            if !word.is_empty() {
                words.push(Word {
                    at,
                    text: word,
                    line,
                    is_first: words.len() == first,
                    is_last: false,
                });
            }
            at += part.len();
        }
        if let Some(last) = words[first..].last_mut() {
            last.is_last = true;
        }
        start += content.len();
    }
    words
}

fn is_part(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '.' || is_dash(sign) || is_ignored(sign)
}

/// A hyphen, or a sign by which a program for texts replaces it.
fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// A sign that programs insert into words, and the second byte of letters in UTF-16.
fn is_ignored(sign: char) -> bool {
    matches!(
        sign,
        '\0' | '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}'
    )
}

/// A word in the notation of codes.
fn plain(word: &str) -> impl Iterator<Item = char> {
    let signs = word.chars().filter(|&sign| !is_ignored(sign));
    signs.map(|sign| match sign {
        sign if is_dash(sign) => '-',
        sign => sign.to_ascii_lowercase(),
    })
}

enum Found {
    Nothing,
    /// The word looks like a part of a code.
    Unread,
    Code(String, Result<ExerciseResult, ResultError>),
}

/// Reads a code that begins with the first of these words, and returns its number of words. Programs for mail break codes
/// at the end of a line.
fn code_at(words: &[Word]) -> (Found, usize) {
    let mut joined = String::new();
    let mut damaged = None;
    let mut is_like = false;
    for (index, word) in words.iter().take(MOST_PIECES).enumerate() {
        if let Some(before) = index.checked_sub(1).map(|before| &words[before]) {
            let is_broken = before.is_last && word.is_first && word.line <= before.line + 2;
            let is_spaced = before.line == word.line
                && (before.text.ends_with(is_dash) || word.text.starts_with(is_dash));
            if !is_broken && !is_spaced {
                break;
            }
        }
        joined.extend(plain(word.text));
        let code = joined.trim_matches(['-', '.']);
        if !code.starts_with(|sign: char| sign.is_ascii_digit()) {
            is_like = is_like || looks_like(code);
            break;
        }
        if is_code(code) {
            match ExerciseResult::read(code) {
                Ok(result) => return (Found::Code(code.to_owned(), Ok(result)), index + 1),
                // The text between the line breaks of a code is unknown, so the shortest code is the damaged one.
                Err(error) => {
                    damaged.get_or_insert((code.to_owned(), error, index + 1));
                }
            }
        }
        is_like = is_like || index == 0 && looks_like(code);
    }
    match damaged {
        Some((code, error, count)) => (Found::Code(code, Err(error)), count),
        None if is_like => (Found::Unread, 1),
        None => (Found::Nothing, 1),
    }
}

/// Whether a word looks like a part of a code: a checksum, and next to it a version or an answer.
fn looks_like(word: &str) -> bool {
    let parts: Vec<_> = word.split('-').collect();
    let is_hex = |part: &str| part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_sum = |part: &&str| part.len() == 8 && is_hex(part);
    let is_answer = |part: &&str| match part.split_at_checked(1) {
        Some(("x", "")) => true,
        Some((letter, rest)) => {
            let is_rest = |byte: u8| byte.is_ascii_hexdigit() || b".x".contains(&byte);
            "pscbtq".contains(letter) && !rest.is_empty() && rest.bytes().all(is_rest)
        }
        None => false,
    };
    let is_version = parts[0].len() <= 2 && !parts[0].is_empty() && parts[0].parse::<u8>().is_ok();
    let is_start = is_version && parts.get(1).is_some_and(is_sum);
    let is_middle = parts.iter().any(&is_sum) && parts.iter().any(&is_answer);
    let is_end = is_version && parts.len() > 2 && parts.last().is_some_and(is_sum);
    is_start || is_middle || is_end
}

fn unread(text: &str, word: &Word) -> UnreadLine {
    let start = text[..word.at].rfind('\n').map_or(0, |at| at + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    UnreadLine {
        line: word.line,
        text: shortened(line),
    }
}

fn shortened(line: &str) -> String {
    let line = line.trim();
    match line.char_indices().nth(QUOTED) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line.to_owned(),
    }
}

/// A name as a key for sorting: without case and accents.
pub fn sort_key(name: &str) -> String {
    let mut key = String::new();
    for sign in name.chars().flat_map(char::to_lowercase) {
        let plain = match sign {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'ă' => "a",
            'ç' => "c",
            'è' | 'é' | 'ê' | 'ë' => "e",
            'ì' | 'í' | 'î' | 'ï' => "i",
            'ñ' => "n",
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => "o",
            'ù' | 'ú' | 'û' | 'ü' => "u",
            'ý' | 'ÿ' => "y",
            'ș' | 'ş' => "s",
            'ț' | 'ţ' => "t",
            'æ' => "ae",
            'œ' => "oe",
            'ß' => "ss",
            _ => {
                key.push(sign);
                continue;
            }
        };
        key.push_str(plain);
    }
    key
}

/// A table as a file for spreadsheets. The mark at its beginning makes Excel read it as UTF-8.
pub fn csv(separator: char, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = "\u{feff}".to_owned();
    for row in rows {
        let cells: Vec<_> = row.iter().map(|cell| written(cell, separator)).collect();
        text.push_str(&cells.join(&separator.to_string()));
        text.push_str("\r\n");
    }
    text
}

/// A cell of a file for spreadsheets. An apostrophe keeps a text from being calculated as a formula.
fn written(cell: &str, separator: char) -> String {
    let is_formula = |sign: char| "=+-@\t\r\n＝＋－＠".contains(sign);
    let guard = if cell.trim_start().starts_with(is_formula) || cell.starts_with(is_formula) {
        "'"
    } else {
        ""
    };
    let is_quoted = |sign: char| sign == separator || "\"\r\n;,\t".contains(sign);
    let is_padded = cell.trim() != cell;
    if cell.contains(is_quoted) || is_padded {
        format!("\"{guard}{}\"", cell.replace('"', "\"\""))
    } else {
        format!("{guard}{cell}")
    }
}

#[cfg(test)]
mod tests;
