//! Reads boards that are drawn or written as tables: finds the rows of a board, and the sign of a queen.

use std::collections::BTreeMap;

use super::row::{BARS, Row, Style, is_border, label, value};
use super::segments::{Segment, Source, signs};
use super::{Expected, RawBoard};
use crate::board::BoardSize;
use crate::problem::Problem;

/// The signs that always mean a queen, in order of preference.
const QUEENS: [&str; 12] = [
    "Q", "q", "♛", "♕", "👑", "DD", "D", "1", "QQ", "ql", "wQ", "bQ",
];
/// The signs that mean a queen if no other sign is rarer.
const MARKS: [&str; 9] = ["*", "x", "X", "#", "o", "O", "@", "■", "●"];

/// The value in place of a queen's sign if the board has no queens. [`NUMBERED`] means that each queen is a number.
const ABSENT: &str = "\0";
const NUMBERED: &str = "\u{1}";

/// A board that was read.
pub(super) struct Grid {
    pub(super) raw: RawBoard,
    /// The index of the first row's segment.
    pub(super) start: usize,
    /// The index after the last segment.
    pub(super) end: usize,
    /// Whether the last segment may be a border.
    pub(super) is_bordered: bool,
}

/// Reads boards from the segments of a text. The reader remembers the signs of the last board, because the next board
/// usually has the same signs.
pub(super) struct GridReader {
    size: BoardSize,
    problem: Problem,
    /// The signs of the last board.
    known: Option<Signs>,
}

/// The signs of a board.
struct Signs {
    /// The sign of a queen.
    queen: String,
    all: Vec<String>,
    style: Style,
}

/// The board that the rows show, and the signs to remember.
type Meaning = (RawBoard, Option<Signs>);

/// Consecutive rows of a board.
struct Rows<'t> {
    rows: Vec<Row<'t>>,
    start: usize,
    end: usize,
}

impl GridReader {
    pub(super) fn new(size: BoardSize, problem: Problem) -> GridReader {
        GridReader {
            size,
            problem,
            known: None,
        }
    }

    /// Reads the board whose first row or border is the segment with the index `at`. `None` if no board begins there.
    pub(super) fn read(&mut self, source: &Source, at: usize) -> Option<Grid> {
        let (files, ranks) = (self.size.width(), usize::from(self.size.ranks()));
        let first = source.segments.get(at)?;
        let begins_with_border = is_border(source.text(first));
        let mut tries = vec![(at, false), (at, true)];
        if begins_with_border {
            let inside = after_borders(source, at);
            tries.extend([(inside, false), (inside, true)]);
        }
        let shapes = [(files, ranks), (ranks, files)];
        let shapes = &shapes[..if files == ranks { 1 } else { 2 }];
        let mut found: Option<(bool, Grid, Option<Signs>)> = None;
        for &(width, height) in shapes {
            for &(at, skips_borders) in &tries {
                let Some(rows) = rows(source, at, width, height, skips_borders) else {
                    continue;
                };
                if rows.rows.len() < height {
                    continue;
                }
                let Some((raw, known)) = self.meaning(&rows.rows, width == files) else {
                    continue;
                };
                let is_whole = is_whole(self.size, self.problem, &raw);
                let grid = Grid {
                    raw,
                    start: rows.start,
                    end: rows.end,
                    is_bordered: false,
                };
                if is_whole || found.is_none() {
                    found = Some((is_whole, grid, known));
                }
                if is_whole {
                    break;
                }
            }
            if found.as_ref().is_some_and(|found| found.0) {
                break;
            }
        }
        let (_, mut grid, known) = match found {
            Some(found) => found,
            None if self.problem == Problem::Knight => return None,
            None => (true, indented(source, at, self.size)?, None),
        };
        if known.is_some() {
            self.known = known;
        }
        // Include the border at the end of the board.
        let end = after_borders_if(source, grid.end, begins_with_border);
        grid.is_bordered = end > grid.end;
        grid.end = end;
        Some(grid)
    }

    /// Whether a segment is a row with only the signs of the last board.
    pub(super) fn is_row_of_last(&self, text: &str) -> bool {
        let Some(known) = &self.known else {
            return false;
        };
        let row = Row::read(text, self.size.width()).filter(|row| row.style == known.style);
        let is_known = |cell: &&str| known.all.iter().any(|sign| sign == cell);
        row.is_some_and(|row| row.cells.iter().all(is_known))
    }

    /// An incomplete board at `at`: the index after its rows, and the expected content. `None` if the rows do not look
    /// like a board.
    pub(super) fn broken(&self, source: &Source, at: usize) -> Option<(usize, Expected)> {
        let (width, height) = (self.size.width(), self.size.ranks());
        if let Some(rows) = rows(source, at, width, height.into(), false) {
            let mut distinct: Vec<&str> = Vec::new();
            for cell in rows.rows.iter().flat_map(|row| &row.cells) {
                if !distinct.contains(cell) {
                    distinct.push(cell);
                }
            }
            let has_queen = distinct
                .iter()
                .any(|sign| QUEENS.contains(sign) && *sign != "1");
            let is_sign = |cell: &&str| {
                let mut all = signs(cell);
                let first = all.next();
                value(cell).is_none()
                    && (QUEENS.contains(cell) || all.all(|sign| Some(sign) == first))
            };
            let has_sign = distinct
                .iter()
                .any(|cell| value(cell).is_none() && !cell.is_empty());
            let are_signs = has_sign
                && distinct
                    .iter()
                    .all(|cell| is_sign(cell) || matches!(*cell, "0" | "1"));
            if are_signs && (has_queen || (2..=3).contains(&distinct.len())) && width > 1 {
                let found = rows.rows.len();
                return Some((
                    rows.end,
                    Expected::Rows {
                        expected: height,
                        found: u8::try_from(found).unwrap_or(height),
                    },
                ));
            }
        }
        let text = source.text(&source.segments[at]).trim();
        let is_sign = |letter: char| {
            "Q♛♕👑-._*".contains(letter) || letter.is_whitespace() || BARS.contains(&letter)
        };
        let has_queen =
            text.contains(['Q', '♛', '♕', '👑']) || text.contains(BARS) && text.contains('D');
        let body = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let is_row =
            body.chars().all(|letter| is_sign(letter) || letter == 'D') && body.chars().count() > 1;
        (has_queen && is_row).then_some((at + 1, Expected::Squares(self.size.files())))
    }

    /// Interprets rows as a board. `is_upright` means that each row has a square for each file. `None` if the rows are
    /// not a board.
    fn meaning(&self, rows: &[Row], is_upright: bool) -> Option<Meaning> {
        let rows_last_first = labels(rows)?;
        let mut count: BTreeMap<&str, usize> = BTreeMap::new();
        for cell in rows.iter().flat_map(|row| &row.cells) {
            *count.entry(cell).or_default() += 1;
        }
        let ordered = |row: usize| {
            if rows_last_first {
                rows.len() - 1 - row
            } else {
                row
            }
        };
        let values: Option<Vec<i64>> = rows
            .iter()
            .flat_map(|row| &row.cells)
            .map(|cell| value(cell))
            .collect();
        if self.problem == Problem::Knight {
            return self.visits(rows, is_upright).map(|raw| (raw, None));
        }
        let is_queen: Box<dyn Fn(&str) -> bool> = match &values {
            Some(values) => {
                let queens = number_of_queen(self.size, &count, values)?;
                Box::new(move |cell| value(cell).is_some_and(|value| queens.contains(&value)))
            }
            None => {
                let mark = self.mark(&count)?.to_owned();
                match mark.as_str() {
                    NUMBERED => Box::new(|cell| value(cell).is_some()),
                    _ => Box::new(move |cell| plain(cell) == mark),
                }
            }
        };
        let mut queens = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            for (place, cell) in row.cells.iter().enumerate() {
                if is_queen(cell) {
                    queens.push((ordered(index) as u8, place as u8));
                }
            }
        }
        let marks: Vec<String> = count.keys().map(|sign| (*sign).to_owned()).collect();
        let queen = count
            .keys()
            .find(|cell| is_queen(cell))
            .map(|sign| plain(sign).to_owned());
        let known = match (values, queen) {
            (None, Some(queen)) => Some(Signs {
                queen,
                all: marks,
                style: rows[0].style,
            }),
            _ => None,
        };
        let is_blocks = rows.iter().any(|row| row.style == Style::Blocks)
            || rows
                .iter()
                .all(|row| row.cells.iter().all(|cell| ["", "D", "DD"].contains(cell)));
        let sign = known.as_ref().map_or("1", |signs| &signs.queen).to_owned();
        Some((
            RawBoard::Drawn {
                queens,
                sign,
                is_blocks,
            },
            known,
        ))
    }

    /// The visit number of each square, rank by rank, or −1 for an unvisited square. `None` if the rows are not a table
    /// of visit numbers.
    fn visits(&self, rows: &[Row], is_upright: bool) -> Option<RawBoard> {
        let rows_last_first = labels(rows)?;
        let number = |cell: &&str| match value(cell) {
            Some(number) => Some(number),
            None => matches!(*cell, "" | "." | "-" | "--" | "_" | "__" | "x" | "X").then_some(-1),
        };
        let table: Option<Vec<Vec<i64>>> = rows
            .iter()
            .map(|row| row.cells.iter().map(number).collect())
            .collect();
        let mut table = table?;
        if !table.iter().flatten().any(|&number| number > 1) {
            return None;
        }
        if rows_last_first {
            table.reverse();
        }
        let numbers = if is_upright {
            table.concat()
        } else {
            (0..self.size.ranks().into())
                .flat_map(|rank| table.iter().map(move |file| file[rank]))
                .collect()
        };
        Some(RawBoard::Visits(numbers))
    }

    /// Chooses the sign of a queen among the signs of a board and their frequencies. The result can be [`ABSENT`] or
    /// [`NUMBERED`]. `None` if no board has these signs.
    fn mark<'s>(&self, count: &BTreeMap<&'s str, usize>) -> Option<&'s str> {
        let signs: BTreeMap<&str, usize> =
            count
                .iter()
                .fold(BTreeMap::new(), |mut all, (cell, count)| {
                    *all.entry(plain(cell)).or_default() += count;
                    all
                });
        if let Some(Signs { queen, all, .. }) = &self.known
            && count.keys().all(|cell| all.iter().any(|sign| sign == cell))
        {
            return Some(
                count
                    .keys()
                    .map(|sign| plain(sign))
                    .find(|sign| sign == queen)
                    .unwrap_or(ABSENT),
            );
        }
        // Numbers among signs are rows of numbers next to a board. The exceptions are a single 0 or 1, and numbered
        // queens.
        let numbers: Vec<&str> = signs
            .keys()
            .copied()
            .filter(|sign| value(sign).is_some())
            .collect();
        let are_numbered =
            numbers.iter().all(|number| signs[number] == 1) && signs.len() == numbers.len() + 1;
        if numbers.len() > 1 && are_numbered {
            return Some(NUMBERED);
        }
        if numbers.len() > 1 || numbers.iter().any(|number| !matches!(*number, "0" | "1")) {
            return None;
        }
        let named = QUEENS
            .iter()
            .find_map(|queen| signs.keys().find(|sign| *sign == queen));
        if let Some(queen) = named {
            return (signs.len() <= 6).then_some(*queen);
        }
        if self.size.files() == 1 {
            return signs.keys().copied().find(|sign| MARKS.contains(sign));
        }
        match signs.len() {
            // An empty board, or a board full of queens.
            1 => {
                let (&only, _) = signs.first_key_value()?;
                let is_empty = matches!(only, "." | "-" | "_" | "" | "0" | "□" | "⬜" | "·" | "+");
                if is_empty {
                    Some(ABSENT)
                } else {
                    MARKS.contains(&only).then_some(only)
                }
            }
            2 | 3 => {
                let rank = |sign: &str| {
                    MARKS
                        .iter()
                        .position(|mark| *mark == sign)
                        .unwrap_or(MARKS.len())
                };
                signs
                    .iter()
                    .min_by_key(|&(sign, count)| (*count, rank(sign)))
                    .map(|(sign, _)| *sign)
            }
            _ => None,
        }
    }
}

/// The sign of a square, without the number of its queen: `Q1` becomes `Q`.
fn plain(cell: &str) -> &str {
    match cell.trim_end_matches(|letter: char| letter.is_ascii_digit()) {
        queen @ ("Q" | "q") => queen,
        _ => cell,
    }
}

/// The numbers that mean queens in a table of numbers. `None` if the table is not a board.
fn number_of_queen(
    size: BoardSize,
    count: &BTreeMap<&str, usize>,
    values: &[i64],
) -> Option<Vec<i64>> {
    // On the smallest boards, 0 and 1 can be rows and columns.
    if size.files() < 3 {
        return None;
    }
    let zeros = values.iter().filter(|&&value| value == 0).count();
    let mut others: Vec<i64> = values.iter().copied().filter(|&value| value != 0).collect();
    let total = others.len();
    others.sort_unstable();
    others.dedup();
    match others[..] {
        [] => Some(Vec::new()),
        [1] => Some(others),
        [other, 1] if zeros == 0 && other < 0 => Some(vec![1]),
        // Either queens are 2 and attacked squares are 1, or each queen has a number.
        [one] if zeros * 2 >= values.len() && one > 0 => Some(others),
        _ if zeros * 2 >= values.len() && total == others.len() && count.len() > 3 => Some(others),
        _ => None,
    }
}

/// Whether the row labels are in descending order, so that the first row is the last rank. `None` if the labels do
/// not number the rows.
fn labels(rows: &[Row]) -> Option<bool> {
    let side = |side: usize| {
        let labels: Option<Vec<i64>> = rows.iter().map(|row| row.labels[side]).collect();
        match labels {
            Some(labels) => {
                let steps = |by: i64| labels.windows(2).all(|pair| pair[1] - pair[0] == by);
                match (steps(1), steps(-1)) {
                    (true, _) if labels[0] <= 1 => Some(false),
                    (_, true) if labels.last() <= Some(&1) => Some(true),
                    _ => None,
                }
            }
            None => rows
                .iter()
                .all(|row| row.labels[side].is_none())
                .then_some(false),
        }
    };
    Some(side(0)? | side(1)?)
}

/// At most `height` consecutive rows from segment `at` on. With `skips_borders`, borders between the rows are skipped.
/// `None` if segment `at` is not a row.
fn rows(
    source: &Source,
    at: usize,
    width: usize,
    height: usize,
    skips_borders: bool,
) -> Option<Rows<'_>> {
    let segments = &source.segments;
    let read = |segment: &Segment| Row::read(source.text(segment), width);
    let first = segments.get(at)?;
    if skips_borders && is_border(source.text(first)) {
        return None;
    }
    let mut rows = vec![read(first)?];
    let (mut end, mut last) = (at + 1, first);
    let (mut gap, mut lowest, mut borders) = (None, None, 0);
    while rows.len() < height {
        let Some(segment) = segments.get(end) else {
            break;
        };
        let text = source.text(segment);
        let is_square = |cell: &&str| rows.iter().any(|row: &Row| row.cells.contains(cell));
        // A row without queens can look like a border.
        let is_empty_row = || {
            let row = read(segment).filter(|row| row.style == rows[0].style);
            row.is_some_and(|row| row.cells.iter().all(is_square))
        };
        if skips_borders && is_border(text) && borders < 3 && !is_empty_row() {
            (end, borders) = (end + 1, borders + 1);
            continue;
        }
        borders = 0;
        // The rows are on one line, on consecutive lines, or at equal distances, and in the same list.
        let distance = segment.line - last.line;
        let is_near = distance <= 1 || *gap.get_or_insert(distance) == distance;
        let is_same_list = *lowest.get_or_insert(segment.lowest) == segment.lowest
            && segment.depth == first.depth
            && segment.lowest + 1 >= segment.depth;
        let row = if is_near && is_same_list {
            read(segment)
        } else {
            None
        };
        let is_like = |row: &Row| {
            let are_labelled = |row: &Row| row.labels.map(|label| label.is_some());
            let is_blank = |row: &Row| row.cells.iter().all(|cell| cell.is_empty());
            let is_style = row.style == rows[0].style || is_blank(row) || is_blank(&rows[0]);
            is_style && are_labelled(row) == are_labelled(&rows[0])
        };
        match row.filter(is_like) {
            Some(row) => rows.push(row),
            None => break,
        }
        (end, last) = (end + 1, segment);
    }
    Some(Rows {
        rows,
        start: at,
        end,
    })
}

/// Whether a drawn board of n queens has n queens. Always `true` for other problems, and for boards in other forms.
fn is_whole(size: BoardSize, problem: Problem, raw: &RawBoard) -> bool {
    match raw {
        RawBoard::Drawn { queens, .. } => {
            problem != Problem::Queens || queens.len() == size.width()
        }
        _ => true,
    }
}

/// The index of the first segment from `at` on that is not a border; `at` if more than three borders follow each other.
fn after_borders(source: &Source, at: usize) -> usize {
    let mut borders = source.segments[at..].iter().take(4);
    let inside = borders.position(|segment| !is_border(source.text(segment)));
    inside.map_or(at, |inside| at + inside)
}

/// The index after the border on the next line. `end` if the next line is not a border.
fn after_borders_if(source: &Source, end: usize, is_bordered: bool) -> usize {
    let last = end.checked_sub(1).and_then(|at| source.segments.get(at));
    match (last, source.segments.get(end)) {
        (Some(last), Some(next))
            if is_bordered && next.line - last.line <= 1 && is_border(source.text(next)) =>
        {
            end + 1
        }
        _ => end,
    }
}

/// Reads a board of n lines, each with only spaces and one queen. `None` if the lines are not such a board.
fn indented(source: &Source, at: usize, size: BoardSize) -> Option<Grid> {
    let n = size.width();
    let first = source.segments.get(at)?;
    let sign = source.text(first).trim();
    let is_sign =
        QUEENS.contains(&sign) || MARKS.contains(&sign) || !sign.contains(char::is_alphanumeric);
    if n < 2 || signs(sign).count() > 2 || !is_sign || sign == "1" || sign.is_empty() {
        return None;
    }
    let lines = source.segments.get(at..at + n)?;
    let mut indents = Vec::new();
    for (index, segment) in lines.iter().enumerate() {
        let line = source.line(segment.line);
        let is_next = segment.line as usize == first.line as usize + index;
        if !is_next || line.trim() != sign {
            return None;
        }
        indents.push(line.len() - line.trim_start().len());
    }
    let has_distinct_places = |width: usize| {
        let mut places: Vec<usize> = indents.iter().map(|indent| indent / width).collect();
        places.sort_unstable();
        places.dedup();
        places.len() == n
    };
    let fits = |&width: &usize| {
        indents
            .iter()
            .all(|indent| indent % width == 0 && indent / width < n)
    };
    let widths = (1..=4).filter(fits);
    let width = widths
        .clone()
        .find(|&width| has_distinct_places(width))
        .or_else(|| widths.clone().next())?;
    let queens = (0..)
        .zip(&indents)
        .map(|(row, indent)| (row, (indent / width) as u8));
    Some(Grid {
        raw: RawBoard::Drawn {
            queens: queens.collect(),
            sign: sign.to_owned(),
            is_blocks: matches!(sign, "D" | "DD"),
        },
        start: at,
        end: at + n,
        is_bordered: false,
    })
}

/// Whether a line is the row of labels above or below a board: its numbers or letters in ascending order.
pub(super) fn is_heading(text: &str, width: usize, are_letters: bool) -> bool {
    let words = text
        .split(|letter: char| letter.is_whitespace() || BARS.contains(&letter) || letter == ',');
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let is_kind = |word: &&str| {
        word.chars()
            .all(|letter| letter.is_ascii_alphabetic() == are_letters)
    };
    let labels: Option<Vec<i64>> = words
        .iter()
        .filter(|word| is_kind(word))
        .map(|word| label(word))
        .collect();
    let in_order =
        |labels: &Vec<i64>| labels.windows(2).all(|pair| pair[1] - pair[0] == 1) && labels[0] <= 1;
    words.len() == width && labels.is_some_and(|labels| labels.len() == width && in_order(&labels))
}
