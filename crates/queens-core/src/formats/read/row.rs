//! One row of a board: its squares, however they are separated, and the labels next to them.

use super::segments::{items, signs, unquoted};

/// The signs between the squares of a framed board.
pub(super) const BARS: [char; 6] = ['|', '│', '║', '┃', '¦', '┊'];

/// How the squares of a row are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// With bars between them.
    Bars,
    /// With commas, tabs or blanks between them.
    Words,
    /// One sign for each square, with nothing between them.
    Signs,
    /// `DD` for a queen and blanks for the rest, as sheet 003 writes the squares of one column.
    Blocks,
}

/// A row of exactly as many squares as the board has files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row<'t> {
    pub(super) style: Style,
    pub(super) cells: Vec<&'t str>,
    /// The labels to the left and to the right.
    pub(super) labels: [Option<i64>; 2],
}

impl<'t> Row<'t> {
    /// Reads a row of so many squares.
    pub(super) fn read(text: &'t str, width: usize) -> Option<Row<'t>> {
        let text = text.trim_matches([' ', ',', ';']);
        if text.contains(BARS) {
            return barred(text, width);
        }
        let read = |text| {
            separated(text, width)
                .or_else(|| solid(text, width))
                .or_else(|| spread(text, width))
        };
        // `1: . Q . .`
        read(text).or_else(|| {
            let (before, after) = text.split_once([':', ')'])?;
            let before = before.split_whitespace().next_back()?;
            let mut row = read(after).filter(|row| row.labels == [None; 2])?;
            row.labels[0] = Some(label(before)?);
            Some(row)
        })
    }
}

/// A row of these squares, of which the first and the last may be labels.
fn labelled<'t>(style: Style, mut cells: Vec<&'t str>, width: usize) -> Option<Row<'t>> {
    let mut labels = [None; 2];
    let extra = cells.len().checked_sub(width).filter(|&extra| extra <= 2)?;
    if extra > 0 {
        labels[0] = label(cells[0]);
        if extra == 2 || labels[0].is_none() {
            labels[1] = Some(cells.pop().and_then(label)?);
        }
        if labels[0].is_some() {
            cells.remove(0);
        }
    }
    let is_row = cells.len() == width && cells.iter().all(|cell| is_cell(cell));
    is_row.then_some(Row {
        style,
        cells,
        labels,
    })
}

/// The number of a label such as `8`, `1)`, `a.` or `B:`; letters count from 1.
pub(super) fn label(text: &str) -> Option<i64> {
    let text = text.trim().trim_end_matches(['.', ')', ':', ',']);
    let mut letters = text.chars();
    match (letters.next()?, letters.next()) {
        (letter, None) if letter.is_ascii_alphabetic() => {
            Some(i64::from(letter.to_ascii_lowercase() as u8 - b'a') + 1)
        }
        (first, _) if first.is_ascii_digit() && text.len() <= 2 => text.parse().ok(),
        _ => None,
    }
}

/// Whether a text can be one square: nothing, one or two signs, the same sign several times, a number or a truth value.
fn is_cell(text: &str) -> bool {
    let mut all = signs(text);
    let Some(first) = all.next() else {
        return true;
    };
    all.clone().count() < 2 || all.all(|sign| sign == first) || value(text).is_some()
}

/// The value of a square that is a whole number or a truth value: `1`, `-1`, `0.`, `1.0`, `True`.
pub(super) fn value(text: &str) -> Option<i64> {
    match text {
        "true" | "True" | "TRUE" => Some(1),
        "false" | "False" | "FALSE" => Some(0),
        _ => {
            let whole = text.split_once('.').map_or(text, |(whole, fraction)| {
                match fraction.bytes().all(|digit| digit == b'0') {
                    true => whole,
                    false => text,
                }
            });
            let is_short = whole.len() <= 6;
            is_short.then(|| whole.parse().ok()).flatten()
        }
    }
}

/// Squares between bars: `|   | Q |`, `8|Q|/|`; or all of them within two bars.
fn barred(text: &str, width: usize) -> Option<Row<'_>> {
    let after = text.strip_prefix(BARS).unwrap_or(text);
    let inside = after.strip_suffix(BARS).unwrap_or(after);
    if inside.contains(BARS) {
        // The bars at the ends are a frame, unless the squares at the ends are blank and have none.
        let framed = labelled(Style::Bars, between_bars(inside), width);
        return framed.or_else(|| labelled(Style::Bars, between_bars(text), width));
    }
    let row = separated(inside, width).or_else(|| solid(inside.trim(), width));
    row.or_else(|| blocks(inside, width))
}

fn between_bars(text: &str) -> Vec<&str> {
    text.split(BARS).map(|cell| unquoted(cell.trim())).collect()
}

/// Squares with commas, tabs or blanks between them.
fn separated(text: &str, width: usize) -> Option<Row<'_>> {
    let is_list = text.contains([',', ';']);
    let cells: Vec<&str> = match is_list {
        true => {
            let ranges = items(text).into_iter();
            ranges
                .map(|(start, end)| unquoted(text[start..end].trim()))
                .collect()
        }
        false if text.contains('\t') => text.split('\t').map(str::trim).collect(),
        false => text.split_whitespace().map(unquoted).collect(),
    };
    labelled(Style::Words, cells, width).or_else(|| {
        let words = text.split_whitespace();
        let is_tabbed = !is_list && text.contains('\t');
        is_tabbed.then(|| labelled(Style::Words, words.collect(), width))?
    })
}

/// One sign for each square, with a label before or after: `.Q..`, `8 .Q..`.
fn solid(text: &str, width: usize) -> Option<Row<'_>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (labels, signs_of) = match words[..] {
        [word] => ([None; 2], word),
        [left, word] if label(left).is_some() => ([label(left), None], word),
        [word, right] => ([None, Some(label(right)?)], word),
        [left, word, right] => ([Some(label(left)?), Some(label(right)?)], word),
        _ => return None,
    };
    let cells: Vec<&str> = signs(signs_of).collect();
    (cells.len() == width).then_some(Row {
        style: Style::Signs,
        cells,
        labels,
    })
}

/// `Q`s and dashes with any blanks between them, as sheet 000 writes them, with or without a label.
fn spread(text: &str, width: usize) -> Option<Row<'_>> {
    let body = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let before = &text[..text.len() - body.len()];
    let cells: Vec<&str> = signs(body).filter(|sign| !sign.trim().is_empty()).collect();
    let is_sign = |cell: &&str| matches!(*cell, "Q" | "♛" | "♕" | "-" | "." | "_" | "*");
    let is_row = cells.len() == width && cells.iter().all(is_sign);
    is_row.then(|| Row {
        style: Style::Signs,
        cells,
        labels: [label(before), None],
    })
}

/// The squares of one column in the blocks of sheet 003: a queen of two letters and an empty square of one blank or two, or
/// a queen of one letter.
fn blocks(inside: &str, width: usize) -> Option<Row<'_>> {
    let read = |queen: &str, empty: &str| {
        let (mut rest, mut cells) = (inside, Vec::new());
        while cells.len() < width {
            let length = match rest.strip_prefix(queen) {
                Some(_) => queen.len(),
                None => rest.starts_with(empty).then_some(empty.len())?,
            };
            cells.push(rest[..length].trim());
            rest = &rest[length..];
        }
        rest.is_empty().then_some(Row {
            style: Style::Blocks,
            cells,
            labels: [None; 2],
        })
    };
    let widths = [("DD", " "), ("DD", "  "), ("D", " ")];
    widths
        .into_iter()
        .find_map(|(queen, empty)| read(queen, empty))
}

/// Whether a line belongs to the frame of a board, or separates boards: one sign again and again, or bars, corners and
/// dashes.
pub(super) fn is_frame(text: &str) -> bool {
    let mut letters = text.chars().filter(|letter| !letter.is_whitespace());
    let Some(first) = letters.next() else {
        return true;
    };
    let is_uniform = !first.is_alphanumeric() && letters.clone().all(|letter| letter == first);
    let is_edge = |letter: char| {
        matches!(
            letter,
            '+' | '-' | '=' | '─'..='╿' | '—' | '–' | '_' | '~' | ':'
        ) || BARS.contains(&letter)
    };
    let is_joint = |letter: char| matches!(letter, '+' | '─'..='╿') || BARS.contains(&letter);
    let mut all = text.trim().chars();
    is_uniform
        || first != '_'
            && is_joint_or_dash(first)
            && all.clone().all(|it| is_edge(it) || it.is_whitespace())
            && {
                // Without two dashes in a row it may be a row of pluses and dashes.
                let dashes = ["--", "==", "──", "══", "━━", "__"];
                all.any(is_joint) && dashes.iter().any(|it| text.contains(it))
            }
}

fn is_joint_or_dash(letter: char) -> bool {
    matches!(letter, '+' | '-' | '=' | '─'..='╿') || BARS.contains(&letter)
}
