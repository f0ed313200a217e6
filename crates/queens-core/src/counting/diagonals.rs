//! The key of a placement on one half of the board: a bit for each diagonal that crosses more than one quadrant.
//! A diagonal has the same bit in both halves, so two placements fit together if their keys share no bit.
//!
//! The bits form groups of four: the rising and the falling diagonal at one distance on either side of the main
//! diagonals. A diagonal near a main diagonal has more squares in both halves, so its bit excludes more pairs.
use crate::board::{BoardSize, Square};

/// The near bits: the eight diagonals at distance 1 and 2 from the main diagonals.
pub(super) const NEAR: u64 = 0xff;
/// The number of near bits.
pub(super) const NEAR_BITS: u32 = 8;
/// The bits of the two main diagonals.
pub(super) const MAIN: u64 = 0b11 << 8;
/// The classes of keys: 0, 1 or 2 queens on main diagonals.
pub(super) const CLASSES: usize = 3;
/// The bit of a queen in the centre of an odd board.
pub(super) const CENTRE: u64 = 1 << 10;
/// The first far bit. Far bits belong to diagonals at distance 3 or more.
pub(super) const FAR: u32 = 12;

/// The greatest distance from the main diagonal at which a diagonal has a bit in the key. A diagonal farther away lies
/// inside one quadrant.
fn greatest_distance(size: BoardSize) -> u32 {
    (u32::from(size.files()) - 1) / 2
}

/// The number of bits of a key.
pub(super) fn end(size: BoardSize) -> u32 {
    4 * greatest_distance(size) + 4
}

/// The key of a queen on this square.
pub(super) fn key(size: BoardSize, square: Square) -> u64 {
    let last = i32::from(size.files()) - 1;
    let (file, rank) = (i32::from(square.file.get()), i32::from(square.rank.get()));
    let (rising, falling) = (file - rank, file + rank - last);
    let bit = |distance: i32, direction: u32| {
        let has_bit = distance.unsigned_abs() <= greatest_distance(size);
        u64::from(has_bit) << (first_of_four(distance) + direction)
    };
    let centre = rising == 0 && falling == 0;
    bit(rising, 0) | bit(falling, 1) | if centre { CENTRE } else { 0 }
}

/// The position of the bit of the rising diagonal at this distance from the main diagonal. The falling diagonal has the
/// next bit. Negative distances belong to diagonals on the other side of the main diagonal.
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
    use crate::board::LineKind;
    use crate::board::attacks::line_between;

    /// Two queens on one diagonal share a bit, unless both are in the same quadrant.
    #[test]
    fn keys_meet_where_queens_of_different_quadrants_share_a_diagonal() {
        for n in 1..=32 {
            let size = BoardSize::new(n).unwrap();
            let west = size.files().div_ceil(2);
            let quadrant = |square: Square| (square.file.get() < west, square.rank.get() < west);
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
