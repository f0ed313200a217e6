//! The squares that no queen takes or attacks, a word of files for each rank: so they come row by row,
//! the order in which the sheet reads its board.

use crate::board::BoardSize;
use crate::square::Square;

/// The free squares of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FreeSquares {
    size: BoardSize,
    /// The free files of each rank as bits, file a lowest.
    ranks: [u32; BoardSize::MAX as usize],
}

impl FreeSquares {
    /// Those of the empty board: all.
    pub fn of_empty(size: BoardSize) -> FreeSquares {
        let mut ranks = [0; BoardSize::MAX as usize];
        ranks[..usize::from(size.height())].fill(u32::MAX >> (32 - u32::from(size.get())));
        FreeSquares { size, ranks }
    }

    /// Those that these queens leave.
    pub fn beside(size: BoardSize, queens: &[Square]) -> FreeSquares {
        let mut free = FreeSquares::of_empty(size);
        queens.iter().for_each(|&queen| free.place(queen));
        free
    }

    /// The board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The free files of a rank as bits, file a lowest.
    #[inline]
    pub fn rank(&self, rank: usize) -> u32 {
        self.ranks[rank]
    }

    /// Takes away the square of a queen and all that it attacks.
    #[inline]
    pub fn place(&mut self, queen: Square) {
        let file = 1_u32 << queen.file.get();
        for (rank, files) in self.ranks[..self.size.len()].iter_mut().enumerate() {
            *files &= match rank.abs_diff(queen.rank.index()) {
                0 => 0,
                up => !(file | file << up | file >> up),
            };
        }
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        self.ranks.iter().map(|files| files.count_ones()).sum()
    }

    /// The squares, row by row: a1, b1, …
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        (0..)
            .zip(&self.ranks)
            .flat_map(|(rank, &files)| bits(files).map(move |file| Square::at(file as u8, rank)))
    }
}

/// The places of the bits that are set, the lowest first.
#[inline]
pub fn bits(mut word: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.checked_sub(1)?;
        Some(bit as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::attacked_by;

    #[test]
    fn what_queens_leave_is_neither_taken_nor_attacked() {
        for n in [1, 5, 32] {
            let size = BoardSize::new(n).unwrap();
            let queens: Vec<_> = [(0, 0), (2, 1), (31, 17)]
                .map(|(file, rank)| Square::at(file, rank))
                .into_iter()
                .filter(|&queen| size.contains(queen))
                .collect();
            let attacked = attacked_by(size, &queens);
            let is_free = |square: &Square| !attacked.contains(*square) && !queens.contains(square);
            let squares = (0..size.area()).map(|number| size.numbered(number));
            let expected: Vec<_> = squares.filter(is_free).collect();
            let free = FreeSquares::beside(size, &queens);
            assert_eq!(free.squares().collect::<Vec<_>>(), expected);
            assert_eq!(free.count() as usize, expected.len());
            assert_eq!(FreeSquares::of_empty(size).count() as usize, size.area());
        }
    }
}
