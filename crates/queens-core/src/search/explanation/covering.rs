//! Why an event of a search for dominating sets happened.

use crate::board::Square;
use crate::problem::Variant;

/// Why such an event happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Covering {
    /// Fewer queens cannot cover the board, since one queen covers at most `most` of `open` squares.
    TooFew {
        /// The lower bound of the number of queens.
        queens: u16,
        /// The number of squares that the given queens do not cover.
        open: u16,
        /// The most of them that one further queen covers.
        most: u16,
        /// The number of given queens.
        given: u16,
    },
    /// One queen fewer than files suffices: `blocking` queens, each on a free square, leave no free square.
    Blocked {
        /// The number of files less one.
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
        /// The square that is to be covered; none if all were covered before.
        target: Option<Square>,
        /// The number of squares that it is the first to cover.
        covers: u16,
        /// The number of squares that no queen covers yet.
        open: u16,
    },
    /// The bound: with a queen on the square, the further queens cannot cover the squares left.
    Beyond {
        /// The square.
        square: Square,
        /// The number of squares that no queen would cover yet.
        open: u16,
        /// The number of further queens.
        queens: u16,
        /// The most squares that they could cover; none if there are fewer candidates than further queens.
        reach: Option<u16>,
    },
    /// The queen is removed, and the search goes on with the next candidate for the same square.
    Withdrawn {
        /// The square of the queen.
        square: Square,
        /// The square that is to be covered; none if all are covered.
        target: Option<Square>,
        /// Whether candidates are left for it.
        more: bool,
    },
    /// No candidate for the square is left, and none has been placed.
    Uncoverable {
        /// The square; none if all are covered.
        target: Option<Square>,
        /// The number of candidates that were pruned.
        refused: u16,
    },
    /// The candidate leaves squares uncovered, and this is the lowest one.
    Uncovered {
        /// The square.
        square: Square,
        /// The number of uncovered squares.
        open: u16,
    },
    /// One queen has moved: the next candidate in the revolving-door order.
    Moved {
        /// Where it stood.
        from: Square,
        /// Where it stands.
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
