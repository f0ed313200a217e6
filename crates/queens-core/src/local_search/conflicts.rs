//! How many queens stand on each row and on each diagonal of a board of any width: who attacks a square
//! is the sum of three numbers.

/// The queens of a board of n columns, counted line by line.
#[derive(Clone, Debug)]
pub struct Conflicts {
    n: usize,
    rows: Vec<u16>,
    /// The diagonals that rise to the right, by column − row + n − 1.
    rising: Vec<u16>,
    /// Those that fall, by column + row.
    falling: Vec<u16>,
}

impl Conflicts {
    /// The empty board.
    pub fn new(n: usize) -> Conflicts {
        let diagonals = (2 * n).saturating_sub(1);
        Conflicts {
            n,
            rows: vec![0; n],
            rising: vec![0; diagonals],
            falling: vec![0; diagonals],
        }
    }

    /// No queen stands any more.
    pub fn clear(&mut self) {
        for line in [&mut self.rows, &mut self.rising, &mut self.falling] {
            line.fill(0);
        }
    }

    /// A queen comes to a square; both from 0, below n.
    #[inline]
    pub fn add(&mut self, column: u16, row: u16) {
        for line in self.lines(column, row) {
            *line += 1;
        }
    }

    /// A queen leaves her square.
    #[inline]
    pub fn take(&mut self, column: u16, row: u16) {
        for line in self.lines(column, row) {
            *line -= 1;
        }
    }

    /// How many queens of other columns attack this square, whether or not others stand between. The
    /// queen of its own column, if she stands there, must not be counted.
    #[inline]
    pub fn on(&self, column: u16, row: u16) -> u16 {
        let (column, row) = (usize::from(column), usize::from(row));
        self.rows[row] + self.rising[column + self.n - 1 - row] + self.falling[column + row]
    }

    /// Whether a queen that stands here is attacked.
    #[inline]
    pub fn is_attacked(&self, column: u16, row: u16) -> bool {
        // She stands on each of her three lines herself.
        self.on(column, row) > 3
    }

    /// How many pairs of queens attack each other.
    pub fn pairs(&self) -> u64 {
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
    use crate::attacks::line_between;
    use crate::square::Square;

    #[test]
    fn what_is_counted_is_what_attacks() {
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
                    .filter(move |&&it| it != queen && attack(it, square))
            };
            pairs += attackers(queen).count();
            assert_eq!(
                conflicts.is_attacked(column, row),
                attackers(queen).count() > 0
            );
            conflicts.take(column, row);
            for rank in 0..rows.len() as u8 {
                let expected = attackers(Square::at(at as u8, rank)).count();
                assert_eq!(usize::from(conflicts.on(column, rank.into())), expected);
            }
            conflicts.add(column, row);
        }
        assert_eq!(conflicts.pairs(), pairs as u64 / 2);
        conflicts.clear();
        assert_eq!((conflicts.pairs(), conflicts.on(0, 0)), (0, 0));
    }
}
