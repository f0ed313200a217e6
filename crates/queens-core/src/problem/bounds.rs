//! Bounds on the number of queens that are known before any set is tried. Source: sheet 000, §2.4, for the board of 8×8
//! squares. A queen covers at most 28 of the 64 squares, so at least three queens are needed. The board is often
//! blocked before the 8th queen can be placed, so at most seven queens are needed.

use crate::board::{BoardSize, Square, WORDS};
use crate::problem::{Cover, Variant};

/// A lower bound on the number of queens, with the numbers from which it follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AtLeast {
    /// The lower bound: the number of queens that are needed, including given queens.
    pub queens: u16,
    /// The number of squares that the given queens do not cover.
    pub open: u16,
    /// The greatest number of open squares that one further queen covers.
    pub most: u16,
}

/// An upper bound on the fewest queens that dominate the board, with the size of the blocking set that proves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AtMost {
    /// The upper bound: the number of files minus one.
    pub queens: u16,
    /// The number of queens, including given queens, that block the board if no queen is placed on a covered square.
    pub blocking: u16,
}

/// The number of queens needed if each further queen covered as many open squares as the best queen does. If no queen
/// covers an open square, each open square counts as one queen.
pub(crate) fn at_least(size: BoardSize, variant: Variant, given: &[Square]) -> AtLeast {
    let cover = Cover::<WORDS>::new(size, variant);
    let left = cover.remainder(given);
    let candidates = left.candidates.squares();
    let most = candidates
        .map(|square| cover.covered_by(square).intersection_len(&left.open))
        .max();
    let (open, most) = (left.open.count() as u16, most.unwrap_or(0) as u16);
    AtLeast {
        queens: given.len() as u16 + open.div_ceil(most.max(1)),
        open,
        most,
    }
}

/// The bound of n − 1 queens, if fewer than n queens block the board. Each free square is tried for the first queen.
/// The other queens are then placed on the lowest free square until no square is free. `None` if every trial takes n or
/// more queens, and in total domination, where queens would also have to cover each other.
pub(crate) fn at_most(size: BoardSize, variant: Variant, given: &[Square]) -> Option<AtMost> {
    if variant == Variant::Total {
        return None;
    }
    // In independent domination, a covered square is not free.
    let cover = Cover::<WORDS>::new(size, Variant::Independent);
    let open = cover.remainder(given).open;
    let blocked_by = |first: Square| {
        let mut free = &open - cover.covered_by(first);
        let mut queens = 1;
        while let Some(next) = free.first() {
            free = &free - cover.covered_by(next);
            queens += 1;
        }
        queens
    };
    let further = open.squares().map(blocked_by).min().unwrap_or(0);
    let (queens, blocking) = (size.files() as u16 - 1, given.len() as u16 + further);
    (blocking <= queens).then_some(AtMost { queens, blocking })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(n: i64, variant: Variant) -> (u16, Option<u16>) {
        let size = BoardSize::new(n).unwrap();
        let least = at_least(size, variant, &[]).queens;
        (least, at_most(size, variant, &[]).map(|bound| bound.queens))
    }

    #[test]
    fn eight_files_need_three_to_seven_queens_as_in_the_sheet() {
        assert_eq!(bounds(8, Variant::Dominating), (3, Some(7)));
        let size = BoardSize::new(8).unwrap();
        let least = at_least(size, Variant::Dominating, &[]);
        assert_eq!((least.open, least.most), (64, 28));
        let least = at_least(size, Variant::Total, &[]);
        assert_eq!((least.open, least.most), (64, 27));
    }

    #[test]
    fn bounds_are_true_of_small_boards() {
        assert_eq!(bounds(1, Variant::Dominating), (1, None));
        assert_eq!(bounds(1, Variant::Total), (1, None));
        assert_eq!(bounds(2, Variant::Total), (2, None));
        for n in 2..=12 {
            let (least, most) = bounds(n, Variant::Independent);
            assert!(Some(least) <= most && most == Some(n as u16 - 1), "n = {n}");
        }
    }
}
