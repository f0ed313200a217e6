//! Lines in words: claims about the number of solutions, which are compared, and everything else that a program prints
//! around its boards, which is passed over. A line that could hold a board is neither.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::lists::{count_numbers, digits};
use super::row::{is_frame, label};
use crate::BoardSize;

/// A statement of the text about the number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Claim {
    /// There is no solution.
    None,
    /// The number of all solutions.
    Solutions(u64),
    /// The number of solutions that were found, or of those up to symmetry.
    Found(u64),
    /// The number of queens of a smallest dominating set.
    Size(u64),
}

/// What a line in words is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Prose {
    PassedOver,
    Claim(Claim),
    /// It may hold a board.
    Unread,
}

/// Words for a solution, and for counting.
const SOLUTIONS: [&str; 18] = [
    "solution",
    "soluti",
    "soluți",
    "soluţi",
    "lösung",
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
const TIMES: [&str; 26] = [
    "time", "elapsed", "runtime", "second", "secs", "sec", "ms", "milli", "micro", "µs", "durée",
    "duree", "temps", "timp", "secund", "minute", "took", "real", "user", "sys", "cpu", "wall",
    "ns", "duration", "dauer", "zeit",
];
const EFFORTS: [&str; 24] = [
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

/// What a line that holds no board is. `is_alone` is false for the rest of a line whose boards have been read.
pub(super) fn classify(size: BoardSize, is_domination: bool, line: &str, is_alone: bool) -> Prose {
    let text = line.trim();
    let small = text.to_lowercase();
    let words: Vec<&str> = small
        .split(|it: char| !it.is_alphabetic())
        .filter(|it| !it.is_empty())
        .collect();
    let has_word = words.iter().any(|word| word.chars().count() > 1);
    if let Some(claim) = claim(is_domination, &small) {
        // Further numbers may be the size, the time and the like, not a board.
        return match count_numbers(text) <= 3 || is_timing(&words) {
            true => Prose::Claim(claim),
            false => Prose::Unread,
        };
    }
    if is_dimension(&small) || is_labels(text) {
        return Prose::PassedOver;
    }
    if !has_word {
        return without_words(size, text, is_alone);
    }
    let is_comment = [
        "#", "//", "--", "%", ";", "/*", "*", "(*", "{-", "<!--", "\"\"\"", "'''",
    ]
    .iter()
    .any(|mark| text.starts_with(mark));
    let is_known =
        is_comment || is_timing(&words) || is_effort(&words) || is_size(size, &words, text);
    let is_short = count_numbers(text) < 2 && count_marks(text) < size.len();
    let is_label = is_label(&words, text);
    let may_be_digits = text.split_whitespace().any(|word| is_digit_run(size, word));
    match (is_short || is_known || is_label) && (!may_be_digits || is_known) {
        true => Prose::PassedOver,
        false => Prose::Unread,
    }
}

/// Whether a word may be a placement in digits, with too many or too few of them.
fn is_digit_run(size: BoardSize, word: &str) -> bool {
    let word = word.trim_matches(|it: char| !it.is_ascii_digit());
    let is_near = word.len() >= 4 && word.len() + 1 >= size.len() && word.len() <= size.len() + 1;
    digits(size, word).is_some_and(|_| word.len() >= 4)
        || is_near
            && word
                .bytes()
                .all(|it| it.is_ascii_digit() && it - b'0' <= size.get())
}

/// A line of signs and numbers.
fn without_words(size: BoardSize, text: &str, is_alone: bool) -> Prose {
    let is_mark = |letter: char| "[](){}<>,;:.=\"'`$".contains(letter) || letter.is_whitespace();
    let is_bracket = text.chars().all(is_mark);
    let is_fence = text.starts_with("```") || text.starts_with("~~~");
    let is_prompt = text.starts_with(">>>") || text == ">" || text == "$";
    let bare = text.trim_matches(|it: char| is_mark(it) || it == '#' || it == '-');
    let is_number = bare.parse::<u64>().is_ok() && !is_digit_run(size, bare);
    let is_label = !is_alone && label(bare).is_some();
    // `n = 4`, `Q =`
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    let is_setting = letters == 1
        && text.contains(['=', ':'])
        && count_numbers(text) < 2
        && text.chars().all(|it| is_mark(it) || it.is_alphanumeric());
    let is_passed = is_bracket
        || is_fence
        || is_prompt
        || is_frame(text)
        || is_number
        || is_label
        || is_setting;
    match is_passed || !is_alone && count_numbers(text) < 2 && count_marks(text) < size.len().min(3)
    {
        true => Prose::PassedOver,
        false => Prose::Unread,
    }
}

/// The signs of a line that may be squares: anything but words, numbers and punctuation, and single letters.
fn count_marks(text: &str) -> usize {
    let words = text.split_whitespace();
    let count = |word: &str| {
        let letters = word.chars().filter(|it| it.is_alphanumeric()).count();
        let signs = word
            .chars()
            .filter(|it| !it.is_alphanumeric() && !"()[]{},;:.!?'\"’`«»…/&%$°–—".contains(*it));
        signs.count()
            + usize::from(
                letters == 1
                    && word.chars().count() <= 2
                    && !word.contains(|it: char| it.is_ascii_digit()),
            )
    };
    // A rule after a word is a rule.
    let is_rule = |word: &&str| !is_frame(word);
    words.filter(is_rule).map(count).sum()
}

fn any(words: &[&str], list: &[&str]) -> bool {
    words
        .iter()
        .any(|word| list.iter().any(|begin| word.starts_with(begin)))
}

fn is_timing(words: &[&str]) -> bool {
    words.iter().any(|word| {
        TIMES
            .iter()
            .any(|time| word == time || time.len() > 3 && word.starts_with(time))
    }) || words == ["s"]
}

fn is_effort(words: &[&str]) -> bool {
    any(words, &EFFORTS) && !any(words, &QUEENS[..5])
}

/// The labels of the columns of a matrix: `[,1] [,2] [,3]`.
fn is_labels(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.all(|word| {
        word.strip_prefix("[,")
            .and_then(|it| it.strip_suffix(']'))
            .is_some_and(|it| label(it).is_some())
    })
}

/// `8 x 8`, `4×4 Matrix`, `n = 8, m = 8`
fn is_dimension(small: &str) -> bool {
    let Some((before, after)) = small
        .split_once(" x ")
        .or_else(|| small.split_once(['x', '×', '*']))
    else {
        return false;
    };
    let digits = |it: char| it.is_ascii_digit();
    let first = before.trim_end().trim_end_matches(digits);
    let second = after.trim_start().trim_start_matches(digits);
    let are_numbers =
        first.len() < before.trim_end().len() && second.len() < after.trim_start().len();
    let is_apart =
        !first.ends_with(char::is_alphabetic) && !second.starts_with(char::is_alphabetic);
    are_numbers && is_apart && count_numbers(&first.replace('x', " ")) + count_numbers(second) <= 1
}

/// A sentence about the size of the board, such as `4 queens on a 4x4 board`.
fn is_size(size: BoardSize, words: &[&str], text: &str) -> bool {
    let is_number = |it: char| it.is_ascii_digit();
    let numbers = text
        .split(|it: char| !is_number(it))
        .filter(|it| !it.is_empty());
    let is_own =
        |number: &str| number.parse() == Ok(size.get()) || number.parse() == Ok(size.height());
    any(words, &QUEENS) && numbers.clone().count() <= 3 && numbers.clone().all(is_own)
}

/// The heading of a solution: `Solution 3 of 92`, `Board 1/2:`.
fn is_label(words: &[&str], text: &str) -> bool {
    let is_singular = any(words, &SOLUTIONS) && words.len() <= 5;
    let numbers = count_numbers(text);
    let joins = ["of", "din", "sur", "de", "von"]
        .iter()
        .any(|it| words.contains(it))
        || text.contains('/');
    is_singular && numbers == 2 && joins
}

/// The claim of a sentence in small letters.
fn claim(is_domination: bool, small: &str) -> Option<Claim> {
    let is_about_more = MORE.iter().any(|it| small.contains(it));
    if NONE.iter().any(|it| small.contains(it)) && !is_about_more {
        return Some(Claim::None);
    }
    let words = words(small);
    let is_solutions = |word: &str| SOLUTIONS.iter().any(|it| word.starts_with(it));
    // `Solution 3`, `the solution: 3` and `Solution no. 3` are labels; `3 solutions`, `solutions: 3` are claims.
    let is_plural = |word: &str| {
        is_solutions(word) && word.ends_with(['s', 'i', 'n', 'e', 'o', 'r']) && !is_singular(word)
    };
    for (at, word) in words.iter().enumerate() {
        let Word::Number(number) = *word else {
            continue;
        };
        let next = words[at + 1..]
            .iter()
            .take_while(|it| matches!(it, Word::Text(_)));
        let next: Vec<&str> = next.take(3).filter_map(Word::text).collect();
        let before: Vec<&str> = words[..at].iter().rev().filter_map(Word::text).collect();
        let after_sign = at.checked_sub(1).is_some_and(|it| {
            matches!(words[it], Word::Sign(':' | '='))
                || matches!(
                    words[it],
                    Word::Text("is" | "are" | "est" | "sont" | "este" | "sunt" | "was")
                )
        });
        let is_counted = next
            .iter()
            .any(|it| is_plural(it) || number == 1 && is_solutions(it));
        let joins = before.contains(&"of") || before.contains(&"de");
        let is_counting = any(&before, &TOTALS) || joins && any(&before, &NUMBERS);
        let is_other = any(&before, &EFFORTS) || is_timing(&before) || is_timing(&next);
        if is_domination && after_sign && any(&before, &LEAST) {
            return Some(Claim::Size(number));
        }
        let is_total = before.iter().any(|it| is_plural(it))
            || is_counting && before.iter().any(|it| is_solutions(it))
            || !before.is_empty() && before.iter().all(|it| TOTALS.contains(it));
        let is_total = after_sign && is_total && !is_other;
        let is_first = before.iter().any(|it| {
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
            ]
            .contains(it)
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
            return Some(match is_partly.iter().any(|it| small.contains(it)) {
                true => Claim::Found(number),
                false => Claim::Solutions(number),
            });
        }
    }
    None
}

fn is_singular(word: &str) -> bool {
    matches!(
        word,
        "solution"
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

/// The words of a sentence; the commas of thousands belong to their number.
fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let is_part: fn(char) -> bool = match letter {
            _ if letter.is_ascii_digit() => |it| it.is_ascii_digit() || it == ',' || it == '.',
            _ if letter.is_alphabetic() => |it| it.is_alphanumeric() || it == '\'' || it == '’',
            _ => {
                if !letter.is_whitespace() && !"()\"'".contains(letter) {
                    words.push(Word::Sign(letter));
                }
                rest = &rest[letter.len_utf8()..];
                continue;
            }
        };
        let end = rest.find(|it| !is_part(it)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        if letter.is_ascii_digit() {
            let digits = word.trim_end_matches([',', '.']);
            let is_thousands = digits.split(',').skip(1).all(|group| group.len() == 3);
            let number = digits.replace(',', "").parse();
            match number {
                Ok(number) if is_thousands => words.push(Word::Number(number)),
                _ => words.push(Word::Sign('#')),
            }
        } else {
            words.push(Word::Text(word));
        }
    }
    words
}
