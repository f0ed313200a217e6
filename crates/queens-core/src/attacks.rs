//! Which squares a queen attacks, and along which line.

use serde::{Deserialize, Serialize};

use crate::bitboard::Bitboard;
use crate::board::BoardSize;
use crate::square::Square;

/// A line along which one queen attacks another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LineKind {
    /// The same rank.
    Row,
    /// The same file.
    Column,
    /// The same diagonal, rising or falling.
    Diagonal,
}

impl LineKind {
    /// The name in traces and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            LineKind::Row => "row",
            LineKind::Column => "column",
            LineKind::Diagonal => "diagonal",
        }
    }
}

/// The line that joins two squares, if a queen on one attacks the other. A square is not attacked
/// from itself. Nothing stands between: on these boards queens see past each other.
#[inline]
pub const fn line_between(a: Square, b: Square) -> Option<LineKind> {
    let files = a.file.get().abs_diff(b.file.get());
    let ranks = a.rank.get().abs_diff(b.rank.get());
    match (files, ranks) {
        (0, 0) => None,
        (0, _) => Some(LineKind::Column),
        (_, 0) => Some(LineKind::Row),
        _ if files == ranks => Some(LineKind::Diagonal),
        _ => None,
    }
}

/// The squares that a queen attacks on the empty board, its own not included.
pub fn queen_attacks(size: BoardSize, from: Square) -> Bitboard {
    size.squares()
        .filter(|&to| line_between(from, to).is_some())
        .collect()
}

/// The squares that at least one of these queens attacks.
pub fn attacked_by(size: BoardSize, queens: &[Square]) -> Bitboard {
    let attacked = |&to: &Square| queens.iter().any(|&from| line_between(from, to).is_some());
    size.squares().filter(attacked).collect()
}

/// The first pair, in the given order, of queens that attack each other.
pub fn attacking_pair(queens: &[Square]) -> Option<(Square, Square, LineKind)> {
    queens.iter().enumerate().find_map(|(i, &second)| {
        queens[..i]
            .iter()
            .find_map(|&first| line_between(first, second).map(|line| (first, second, line)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks from the square in each of the eight directions, one step at a time.
    fn walked(size: BoardSize, from: Square) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (dx, dy) in [
            (0, 1),
            (1, 1),
            (1, 0),
            (1, -1),
            (0, -1),
            (-1, -1),
            (-1, 0),
            (-1, 1),
        ] {
            let (mut x, mut y) = (
                i16::from(from.file.get()) + dx,
                i16::from(from.rank.get()) + dy,
            );
            let range = 0..i16::from(size.get());
            while range.contains(&x) && range.contains(&y) {
                reached.insert(Square::at(x as u8, y as u8));
                (x, y) = (x + dx, y + dy);
            }
        }
        reached
    }

    #[test]
    fn attacks_equal_a_walk_in_eight_directions() {
        for n in [1, 2, 3, 8, 9, 32] {
            let size = BoardSize::new(n).unwrap();
            for from in size.squares() {
                assert_eq!(
                    queen_attacks(size, from),
                    walked(size, from),
                    "{from} on {n}"
                );
            }
        }
    }

    #[test]
    fn a_corner_attacks_21_squares_of_the_usual_board_and_d4_27() {
        let size = BoardSize::new(8).unwrap();
        assert_eq!(queen_attacks(size, Square::at(0, 0)).count(), 21);
        assert_eq!(queen_attacks(size, Square::at(3, 3)).count(), 27);
    }

    #[test]
    fn the_first_attacking_pair_is_named_with_its_line() {
        let [a1, b3, c8, c1] = [(0, 0), (1, 2), (2, 7), (2, 0)].map(|(f, r)| Square::at(f, r));
        assert_eq!(attacking_pair(&[a1, b3, c8]), None);
        assert_eq!(
            attacking_pair(&[a1, b3, c8, c1]),
            Some((a1, c1, LineKind::Row))
        );
        assert_eq!(
            attacking_pair(&[b3, c8, c1]),
            Some((c8, c1, LineKind::Column))
        );
    }
}
