//! A board of any size with some queens, and the number of free squares of each line without a queen.

use crate::board::{Axis, BoardSize, Square};
use crate::problem::{Queen, QueenError};

/// Marks a line that holds a queen, in place of its number of free squares.
const TAKEN: u16 = u16::MAX;

/// A board with queens that do not attack each other.
#[derive(Clone)]
pub(crate) struct OpenBoard {
    n: usize,
    /// The number of free squares of each column, then of each row.
    free: Vec<u16>,
    /// Whether a diagonal holds a queen, by column + row (falling) or by column − row + n − 1 (rising).
    falling: Vec<bool>,
    rising: Vec<bool>,
    queens: Vec<Queen>,
}

impl OpenBoard {
    /// The board of `n`×`n` squares with these queens, 1 ≤ `n` < 65,535; an error for the first queen that is not
    /// valid.
    pub(crate) fn new(n: u16, given: &[Queen]) -> Result<OpenBoard, QueenError> {
        let mut board = OpenBoard::empty(n);
        for &queen in given {
            if queen.column >= n || queen.row >= n {
                return Err(QueenError::OffBoard { queen, n });
            }
            if board.queens.contains(&queen) {
                return Err(QueenError::Repeated { queen });
            }
            let mut standing = board.queens.iter();
            let attack = standing.find_map(|&first| Some((first, first.attacks(queen)?)));
            if let Some((first, line)) = attack {
                return Err(QueenError::Attacking {
                    first,
                    second: queen,
                    line,
                });
            }
            board.place(queen);
        }
        Ok(board)
    }

    /// The board with these queens, which must not attack each other.
    pub(crate) fn apart(size: BoardSize, queens: &[Square]) -> OpenBoard {
        let mut board = OpenBoard::empty(size.get().into());
        for &queen in queens {
            board.place(queen.into());
        }
        board
    }

    fn empty(n: u16) -> OpenBoard {
        let sides = usize::from(n);
        OpenBoard {
            n: sides,
            free: vec![n; 2 * sides],
            falling: vec![false; 2 * sides],
            rising: vec![false; 2 * sides],
            queens: Vec::with_capacity(sides),
        }
    }

    /// The queens, in the order in which they were placed.
    pub(crate) fn queens(&self) -> &[Queen] {
        &self.queens
    }

    /// The number of columns plus the number of rows.
    pub(crate) fn lines(&self) -> u32 {
        self.free.len() as u32
    }

    pub(crate) fn is_full(&self) -> bool {
        self.queens.len() == self.n
    }

    /// The first line without a queen and without a free square, if there is one.
    pub(crate) fn blocked_line(&self) -> Option<(Axis, u16)> {
        let at = self.free.iter().position(|&free| free == 0)?;
        Some(match at.checked_sub(self.n) {
            None => (Axis::Files, at as u16),
            Some(row) => (Axis::Ranks, row as u16),
        })
    }

    /// Appends the free squares of the line with the fewest, among the lines without a queen. Ties go to the first line
    /// from index `from` on, cyclically. The board must not be full.
    pub(crate) fn extend_with_fewest(&self, from: usize, squares: &mut Vec<Queen>) {
        let fewest = self.free.iter().copied().min().unwrap_or(0);
        if fewest == 0 || fewest == TAKEN {
            return;
        }
        let (before, after) = self.free.split_at(from);
        let is_it = |&free: &u16| free == fewest;
        let later = after.iter().position(is_it).map(|at| from + at);
        let Some(line) = later.or_else(|| before.iter().position(is_it)) else {
            return;
        };
        let at = |place: usize| match line.checked_sub(self.n) {
            None => (line, place),
            Some(row) => (place, row),
        };
        let all = (0..self.n)
            .map(at)
            .filter(|&(column, row)| self.is_free(column, row));
        squares.extend(all.map(|(column, row)| Queen {
            column: column as u16,
            row: row as u16,
        }));
    }

    fn is_free(&self, column: usize, row: usize) -> bool {
        self.free[column] != TAKEN && self.free[self.n + row] != TAKEN && self.is_apart(column, row)
    }

    /// Whether the diagonals of this square hold no queen.
    fn is_apart(&self, column: usize, row: usize) -> bool {
        !self.falling[column + row] && !self.rising[column + self.n - 1 - row]
    }

    /// Places a queen on a free square.
    pub(crate) fn place(&mut self, queen: Queen) {
        let (column, row) = (usize::from(queen.column), usize::from(queen.row));
        self.free[column] = TAKEN;
        self.free[self.n + row] = TAKEN;
        self.change_lines(column, row, |free| *free -= 1);
        self.set_diagonals(column, row, true);
        self.queens.push(queen);
    }

    /// Removes the queen that was placed last.
    pub(crate) fn take_back(&mut self) {
        let Some(queen) = self.queens.pop() else {
            return;
        };
        let (column, row) = (usize::from(queen.column), usize::from(queen.row));
        self.set_diagonals(column, row, false);
        let (columns, rows) = self.change_lines(column, row, |free| *free += 1);
        // The queen's own square is free again, too.
        self.free[column] = rows + 1;
        self.free[self.n + row] = columns + 1;
    }

    fn set_diagonals(&mut self, column: usize, row: usize, holds: bool) {
        self.falling[column + row] = holds;
        self.rising[column + self.n - 1 - row] = holds;
    }

    /// Changes the numbers of free squares of the other lines, for the squares that a queen on this square attacks. Its
    /// column and row must be marked as taken, its diagonals must not. Returns how many other squares the other queens
    /// leave free in its row, and in its column.
    fn change_lines(&mut self, column: usize, row: usize, change: impl Fn(&mut u16)) -> (u16, u16) {
        let n = self.n;
        let (mut columns, mut rows) = (0, 0);
        for other in 0..n {
            if self.free[other] != TAKEN {
                if self.is_apart(other, row) {
                    columns += 1;
                    change(&mut self.free[other]);
                }
                let away = other.abs_diff(column);
                for on_diagonal in [row.checked_sub(away), Some(row + away)] {
                    let Some(on_diagonal) = on_diagonal.filter(|&line| line < n) else {
                        continue;
                    };
                    if self.free[n + on_diagonal] != TAKEN && self.is_apart(other, on_diagonal) {
                        change(&mut self.free[other]);
                        change(&mut self.free[n + on_diagonal]);
                    }
                }
            }
            if self.free[n + other] != TAKEN && self.is_apart(column, other) {
                rows += 1;
                change(&mut self.free[n + other]);
            }
        }
        (columns, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// The numbers of free squares, counted square by square.
    fn counted(n: u16, queens: &[Queen]) -> Vec<u16> {
        let is_free = |column, row| {
            let square = Queen { column, row };
            queens
                .iter()
                .all(|queen| *queen != square && queen.attacks(square).is_none())
        };
        let columns = (0..n).map(|column| (0..n).filter(|&row| is_free(column, row)).count());
        let rows = (0..n).map(|row| (0..n).filter(|&column| is_free(column, row)).count());
        columns.chain(rows).map(|free| free as u16).collect()
    }

    fn told(board: &OpenBoard) -> Vec<u16> {
        let numbers = board.free.iter();
        numbers
            .map(|&free| if free == TAKEN { 0 } else { free })
            .collect()
    }

    #[test]
    fn the_numbers_of_free_squares_are_right_after_each_queen_placed_or_taken_back() {
        let mut random = Random::new(3);
        for n in 1..=12 {
            let mut board = OpenBoard::new(n, &[]).unwrap();
            for _ in 0..200 {
                let mut squares = Vec::new();
                if random.below(3) > 0 && !board.is_full() {
                    board.extend_with_fewest(random.below(2 * u32::from(n)) as usize, &mut squares);
                }
                match squares.get(random.below(squares.len() as u32) as usize) {
                    Some(&queen) => board.place(queen),
                    None => board.take_back(),
                }
                assert_eq!(
                    told(&board),
                    counted(n, board.queens()),
                    "{:?}",
                    board.queens()
                );
            }
        }
    }

    #[test]
    fn a_line_without_a_free_square_is_named() {
        let given = |names: &[&str]| {
            names
                .iter()
                .map(|number| number.parse().unwrap())
                .collect::<Vec<_>>()
        };
        for (n, names, line) in [
            (4, &["a1", "b3"][..], Some((Axis::Files, 2))),
            (5, &["a2", "d4"], Some((Axis::Ranks, 2))),
            (4, &["b1"], None),
        ] {
            let board = OpenBoard::new(n, &given(names)).unwrap();
            assert_eq!(board.blocked_line(), line, "{names:?}");
        }
    }
}
