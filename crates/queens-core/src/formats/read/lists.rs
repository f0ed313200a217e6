//! Lists of numbers, of pairs and of square names: in brackets, on a separate line, or in a sentence.

use super::row::value;
use super::segments::unquoted;
use crate::board::{BoardSize, Square};
use crate::text::beginning;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Items {
    Numbers(Vec<i64>),
    /// The file and the rank of each square, or the rank and the file.
    Pairs(Vec<(i64, i64)>),
    Names(Vec<Square>),
}

impl Items {
    pub(super) fn len(&self) -> usize {
        match self {
            Items::Numbers(numbers) => numbers.len(),
            Items::Pairs(pairs) => pairs.len(),
            Items::Names(names) => names.len(),
        }
    }

    /// Whether these items end with the items `last`.
    pub(super) fn ends_with(&self, last: &Items) -> bool {
        match (self, last) {
            (Items::Numbers(all), Items::Numbers(last)) => all.ends_with(last),
            (Items::Pairs(all), Items::Pairs(last)) => all.ends_with(last),
            (Items::Names(all), Items::Names(last)) => all.ends_with(last),
            _ => false,
        }
    }

    /// Appends items of the same kind. Returns `false` if the kind differs.
    pub(super) fn append(&mut self, more: &Items) -> bool {
        match (self, more) {
            (Items::Numbers(all), Items::Numbers(more)) => all.extend(more),
            (Items::Pairs(all), Items::Pairs(more)) => all.extend(more),
            (Items::Names(all), Items::Names(more)) => all.extend(more),
            _ => return false,
        }
        true
    }
}

/// Whether a character separates words in a list.
fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '→' | '>' | '$' | '|' | '"' | '\'' | '`')
}

/// Parses a text that consists of whole numbers and separators. `None` for any other text.
pub(super) fn numbers(text: &str) -> Option<Vec<i64>> {
    let text = text.trim_end_matches(['.', '$', ';']);
    let words = text.split(is_separator).filter(|word| !word.is_empty());
    let mut numbers = Vec::new();
    for word in words {
        let word = word.trim_matches('_');
        if let Some(number) = number(word) {
            numbers.push(number);
            continue;
        }
        // A dash before a number is its sign. Dashes between numbers are separators.
        let parts = word.split('-').filter(|part| !part.is_empty());
        for part in parts {
            numbers.push(part.parse::<u32>().ok()?.into());
        }
    }
    (!numbers.is_empty()).then_some(numbers)
}

fn number(word: &str) -> Option<i64> {
    word.parse().ok().or_else(|| {
        let is_number = word.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-');
        is_number.then(|| value(word)).flatten()
    })
}

/// Parses a placement in digits: n characters, each a number from 0 to n. The characters for 10 and more are `:`, `;`,
/// `<` and so on. `None` if the word is not such a placement.
pub(super) fn digits(size: BoardSize, word: &str) -> Option<Vec<i64>> {
    let n = size.files();
    let fits = |letter: u8| (b'0'..=b'0' + n).contains(&letter);
    let is_run = word.len() == size.width() && word.bytes().all(fits);
    let value = |letter: u8| i64::from(letter - b'0');
    is_run.then(|| word.bytes().map(value).collect())
}

/// Parses a text of pairs of numbers: `1/1 2/3`, `1,1 2,3`, `(0 . 1)`, `r1c1`. `None` for any other text.
pub(super) fn pairs(text: &str) -> Option<Vec<(i64, i64)>> {
    let words: Vec<&str> = text
        .split([' ', '\t', ';'])
        .filter(|word| !word.is_empty())
        .collect();
    if let [first, ".", second] = words[..] {
        return Some(vec![(first.parse().ok()?, second.parse().ok()?)]);
    }
    let pair = |word: &&str| {
        if let Some(pair) = subscripts(word) {
            return Some(pair);
        }
        let (first, second) = word.trim_end_matches([',', '.']).split_once(['/', ','])?;
        Some((first.parse().ok()?, second.parse().ok()?))
    };
    let pairs: Option<Vec<(i64, i64)>> = words.iter().map(pair).collect();
    // `1,2` without other pairs is a list of two numbers.
    pairs.filter(|pairs| pairs.len() > 1 || pairs.len() == 1 && !text.contains(','))
}

/// The two numbers of a word such as `R1C2` or `x_1_2`. `None` for any other word.
fn subscripts(word: &str) -> Option<(i64, i64)> {
    let word = word.trim_end_matches([',', '.']);
    let small = word.to_ascii_lowercase();
    let (first, second) = match small
        .strip_prefix('r')
        .and_then(|word| word.split_once('c'))
    {
        Some(pair) => pair,
        None => {
            let name = word.trim_start_matches(char::is_alphabetic);
            let is_name = name.len() < word.len() && name.starts_with('_');
            name.strip_prefix('_')
                .filter(|_| is_name)?
                .split_once('_')?
        }
    };
    Some((first.parse().ok()?, second.parse().ok()?))
}

/// A named coordinate: whether it is the rank (`y`), and its value.
pub(super) type Coordinate = (bool, i64);

/// Parses a text of named coordinates: `"row": 0, "col": 1`, `x=0, y=1`, `row 1, col 2`. `None` for any other text.
pub(super) fn coordinates(text: &str) -> Option<Vec<Coordinate>> {
    let is_separator = |letter: char| letter.is_whitespace() || ",;:=\"'-".contains(letter);
    let mut words = text.split(is_separator).filter(|word| !word.is_empty());
    let mut found = Vec::new();
    while let Some(name) = words.next() {
        let is_rank = match name.to_ascii_lowercase().as_str() {
            "row" | "r" | "y" | "rank" | "ligne" | "linie" | "linia" => true,
            "col" | "column" | "c" | "x" | "file" | "colonne" | "coloana" => false,
            _ => return None,
        };
        found.push((is_rank, words.next()?.parse().ok()?));
    }
    (!found.is_empty()).then_some(found)
}

/// Parses a text of moves: `a1-b3 b3-c5`, `move(1,1,2,3)`, or a single `a1 -> b3` or `(0, 0) -> (1, 2)`. `None` for any
/// other text.
pub(super) fn moves(text: &str) -> Option<Vec<(Items, Items)>> {
    let text = after_step(text);
    let atoms = text.split_whitespace().map(|atom| {
        let inside = atom
            .trim_end_matches('.')
            .strip_prefix("move(")?
            .strip_suffix(')')?;
        match numbers(inside)?[..] {
            [a, b, c, d] => Some((Items::Pairs(vec![(a, b)]), Items::Pairs(vec![(c, d)]))),
            _ => None,
        }
    });
    if let Some(moves) = atoms
        .collect::<Option<Vec<_>>>()
        .filter(|moves| !moves.is_empty())
    {
        return Some(moves);
    }
    let words: Vec<&str> = text
        .split([' ', ',', ';'])
        .filter(|word| !word.is_empty())
        .collect();
    let of_names = |word: &&str| {
        let (from, to) = word.split_once(['-', '–', '→'])?;
        Some((
            Items::Names(vec![name(from)?]),
            Items::Names(vec![name(to)?]),
        ))
    };
    let moves: Option<Vec<_>> = words.iter().map(of_names).collect();
    if let Some(moves) = moves.filter(|moves| !moves.is_empty()) {
        return Some(moves);
    }
    let (from, to) = ["->", "→", " to ", "=>"]
        .iter()
        .find_map(|arrow| text.split_once(arrow))?;
    let from = from.trim().trim_start_matches("from").trim();
    let square = |text: &str| {
        let inside = text.trim().trim_matches(['(', ')', '[', ']', '.']);
        if let Some(square) = name(inside) {
            return Some(Items::Names(vec![square]));
        }
        match numbers(inside)?[..] {
            [one, other] if inside.contains([',', ' ']) => Some(Items::Pairs(vec![(one, other)])),
            _ => None,
        }
    };
    Some(vec![(square(from)?, square(to)?)])
}

/// Removes the number of a step, such as `Move 1:`, `Step 3.` or `2.`
fn after_step(text: &str) -> &str {
    let text = text.trim();
    let word = text.trim_start_matches(char::is_alphabetic).trim_start();
    let after = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match after.strip_prefix([':', '.', ')']) {
        Some(rest) if after.len() < word.len() => rest.trim_start(),
        _ => text,
    }
}

/// Parses a text of square names, with or without the letter of a piece: `a1 b5`, `Qa1`, `a1-b3`. `None` for any other
/// text.
pub(super) fn names(text: &str) -> Option<Vec<Square>> {
    let words = text.split(|letter: char| is_separator(letter) || "-–—".contains(letter));
    let words = words.filter(|word| !word.is_empty());
    let names: Option<Vec<Square>> = words.map(name).collect();
    names.filter(|names| !names.is_empty())
}

/// Parses the name of a square, with or without the letter of a piece, such as `b5` or `Qb5`. `None` for any other
/// text.
pub(super) fn name(word: &str) -> Option<Square> {
    let word = unquoted(word.trim_matches(|letter: char| ".:!?()[]".contains(letter)));
    let small = word.to_ascii_lowercase();
    let without = word.strip_prefix(['Q', 'N', 'K', 'S', 'C', 'D', '♛', '♕', '♞', '♘']);
    match without {
        Some(rest) if rest.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
            rest.parse().ok()
        }
        _ => small.parse().ok(),
    }
}

/// The columns and rows of a text of assignments: `x0 = 0, x1 = 4`, `q[1] = 2`, `{0: 1, 1: 3}`, `Queen 1 -> 2`. `None`
/// if the text contains other words.
pub(super) fn assignments(text: &str) -> Option<Vec<(i64, i64)>> {
    let mut found = Vec::new();
    let mut rest =
        text.trim_matches(|letter: char| letter.is_whitespace() || "[]{}(),;.".contains(letter));
    while !rest.is_empty() {
        // A key has at most 40 bytes.
        let near = beginning(rest, 40);
        let signs = near
            .find(['=', ':', '→'])
            .into_iter()
            .chain(near.find("->"));
        let at = signs.min()?;
        let (key, after) = rest.split_at(at);
        // Skip a word with a colon before the assignments, as in `Solution: q1=2, q2=4`.
        let is_word = key.chars().all(char::is_alphabetic) && key.len() > 1;
        if found.is_empty() && is_word && after.starts_with(':') && after.contains('=') {
            rest = after[1..].trim_start();
            continue;
        }
        let after = after.trim_start_matches(['=', ':', '→', '-', '>', ' ', '\t', '"', '\'']);
        let end = after
            .find(|letter: char| !letter.is_ascii_digit())
            .unwrap_or(after.len());
        let value = after[..end]
            .parse::<i64>()
            .ok()
            .filter(|value| *value < 100)?;
        found.push((key_number(key)?, value));
        let after = after[end..].trim_start_matches(['"', '\'']);
        // A separator must follow the value.
        if !after.is_empty()
            && !after
                .starts_with(|letter: char| letter.is_whitespace() || ",;&)}]".contains(letter))
        {
            return None;
        }
        rest = after
            .trim_matches(|letter: char| letter.is_whitespace() || "[]{}(),;.&".contains(letter));
    }
    (!found.is_empty()).then_some(found)
}

/// The number of a key: `x12`, `q[3]`, `queen 4`, `"5"`, or a letter, where `A` is 1. `None` if the key has no number.
fn key_number(key: &str) -> Option<i64> {
    let key = key
        .trim()
        .trim_matches(['"', '\''])
        .trim_end_matches([']', ')', ' ', '"', '\'']);
    let name = key.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = &key[name.len()..];
    let name = name.trim_end_matches(['[', '(', '_', ' ', '#', '"', '\'']);
    let is_name = name
        .chars()
        .all(|letter| letter.is_alphabetic() || letter == '_')
        && name.chars().count() <= 8;
    if digits.is_empty() {
        let mut letters = name.chars();
        let letter = letters
            .next()
            .filter(|letter| letter.is_ascii_alphabetic())?;
        letters
            .next()
            .is_none()
            .then_some(i64::from(letter.to_ascii_lowercase() as u8 - b'a') + 1)
    } else {
        is_name.then(|| digits.parse().ok()).flatten()
    }
}

/// The queens of a position in Forsyth–Edwards notation, which starts with the last rank. Other pieces are ignored.
/// `None` if the line is not a position on this board.
pub(super) fn fen(size: BoardSize, line: &str) -> Option<Vec<Square>> {
    let board = line.trim().trim_matches('"').split_whitespace().next()?;
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(size.ranks()) || ranks.len() < 2 {
        return None;
    }
    let mut queens = Vec::new();
    for (index, rank) in ranks.iter().rev().enumerate() {
        let (mut file, mut digits) = (0_usize, String::new());
        for letter in rank.chars().chain([' ']) {
            if letter.is_ascii_digit() {
                digits.push(letter);
                continue;
            }
            if !digits.is_empty() {
                file += digits
                    .parse::<usize>()
                    .ok()
                    .filter(|empty| *empty <= size.width())?;
                digits.clear();
            }
            if letter == ' ' {
                break;
            }
            if !"pnbrqkPNBRQK".contains(letter) {
                return None;
            }
            if letter.eq_ignore_ascii_case(&'q') {
                let square = Square::new(file.try_into().ok()?, index.try_into().ok()?);
                queens.push(square.ok()?);
            }
            file += 1;
        }
        if file != size.width() {
            return None;
        }
    }
    Some(queens)
}

/// A number in a sentence, and the text between it and the previous number.
struct Number<'t> {
    before: &'t str,
    value: i64,
}

/// The whole numbers of a sentence, and the text after the last number. Digits in words, decimal numbers and ranges
/// such as `1..4` are left out.
fn numbers_in(text: &str) -> (Vec<Number<'_>>, &str) {
    let (mut found, mut from) = (Vec::new(), 0);
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let length = bytes[at..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let end = at + length;
        let is_in_word = text[..at]
            .chars()
            .next_back()
            .is_some_and(|letter| letter.is_alphabetic() || letter == '_')
            || text[end..]
                .chars()
                .next()
                .is_some_and(|letter| letter.is_alphabetic() || letter == '_');
        let is_decimal = bytes.get(end) == Some(&b'.')
            && bytes.get(end + 1).is_some_and(u8::is_ascii_digit)
            || at > 1 && bytes[at - 1] == b'.' && bytes[at - 2].is_ascii_digit()
            // A range such as `1..4` is not a number.
            || bytes[end..].starts_with(b"..")
            || bytes[..at].ends_with(b"..");
        if !is_in_word
            && !is_decimal
            && let Ok(value) = text[at..end].parse()
        {
            found.push(Number {
                before: &text[from..at],
                value,
            });
            from = end;
        }
        at = end;
    }
    (found, &text[from..])
}

/// The length of the longest run of numbers with only separators between them.
pub(super) fn longest_run(text: &str) -> usize {
    let (numbers, _) = numbers_in(text);
    let is_near = |before: &str| before.chars().all(is_separator);
    let (mut longest, mut run) = (0, 0);
    for number in numbers {
        run = if is_near(number.before) { run + 1 } else { 1 };
        longest = longest.max(run);
    }
    longest
}

/// The number of whole numbers and square names in a text.
pub(super) fn count_numbers(text: &str) -> usize {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let is_square = |word: &&str| word.len() < 5 && word.parse::<Square>().is_ok();
    numbers_in(text).0.len() + words.filter(is_square).count()
}

/// The beginnings of words for a rank. [`FILES`] contains the beginnings of words for a file.
const RANKS: [&str; 8] = [
    "row", "rank", "ligne", "rang", "linia", "linie", "rând", "rand",
];
const FILES: [&str; 6] = ["col", "file", "colonne", "coloan", "spalte", "câmp"];
/// The beginnings of words for a piece, or for a step of a tour.
const PIECES: [&str; 16] = [
    "queen", "reine", "dame", "dama", "regin", "knight", "cavalier", "calul", "move", "step",
    "place", "pos", "square", "case", "pas", "mutare",
];

fn has(text: &str, words: &[&str]) -> bool {
    let small = text.to_lowercase();
    let mut all = small.split(|letter: char| !letter.is_alphabetic());
    all.any(|word| words.iter().any(|begin| word.starts_with(begin)))
}

/// The squares on which a sentence places pieces: `Queen 1: row 1, column 2`, `Queen 1 at (1,2)`, `Move 1: Knight A1`.
/// `None` if the sentence does not place a piece.
pub(super) fn placed(text: &str) -> Option<Items> {
    let (numbers, after) = numbers_in(text);
    let all: Vec<i64> = numbers.iter().map(|number| number.value).collect();
    if let [.., one, other] = &numbers[..] {
        let is_rank_first = has(one.before, &RANKS) && has(other.before, &FILES);
        let is_file_first = has(one.before, &FILES) && has(other.before, &RANKS);
        if (is_rank_first || is_file_first) && numbers.len() <= 3 {
            return Some(Items::Pairs(vec![if is_file_first {
                (one.value, other.value)
            } else {
                (other.value, one.value)
            }]));
        }
    }
    if !has(text, &PIECES) {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let squares: Vec<Square> = words
        .iter()
        .filter_map(|word| name(word.trim_end_matches(',')))
        .collect();
    if !squares.is_empty() && all.len() <= 1 {
        return Some(Items::Names(squares));
    }
    // A sentence such as `Queen 1 at (1,2)` or `Step 3: 2 1`.
    let is_near = |text: &str| !text.chars().any(char::is_alphabetic);
    match &numbers[..] {
        [_, one, other] if is_near(other.before) && !after.contains(char::is_alphabetic) => {
            Some(Items::Pairs(vec![(one.value, other.value)]))
        }
        [one, other]
            if is_near(other.before)
                && other.before.contains([',', '/'])
                && !after.contains(char::is_alphabetic) =>
        {
            Some(Items::Pairs(vec![(one.value, other.value)]))
        }
        _ => None,
    }
}

/// The number of a piece and the number of its line: `Queen 1 is in row 2`, `Queen 1 at 2`. `None` for any other
/// sentence.
pub(super) fn placed_in_line(text: &str) -> Option<(i64, i64)> {
    let (numbers, after) = numbers_in(text);
    match &numbers[..] {
        [key, line]
            if has(key.before, &["queen", "reine", "dame", "dama", "regin"])
                && after.trim_matches('.').trim().is_empty() =>
        {
            Some((key.value, line.value))
        }
        _ => None,
    }
}

/// The runs of numbers in a sentence, cut into pieces of `length` numbers: `The solution is 1 3 0 2`. A run counts only
/// if its length is a multiple of `length`.
pub(super) fn runs(text: &str, length: usize) -> Vec<Vec<i64>> {
    let (numbers, _) = numbers_in(text);
    let is_near = |before: &str| {
        before
            .chars()
            .all(|letter| is_separator(letter) || letter == '-')
    };
    let mut runs: Vec<Vec<i64>> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some(run) if is_near(number.before) => run.push(number.value),
            _ => runs.push(vec![number.value]),
        }
    }
    let whole = |run: &Vec<i64>| run.len() >= length && run.len().is_multiple_of(length);
    let chunks = runs
        .iter()
        .filter(|run| whole(run))
        .flat_map(|run| run.chunks(length));
    chunks.map(<[i64]>::to_vec).collect()
}
