//! A set of squares, one word of ranks for each file.

use crate::square::Square;

/// Squares of a board of at most 32×32.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bitboard {
    files: [u32; 32],
}

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard { files: [0; 32] };

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.files[square.file.index()] |= 1 << square.rank.get();
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        self.files[square.file.index()] >> square.rank.get() & 1 == 1
    }

    /// The ranks of one file as bits, rank 1 lowest.
    #[inline]
    pub fn file(&self, file: usize) -> u32 {
        self.files[file]
    }

    /// The number of squares in the set.
    pub fn count(&self) -> u32 {
        self.files.iter().map(|ranks| ranks.count_ones()).sum()
    }

    /// Whether no square is in the set.
    pub fn is_empty(&self) -> bool {
        self.files.iter().all(|&ranks| ranks == 0)
    }

    /// The squares, by file, then by rank.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.files.iter().enumerate().flat_map(|(file, &ranks)| {
            (0..32)
                .filter(move |rank| ranks >> rank & 1 == 1)
                .map(move |rank| Square::at(file as u8, rank))
        })
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;

    #[test]
    fn a_set_gives_back_its_squares_in_order() {
        let size = BoardSize::new(32).unwrap();
        let odd = |square: &Square| {
            (u16::from(square.file.get()) * 7 + u16::from(square.rank.get()) * 3).is_multiple_of(5)
        };
        let squares: Vec<_> = size.squares().filter(odd).collect();
        let set: Bitboard = squares.iter().copied().collect();
        assert_eq!(set.squares().collect::<Vec<_>>(), squares);
        assert_eq!(set.count() as usize, squares.len());
        assert!(
            size.squares()
                .all(|square| set.contains(square) == odd(&square))
        );
        assert!(Bitboard::EMPTY.is_empty() && !set.is_empty());
    }
}
