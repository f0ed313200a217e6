//! The number of queens on each row and diagonal of a board of any width. If the column of a square is empty, the sum
//! of its three counts is the number of queens that attack the square.

/// The number of queens on each row and diagonal of a board with n columns.
#[derive(Clone, Debug)]
pub(crate) struct Conflicts {
    n: usize,
    rows: Vec<u16>,
    /// The diagonals that rise to the right, indexed by column − row + n − 1.
    rising: Vec<u16>,
    /// The diagonals that fall to the right, indexed by column + row.
    falling: Vec<u16>,
}

impl Conflicts {
    /// Creates an empty board with n columns.
    pub(crate) fn new(n: usize) -> Conflicts {
        let diagonals = (2 * n).saturating_sub(1);
        Conflicts {
            n,
            rows: vec![0; n],
            rising: vec![0; diagonals],
            falling: vec![0; diagonals],
        }
    }

    /// Removes all queens.
    pub(crate) fn clear(&mut self) {
        for line in [&mut self.rows, &mut self.rising, &mut self.falling] {
            line.fill(0);
        }
    }

    /// Adds a queen; `column` and `row` are below n.
    #[inline]
    pub(crate) fn add(&mut self, column: u16, row: u16) {
        for line in self.lines(column, row) {
            *line += 1;
        }
    }

    /// Removes the queen on this square.
    #[inline]
    pub(crate) fn remove(&mut self, column: u16, row: u16) {
        for line in self.lines(column, row) {
            *line -= 1;
        }
    }

    /// The number of queens in other columns that attack this square; queens in between do not block them. A
    /// queen on the square itself must be removed first.
    #[inline]
    pub(crate) fn attackers(&self, column: u16, row: u16) -> u16 {
        let (column, row) = (usize::from(column), usize::from(row));
        self.rows[row] + self.rising[column + self.n - 1 - row] + self.falling[column + row]
    }

    /// Whether the queen on this square is attacked.
    #[inline]
    pub(crate) fn is_attacked(&self, column: u16, row: u16) -> bool {
        // The queen itself is counted on each of its three lines.
        self.attackers(column, row) > 3
    }

    /// The number of pairs of queens that attack each other.
    pub(crate) fn pairs(&self) -> u64 {
        let lines = [&self.rows, &self.rising, &self.falling];
        let lines = lines.into_iter().flatten().copied().map(u64::from);
        lines
            .map(|queens| queens * queens.saturating_sub(1) / 2)
            .sum()
    }

    fn lines(&mut self, column: u16, row: u16) -> [&mut u16; 3] {
        let (column, row) = (usize::from(column), usize::from(row));
        [
            &mut self.rows[row],
            &mut self.rising[column + self.n - 1 - row],
            &mut self.falling[column + row],
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;
    use crate::board::attacks::line_between;

    #[test]
    fn the_counts_are_those_of_the_queens_that_attack() {
        let rows = [3_u8, 1, 1, 4, 6, 0, 6];
        let queens: Vec<_> = (0..).zip(rows).map(|(c, r)| Square::at(c, r)).collect();
        fn attack(a: Square, b: Square) -> bool {
            line_between(a, b).is_some()
        }
        let mut conflicts = Conflicts::new(rows.len());
        for (column, row) in (0..).zip(rows) {
            conflicts.add(column, row.into());
        }
        let mut pairs = 0;
        for (at, &queen) in queens.iter().enumerate() {
            let (column, row) = (u16::from(queen.file.get()), u16::from(queen.rank.get()));
            let attackers = |square| {
                queens
                    .iter()
                    .filter(move |&&other| other != queen && attack(other, square))
            };
            pairs += attackers(queen).count();
            assert_eq!(
                conflicts.is_attacked(column, row),
                attackers(queen).count() > 0
            );
            conflicts.remove(column, row);
            for rank in 0..rows.len() as u8 {
                let expected = attackers(Square::at(at as u8, rank)).count();
                assert_eq!(
                    usize::from(conflicts.attackers(column, rank.into())),
                    expected
                );
            }
            conflicts.add(column, row);
        }
        assert_eq!(conflicts.pairs(), pairs as u64 / 2);
        conflicts.clear();
        assert_eq!((conflicts.pairs(), conflicts.attackers(0, 0)), (0, 0));
    }
}
