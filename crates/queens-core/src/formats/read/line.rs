//! What one line of a printed text is.

use super::Expected;
use super::board::Row;
use super::words::{unlabelled, words};
use crate::Square;
use crate::board::BoardSize;
use crate::formats::{Base, Border, Form};

/// Digits without blanks; the base is not known yet.
const DIGITS: Form = Form::Digits(Base::Zero);
/// Numbers without brackets; the base is not known yet.
const PLAIN: Form = Form::Plain(Base::Zero);

/// What a line is.
pub(super) enum TextLine {
    /// Blank, a rule, or a sentence of a program.
    Nothing,
    /// One or more solutions in numbers.
    Numbers(Form, Vec<Vec<i64>>),
    /// The squares of one or more solutions.
    Queens(Form, Vec<Vec<Square>>),
    /// Rows of drawn boards, most often one.
    Rows(Form, Vec<Row>),
    /// Anything else.
    Unreadable(Expected),
}

/// Words of the sheets' own sentences. A line is compared in lower case; only its ASCII letters are changed,
/// so `ț` stands here in both cases.
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

/// Recognises a line; `is_within` while rows of `Q` and `-` are being read.
pub(super) fn classify(size: BoardSize, text: &str, is_within: bool) -> TextLine {
    let text: String = text.chars().map(plain).collect();
    let trimmed = text.trim();
    // Python's prompt is followed by input, not by output.
    if trimmed.is_empty() || trimmed.starts_with(">>>") {
        return TextLine::Nothing;
    }
    quoted(size, trimmed)
        .or_else(|| pairs(size, trimmed))
        .or_else(|| bracketed(size, trimmed))
        .or_else(|| tabbed(size, &text))
        .or_else(|| barred(size, trimmed))
        .or_else(|| lettered(size, trimmed, is_within))
        .or_else(|| indented(&text))
        .or_else(|| rule(trimmed))
        .or_else(|| counted(size, trimmed))
        .or_else(|| labelled(size, trimmed))
        .or_else(|| named(trimmed))
        .or_else(|| chatter(trimmed))
        .unwrap_or(TextLine::Unreadable(Expected::Solution))
}

/// The letter with any blank but a tab replaced by a space. Tabs may separate squares.
pub(super) fn plain(letter: char) -> char {
    match letter {
        '\t' => '\t',
        '\u{feff}' | '\u{200b}' => ' ',
        blank if blank.is_whitespace() => ' ',
        other => other,
    }
}

/// Rows of boards as strings in lists, one or more: `[["-Q--", "---Q", …], …]`.
fn quoted(size: BoardSize, text: &str) -> Option<TextLine> {
    let pieces: Vec<&str> = text.split(['"', '\'']).collect();
    let (between, rows): (Vec<_>, Vec<_>) = (0..).zip(pieces).partition(|(at, _)| at % 2 == 0);
    let is_mark = |letter: char| "[](){}, \t".contains(letter);
    let are_lists = between.iter().all(|(_, piece)| piece.chars().all(is_mark));
    let is_row = |row: &str| row.chars().all(|letter| "Q♛♕-. ".contains(letter));
    if rows.is_empty() || !are_lists || !rows.iter().all(|(_, row)| is_row(row)) {
        return None;
    }
    let rows = rows
        .into_iter()
        .map(|(_, row)| letters(size, row).map(Row::Places));
    Some(match rows.collect() {
        Some(rows) => TextLine::Rows(Form::Letters(Border::Bare), rows),
        None => TextLine::Unreadable(Expected::Squares(size.get())),
    })
}

/// Squares in a list, each as its column and row from 0: `[(1,1) (3,0) …]`. On a board of two files, pairs are
/// solutions in numbers.
fn pairs(size: BoardSize, text: &str) -> Option<TextLine> {
    let inside = text.strip_prefix('[')?.strip_suffix(']')?;
    let groups = inside
        .split(')')
        .map(|group| group.trim_matches([' ', '\t', ',']));
    let groups = groups.filter(|group| !group.is_empty());
    let square = |group: &str| match listed(group.strip_prefix('(')?)?[..] {
        [file, rank] if size.get() != 2 => {
            Square::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
        }
        _ => None,
    };
    let squares: Vec<Square> = groups.map(square).collect::<Option<_>>()?;
    (!squares.is_empty()).then_some(TextLine::Queens(Form::Pairs, vec![squares]))
}

/// The lists in a line: `[1, 3, 0, 2]`, `[0 4 7 5 2 6 1 3 ]`, several of them, or tuples.
fn bracketed(size: BoardSize, text: &str) -> Option<TextLine> {
    let mut found = Vec::new();
    let mut form = Form::Numbered;
    let mut open: Option<(char, usize)> = None;
    for (at, letter) in text.char_indices() {
        match (letter, open) {
            ('[' | '(', _) => open = Some((letter, at + 1)),
            (']', Some(('[', from))) | (')', Some(('(', from))) => {
                open = None;
                let numbers = listed(&text[from..at]);
                let is_full = |numbers: &Vec<i64>| numbers.len() == size.len();
                // Numbers in parentheses are a solution only if there are n of them.
                let numbers = numbers.filter(|it| letter == ']' || size.get() > 1 && is_full(it));
                if let Some(numbers) = numbers {
                    if text[from..at].contains(',') {
                        form = Form::List;
                    }
                    found.push(numbers);
                }
            }
            _ => {}
        }
    }
    match open {
        _ if !found.is_empty() => Some(TextLine::Numbers(form, found)),
        Some(('[', from)) if listed(&text[from..]).is_some() => {
            Some(TextLine::Unreadable(Expected::Bracket))
        }
        _ => None,
    }
}

/// Numbers with commas, semicolons or blanks between them: at least one, and nothing else.
pub(super) fn listed(text: &str) -> Option<Vec<i64>> {
    let words = text
        .split([',', ';', ' ', '\t'])
        .filter(|word| !word.is_empty());
    let numbers: Option<Vec<i64>> = words.map(|word| word.parse().ok()).collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

/// A square of a row by its text: whether it holds a queen; none if it is no square.
fn square(text: &str) -> Option<bool> {
    match text.trim() {
        "" | "-" | "." => Some(false),
        "D" | "DD" | "Q" => Some(true),
        _ => None,
    }
}

/// The places of the queens of a row, from 0, if all its squares can be read.
fn places(squares: impl Iterator<Item = Option<bool>>) -> Option<Vec<u8>> {
    let squares: Vec<bool> = squares.collect::<Option<_>>()?;
    let queens = (0..).zip(squares).filter(|&(_, is_queen)| is_queen);
    Some(queens.map(|(place, _)| place).collect())
}

/// The form of a drawing.
fn drawing(is_lettered: bool, border: Border) -> Form {
    match is_lettered {
        true => Form::Letters(border),
        false => Form::Bars(border),
    }
}

/// A row with tabs between its squares.
fn tabbed(size: BoardSize, text: &str) -> Option<TextLine> {
    if text.split('\t').count() != size.len() || size.get() == 1 {
        return None;
    }
    let form = drawing(text.contains('Q'), Border::Bare);
    let places = places(text.split('\t').map(square))?;
    Some(TextLine::Rows(form, vec![Row::Places(places)]))
}

/// A row between bars: `|   DD    |`, or with bars between its squares.
fn barred(size: BoardSize, text: &str) -> Option<TextLine> {
    let inside = text.strip_prefix('|')?.strip_suffix('|')?;
    let form = drawing(inside.contains(['Q', '-']), Border::Framed);
    let places = if inside.contains('|') {
        let squares = inside.split('|');
        let is_full = squares.clone().count() == size.len();
        is_full.then(|| places(squares.map(square))).flatten()
    } else if matches!(form, Form::Letters(_)) {
        letters(size, inside)
    } else {
        blocks(size, inside)
    };
    Some(match places {
        Some(places) => TextLine::Rows(form, vec![Row::Places(places)]),
        None => TextLine::Unreadable(Expected::Squares(size.get())),
    })
}

/// The queens among `DD`s, or `D`s, and blanks.
fn blocks(size: BoardSize, inside: &str) -> Option<Vec<u8>> {
    // A queen of two letters and an empty square of one blank or two, or a queen of one letter.
    let widths = [("DD", " "), ("DD", "  "), ("D", " ")];
    widths.into_iter().find_map(|(queen, empty)| {
        let (mut rest, mut places) = (inside, Vec::new());
        for place in 0..size.get() {
            rest = match rest.strip_prefix(queen) {
                Some(rest) => {
                    places.push(place);
                    rest
                }
                None => rest.strip_prefix(empty)?,
            };
        }
        rest.is_empty().then_some(places)
    })
}

/// The queens among `Q`s and `-`s, with any blanks between them.
fn letters(size: BoardSize, text: &str) -> Option<Vec<u8>> {
    let squares = text.chars().filter(|letter| !letter.is_whitespace());
    let is_full = squares.clone().count() == size.len();
    let square = |letter| match letter {
        'Q' | '♛' | '♕' => Some(true),
        '-' | '.' => Some(false),
        _ => None,
    };
    is_full.then(|| places(squares.map(square))).flatten()
}

/// A row of `Q` and `-`, with or without its number before it. Dashes alone are such a row where
/// `is_within` says that one is expected, else a rule.
fn lettered(size: BoardSize, text: &str, is_within: bool) -> Option<TextLine> {
    let body = text.trim_start_matches(|it: char| it.is_ascii_digit());
    let is_letter = |letter: char| "Q♛♕-.".contains(letter) || letter.is_whitespace();
    if body.is_empty() || !body.chars().all(is_letter) {
        return None;
    }
    let has_queen = body.contains(['Q', '♛', '♕']);
    let is_apart = body.trim().contains([' ', '\t']);
    let border = match body.len() == text.len() {
        true => Border::Bare,
        false => Border::Framed,
    };
    let is_rule = !has_queen && border == Border::Bare && !is_apart && !is_within;
    match letters(size, body) {
        Some(_) if is_rule => None,
        Some(places) => Some(TextLine::Rows(
            Form::Letters(border),
            vec![Row::Places(places)],
        )),
        None if has_queen => Some(TextLine::Unreadable(Expected::Squares(size.get()))),
        None => None,
    }
}

/// A row of blanks and one `DD` or `D`, without bars.
fn indented(text: &str) -> Option<TextLine> {
    let rest = text.trim_start_matches(' ');
    let is_queen = matches!(rest.trim_end(), "DD" | "D");
    let row = Row::Indented(text.len() - rest.len());
    is_queen.then_some(TextLine::Rows(Form::Bars(Border::Bare), vec![row]))
}

/// A line of dashes, dots, brackets and the like.
pub(super) fn rule(text: &str) -> Option<TextLine> {
    let is_rule = text
        .chars()
        .all(|letter| "-=_+*|~.,;[](){} \t".contains(letter));
    is_rule.then_some(TextLine::Nothing)
}

/// n digits in one word, or n numbers, or a label and n digits.
fn counted(size: BoardSize, text: &str) -> Option<TextLine> {
    if let Some(numbers) = run(size, text) {
        return Some(TextLine::Numbers(DIGITS, vec![numbers]));
    }
    if text.bytes().all(|letter| letter.is_ascii_digit()) {
        return Some(TextLine::Unreadable(Expected::Digits(size.get())));
    }
    let numbers = listed(text)?;
    Some(if numbers.len() == size.len() {
        TextLine::Numbers(PLAIN, vec![numbers])
    } else {
        match last_run(size, text) {
            Some(numbers) => TextLine::Numbers(DIGITS, vec![numbers]),
            None => TextLine::Unreadable(Expected::Numbers(size.get())),
        }
    })
}

/// A word of n characters, `0` to the n-th after it, each a number up to n: after 9 come `:` `;` `<`…
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

/// The digits at the end of a line, on boards where they are too many for a number in a sentence.
fn last_run(size: BoardSize, text: &str) -> Option<Vec<i64>> {
    let word = text.split_whitespace().next_back()?;
    run(size, word).filter(|_| size.get() >= 4)
}

/// A solution after a label: `Sol 1: 15863724`, `1) 0 4 7 5 2 6 1 3`.
fn labelled(size: BoardSize, text: &str) -> Option<TextLine> {
    // On one square, a number after words is the user's input.
    let (_, rest) = text
        .rsplit_once([':', ')', '#', '='])
        .filter(|_| size.get() > 1)?;
    if let Some(line @ TextLine::Numbers(..)) = counted(size, rest.trim()) {
        return Some(line);
    }
    last_run(size, text).map(|numbers| TextLine::Numbers(DIGITS, vec![numbers]))
}

/// The names of squares, as this page writes a solution: `a1 b5 c8`; of several lists each one.
fn named(text: &str) -> Option<TextLine> {
    let lists = unlabelled(text).split([']', ')', '}']).map(words);
    let lists = lists.filter(|names| !names.is_empty());
    let squares = lists.map(|names| names.into_iter().map(|name| name.parse().ok()).collect());
    let squares: Vec<Vec<Square>> = squares.collect::<Option<_>>()?;
    (!squares.is_empty()).then_some(TextLine::Queens(Form::Squares, squares))
}

/// A sentence of the sheets' programs, or a comment.
pub(super) fn chatter(text: &str) -> Option<TextLine> {
    let small = text.to_ascii_lowercase();
    let is_comment = text.starts_with('#') || text.starts_with("//");
    let is_known = is_comment || CHATTER.iter().any(|words| small.contains(words));
    is_known.then_some(TextLine::Nothing)
}
