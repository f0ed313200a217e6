//! Whether a set of queens dominates a board, by the definition alone.

use crate::attacks::{attacking_pair, line_between};
use crate::board::BoardSize;
use crate::problem::Variant;
use crate::square::Square;

/// Whether the queens on these squares dominate the board in this variant. Dominating: each square is occupied
/// or attacked; independent: besides, no queen attacks another; total: each square is attacked, occupied
/// or not.
pub fn is_solution(size: BoardSize, variant: Variant, squares: &[Square]) -> bool {
    let is_attacked = |to: Square| squares.iter().any(|&from| line_between(from, to).is_some());
    let is_covered = |to: Square| {
        let is_taken = variant != Variant::Total && squares.contains(&to);
        is_taken || is_attacked(to)
    };
    size.squares().all(is_covered)
        && (variant != Variant::Independent || attacking_pair(squares).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_judged_by_its_variant() {
        let judged = |n, squares: &[(u8, u8)]| {
            let size = BoardSize::new(n).unwrap();
            let squares: Vec<_> = squares.iter().map(|&(f, r)| Square::at(f, r)).collect();
            [Variant::Dominating, Variant::Independent, Variant::Total]
                .map(|variant| is_solution(size, variant, &squares))
        };
        assert_eq!(judged(1, &[(0, 0)]), [true, true, false]);
        assert_eq!(judged(3, &[(1, 1)]), [true, true, false]);
        assert_eq!(judged(3, &[(1, 1), (0, 0)]), [true, false, true]);
        assert_eq!(judged(4, &[(0, 0), (2, 2)]), [true, false, true]);
        assert_eq!(judged(4, &[(0, 0), (1, 2)]), [false; 3]);
    }
}
