//! What one line of a printed text is.

use super::board::Row;
use super::{Expected, Style, drawing};
use crate::board::BoardSize;
use crate::formats::{Border, Form};

/// What a line is.
pub(super) enum TextLine {
    /// Blank, a rule, or what a program says besides.
    Nothing,
    /// One or more solutions.
    Numbers(Style, Vec<Vec<i64>>),
    /// A row of a drawn board.
    Row(Form, Row),
    /// Something else.
    Unreadable(Expected),
}

/// Words by which the programs' own sentences are known. Of a line, the plain letters are made small
/// before it is compared, others are not.
const CHATTER: [&str; 25] = [
    "il y a",
    "on en affiche",
    "dimension",
    "aucune",
    "solution",
    "soluti",
    "soluți",
    "soluȚi",
    "soluţi",
    "soluŢi",
    "reine",
    "dame",
    "regin",
    "queen",
    "dati num",
    "dați num",
    "daȚi num",
    "valide",
    "heuristique",
    "true",
    "false",
    "process ",
    "press ",
    "console",
    "exit",
];

/// Tells what a line is; `is_within` while rows of `Q` and `-` are being read.
pub(super) fn classify(size: BoardSize, text: &str, is_within: bool) -> TextLine {
    let text: String = text.chars().map(plain).collect();
    let trimmed = text.trim();
    // What was typed at Python's prompt is no output.
    if trimmed.is_empty() || trimmed.starts_with(">>>") {
        return TextLine::Nothing;
    }
    bracketed(size, trimmed)
        .or_else(|| tabbed(size, &text))
        .or_else(|| barred(size, trimmed))
        .or_else(|| lettered(size, trimmed, is_within))
        .or_else(|| indented(&text))
        .or_else(|| rule(trimmed))
        .or_else(|| counted(size, trimmed))
        .or_else(|| labelled(size, trimmed))
        .or_else(|| chatter(trimmed))
        .unwrap_or(TextLine::Unreadable(Expected::Solution))
}

/// Blanks of all kinds become one; tabs stay, since they may part squares.
pub(super) fn plain(letter: char) -> char {
    match letter {
        '\t' => '\t',
        '\u{feff}' | '\u{200b}' => ' ',
        blank if blank.is_whitespace() => ' ',
        other => other,
    }
}

/// The lists in a line: `[1, 3, 0, 2]`, `[0 4 7 5 2 6 1 3 ]`, several of them, or tuples.
fn bracketed(size: BoardSize, text: &str) -> Option<TextLine> {
    let mut found = Vec::new();
    let mut style = Style::Blanks;
    let mut open: Option<(char, usize)> = None;
    for (at, letter) in text.char_indices() {
        match (letter, open) {
            ('[' | '(', _) => open = Some((letter, at + 1)),
            (']', Some(('[', from))) | (')', Some(('(', from))) => {
                open = None;
                let numbers = listed(&text[from..at]);
                let is_full = |numbers: &Vec<i64>| numbers.len() == size.len();
                // A number in parentheses may be anything.
                let numbers = numbers.filter(|it| letter == ']' || size.get() > 1 && is_full(it));
                if let Some(numbers) = numbers {
                    if text[from..at].contains(',') {
                        style = Style::Commas;
                    }
                    found.push(numbers);
                }
            }
            _ => {}
        }
    }
    match open {
        _ if !found.is_empty() => Some(TextLine::Numbers(style, found)),
        Some(('[', from)) if listed(&text[from..]).is_some() => {
            Some(TextLine::Unreadable(Expected::Bracket))
        }
        _ => None,
    }
}

/// Notation with commas, semicolons or blanks between; nothing else, and at least one.
pub(super) fn listed(text: &str) -> Option<Vec<i64>> {
    let words = text
        .split([',', ';', ' ', '\t'])
        .filter(|word| !word.is_empty());
    let numbers: Option<Vec<i64>> = words.map(|word| word.parse().ok()).collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

/// What one square holds: a queen or nothing.
fn square(text: &str) -> Option<bool> {
    match text.trim() {
        "" | "-" | "." => Some(false),
        "D" | "DD" | "Q" => Some(true),
        _ => None,
    }
}

/// A row whose squares stand one by one.
fn squares<'a>(form: Form, texts: impl Iterator<Item = &'a str>) -> Option<TextLine> {
    let held: Option<Vec<bool>> = texts.map(square).collect();
    let places = (0..)
        .zip(held?)
        .filter_map(|(place, held)| held.then_some(place));
    Some(TextLine::Row(form, Row::Places(places.collect())))
}

/// A row with tabs between its squares.
fn tabbed(size: BoardSize, text: &str) -> Option<TextLine> {
    if text.split('\t').count() != size.len() || size.get() == 1 {
        return None;
    }
    squares(drawing(text.contains('Q'), Border::Bare), text.split('\t'))
}

/// A row between bars: `|   DD    |`, or with bars between its squares.
fn barred(size: BoardSize, text: &str) -> Option<TextLine> {
    let inside = text.strip_prefix('|')?.strip_suffix('|')?;
    let form = drawing(inside.contains(['Q', '-']), Border::Framed);
    if inside.contains('|') {
        let is_full = inside.split('|').count() == size.len();
        let row = is_full.then(|| squares(form, inside.split('|'))).flatten();
        return Some(row.unwrap_or(TextLine::Unreadable(Expected::Squares(size.get()))));
    }
    let places = match form {
        Form::Letters(_) => letters(size, inside),
        _ => blocks(size, inside),
    };
    Some(match places {
        Some(places) => TextLine::Row(form, Row::Places(places)),
        None => TextLine::Unreadable(Expected::Squares(size.get())),
    })
}

/// The queens among `DD`s, or `D`s, and blanks: a blank, or two, for each empty square.
fn blocks(size: BoardSize, inside: &str) -> Option<Vec<u8>> {
    if !inside.bytes().all(|letter| matches!(letter, b'D' | b' ')) {
        return None;
    }
    let n = size.len();
    // A queen as wide as two letters, an empty square as wide as one or two; then a queen of one.
    [("DD", " "), ("DD", "  "), ("D", " ")]
        .into_iter()
        .find_map(|(queen, empty)| {
            let (mut rest, mut places, mut place) = (inside, Vec::new(), 0_usize);
            while !rest.is_empty() && place < n {
                rest = match rest.strip_prefix(queen) {
                    Some(rest) => {
                        places.push(u8::try_from(place).ok()?);
                        rest
                    }
                    None => rest.strip_prefix(empty)?,
                };
                place += 1;
            }
            (place == n && rest.is_empty()).then_some(places)
        })
}

/// The queens among `Q`s and `-`s, however far they stand apart.
fn letters(size: BoardSize, text: &str) -> Option<Vec<u8>> {
    let held = text.chars().filter(|letter| !letter.is_whitespace());
    let held: Option<Vec<bool>> = held
        .map(|letter| match letter {
            'Q' | '♛' | '♕' => Some(true),
            '-' | '.' => Some(false),
            _ => None,
        })
        .collect();
    let held = held.filter(|held| held.len() == size.len())?;
    let places = (0..)
        .zip(held)
        .filter_map(|(place, held)| held.then_some(place));
    Some(places.collect())
}

/// A row of `Q` and `-`, with or without its number before it.
fn lettered(size: BoardSize, text: &str, is_within: bool) -> Option<TextLine> {
    let digits = text.len()
        - text
            .trim_start_matches(|it: char| it.is_ascii_digit())
            .len();
    let (number, body) = text.split_at(digits);
    let is_letter = |letter: char| "Q♛♕-.".contains(letter) || letter.is_whitespace();
    if body.is_empty() || !body.chars().all(is_letter) {
        return None;
    }
    let has_queen = body.contains(['Q', '♛', '♕']);
    let is_apart = body.trim().contains([' ', '\t']);
    let frame = if number.is_empty() {
        Border::Bare
    } else {
        Border::Framed
    };
    match letters(size, body) {
        // Dashes alone are a rule, unless they stand where a row should.
        Some(_) if !has_queen && number.is_empty() && !is_apart && !is_within => None,
        Some(places) => Some(TextLine::Row(Form::Letters(frame), Row::Places(places))),
        None if has_queen => Some(TextLine::Unreadable(Expected::Squares(size.get()))),
        None => None,
    }
}

/// A row of blanks and one `DD` or `D`.
fn indented(text: &str) -> Option<TextLine> {
    let rest = text.trim_start_matches(' ');
    let is_queen = matches!(rest.trim_end(), "DD" | "D");
    let row = Row::Indented(text.len() - rest.len());
    is_queen.then_some(TextLine::Row(Form::Bars(Border::Bare), row))
}

/// A line of dashes and the like.
pub(super) fn rule(text: &str) -> Option<TextLine> {
    let is_rule = text
        .chars()
        .all(|letter| "-=_+*|~.,;[](){} \t".contains(letter));
    is_rule.then_some(TextLine::Nothing)
}

/// n digits in one word, or n numbers.
fn counted(size: BoardSize, text: &str) -> Option<TextLine> {
    if let Some(numbers) = run(size, text) {
        return Some(TextLine::Numbers(Style::Digits, vec![numbers]));
    }
    if text.bytes().all(|letter| letter.is_ascii_digit()) {
        return Some(TextLine::Unreadable(Expected::Digits(size.get())));
    }
    let numbers = listed(text)?;
    Some(if numbers.len() == size.len() {
        TextLine::Numbers(Style::Plain, vec![numbers])
    } else {
        match last_run(size, text) {
            Some(numbers) => TextLine::Numbers(Style::Digits, vec![numbers]),
            None => TextLine::Unreadable(Expected::Numbers(size.get())),
        }
    })
}

/// n characters from `0` on, each for a number up to n: beyond 9 come `:` `;` `<`…
fn run(size: BoardSize, word: &str) -> Option<Vec<i64>> {
    let n = size.get();
    let fits = |letter: u8| (b'0'..=b'0' + n).contains(&letter);
    let is_run = word.len() == size.len() && word.bytes().all(fits);
    is_run.then(|| {
        word.bytes()
            .map(|letter| i64::from(letter - b'0'))
            .collect()
    })
}

/// The digits that end a line, where they cannot be taken for a number.
fn last_run(size: BoardSize, text: &str) -> Option<Vec<i64>> {
    let word = text.split_whitespace().next_back()?;
    run(size, word).filter(|_| size.get() >= 4)
}

/// A solution behind some words: `Sol 1: 15863724`, `1) 0 4 7 5 2 6 1 3`.
fn labelled(size: BoardSize, text: &str) -> Option<TextLine> {
    // On one square, a number behind words is what was typed.
    let (_, rest) = text
        .rsplit_once([':', ')', '#', '='])
        .filter(|_| size.get() > 1)?;
    if let Some(line @ TextLine::Numbers(..)) = counted(size, rest.trim()) {
        return Some(line);
    }
    last_run(size, text).map(|numbers| TextLine::Numbers(Style::Digits, vec![numbers]))
}

/// A sentence of the programs, or a comment.
pub(super) fn chatter(text: &str) -> Option<TextLine> {
    let small = text.to_ascii_lowercase();
    let is_comment = text.starts_with('#') || text.starts_with("//");
    let is_known = is_comment || CHATTER.iter().any(|words| small.contains(words));
    is_known.then_some(TextLine::Nothing)
}
