//! The key of a placement on one half of the board: a bit for each diagonal that more than one quadrant
//! touches. A diagonal has the same bit in both halves, so two halves fit where their keys share none.
//!
//! Diagonals come in fours: those as far from the main diagonals on either side. The nearer they are,
//! the more squares they have in both halves, and the more pairs their bits tell apart.

use crate::board::BoardSize;
use crate::square::Square;

/// The bits of the eight diagonals next to the main ones.
pub(super) const NEAR: u64 = 0xff;
/// How many these are.
pub(super) const NEAR_BITS: u32 = 8;
/// The bits of the two main diagonals.
pub(super) const ARMS: u64 = 0b11 << 8;
/// The bit of a queen in the centre of an odd board.
pub(super) const CENTRE: u64 = 1 << 10;
/// The first bit of the diagonals farther away.
pub(super) const FAR: u32 = 12;

/// The distance of the farthest diagonals with bits; beyond, a diagonal lies inside one quadrant.
fn reach(size: BoardSize) -> u32 {
    (u32::from(size.get()) - 1) / 2
}

/// Where the bits of a key end.
pub(super) fn end(size: BoardSize) -> u32 {
    4 * reach(size) + 4
}

/// The bits of a queen on this square.
pub(super) fn key(size: BoardSize, square: Square) -> u64 {
    let last = i32::from(size.get()) - 1;
    let (file, rank) = (i32::from(square.file.0), i32::from(square.rank.0));
    let (rising, falling) = (file - rank, file + rank - last);
    let bit = |distance: i32, direction: u32| {
        let shown = distance.unsigned_abs() <= reach(size);
        u64::from(shown) << (first_of_four(distance) + direction)
    };
    let centre = rising == 0 && falling == 0;
    bit(rising, 0) | bit(falling, 1) | if centre { CENTRE } else { 0 }
}

/// The bit of the rising diagonal at this distance, left or right of the main one.
fn first_of_four(distance: i32) -> u32 {
    let four = match distance.unsigned_abs() {
        0 => 2,
        near @ 1..=2 => near - 1,
        far => far,
    };
    (4 * four + 2 * u32::from(distance < 0)) % u64::BITS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::{LineKind, line_between};

    /// Two queens on one diagonal share a bit, unless both stand in the same quadrant.
    #[test]
    fn keys_meet_where_queens_of_different_quadrants_share_a_diagonal() {
        for n in 1..=32 {
            let size = BoardSize::new(n).unwrap();
            let west = size.get().div_ceil(2);
            let quadrant = |square: Square| (square.file.0 < west, square.rank.0 < west);
            for one in size.squares() {
                for other in size.squares() {
                    let shared = key(size, one) & key(size, other) & !CENTRE;
                    let attacked = line_between(one, other) == Some(LineKind::Diagonal);
                    if shared != 0 && one != other {
                        assert!(attacked, "n = {n}, {one}, {other}");
                    }
                    if attacked && quadrant(one) != quadrant(other) {
                        assert!(shared != 0, "n = {n}, {one}, {other}");
                    }
                }
            }
        }
    }
}
