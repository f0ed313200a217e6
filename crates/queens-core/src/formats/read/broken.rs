//! A list that goes on over several lines, as `pprint`, `json.dumps` and numpy break long ones. If it is
//! never closed or holds too much, its lines are read one by one.

use super::line::{listed, plain};
use crate::board::BoardSize;

/// The greatest number of a list. A greater one is a whole solution, written without blanks between its digits.
const LARGEST: u64 = 99;

/// A list that has been opened and not closed.
pub(super) struct BrokenList<'t> {
    bracket: char,
    numbers: Vec<i64>,
    pub(super) has_commas: bool,
    /// The line on which it begins, from 1.
    pub(super) line: u64,
    /// The text before it on that line.
    pub(super) before: &'t str,
    /// All its lines.
    pub(super) lines: Vec<&'t str>,
}

/// What a further line does to an open list.
pub(super) enum Next<'t> {
    /// The list is still open.
    GoesOn,
    /// The list is closed: its numbers, and the text after it.
    Closed(Vec<i64>, &'t str),
    /// The line does not belong to the list.
    Ends,
}

impl<'t> BrokenList<'t> {
    /// The list that a line leaves open.
    pub(super) fn begin(size: BoardSize, line: u64, text: &'t str) -> Option<BrokenList<'t>> {
        let at = text.rfind(['[', '('])?;
        let (before, list) = text.split_at(at);
        let bracket = list.chars().next()?;
        // A number in parentheses is a part of a list only within a list.
        let is_within_list = before.chars().all(|it| "[( \t".contains(it));
        if list.contains([']', ')']) || bracket == '(' && !is_within_list {
            return None;
        }
        let mut open = BrokenList {
            bracket,
            numbers: Vec::new(),
            has_commas: false,
            line,
            before,
            lines: vec![text],
        };
        open.add(size, &list[1..]).then_some(open)
    }

    /// Reads the next line.
    pub(super) fn read_line(&mut self, size: BoardSize, text: &'t str) -> Next<'t> {
        let bracket = text.find(['[', '(', ']', ')']);
        let piece = &text[..bracket.unwrap_or(text.len())];
        let closing = if self.bracket == '[' { ']' } else { ')' };
        let is_closed = text[piece.len()..].starts_with(closing);
        let is_blank = text.trim().is_empty();
        if is_blank || bracket.is_some() && !is_closed || !self.add(size, piece) {
            return Next::Ends;
        }
        self.lines.push(text);
        match is_closed {
            true if self.numbers.is_empty() => Next::Ends,
            true => Next::Closed(std::mem::take(&mut self.numbers), &text[piece.len() + 1..]),
            false => Next::GoesOn,
        }
    }

    /// Whether it holds a number, so that it can only be a list.
    pub(super) fn has_numbers(&self) -> bool {
        !self.numbers.is_empty()
    }

    /// Adds the numbers of a piece of text; whether they can all belong to one list of n numbers.
    fn add(&mut self, size: BoardSize, piece: &str) -> bool {
        let piece: String = piece.chars().map(plain).collect();
        self.has_commas |= piece.contains(',');
        if piece.trim_matches([' ', '\t', ',']).is_empty() {
            return true;
        }
        let numbers = listed(&piece).unwrap_or_default();
        let are_small = numbers.iter().all(|it| it.unsigned_abs() <= LARGEST);
        let is_list = !numbers.is_empty() && are_small;
        self.numbers.extend(numbers);
        is_list && self.numbers.len() <= size.len()
    }
}
