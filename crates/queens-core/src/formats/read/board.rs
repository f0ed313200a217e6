//! A drawn board, put together from its lines.

use super::Expected;
use crate::formats::Form;
use crate::{BoardSize, Square};

/// One line of a drawn board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// The places of its queens, from 0.
    Places(Vec<u8>),
    /// The number of blanks before its only queen. The width of a square follows from the whole board.
    Indented(usize),
}

/// The lines of a board up to now.
pub(super) struct Drawing {
    /// The number of the first line, from 1.
    pub(super) line: u64,
    /// The text of the first line.
    pub(super) text: String,
    pub(super) form: Form,
    pub(super) rows: Vec<Row>,
}

impl Drawing {
    /// Whether a row of this form can belong to it, framed or not.
    pub(super) fn is_like(&self, form: Form) -> bool {
        std::mem::discriminant(&self.form) == std::mem::discriminant(&form)
    }

    /// Its queens, line by line; or what was expected.
    pub(super) fn queens(&self, size: BoardSize) -> Result<Vec<Square>, Expected> {
        let n = size.get();
        if self.rows.len() != size.len() {
            return Err(Expected::Rows {
                expected: n,
                found: u8::try_from(self.rows.len()).unwrap_or(n),
            });
        }
        let width = self.width(size);
        let mut queens = Vec::new();
        for (index, row) in (0..n).zip(&self.rows) {
            let places = match row {
                Row::Places(places) => places.clone(),
                Row::Indented(blanks) => match u8::try_from(blanks / width) {
                    Ok(place) if place < n => vec![place],
                    _ => return Err(Expected::Squares(n)),
                },
            };
            queens.extend(places.into_iter().map(|place| match self.form {
                // Sheet 003 writes one line a column.
                Form::Bars(_) => Square::at(index, place),
                _ => Square::at(place, index),
            }));
        }
        Ok(queens)
    }

    /// The number of blanks of an empty square: two if the indents need two, else one.
    fn width(&self, size: BoardSize) -> usize {
        let indents = self.rows.iter().filter_map(|row| match row {
            Row::Indented(blanks) => Some(*blanks),
            Row::Places(_) => None,
        });
        let is_even = indents.clone().all(|blanks| blanks % 2 == 0);
        match is_even && indents.max() >= Some(size.len()) {
            true => 2,
            false => 1,
        }
    }
}
