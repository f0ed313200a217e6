//! Reads one row of a board: its squares with any separators, and the labels next to them.

use super::segments::{items, signs, unquoted};

/// The vertical bars between the squares of a framed board.
pub(super) const BARS: [char; 6] = ['|', '│', '║', '┃', '¦', '┊'];

/// The separators of the squares in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Bars.
    Bars,
    /// Commas, tabs or spaces.
    Words,
    /// No separators: each square is one sign.
    Signs,
    /// No separators: `DD` for a queen and spaces for the other squares, as in sheet 003.
    Blocks,
}

/// A row of a board, with the requested number of squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row<'t> {
    pub(super) style: Style,
    pub(super) cells: Vec<&'t str>,
    /// The numbers of the labels on the left and on the right.
    pub(super) labels: [Option<i64>; 2],
}

impl<'t> Row<'t> {
    /// Reads a row of `width` squares. `None` if the text is not such a row.
    pub(super) fn read(text: &'t str, width: usize) -> Option<Row<'t>> {
        if text.contains(BARS) {
            return barred(text, width);
        }
        let whole = text;
        let text = text.trim_matches([' ', ',', ';']);
        let read = |text| {
            separated(text, width)
                .or_else(|| unspaced(text, width))
                .or_else(|| spread(text, width))
        };
        // A row with a label and a colon, such as `1: . Q . .`.
        let after_label = || {
            let (before, after) = text.split_once([':', ')'])?;
            let before = before.split_whitespace().next_back()?;
            let mut row = read(after).filter(|row| row.labels == [None; 2])?;
            row.labels[0] = Some(label(before)?);
            Some(row)
        };
        // A row whose empty squares are spaces, such as `# Q `.
        let with_blanks = || {
            let cells: Vec<&str> = signs(whole).map(str::trim).collect();
            let is_row = cells.len() == width && whole.contains(' ') && !whole.trim().is_empty();
            let is_queen =
                |cell: &&str| matches!(*cell, "Q" | "♛" | "♕" | "*" | "#" | "x" | "X" | "o" | "O");
            let is_square = |cell: &&str| {
                let is_mark = !cell
                    .contains(|letter: char| letter.is_alphanumeric() || "=:>,".contains(letter));
                is_queen(cell) || is_mark
            };
            let are_squares = cells.iter().all(is_square) && cells.iter().any(is_queen);
            (is_row && are_squares || cells.len() == width && whole.trim().is_empty()).then_some(
                Row {
                    style: Style::Signs,
                    cells,
                    labels: [None; 2],
                },
            )
        };
        read(text).or_else(after_label).or_else(with_blanks)
    }
}

/// Makes a row of these cells. The first and the last cell may be labels. `None` if the other cells are not `width`
/// squares.
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

/// The number of a label such as `8`, `1)`, `a.` or `B:`. Letters count from 1. `None` if the text is not a label.
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

/// Whether a text can be one square: empty, one or two signs, a repeated sign, a number, or a truth value.
fn is_cell(text: &str) -> bool {
    let mut all = signs(text);
    let Some(first) = all.next() else {
        return true;
    };
    all.clone().count() < 2 || all.all(|sign| sign == first) || value(text).is_some()
}

/// The value of a square with a whole number or a truth value: `1`, `-1`, `0.`, `1.0`, `True`. `None` for other
/// squares.
pub(super) fn value(text: &str) -> Option<i64> {
    match text {
        "true" | "True" | "TRUE" => Some(1),
        "false" | "False" | "FALSE" => Some(0),
        _ => {
            let whole = text.split_once('.').map_or(text, |(whole, fraction)| {
                if fraction.bytes().all(|digit| digit == b'0') {
                    whole
                } else {
                    text
                }
            });
            let is_short = whole.len() <= 6;
            is_short.then(|| whole.parse().ok()).flatten()
        }
    }
}

/// Reads squares separated by bars, such as `|   | Q |` or `8|Q|/|`, or a row between two bars.
fn barred(text: &str, width: usize) -> Option<Row<'_>> {
    let trimmed = text.trim_matches([' ', ',', ';']);
    let after = trimmed.strip_prefix(BARS).unwrap_or(trimmed);
    let inside = after.strip_suffix(BARS).unwrap_or(after);
    if inside.contains(BARS) {
        // The bars at the ends are a border, unless the outer squares are blank and have no bars.
        let bordered = labelled(Style::Bars, between_bars(inside), width);
        let open = || {
            let begun = text.trim_start();
            let begun = begun
                .strip_prefix(BARS)
                .filter(|_| !text.trim_end().ends_with(BARS) || text.ends_with(' '))?;
            labelled(Style::Bars, between_bars(begun), width)
        };
        let row = bordered.or_else(open);
        let row = row.or_else(|| labelled(Style::Bars, between_bars(text), width));
        // A row with a label before the first bar, such as `4 |. Q . .|`.
        return row.or_else(|| {
            let (before, squares) = inside
                .split_once(BARS)
                .filter(|(_, after)| !after.contains(BARS))?;
            let number = label(before)?;
            let mut row = within(squares, width)?;
            row.labels[0] = Some(number);
            Some(row)
        });
    }
    within(inside, width)
}

/// Reads a row between its two bars.
fn within(inside: &str, width: usize) -> Option<Row<'_>> {
    let row = separated(inside, width).or_else(|| unspaced(inside.trim(), width));
    row.or_else(|| spaced(inside, width))
        .or_else(|| blocks(inside, width))
}

/// Reads one-sign squares at equal distances, with spaces as empty squares: ` Q  `, `   Q     `.
fn spaced(inside: &str, width: usize) -> Option<Row<'_>> {
    let all: Vec<&str> = signs(inside).collect();
    let distances = [
        (0, 1, width),
        (1, 2, 2 * width + 1),
        (0, 2, 2 * width),
        (0, 2, 2 * width - 1),
        (1, 3, 3 * width),
    ];
    let read = |&(first, step, length): &(usize, usize, usize)| {
        if all.len() != length {
            return None;
        }
        let is_square = |at: usize| {
            at >= first && (at - first).is_multiple_of(step) && (at - first) / step < width
        };
        let cells: Vec<&str> = all
            .iter()
            .enumerate()
            .filter(|(at, _)| is_square(*at))
            .map(|(_, cell)| cell.trim())
            .collect();
        let are_blank = all
            .iter()
            .enumerate()
            .all(|(at, cell)| is_square(at) || cell.trim().is_empty());
        (are_blank && cells.len() == width).then_some(cells)
    };
    let cells = distances.iter().find_map(read)?;
    Some(Row {
        style: Style::Signs,
        cells,
        labels: [None; 2],
    })
}

fn between_bars(text: &str) -> Vec<&str> {
    text.split(BARS).map(|cell| unquoted(cell.trim())).collect()
}

/// Reads squares separated by commas, tabs or spaces.
fn separated(text: &str, width: usize) -> Option<Row<'_>> {
    let is_list = text.contains([',', ';']);
    let cells: Vec<&str> = if is_list {
        let ranges = items(text).into_iter();
        ranges
            .map(|(start, end)| unquoted(text[start..end].trim()))
            .collect()
    } else if text.contains('\t') {
        text.split('\t').map(str::trim).collect()
    } else {
        text.split_whitespace().map(unquoted).collect()
    };
    labelled(Style::Words, cells, width).or_else(|| {
        let words = text.split_whitespace();
        let is_tabbed = !is_list && text.contains('\t');
        is_tabbed.then(|| labelled(Style::Words, words.collect(), width))?
    })
}

/// Reads one sign for each square, with or without labels: `.Q..`, `8 .Q..`.
fn unspaced(text: &str, width: usize) -> Option<Row<'_>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (labels, signs_of) = match words[..] {
        [word] => ([None; 2], word),
        [left, word] if label(left).is_some() => ([label(left), None], word),
        [word, right] => ([None, Some(label(right)?)], word),
        [left, word, right] => ([Some(label(left)?), Some(label(right)?)], word),
        _ => return None,
    };
    let cells: Vec<&str> = signs(signs_of).collect();
    let is_decimal = signs_of.contains('.') && signs_of.parse::<f64>().is_ok();
    // Words and decimal numbers are not rows.
    let mut letters: Vec<&str> = cells
        .iter()
        .copied()
        .filter(|cell| cell.starts_with(char::is_alphabetic))
        .collect();
    letters.sort_unstable();
    letters.dedup();
    (cells.len() == width && letters.len() < 3 && !is_decimal).then_some(Row {
        style: Style::Signs,
        cells,
        labels,
    })
}

/// Reads `Q`s and dashes with any spaces between them, as in sheet 000, with or without a label on the left.
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

/// Reads the squares of a column in the blocks of sheet 003. A queen is `DD` and an empty square one or two spaces, or
/// a queen is `D` and an empty square one space.
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

/// Whether a line is part of the border of a board or separates boards: one repeated sign, or bars, corners and dashes.
pub(super) fn is_border(text: &str) -> bool {
    let text = text.trim();
    let mut letters = text.chars().filter(|letter| !letter.is_whitespace());
    let Some(first) = letters.next() else {
        return false;
    };
    let is_dash =
        |letter: char| matches!(letter, '-' | '=' | '_' | '~' | '─' | '═' | '━' | '—' | '–');
    let is_uniform = !first.is_alphanumeric() && letters.clone().all(|letter| letter == first);
    if is_uniform {
        // A single sign, or a sign repeated with spaces, may be a row of a board.
        let is_long = text.chars().count() > 1 && !text.contains(char::is_whitespace);
        return is_dash(first)
            || is_long && !BARS.contains(&first)
            || text.chars().count() == 1 && BARS.contains(&first);
    }
    let is_joint = |letter: char| matches!(letter, '+' | '─'..='╿') || BARS.contains(&letter);
    let is_edge = |letter: char| {
        is_joint(letter) || is_dash(letter) || letter == ':' || letter.is_whitespace()
    };
    // Without two adjacent dashes, the line may be a row of pluses and dashes.
    let dashes = ["--", "==", "──", "══", "━━", "__", ":-"];
    (is_joint(first) || is_dash(first))
        && text.chars().all(is_edge)
        && text.chars().any(is_joint)
        && dashes.iter().any(|dash| text.contains(dash))
}
