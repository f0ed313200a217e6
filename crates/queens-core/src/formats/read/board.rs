//! A drawn board, put together from its lines.

use super::Expected;
use crate::board::BoardSize;
use crate::formats::Form;
use crate::square::Square;

/// One line of a drawn board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// The places of its queens, from 0.
    Places(Vec<u8>),
    /// Blanks before a queen, and nothing after it: how wide a square is can be told from the whole
    /// board only.
    Indented(usize),
}

/// The lines of a board that have come so far.
pub(super) struct Drawing {
    /// The first of them, from 1.
    pub(super) line: u64,
    /// Its text.
    pub(super) text: String,
    pub(super) form: Form,
    pub(super) rows: Vec<Row>,
}

impl Drawing {
    pub(super) fn begin(line: u64, text: String, form: Form) -> Drawing {
        Drawing {
            line,
            text,
            form,
            rows: Vec::new(),
        }
    }

    /// Whether a row of this form can belong to it.
    pub(super) fn is_like(&self, form: Form) -> bool {
        matches!(
            (self.form, form),
            (Form::Letters(_), Form::Letters(_)) | (Form::Bars(_), Form::Bars(_))
        )
    }

    /// Its queens, line by line; or what is missing.
    pub(super) fn queens(&self, size: BoardSize) -> Result<Vec<Square>, Expected> {
        let n = size.get();
        if self.rows.len() != size.len() {
            return Err(Expected::Rows {
                expected: n,
                found: u8::try_from(self.rows.len()).unwrap_or(n),
            });
        }
        let width = self.width(n);
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
                Form::Bars(_) => Square::new(index, place),
                _ => Square::new(place, index),
            }));
        }
        Ok(queens)
    }

    /// How many blanks stand for an empty square: two only if that explains the indents and one does
    /// not.
    fn width(&self, n: u8) -> usize {
        let indents = self.rows.iter().filter_map(|row| match row {
            Row::Indented(blanks) => Some(*blanks),
            Row::Places(_) => None,
        });
        let (mut most, mut is_even) = (0, true);
        for blanks in indents {
            most = most.max(blanks);
            is_even &= blanks % 2 == 0;
        }
        if is_even && most >= usize::from(n) {
            2
        } else {
            1
        }
    }
}
