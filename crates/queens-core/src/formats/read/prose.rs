//! Classifies lines of words. Claims about the number of solutions are checked, and other output around the boards is
//! skipped. A line that may contain a board is reported as unread.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::lists::{count_numbers, longest_run};
use super::row::{is_border, label};
use super::segments::signs;
use crate::board::{BoardSize, Square};
use crate::text::counted;

/// A claim in the text about the number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Claim {
    /// There is no solution.
    None,
    /// The number of all solutions.
    Solutions(u64),
    /// The number of solutions found, or the number up to symmetry.
    Found(u64),
    /// The number of queens of a smallest dominating set.
    Size(u64),
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text claims ")?;
        match *self {
            Claim::None => f.write_str("that there is no solution"),
            Claim::Solutions(count) | Claim::Found(count) => {
                f.write_str(&counted(count, "solution"))
            }
            Claim::Size(count) => f.write_str(&counted(count, "queen")),
        }
    }
}

/// The class of a line in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Prose {
    Ignored,
    Claim(Claim),
    /// The line may contain a board, and is reported as unread.
    Unread,
}

/// The beginnings of words for a solution.
const SOLUTIONS: [&str; 27] = [
    "solution",
    "soluti",
    "soluți",
    "soluţi",
    "soluci",
    "soluzion",
    "soluç",
    "lösung",
    "oplossing",
    "tour",
    "parcours",
    "placement",
    "arrangement",
    "configuration",
    "way",
    "drum",
    "set",
    "ensemble",
    "mulțim",
    "result",
    "possibilit",
    "board",
    "model",
    "answer",
    "nsol",
    "numsol",
    "sols",
];
const TOTALS: [&str; 2] = ["total", "count"];
const NUMBERS: [&str; 4] = ["nombre", "number", "num", "anzahl"];
const LEAST: [&str; 6] = ["min", "least", "fewest", "γ", "gamma", "domination"];
const NONE: [&str; 26] = [
    "no solution",
    "no valid",
    "no tour",
    "no knight",
    "no way",
    "not exist",
    "no set",
    "unsat",
    "not possible",
    "impossible",
    "cannot be solved",
    "can't be solved",
    "not solvable",
    "unsolvable",
    "no feasible",
    "infeasible",
    "aucune solution",
    "pas de solution",
    "n'existe",
    "aucun parcours",
    "nicio solu",
    "nici o solu",
    "fără solu",
    "nu exist",
    "keine lösung",
    "no results",
];
const MORE: [&str; 8] = [
    "more",
    "other",
    "further",
    "additional",
    "autre",
    "alt",
    "mai ",
    "weitere",
];
const TIMES: [&str; 23] = [
    "time", "elapsed", "runtime", "second", "secs", "sec", "ms", "milli", "micro", "µs", "durée",
    "duree", "temps", "timp", "secund", "minute", "took", "cpu", "wall", "ns", "duration", "dauer",
    "zeit",
];
/// The beginnings of words that a terminal prints instead of the program.
const SHELLS: [&str; 3] = ["press", "exit", "build"];
/// The prompts before lines that the user typed.
const PROMPTS: [&str; 11] = [
    ">>>", "ghci>", "julia>", "scala>", "?-", "in [", "$ ", "prelude>", "*main>", "sage:", "ps c:",
];
const ROWS: [&str; 5] = ["row", "rank", "ligne", "rang", "rând"];
const COUNTED: [&str; 13] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
];
const EFFORTS: [&str; 25] = [
    "node",
    "nœud",
    "backtrack",
    "call",
    "appel",
    "apel",
    "iteration",
    "itération",
    "attempt",
    "recursion",
    "propagation",
    "failure",
    "restart",
    "check",
    "visited",
    "explored",
    "branch",
    "conflict",
    "memory",
    "mb",
    "kb",
    "thread",
    "seed",
    "version",
    "permutation",
];
const QUEENS: [&str; 8] = [
    "queen",
    "reine",
    "dame",
    "dama",
    "regin",
    "board",
    "tabl",
    "échiquier",
];

/// Classifies a line without a board. `is_alone` is `false` for the rest of a line whose boards have been read.
pub(super) fn classify(size: BoardSize, is_domination: bool, line: &str, is_alone: bool) -> Prose {
    let text = line.trim();
    let small = text.to_lowercase().replace("(s)", "s").replace("(e)", "e");
    let words: Vec<&str> = small
        .split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .collect();
    let has_word = words.iter().any(|word| word.chars().count() > 1);
    let numbers = count_numbers(text);
    let marks = count_marks(size, text);
    let is_input = PROMPTS.iter().any(|prompt| small.starts_with(prompt));
    if is_input && longest_run(text) < 2 && marks < min_signs(size)
        || super::markup::is_time(text)
        || small.starts_with("press any key")
    {
        return Prose::Ignored;
    }
    if let Some(claim) = claim(is_domination, &small) {
        // Additional numbers can be the size or the time rather than a board.
        let is_about = is_timing(&words, text)
            || is_effort(&words)
            || contains_any(&words, &QUEENS)
            || words.contains(&"n");
        let joined = without_thousands(text);
        let (numbers, run) = (count_numbers(&joined), longest_run(&joined));
        let is_only_claim = numbers <= 3 && run < 2 || numbers <= 5 && is_about && run < 3;
        return if is_only_claim && marks < min_signs(size) {
            Prose::Claim(claim)
        } else {
            Prose::Unread
        };
    }
    if is_dimension(&small) && marks < min_signs(size) || is_labels(text) {
        return Prose::Ignored;
    }
    if !has_word {
        return without_words(size, text, is_alone);
    }
    if is_alone && (names_squares(size, text) || is_row_of_booleans(&words)) {
        return Prose::Unread;
    }
    let is_comment = [
        "#", "//", "--", "%", ";", "/*", "*", "(*", "{-", "<!--", "\"\"\"", "'''",
    ]
    .iter()
    .any(|mark| text.starts_with(mark));
    let may_be_digits = text
        .split_whitespace()
        .any(|word| is_digit_run(size, word, 4));
    let is_known = (is_comment || contains_any(&words, &SHELLS)) && !may_be_digits
        || is_timing(&words, text)
        || is_effort(&words)
        || is_size(size, &words, text);
    // A labelled row with an unread square.
    let is_row = contains_any(&words, &ROWS) && marks > 0;
    let is_short = numbers < 2 && marks < min_signs(size) && !is_row;
    // A dominating set may have any number of squares.
    let most = if is_domination { 4 } else { size.width() };
    let longest = size.width().saturating_sub(1).clamp(3, most.max(3));
    let is_known =
        is_known && numbers <= 8 && marks < min_signs(size) && longest_run(text) < longest;
    if is_known || (is_short || is_label(&words, text)) && !may_be_digits {
        Prose::Ignored
    } else {
        Prose::Unread
    }
}

/// Whether a word of at least `least` characters can be a placement in digits, with at most one digit too many or too
/// few.
pub(super) fn is_digit_run(size: BoardSize, word: &str, least: usize) -> bool {
    let word = word.trim_matches(|letter: char| !letter.is_ascii_digit());
    let lengths = size.width().saturating_sub(1)..=size.width() + 1;
    let is_digit = |byte: u8| byte.is_ascii_digit() && byte - b'0' <= size.files();
    word.len() >= least && lengths.contains(&word.len()) && word.bytes().all(is_digit)
}

/// Whether three squares of the board follow each other: `a1, b3, c5`.
fn names_squares(size: BoardSize, text: &str) -> bool {
    let words = text.split(|letter: char| letter.is_whitespace() || is_punctuation(letter));
    let mut run = 0;
    words.filter(|word| !word.is_empty()).any(|word| {
        let square: Option<Square> = word.parse().ok();
        let is_on_board = square.is_some_and(|square| size.contains(square));
        run = if is_on_board { run + 1 } else { 0 };
        run == 3
    })
}

/// Whether a line consists of two or more truth values, which may be a part of a row.
fn is_row_of_booleans(words: &[&str]) -> bool {
    words.len() > 1 && words.iter().all(|word| matches!(*word, "true" | "false"))
}

/// Classifies a line that contains only signs, numbers and single letters.
fn without_words(size: BoardSize, text: &str, is_alone: bool) -> Prose {
    let is_mark = |letter: char| "[](){}<>,;:.=\"'`$|".contains(letter) || letter.is_whitespace();
    // Dots may be a row of a board.
    let is_bracket = text.chars().all(|letter| letter != '.' && is_mark(letter));
    let is_fence = text.starts_with("```") || text == "~~~";
    let is_prompt = text == ">>>" || text == ">" || text == "$";
    let bare = text.strip_suffix('.').unwrap_or(text);
    let bare = bare.trim_matches(|letter: char| {
        letter != '.' && is_mark(letter) || letter == '#' || letter == '-'
    });
    let is_number = bare.parse::<u64>().is_ok() && !is_digit_run(size, bare, 3);
    let is_label = !is_alone && label(bare).is_some();
    // A setting such as `n = 4` or `Q =`.
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    let is_setting = letters == 1
        && text.contains(['=', ':'])
        && count_numbers(text) < 2
        && text
            .chars()
            .all(|letter| is_mark(letter) || letter.is_alphanumeric());
    // A line of stars can be a row if it is as long as a row.
    let is_full_row = signs(text).count() == size.width()
        && size.width() > 2
        && !text.starts_with(['-', '=', '_', '~', '─', '═']);
    let is_passed = is_bracket
        || is_fence
        || is_prompt
        || is_border(text) && !is_full_row
        || is_number
        || is_label
        || is_setting;
    if is_passed || !is_alone && count_numbers(text) < 2 && count_marks(size, text) < 3 {
        Prose::Ignored
    } else {
        Prose::Unread
    }
}

/// The least number of signs with which a line may be a row of the board.
fn min_signs(size: BoardSize) -> usize {
    size.width().max(3)
}

fn is_punctuation(letter: char) -> bool {
    "()[]{},;:!?'\"’`«»".contains(letter)
}

/// The number of signs in a line that may be squares. Single letters and words that look like rows count. Other words,
/// numbers and punctuation do not count.
fn count_marks(size: BoardSize, text: &str) -> usize {
    let is_row = |word: &str| {
        let word = word.trim_matches(is_punctuation);
        let mut distinct: Vec<&str> = signs(word).collect();
        let is_long = distinct.len() == size.width() && size.width() > 2;
        distinct.sort_unstable();
        distinct.dedup();
        let is_lower = word.chars().all(char::is_lowercase);
        // A setting such as `n=3`.
        let is_setting = word.contains(|letter: char| letter.is_ascii_digit())
            && word.contains(char::is_alphabetic)
            || word.contains(|letter: char| matches!(letter, '2'..='9'));
        let is_number = word.parse::<f64>().is_ok() && word.contains('.');
        is_long
            && (2..=3).contains(&distinct.len())
            && !is_lower
            && !is_setting
            && !is_number
            && !word.contains(is_punctuation)
    };
    let words = text.split(|letter: char| letter.is_whitespace() || letter == '/');
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let rows = words.iter().filter(|word| is_row(word)).count();
    let count = |word: &str| {
        // A word between lines, such as `=====UNSATISFIABLE=====`.
        let is_word = word.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
        let word = if is_word {
            word.trim_matches(['=', '-', '*', '#', '~', '_'])
        } else {
            word
        };
        let letters = word
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .count();
        let is_sign = |letter: &char| match letter {
            '.' | '…' => letters == 0,
            _ => {
                !letter.is_alphanumeric() && !is_punctuation(*letter) && !"&%$°–—".contains(*letter)
            }
        };
        let is_letter = letters == 1
            && word.chars().count() <= 2
            && !word.contains(|letter: char| letter.is_ascii_digit());
        if rows > 1 && is_row(word)
            || is_row(word) && word.chars().any(|letter| !letter.is_alphanumeric())
        {
            size.width()
        } else {
            word.chars().filter(is_sign).count() + usize::from(is_letter)
        }
    };
    // A horizontal rule after a word is not a row.
    let is_rule = |word: &&&str| !is_border(word);
    words.iter().filter(is_rule).map(|word| count(word)).sum()
}

fn contains_any(words: &[&str], list: &[&str]) -> bool {
    words
        .iter()
        .any(|word| list.iter().any(|begin| word.starts_with(begin)))
}

/// Whether a sentence is about solutions, and not about a time or an effort.
pub(super) fn is_about_solutions(text: &str) -> bool {
    let small = text.to_lowercase();
    let words: Vec<&str> = small
        .split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .collect();
    let is_label = words.iter().all(|word| word.starts_with("sol"));
    (contains_any(&words, &SOLUTIONS) || is_label) && !is_timing(&words, text) && !is_effort(&words)
}

/// Whether a line reports a time, with a word for a time or in the form of the shell command `time`.
fn is_timing(words: &[&str], text: &str) -> bool {
    let is_time = |word: &&str| {
        let begins = |time: &&str| word == time || time.len() > 3 && word.starts_with(*time);
        TIMES.iter().any(begins)
    };
    let is_shell = words
        .first()
        .is_some_and(|word| matches!(*word, "real" | "user" | "sys"));
    words.iter().any(is_time) || words == ["s"] || is_shell && text.ends_with('s')
}

fn is_effort(words: &[&str]) -> bool {
    contains_any(words, &EFFORTS) && !contains_any(words, &QUEENS[..5])
}

/// Whether a line is the column labels of a matrix: `[,1] [,2] [,3]`.
fn is_labels(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.all(|word| {
        word.strip_prefix("[,")
            .and_then(|word| word.strip_suffix(']'))
            .is_some_and(|word| label(word).is_some())
    })
}

/// Whether a line in lower case states the dimensions of a board, such as `8 x 8` or `4×4 matrix`.
fn is_dimension(small: &str) -> bool {
    let Some((before, after)) = small
        .split_once(" x ")
        .or_else(|| small.split_once(['x', '×', '*']))
    else {
        return false;
    };
    let digits = |letter: char| letter.is_ascii_digit();
    let first = before.trim_end().trim_end_matches(digits);
    let second = after.trim_start().trim_start_matches(digits);
    let are_numbers =
        first.len() < before.trim_end().len() && second.len() < after.trim_start().len();
    let is_isolated =
        !first.ends_with(char::is_alphabetic) && !second.starts_with(char::is_alphabetic);
    are_numbers
        && is_isolated
        && count_numbers(&first.replace('x', " ")) + count_numbers(second) <= 1
}

/// Whether a sentence is about the size of the board, such as `4 queens on a 4x4 board`.
fn is_size(size: BoardSize, words: &[&str], text: &str) -> bool {
    let is_number = |letter: char| letter.is_ascii_digit();
    let numbers = text
        .split(|letter: char| !is_number(letter))
        .filter(|number| !number.is_empty());
    let is_own =
        |number: &str| number.parse() == Ok(size.files()) || number.parse() == Ok(size.ranks());
    contains_any(words, &QUEENS) && numbers.clone().count() <= 3 && numbers.clone().all(is_own)
}

/// Whether a line is the heading of a solution: `Solution 3 of 92`, `Board 1/2:`.
fn is_label(words: &[&str], text: &str) -> bool {
    let is_singular = contains_any(words, &SOLUTIONS) && words.len() <= 5;
    let numbers = count_numbers(text);
    let joins = ["of", "din", "sur", "de", "von"]
        .iter()
        .any(|word| words.contains(word))
        || text.contains('/');
    is_singular && numbers == 2 && joins
}

/// The claim of a sentence in lower case. `None` if the sentence makes no claim about the number of solutions.
fn claim(is_domination: bool, small: &str) -> Option<Claim> {
    let is_about_more = MORE.iter().any(|word| small.contains(word));
    let is_time = small.contains("unsat:") || small.contains("time");
    if NONE.iter().any(|word| small.contains(word)) && !is_about_more && !is_time {
        return Some(Claim::None);
    }
    let words = words(small);
    let is_solutions = |word: &str| {
        SOLUTIONS.iter().any(|noun| word.starts_with(noun)) || word.contains("solution")
    };
    // `Solution 3`, `the solution: 3` and `Solution no. 3` are labels; `3 solutions`, `solutions: 3` are claims.
    let is_plural = |word: &str| {
        let is_named =
            word.starts_with("nsol") || word.starts_with("numsol") || word.ends_with("count");
        is_solutions(word)
            && (is_named || word.ends_with(['s', 'i', 'n', 'e', 'o', 'r']))
            && !is_singular(word)
    };
    for (at, word) in words.iter().enumerate() {
        let Word::Number(number) = *word else {
            continue;
        };
        let next = words[at + 1..]
            .iter()
            .take_while(|word| matches!(word, Word::Text(_)));
        let next: Vec<&str> = next.take(3).filter_map(Word::text).collect();
        let before = words[at.saturating_sub(16)..at].iter().rev();
        let before: Vec<&str> = before.filter_map(Word::text).collect();
        let previous = at.checked_sub(1).map(|before| words[before]);
        let after_sign = match previous {
            Some(Word::Sign(':' | '=' | '>' | '→')) => true,
            Some(Word::Text(word)) => {
                let is_verb = ["is", "are", "est", "sont", "este", "sunt", "was"].contains(&word);
                // `placements 2056` counts the steps of a search.
                let is_counter = word.starts_with("placement");
                is_verb
                    || is_plural(word) && !is_counter
                    || TOTALS.contains(&word)
                    || words.len() == 2 && word == "found"
            }
            _ => false,
        };
        // A setting such as `n = 8` or `size: 8`.
        let named = at.checked_sub(2).and_then(|before| words[before].text());
        let is_setting = matches!(previous, Some(Word::Sign(':' | '=')))
            && named
                .is_some_and(|word| word.chars().count() == 1 || matches!(word, "size" | "board"));
        if is_setting {
            continue;
        }
        let noun = next
            .iter()
            .position(|word| is_plural(word) || number == 1 && is_solutions(word));
        // In `4 solutions=2`, the number 4 does not count solutions.
        let is_counted = noun
            .is_some_and(|noun| !matches!(words.get(at + 2 + noun), Some(Word::Sign(':' | '='))));
        let joins = before.contains(&"of") || before.contains(&"de");
        let is_counting =
            contains_any(&before, &TOTALS) || joins && contains_any(&before, &NUMBERS);
        let is_other =
            contains_any(&before, &EFFORTS) || is_timing(&before, small) || is_timing(&next, small);
        if is_domination && after_sign && contains_any(&before, &LEAST) {
            return Some(Claim::Size(number));
        }
        let is_total = before.iter().any(|word| is_plural(word))
            || is_counting && before.iter().any(|word| is_solutions(word))
            || !before.is_empty()
                && before
                    .iter()
                    .all(|word| TOTALS.contains(word) || *word == "found");
        let is_total = after_sign && is_total && !is_other;
        let is_first = before.iter().any(|word| {
            [
                "first",
                "premières",
                "primele",
                "limit",
                "affiche",
                "show",
                "showing",
                "print",
                "printing",
                "max",
                "maximum",
                "per",
            ]
            .contains(word)
        });
        if (is_counted || is_total) && !is_first {
            let is_partly = [
                "unique",
                "distinct",
                "fundamental",
                "essentially",
                "inequivalent",
                "symmetr",
                "found",
                "trouv",
                "găsi",
                "gasi",
            ];
            return Some(if is_partly.iter().any(|word| small.contains(word)) {
                Claim::Found(number)
            } else {
                Claim::Solutions(number)
            });
        }
    }
    None
}

fn is_singular(word: &str) -> bool {
    matches!(
        word,
        "solution"
            | "model"
            | "answer"
            | "solutia"
            | "soluția"
            | "soluţia"
            | "solutie"
            | "soluție"
            | "tour"
            | "parcours"
            | "set"
            | "ensemble"
            | "board"
            | "result"
            | "way"
            | "placement"
            | "arrangement"
            | "configuration"
            | "lösung"
    )
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Word<'t> {
    Number(u64),
    Text(&'t str),
    Sign(char),
}

impl<'t> Word<'t> {
    fn text(&self) -> Option<&'t str> {
        match self {
            Word::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// Removes the separators between groups of three digits.
fn without_thousands(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let is_joint = |at: usize| {
        let follows = (at + 1..=at + 3).all(is_digit) && !is_digit(at + 4);
        matches!(letters[at], ',' | ' ' | '\'') && at > 0 && is_digit(at - 1) && follows
    };
    let kept = (0..letters.len()).filter(|&at| !is_joint(at));
    kept.map(|at| letters[at]).collect()
}

/// Joins a number with the groups of three digits after it, if a word follows. Returns the number and the remaining
/// text.
fn with_thousands<'t>(word: &'t str, rest: &'t str) -> (std::borrow::Cow<'t, str>, &'t str) {
    let (mut joined, mut after) = (word.to_owned(), rest);
    while let Some(group) = after.strip_prefix([' ', '\'', '’']) {
        let length = group.bytes().take_while(u8::is_ascii_digit).count();
        if length != 3 || word.len() > 3 {
            break;
        }
        joined.push_str(&group[..3]);
        after = &group[3..];
    }
    let is_before_word = after.trim_start().starts_with(char::is_alphabetic);
    if joined.len() > word.len() && is_before_word {
        (joined.into(), after)
    } else {
        (word.into(), rest)
    }
}

/// Splits a sentence into words, numbers and signs. The groups of three digits of a long number form one number.
fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let is_part: fn(char) -> bool = match letter {
            _ if letter.is_ascii_digit() => {
                |next| next.is_ascii_digit() || next == ',' || next == '.'
            }
            _ if letter.is_alphabetic() => {
                |next| next.is_alphanumeric() || next == '\'' || next == '’'
            }
            _ => {
                if !letter.is_whitespace() && !"()\"'".contains(letter) {
                    words.push(Word::Sign(letter));
                }
                rest = &rest[letter.len_utf8()..];
                continue;
            }
        };
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        if letter.is_ascii_digit() {
            // A number whose digits are in groups of three, as in `14 200 solutions`.
            let (word, after) = with_thousands(word, after);
            rest = after;
            let word = &*word;
            let digits = word.trim_end_matches([',', '.']);
            let is_thousands = digits.split(',').skip(1).all(|group| group.len() == 3);
            let number = digits.replace(',', "").parse();
            match number {
                // An ordinal number such as `1st`.
                _ if rest.starts_with(char::is_alphabetic) => words.push(Word::Sign('#')),
                Ok(number) if is_thousands => words.push(Word::Number(number)),
                _ => words.push(Word::Sign('#')),
            }
            if digits.len() < word.len() {
                words.push(Word::Sign(','));
            }
        } else {
            let number = COUNTED.iter().position(|counted| *counted == word);
            let is_before_noun = SOLUTIONS
                .iter()
                .any(|noun| rest.trim_start().starts_with(noun));
            words.push(match number.filter(|_| is_before_noun) {
                Some(number) => Word::Number(number as u64),
                None => Word::Text(word),
            });
        }
    }
    words
}
