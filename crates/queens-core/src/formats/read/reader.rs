//! Reads the segments of a text: boards of several rows, lists, sentences that place pieces, and claims.

use std::task::Poll;

use super::grid::{self, GridReader};
use super::lists::{self, Items};
use super::notation::{DefaultNotation, Family, Notation, RawBoard, choose};
use super::prose::{self, Claim, Prose};
use super::segments::{Segment, Source};
use super::{Expected, Location, Printed, QUOTED, Reading, Unread, markup, row};
use crate::board::BoardSize;
use crate::problem::{Instance, Problem};

/// The state of reading one text.
pub(crate) struct TextReader {
    instance: Instance,
    default: DefaultNotation,
    source: Source,
    grids: GridReader,
    is_cut: bool,
    /// The index of the next segment.
    at: usize,
    /// The boards, each with its line from 0.
    boards: Vec<(u32, RawBoard)>,
    /// The current list, which may continue.
    open: Option<OpenList>,
    /// The coordinate of a square whose other coordinate has not been read, with its line, from 0.
    half: Option<(u32, lists::Coordinate)>,
    /// The line, from 0, that was last classified as a whole.
    judged: Option<u32>,
    /// The last line, from 0, of the last drawn board.
    drawn_to: Option<u32>,
    /// The last line, from 0, of the last list, if that list had all pieces of a solution.
    full_at: Option<u32>,
    /// The assignments of a board so far, each with its line, its column and its row.
    assigned: Vec<(u32, i64, i64)>,
    /// The indices of the segments of the current line that are not part of a board.
    rest: Vec<usize>,
    /// Whether a part of the current line belongs to a board.
    holds_board: bool,
    unread: Vec<Unread>,
    ignored_lines: u64,
    claims: Vec<(u64, Claim)>,
}

/// A list whose end has not been reached.
struct OpenList {
    items: Items,
    lines: Vec<u32>,
    /// The number of open brackets around the items. The list ends when fewer brackets are open.
    depth: u16,
    /// Whether the list starts with a bracket.
    is_bracketed: bool,
    /// The greatest distance in lines between an item and the next item: 1, or 4 for named coordinates.
    gap: u32,
    /// Whether brackets or words show that the items are squares.
    is_sure: bool,
}

impl TextReader {
    pub(crate) fn new(instance: &Instance, default: DefaultNotation, text: &str) -> TextReader {
        let size = instance.size();
        TextReader {
            instance: instance.clone(),
            default,
            source: Source::new(size.width(), markup::plain(size.width(), text)),
            grids: GridReader::new(size, instance.problem()),
            is_cut: false,
            at: 0,
            boards: Vec::new(),
            open: None,
            half: None,
            judged: None,
            drawn_to: None,
            full_at: None,
            assigned: Vec::new(),
            rest: Vec::new(),
            holds_board: false,
            unread: Vec::new(),
            ignored_lines: 0,
            claims: Vec::new(),
        }
    }

    /// The fraction of the text that has been read, from 0 to 1. Cutting the text into segments counts as half of the
    /// work.
    pub(crate) fn share(&self) -> f64 {
        let segment = self.source.segments.get(self.at);
        let read = match (self.is_cut, segment) {
            (false, _) => 0,
            (true, Some(segment)) => segment.line as usize,
            (true, None) => self.source.line_count(),
        };
        (self.source.cut_count() + read) as f64 / (2 * self.source.line_count()).max(1) as f64
    }

    /// Cuts `lines` lines into segments or, after the last line, reads `lines` segments. Ready once the whole text is
    /// read.
    pub(crate) fn advance(&mut self, lines: u64) -> Poll<Reading> {
        if !self.is_cut {
            self.is_cut = !self.source.cut(lines);
            return Poll::Pending;
        }
        let last = self
            .at
            .saturating_add(usize::try_from(lines).unwrap_or(usize::MAX));
        while self.at < self.source.segments.len().min(last) {
            self.read_segment();
        }
        if self.at < self.source.segments.len() {
            return Poll::Pending;
        }
        self.end_line(None);
        self.end_half();
        self.end_list();
        self.end_assignments();
        Poll::Ready(self.reading())
    }

    fn size(&self) -> BoardSize {
        self.instance.size()
    }

    fn problem(&self) -> Problem {
        self.instance.problem()
    }

    /// Reads the next segment: a board of several lines, a list, or a part of a sentence.
    fn read_segment(&mut self) {
        let segment = self.source.segments[self.at];
        let before = self
            .at
            .checked_sub(1)
            .map(|at| self.source.segments[at].line);
        if before != Some(segment.line) {
            self.end_line(before);
            if self.read_line(&segment) {
                self.skip_line(segment.line);
                return;
            }
        }
        if self.read_grid() {
            return;
        }
        if !self.read_list(&segment) {
            self.rest.push(self.at);
        }
        self.at += 1;
    }

    /// Moves to the first segment after a line.
    fn skip_line(&mut self, line: u32) {
        while self
            .source
            .segments
            .get(self.at)
            .is_some_and(|segment| segment.line == line)
        {
            self.at += 1;
        }
    }

    /// Reads a whole line that is not cut into segments: coordinates, moves, assignments, or a position in FEN. Returns
    /// whether the line was read.
    fn read_line(&mut self, segment: &Segment) -> bool {
        let line = self.source.line(segment.line);
        let coordinates =
            lists::coordinates(line.trim_matches(|letter: char| {
                "{}[]()-,".contains(letter) || letter.is_whitespace()
            }));
        if let Some(found) = coordinates {
            return self.read_coordinates(segment, &found, 0);
        }
        self.end_half();
        let line = self.source.line(segment.line);
        if self.problem() == Problem::Knight {
            return self.read_moves(segment);
        }
        if let Some(queens) = lists::fen(self.size(), line) {
            self.add_board(segment.line, RawBoard::Fen(queens));
            return true;
        }
        if self.problem() != Problem::Queens || self.size().files() < 2 {
            return false;
        }
        let assigned = lists::assignments(line)
            .or_else(|| lists::placed_in_line(line).map(|placed| vec![placed]));
        // Several assignments on one line must start with the first column.
        let begins = |found: &Vec<(i64, i64)>| {
            found.len() == 1
                || !self.assigned.is_empty()
                || found.iter().any(|assigned| assigned.0 <= 1)
        };
        let Some(found) = assigned.filter(begins) else {
            return false;
        };
        self.end_list();
        for (column, row) in found {
            let is_far = self
                .assigned
                .last()
                .is_some_and(|last| segment.line.saturating_sub(last.0) > 2);
            if is_far || self.assigned.iter().any(|assigned| assigned.1 == column) {
                self.end_assignments();
            }
            self.assigned.push((segment.line, column, row));
            if self.assigned.len() == self.size().width() {
                self.end_assignments();
            }
        }
        true
    }

    /// Reads named coordinates as squares. A coordinate without a partner is kept until its partner is read. Returns
    /// `true`.
    fn read_coordinates(
        &mut self,
        segment: &Segment,
        found: &[lists::Coordinate],
        depth: u16,
    ) -> bool {
        let mut pairs = Vec::new();
        for &(is_rank, value) in found {
            match self.half.take() {
                Some((_, (before, other))) if before != is_rank => pairs.push(if is_rank {
                    (other, value)
                } else {
                    (value, other)
                }),
                Some((line, _)) => {
                    self.classify_rest(line, None);
                    self.half = Some((segment.line, (is_rank, value)));
                }
                None => self.half = Some((segment.line, (is_rank, value))),
            }
        }
        if !pairs.is_empty() {
            self.add_items(segment, Items::Pairs(pairs), depth, true);
            if let Some(open) = &mut self.open {
                // Each coordinate, and each bracket around a pair, may be on a separate line.
                open.gap = 4;
            }
        }
        self.holds_board = true;
        true
    }

    /// Reports a coordinate whose partner is missing as unread.
    fn end_half(&mut self) {
        if let Some((line, _)) = self.half.take() {
            self.report_unread(line, Expected::Solution);
        }
    }

    /// Reads the moves of a line. A new list starts if a move does not start on the last square. Returns whether there
    /// are any moves.
    fn read_moves(&mut self, segment: &Segment) -> bool {
        let Some(moves) = lists::moves(self.source.line(segment.line)) else {
            return false;
        };
        for (from, to) in moves {
            let continues = self
                .open
                .as_ref()
                .is_some_and(|open| open.items.ends_with(&from));
            if !continues {
                self.add_items(segment, from, 0, true);
            }
            self.add_items(segment, to, 0, true);
        }
        true
    }

    /// Ends the assignments. They are a board if they assign a row to each of the n columns. Otherwise, their lines are
    /// classified as sentences.
    fn end_assignments(&mut self) {
        let mut assigned = std::mem::take(&mut self.assigned);
        let mut lines: Vec<u32> = assigned.iter().map(|&(line, ..)| line).collect();
        lines.dedup();
        let Some(&line) = lines.first() else {
            return;
        };
        assigned.sort_by_key(|&(_, column, _)| column);
        let in_order = (0..)
            .zip(&assigned)
            .all(|(at, next)| next.1 == assigned[0].1 + at);
        if assigned.len() == self.size().width() && assigned[0].1 <= 1 && in_order {
            let rows = assigned.iter().map(|&(_, _, row)| row).collect();
            self.boards.push((line, RawBoard::Numbers(rows)));
            return;
        }
        for line in lines {
            self.classify_rest(line, None);
        }
    }

    /// Reads a board of several rows, or refuses an incomplete board. Returns `false` if no board begins at the current
    /// segment.
    fn read_grid(&mut self) -> bool {
        let width = self.size().width();
        let segment = self.source.segments[self.at];
        let is_row = |at: usize, are_letters: bool| {
            let segment = self.source.segments.get(at);
            segment.is_some_and(|segment| {
                grid::is_heading(self.source.text(segment), width, are_letters)
            })
        };
        // Labels above a board are part of the board. Numbers count as labels only if the board has other labels or
        // bars.
        let has_letters = is_row(self.at, true);
        if has_letters || is_row(self.at, false) {
            let next = self.at + 1;
            let board = self.grids.read(&self.source, next);
            let is_bordered = |start: usize| {
                let row = self.source.line(self.source.segments[start].line);
                row.contains(row::BARS)
                    || row::Row::read(row, width).is_some_and(|row| row.labels != [None; 2])
            };
            if let Some(board) =
                board.filter(|board| has_letters && width > 1 || is_bordered(board.start))
            {
                self.take_grid(board);
                return true;
            }
            if has_letters && width > 1 {
                // These letters are the labels below a board.
                self.end_list();
                self.holds_board = true;
                self.at += 1;
                return true;
            }
        }
        if let Some(board) = self.grids.read(&self.source, self.at) {
            self.take_grid(board);
            return true;
        }
        if let Some((end, expected)) = self.grids.broken(&self.source, self.at) {
            self.end_list();
            self.end_assignments();
            self.report_unread(segment.line, expected);
            self.holds_board = true;
            self.at = end.max(self.at + 1);
            return true;
        }
        let after_board = self
            .drawn_to
            .is_some_and(|last| segment.line.saturating_sub(last) <= 1);
        if after_board && self.grids.is_row_of_last(self.source.text(&segment)) {
            let (expected, found) = (self.size().ranks(), self.size().ranks() + 1);
            self.report_unread(segment.line, Expected::Rows { expected, found });
            self.holds_board = true;
            self.drawn_to = Some(segment.line);
            self.at += 1;
            return true;
        }
        false
    }

    fn take_grid(&mut self, board: grid::Grid) {
        self.end_list();
        self.end_assignments();
        let line = self.source.segments[board.start].line;
        // A surplus row can look like a border.
        let borders = (self.at..board.start).chain(board.end.saturating_sub(1)..board.end);
        let after = self.source.segments[board.end - 1];
        let extra: Vec<u32> = borders
            .map(|at| self.source.segments[at])
            .filter(|segment| {
                row::is_border(self.source.text(segment))
                    && self.grids.is_row_of_last(self.source.text(segment))
            })
            .filter(|segment| {
                segment.line < line || segment.line == after.line && board.is_bordered
            })
            .map(|segment| segment.line)
            .collect();
        self.boards.push((line, board.raw));
        for line in extra {
            let (expected, found) = (self.size().ranks(), self.size().ranks() + 1);
            self.report_unread(line, Expected::Rows { expected, found });
        }
        self.holds_board = true;
        let last = self.source.segments[board.end - 1].line;
        if self.source.segments[self.at].line != last {
            // Text before the board on its first line is classified separately.
            self.end_line(Some(self.source.segments[self.at].line));
        }
        self.holds_board = true;
        self.drawn_to = Some(last);
        self.at = board.end;
    }

    /// Reads a list or a part of a list. Returns whether the segment was read.
    fn read_list(&mut self, segment: &Segment) -> bool {
        let text = self.source.text(segment);
        let size = self.size();
        let is_whole_line = self.source.line(segment.line).trim() == text.trim();
        let small = (self.problem() == Problem::Queens)
            .then(|| lists::assignments(text))
            .flatten();
        if let Some(found) = small
            .filter(|found| segment.depth > 0 && found.len() == size.width() && size.files() > 1)
        {
            self.add_board(
                segment.line,
                RawBoard::Numbers(found.into_iter().map(|(_, row)| row).collect()),
            );
            return true;
        }
        let words: Vec<&str> = text
            .split([' ', '\t', ',', ';', '|', '$'])
            .filter(|word| !word.is_empty())
            .collect();
        if self.problem() == Problem::Queens
            && size.files() > 1
            && words.iter().all(|word| word.len() >= 2)
        {
            let digits: Option<Vec<Vec<i64>>> = words
                .iter()
                .map(|word| lists::digits(size, without_punctuation(word)))
                .collect();
            if let Some(digits) = digits.filter(|digits| !digits.is_empty()) {
                for numbers in digits {
                    self.add_board(segment.line, RawBoard::Numbers(numbers));
                }
                return true;
            }
        }
        if segment.is_opened
            && let Some(found) = lists::coordinates(text)
        {
            return self.read_coordinates(segment, &found, segment.depth.saturating_sub(1));
        }
        // The items may follow a label, as in `1. 2 4 1 3` or `1) a1 b5`.
        let unlabelled = after_label(text);
        let items = lists::pairs(text)
            .map(Items::Pairs)
            .or_else(|| lists::numbers(text).map(Items::Numbers))
            .or_else(|| lists::names(text).map(Items::Names))
            .or_else(|| {
                lists::numbers(unlabelled?)
                    .filter(|numbers| numbers.len() > 1 || size.files() == 1)
                    .map(Items::Numbers)
            })
            .or_else(|| lists::names(unlabelled?).map(Items::Names));
        match items {
            Some(Items::Numbers(numbers)) => self.read_numbers(segment, numbers, is_whole_line),
            Some(items) => {
                let is_whole_list = segment.is_opened && segment.is_closed && items.len() == 1;
                let depth =
                    segment.depth - u16::from(is_whole_list && matches!(items, Items::Pairs(_)));
                let is_sure = segment.depth > 0
                    || matches!(items, Items::Names(_))
                    || items.len() > 1
                    || is_whole_line;
                self.add_items(segment, items, depth, is_sure);
                true
            }
            None => false,
        }
    }

    /// Reads numbers as a board, as a square, or as a part of a longer list. Returns `false` if the numbers were not
    /// read.
    fn read_numbers(&mut self, segment: &Segment, numbers: Vec<i64>, is_whole_line: bool) -> bool {
        let n = self.size().width();
        let largest = self.size().area().max(99) as u64;
        if numbers.iter().any(|number| number.unsigned_abs() > largest) {
            return false;
        }
        let continues = self.open.as_ref().is_some_and(|open| {
            matches!(open.items, Items::Numbers(_))
                && open.is_bracketed
                && segment.lowest >= open.depth
                && !segment.is_opened
        });
        // An unclosed bracket does not make later numbers a list in brackets.
        let is_bracketed = segment.is_opened || continues;
        let depth = if is_bracketed { segment.depth } else { 0 };
        if segment.bracket == '(' && is_bracketed && !continues && numbers.len() == 1 {
            return false;
        }
        // A number in brackets can be a label or an index, as in `[1] 2 4 1 3` or `queens[4]`.
        let is_label = numbers.len() == 1 && segment.is_opened && segment.is_closed && !continues;
        let next = self.source.segments.get(self.at + 1);
        if is_label
            && next.is_some_and(|next| next.line == segment.line && next.depth < segment.depth)
        {
            return false;
        }
        // `[0, 10]` is a set of two squares; `(0, 10)` is one square.
        let is_set = self.problem() == Problem::Domination
            && segment.bracket == '['
            && segment.depth == 1
            && self.source.line(segment.line).len() < 40
            && self.source.line(segment.line).matches('[').count() == 1;
        let is_pair = numbers.len() == 2
            && !continues
            && !is_set
            && if is_bracketed {
                segment.is_opened
                    && segment.is_closed
                    && !(self.problem() == Problem::Queens && n == 2)
            } else {
                is_whole_line && n != 2 && self.problem() != Problem::Domination
            };
        if is_pair {
            self.add_items(
                segment,
                Items::Pairs(vec![(numbers[0], numbers[1])]),
                depth.saturating_sub(1),
                is_bracketed,
            );
            return true;
        }
        match self.problem() {
            Problem::Queens => {
                if !continues
                    && numbers.len() >= n
                    && numbers.len().is_multiple_of(n)
                    && (n > 1 || numbers.len() == 1)
                    && (n > 1
                        || is_whole_line
                        || is_bracketed
                        || self.source.line(segment.line).trim().starts_with('['))
                {
                    for numbers in numbers.chunks(n) {
                        self.add_board(segment.line, RawBoard::Numbers(numbers.to_vec()));
                    }
                    return true;
                }
                // A single number in brackets is an index or a label, unless it continues a list.
                let is_label =
                    numbers.len() == 1 && is_bracketed && segment.is_opened && segment.is_closed;
                if is_label || !(is_bracketed || is_whole_line && numbers.len() == 1) {
                    return false;
                }
            }
            Problem::Knight => {
                if numbers.len() == 1
                    && (is_bracketed && segment.is_closed && !continues
                        || !is_bracketed && !is_whole_line)
                {
                    return false;
                }
            }
            Problem::Domination => {
                if !(is_bracketed || is_whole_line && numbers.len() > 1) {
                    return false;
                }
            }
        }
        self.add_items(segment, Items::Numbers(numbers), depth, is_bracketed);
        true
    }

    /// Adds items to the current list, or starts a new list.
    fn add_items(&mut self, segment: &Segment, items: Items, depth: u16, is_sure: bool) {
        self.end_assignments();
        self.holds_board = true;
        let full = match self.problem() {
            Problem::Queens => self.size().width(),
            Problem::Knight => self.size().area(),
            Problem::Domination => usize::MAX,
        };
        let goes_on = self.open.as_ref().is_some_and(|open| {
            let last = open.lines.last().copied().unwrap_or_default();
            let is_near = segment.line.saturating_sub(last) <= open.gap;
            let is_same_line = segment.line == last;
            let is_within = segment.lowest >= open.depth && depth == open.depth;
            // A list without brackets ends with its line, unless it has one item on each line.
            let continues = match (open.is_bracketed, self.problem()) {
                (true, _) | (_, Problem::Knight) => true,
                (false, _) => is_same_line || open.lines.len() == open.items.len(),
            };
            is_near && is_within && continues && open.items.len() + items.len() <= full
        });
        if !goes_on {
            self.end_list();
        }
        let is_appended = self
            .open
            .as_mut()
            .is_some_and(|open| open.items.append(&items));
        if is_appended {
            if let Some(open) = &mut self.open {
                open.is_sure |= is_sure;
                if open.lines.last() != Some(&segment.line) {
                    open.lines.push(segment.line);
                }
            }
        } else {
            self.end_list();
            self.open = Some(OpenList {
                items,
                lines: vec![segment.line],
                depth,
                is_bracketed: depth > 0 || segment.is_opened,
                is_sure,
                gap: 1,
            });
        }
        let is_full = self
            .open
            .as_ref()
            .is_some_and(|open| open.items.len() >= full);
        if is_full {
            self.end_list();
        }
    }

    /// Ends the current list. The list becomes a board if its items can be the pieces of a board.
    fn end_list(&mut self) {
        let Some(open) = self.open.take() else {
            return;
        };
        let Some(&line) = open.lines.first() else {
            return;
        };
        let size = self.size();
        let full = match self.problem() {
            Problem::Queens => size.width(),
            Problem::Knight => size.area(),
            Problem::Domination => open.items.len(),
        };
        let is_full = open.items.len() == full;
        let is_closed = open.depth == 0 || {
            let next = self.source.segments.get(self.at..).unwrap_or_default();
            let next = next.iter().find(|segment| {
                segment.line > open.lines[open.lines.len() - 1] || segment.lowest < open.depth
            });
            next.map_or_else(
                || self.source.ends_within(open.depth),
                |segment| segment.lowest < open.depth,
            )
        };
        let is_column = matches!(open.items, Items::Numbers(_))
            && !open.is_bracketed
            && self.problem() == Problem::Queens;
        if open.is_bracketed && !is_closed && !is_full {
            for line in open.lines {
                self.report_unread(line, Expected::Bracket);
            }
            return;
        }
        let is_list = match &open.items {
            // A column of numbers is a board only if it has n numbers. Columns of three numbers, or with one number too
            // few, are refused because they are ambiguous.
            Items::Numbers(all)
                if is_column
                    && all.len() >= 3
                    && (is_full && size.files() == 3
                        || !is_full && all.len() + 1 >= size.width()) =>
            {
                for line in open.lines {
                    self.report_unread(line, Expected::Numbers(size.files()));
                }
                return;
            }
            Items::Numbers(_) if is_column => is_full && size.files() > 3,
            Items::Numbers(all) => is_full || open.is_bracketed || all.len() > 2,
            Items::Pairs(all) => {
                is_full || open.is_sure && (all.len() > 1 || self.problem() == Problem::Domination)
            }
            Items::Names(all) => is_full || all.len() > 1,
        };
        if is_list {
            let raw = match open.items {
                Items::Numbers(numbers) => RawBoard::Numbers(numbers),
                Items::Pairs(pairs) => RawBoard::Pairs(pairs),
                Items::Names(names) => RawBoard::Names(names),
            };
            self.boards.push((line, raw));
            self.full_at = open.lines.last().copied().filter(|_| is_full);
            return;
        }
        // A short list directly after a full list may be a surplus piece of that list.
        let follows = self
            .full_at
            .is_some_and(|before| line.saturating_sub(before) <= 1);
        let follows = follows && (open.is_sure || is_column);
        for line in open.lines {
            if follows {
                self.report_unread(line, Expected::Solution)
            } else {
                self.classify_rest(line, None)
            }
        }
    }

    fn add_board(&mut self, line: u32, raw: RawBoard) {
        self.end_list();
        self.end_assignments();
        self.boards.push((line, raw));
        self.holds_board = true;
    }

    /// Classifies the rest of a line after its boards.
    fn end_line(&mut self, line: Option<u32>) {
        let rest = std::mem::take(&mut self.rest);
        let holds_board = std::mem::take(&mut self.holds_board);
        let line = match (line, rest.last()) {
            (Some(line), _) => line,
            (None, Some(&at)) => self.source.segments[at].line,
            (None, None) => return,
        };
        match (holds_board, rest.is_empty()) {
            (_, true) => {}
            (false, _) => self.end_sentence(line, None),
            (true, _) => {
                let text: Vec<&str> = rest
                    .iter()
                    .map(|&at| self.source.text(&self.source.segments[at]))
                    .collect();
                // A function name repeated before each square counts as one word.
                let words = text.iter().flat_map(|text| text.split_whitespace());
                let words = words.map(|word| word.trim_matches([',', ';']));
                let mut words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
                if words.iter().all(|word| Some(word) == words.first()) {
                    words.truncate(1);
                }
                let text = words.join(" ");
                self.classify_rest(line, Some(text));
            }
        }
        self.holds_board = false;
    }

    /// Classifies a line without a board, or the rest of a line: a sentence that places pieces, a claim, or neither.
    fn end_sentence(&mut self, line: u32, rest: Option<String>) {
        let is_alone = rest.is_none();
        if is_alone {
            let text = self.source.line(line).to_owned();
            if self.read_sentence(line, &text) {
                return;
            }
        }
        self.classify_rest(line, rest);
        if is_alone {
            self.end_list();
            self.end_assignments();
        }
    }

    /// Classifies a line that places no pieces, or the rest of a line. A whole line is classified only once.
    fn classify_rest(&mut self, line: u32, rest: Option<String>) {
        let size = self.size();
        let is_alone = rest.is_none();
        if is_alone && self.judged.replace(line) == Some(line) {
            return;
        }
        let text = rest.unwrap_or_else(|| self.source.line(line).to_owned());
        let is_domination = self.problem() == Problem::Domination;
        match prose::classify(size, is_domination, &text, is_alone) {
            Prose::Ignored if is_alone => self.ignored_lines += 1,
            Prose::Ignored => {}
            Prose::Claim(claim) => self.claims.push((u64::from(line) + 1, claim)),
            Prose::Unread => {
                let digits = text.trim();
                let is_digits =
                    digits.len() > 3 && digits.bytes().all(|byte| byte.is_ascii_digit());
                let expected = match self.problem() {
                    Problem::Queens if is_digits => Expected::Digits(size.files()),
                    Problem::Queens if lists::numbers(&text).is_some() => {
                        Expected::Numbers(size.files())
                    }
                    _ => Expected::Solution,
                };
                self.report_unread(line, expected);
            }
        }
    }

    /// Reads the pieces that a sentence places, or the numbers in it. Returns whether pieces or numbers were read.
    fn read_sentence(&mut self, line: u32, text: &str) -> bool {
        let Some(segment) = self.source.last_of_line(line) else {
            return false;
        };
        if let Some(items) = lists::placed(text) {
            let is_on_board = match &items {
                Items::Names(names) => names.iter().all(|&square| self.size().contains(square)),
                _ => true,
            };
            if is_on_board {
                self.add_items(&segment, items, 0, true);
                return true;
            }
        }
        if self.problem() != Problem::Queens || self.size().files() < 2 {
            return false;
        }
        let runs = match self.size().files() {
            2 => Vec::new(),
            n => lists::runs(text, n.into()),
        };
        if !runs.is_empty() {
            let size = self.size();
            let left = lists::count_numbers(text).saturating_sub(runs.len() * size.width());
            for numbers in runs {
                self.add_board(line, RawBoard::Numbers(numbers));
            }
            // Other numbers in the sentence may be another board.
            let is_digits = |word: &str| prose::is_digit_run(size, word, 4);
            if left > 2 || text.split_whitespace().any(is_digits) {
                self.report_unread(line, Expected::Solution);
            }
            return true;
        }
        // A sentence that ends with a placement in digits, such as `Sol 1: 15863724`.
        let last = text.split_whitespace().next_back().map(without_punctuation);
        let digits = last
            .filter(|_| self.size().files() > 3 && prose::is_about_solutions(text))
            .and_then(|word| lists::digits(self.size(), word));
        match digits {
            Some(numbers) => {
                self.add_board(line, RawBoard::Numbers(numbers));
                true
            }
            None => false,
        }
    }

    fn report_unread(&mut self, line: u32, expected: Expected) {
        let text = self.source.line(line).trim().chars().take(QUOTED);
        // Control characters could change the state of the terminal that prints the line.
        let printable = |sign: char| {
            if sign.is_control() {
                char::REPLACEMENT_CHARACTER
            } else {
                sign
            }
        };
        let text = text.map(printable).collect();
        if self
            .unread
            .last()
            .is_some_and(|last| last.line == u64::from(line) + 1)
        {
            return;
        }
        self.unread.push(Unread {
            line: u64::from(line) + 1,
            text,
            expected,
        });
    }

    /// Returns the result, with a notation chosen for each family of boards.
    fn reading(&mut self) -> Reading {
        let mut boards = std::mem::take(&mut self.boards);
        boards.sort_by_key(|&(line, _)| line);
        boards = with_pairs(&self.instance, boards);
        if self.problem() != Problem::Knight {
            boards = with_tables(self.size(), boards);
        }
        let notations = Family::ALL.map(|family| {
            let own: Vec<&RawBoard> = boards
                .iter()
                .map(|(_, raw)| raw)
                .filter(|raw| raw.family() == family)
                .collect();
            (!own.is_empty()).then(|| choose(&self.instance, self.default, family, &own))
        });
        let notation = |raw: &RawBoard| {
            let at = Family::ALL
                .iter()
                .position(|&family| family == raw.family());
            at.and_then(|at| notations[at].as_ref())
        };
        let form = boards.first().and_then(|(_, raw)| notation(raw)).cloned();
        let same_line = boards.chunk_by(|(before, _), (line, _)| before == line);
        let printed = same_line.flat_map(|same| {
            let is_alone = same.len() == 1;
            let instance = &self.instance;
            (1..).zip(same).map(move |(number, (line, raw))| Printed {
                at: Location {
                    line: u64::from(*line) + 1,
                    list: (!is_alone).then_some(number),
                },
                squares: notation(raw)
                    .map_or(Ok(Vec::new()), |notation| notation.squares(instance, raw)),
                first_visit: match notation(raw) {
                    Some(Notation::VisitNumbers { base, .. }) => Some(base.first()),
                    _ => None,
                },
                is_drawn: matches!(raw, RawBoard::Drawn { .. }),
            })
        });
        let printed = printed.collect();
        self.unread.sort_by_key(|unread| unread.line);
        Reading {
            boards: printed,
            unread: std::mem::take(&mut self.unread),
            ignored_lines: self.ignored_lines,
            claims: std::mem::take(&mut self.claims),
            form,
        }
    }
}

/// Joins lists of two numbers each into lists of pairs. The number of joined lists must be a multiple of the number of
/// pieces of a solution.
fn with_pairs(instance: &Instance, boards: Vec<(u32, RawBoard)>) -> Vec<(u32, RawBoard)> {
    let count = match instance.problem() {
        Problem::Queens => instance.size().width(),
        Problem::Knight => instance.size().area(),
        Problem::Domination => return boards,
    };
    let pair = |board: &(u32, RawBoard)| match &board.1 {
        RawBoard::Numbers(numbers) => <[i64; 2]>::try_from(&numbers[..]).ok(),
        _ => None,
    };
    if count < 3 {
        return boards;
    }
    let mut all = Vec::new();
    for run in boards.chunk_by(|one, other| pair(one).is_some() && pair(other).is_some()) {
        let pairs: Vec<(i64, i64)> = run
            .iter()
            .filter_map(pair)
            .map(|[one, other]| (one, other))
            .collect();
        if pairs.is_empty() || !pairs.len().is_multiple_of(count) {
            all.extend_from_slice(run);
            continue;
        }
        for (pairs, run) in pairs.chunks(count).zip(run.chunks(count)) {
            all.push((run[0].0, RawBoard::Pairs(pairs.to_vec())));
        }
    }
    all
}

/// Joins n lists, each with n numbers 0 or 1, into a drawn board. Several boards may be next to each other.
fn with_tables(size: BoardSize, boards: Vec<(u32, RawBoard)>) -> Vec<(u32, RawBoard)> {
    let n = size.width();
    let is_row = |board: &(u32, RawBoard)| match &board.1 {
        RawBoard::Numbers(numbers) => {
            numbers.len() == n && numbers.iter().all(|number| matches!(number, 0 | 1))
        }
        _ => false,
    };
    if n < 3 || !boards.iter().any(is_row) {
        return boards;
    }
    let mut all = Vec::new();
    for run in boards.chunk_by(|one, other| is_row(one) && is_row(other)) {
        if !is_row(&run[0]) || !run.len().is_multiple_of(n) {
            all.extend_from_slice(run);
            continue;
        }
        // The number of tables next to each other.
        let across = run.iter().take_while(|row| row.0 == run[0].0).count();
        let is_even = run
            .chunks(across)
            .all(|rows| rows.iter().all(|row| row.0 == rows[0].0));
        let across = if is_even && across * n <= run.len() && run.len().is_multiple_of(across * n) {
            across
        } else {
            1
        };
        for block in run.chunks(across * n) {
            for column in 0..across {
                let rows = block.iter().skip(column).step_by(across);
                let mut queens = Vec::new();
                for (row, (_, raw)) in rows.enumerate() {
                    if let RawBoard::Numbers(numbers) = raw {
                        let places = numbers
                            .iter()
                            .enumerate()
                            .filter(|(_, number)| **number == 1);
                        queens.extend(places.map(|(place, _)| (row as u8, place as u8)));
                    }
                }
                let (sign, is_blocks) = ("1".to_owned(), false);
                let raw = RawBoard::Drawn {
                    queens,
                    sign,
                    is_blocks,
                };
                all.push((block[0].0, raw));
            }
        }
    }
    all
}

/// Removes the punctuation around a word.
fn without_punctuation(word: &str) -> &str {
    word.trim_matches(|letter: char| ".,;!\"'()[]".contains(letter))
}

/// The text after a label: `Tour 1:`, `q =`, `1.`, `2)`, `#4:`. `None` if there is no label.
fn after_label(text: &str) -> Option<&str> {
    if let Some((label, after)) = text.rsplit_once([':', '=']) {
        return (lists::count_numbers(label) < 2).then_some(after);
    }
    let text = text.trim_start().trim_start_matches('#');
    let after = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let is_number = after.len() < text.len();
    after.strip_prefix(['.', ')', ':']).filter(|_| is_number)
}
