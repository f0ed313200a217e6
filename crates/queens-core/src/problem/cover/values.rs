//! The values that the board shows in domination: the number of queens that cover each square.

use super::Cover;
use crate::board::{BoardSize, Square, WORDS};
use crate::problem::Variant;

/// The number of these queens that cover each square, rank after rank. A queen covers the squares that it attacks and,
/// except in total domination, its own square.
pub fn coverage(size: BoardSize, queens: &[Square], variant: Variant) -> Vec<(Square, u16)> {
    let cover = Cover::<WORDS>::new(size, variant);
    let mut times: Vec<_> = cover.all().squares().map(|square| (square, 0)).collect();
    for &queen in queens {
        for square in cover.of(queen).both(cover.all()).squares() {
            times[size.number(square)].1 += 1;
        }
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_covers_28_squares_from_the_middle_of_the_usual_board_with_its_own() {
        let size = BoardSize::new(8).unwrap();
        let [d4, a1] = [Square::at(3, 3), Square::at(0, 0)];
        let covered = |queens: &[Square], variant| {
            let times: Vec<_> = coverage(size, queens, variant);
            let own = times.iter().find(|(square, _)| *square == d4).unwrap().1;
            (times.iter().map(|&(_, times)| times).sum::<u16>(), own)
        };
        assert_eq!(covered(&[d4], Variant::Dominating), (28, 1));
        assert_eq!(covered(&[d4], Variant::Total), (27, 0));
        assert_eq!(covered(&[d4, a1], Variant::Independent), (28 + 22, 2));
    }
}
