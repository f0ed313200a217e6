//! An index of queens by line, which finds the attacker of a square on the lowest line. The index holds the given
//! queens. On a marked board, it also holds the placed queens that mark squares. Programs without marks search the
//! queens of the earlier lines first, then this index.

use crate::board::attacks::line_between;
use crate::board::{Axis, BoardSize, LineKind, Square};
use crate::problem::Instance;

/// At most one queen on each line of an axis.
#[derive(Clone)]
pub(crate) struct QueensByLine {
    queens: [Square; BoardSize::MAX as usize],
    /// Bit i is set if line i holds a queen.
    taken: u32,
}

impl QueensByLine {
    /// Creates the index of the given queens.
    pub(crate) fn given(axis: Axis, instance: &Instance) -> QueensByLine {
        let mut given = QueensByLine {
            queens: [Square::at(0, 0); BoardSize::MAX as usize],
            taken: 0,
        };
        for &queen in instance.given() {
            given.insert(axis.line_of(queen), queen);
        }
        given
    }

    /// Adds a queen to an empty line.
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

    /// The attacker on the lowest line, and the kind of line that the attacker shares with the square. `None` if no
    /// queen attacks the square.
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
