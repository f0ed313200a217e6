//! Why an event of a search for dominating sets happened.

use crate::board::Square;
use crate::problem::Variant;

/// Why an event of a search for dominating sets happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Covering {
    /// Fewer queens cannot cover the board, because one queen covers at most `most` of the `open` squares.
    TooFew {
        /// The lower bound of the number of queens.
        queens: u16,
        /// The number of squares that the given queens do not cover.
        open: u16,
        /// The largest number of these squares that one further queen covers.
        most: u16,
        /// The number of given queens.
        given: u16,
    },
    /// One queen fewer than files suffices, because `blocking` queens, each on a free square, leave no free square.
    Blocked {
        /// The number of files minus 1.
        queens: u16,
        /// The number of queens that block the board.
        blocking: u16,
    },
    /// All sets of this number of queens have been tried.
    Refuted {
        /// The number of queens.
        queens: u16,
    },
    /// The queen covers the square that the fewest candidates cover.
    Covers {
        /// The square of the queen.
        square: Square,
        /// The square to cover; `None` if every square was covered before.
        target: Option<Square>,
        /// The number of newly covered squares.
        covers: u16,
        /// The number of squares still uncovered after this queen.
        open: u16,
    },
    /// The bound: with a queen on the square, the remaining queens cannot cover the remaining squares.
    Beyond {
        /// The square.
        square: Square,
        /// The number of squares that would still be uncovered.
        open: u16,
        /// The number of remaining queens.
        queens: u16,
        /// The most squares that these queens could cover; `None` if there are fewer candidates than queens.
        reach: Option<u16>,
    },
    /// The queen is removed, and the search continues with the next candidate for the target.
    Withdrawn {
        /// The square of the queen.
        square: Square,
        /// The square to cover; `None` if every square is covered.
        target: Option<Square>,
        /// Whether untried candidates for the target are left.
        more: bool,
    },
    /// No untried candidate for the target is left, and no candidate was placed.
    Uncoverable {
        /// The square to cover; `None` if every square is covered.
        target: Option<Square>,
        /// The number of candidates that were pruned.
        refused: u16,
    },
    /// The candidate leaves squares uncovered.
    Uncovered {
        /// The lowest uncovered square.
        square: Square,
        /// The number of uncovered squares.
        open: u16,
    },
    /// One queen moved, which gives the next candidate in the revolving-door order.
    Moved {
        /// The square that the queen leaves.
        from: Square,
        /// The square that the queen moves to.
        to: Square,
    },
    /// Every square is covered, and the other conditions of the variant hold.
    Dominated {
        /// The variant.
        variant: Variant,
        /// The number of queens.
        queens: u16,
    },
}
