//! Queens by their lines, compared with a square the lowest line first: all given queens, and on a marked board the
//! placed ones that mark, too. Sheets test a square against the lines before it; the given queens come after these.

use crate::board::attacks::line_between;
use crate::board::{Axis, BoardSize, LineKind, Square};
use crate::problem::Instance;

/// At most one queen on each line of an axis.
#[derive(Clone)]
pub(crate) struct ByLine {
    queens: [Square; BoardSize::MAX as usize],
    /// Bit i: a queen stands on line i.
    taken: u32,
}

impl ByLine {
    /// The given queens.
    pub(crate) fn given(axis: Axis, instance: &Instance) -> ByLine {
        let mut given = ByLine {
            queens: [Square::at(0, 0); BoardSize::MAX as usize],
            taken: 0,
        };
        for &queen in instance.given() {
            given.insert(axis.line_of(queen), queen);
        }
        given
    }

    /// Adds a queen on an empty line.
    #[inline]
    pub(crate) fn insert(&mut self, line: u8, queen: Square) {
        self.queens[usize::from(line) % BoardSize::MAX as usize] = queen;
        self.taken |= 1 << line;
    }

    /// Removes the queen of a line.
    #[inline]
    pub(crate) fn remove(&mut self, line: u8) {
        self.taken &= !(1 << line);
    }

    /// The queen on the lowest line that attacks the square; none if no queen does.
    #[inline]
    pub(crate) fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        let mut lines = self.taken;
        while lines != 0 {
            let queen = self.queens[lines.trailing_zeros() as usize];
            if let Some(line) = line_between(queen, square) {
                return Some((queen, line));
            }
            lines &= lines - 1;
        }
        None
    }
}
