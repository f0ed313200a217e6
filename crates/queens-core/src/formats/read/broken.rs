//! A list that goes on over several lines, as `pprint`, `json.dumps` and numpy break long ones. If it is
//! never closed or holds too much, its lines are read one by one.

use super::line::{listed, plain};
use crate::BoardSize;

/// The greatest number of a list. A greater one is a whole solution, written without blanks between its digits.
const LARGEST: u64 = 99;

/// A list that a line leaves open.
pub(super) struct BrokenList<'t> {
    /// Its numbers, as far as it goes.
    pub(super) numbers: Vec<i64>,
    pub(super) has_commas: bool,
    /// The text before it on its line.
    pub(super) before: &'t str,
    /// How many lines later it is closed, and the text after it there. `None` if what follows does not belong to it.
    pub(super) end: Option<(usize, &'t str)>,
}

impl<'t> BrokenList<'t> {
    /// The list that the first of these lines leaves open, read as far as it goes.
    pub(super) fn read(size: BoardSize, lines: &[&'t str]) -> Option<BrokenList<'t>> {
        let (first, further) = lines.split_first()?;
        let at = first.rfind(['[', '('])?;
        let (before, opened) = first.split_at(at);
        let closing = if opened.starts_with('[') { ']' } else { ')' };
        // A number in parentheses is a part of a list only within a list.
        let is_within_list = before.chars().all(|it| "[( \t".contains(it));
        if opened.contains([']', ')']) || closing == ')' && !is_within_list {
            return None;
        }
        let mut list = BrokenList {
            numbers: Vec::new(),
            has_commas: false,
            before,
            end: None,
        };
        if !list.add(size, &opened[1..]) {
            return None;
        }
        for (later, text) in (1..).zip(further) {
            let bracket = text.find(['[', '(', ']', ')']);
            let (piece, rest) = text.split_at(bracket.unwrap_or(text.len()));
            let after = rest.strip_prefix(closing);
            let is_other = text.trim().is_empty() || after.is_none() && bracket.is_some();
            if is_other || !list.add(size, piece) {
                break;
            }
            if let Some(after) = after {
                list.end = Some((later, after)).filter(|_| !list.numbers.is_empty());
                break;
            }
        }
        Some(list)
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
