//! How often squares are covered: the values that a board of domination shows.

use crate::attacks::line_between;
use crate::board::BoardSize;
use crate::problem::Variant;
use crate::square::Square;

/// How many of these queens cover each square, row by row. A queen covers what she attacks,
/// and her own square except in total domination.
pub fn coverage(size: BoardSize, queens: &[Square], variant: Variant) -> Vec<(Square, u16)> {
    let covers = |from: Square, to: Square| match from == to {
        true => variant != Variant::Total,
        false => line_between(from, to).is_some(),
    };
    let times = |to: Square| queens.iter().filter(|&&from| covers(from, to)).count() as u16;
    let squares = (0..size.area()).map(|number| size.numbered(number));
    squares.map(|square| (square, times(square))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_covers_28_squares_from_the_middle_of_the_usual_board_and_her_own_is_one() {
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
