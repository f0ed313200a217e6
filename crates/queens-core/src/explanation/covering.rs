//! Why an event of a search for dominating sets happened.

use crate::problem::Variant;
use crate::square::Square;

/// Why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Covering {
    /// Fewer queens cannot cover the board: one covers at most `most` of `open` squares.
    TooFew {
        /// So many are needed at least.
        queens: u16,
        /// Squares that the given queens do not cover.
        open: u16,
        /// The most of them that one further queen covers.
        most: u16,
        /// The given queens.
        given: u16,
    },
    /// One queen less than there are files suffices: this many, each on a free square, block the board.
    Blocked {
        /// One less than there are files.
        queens: u16,
        /// So many block the board.
        blocking: u16,
    },
    /// So many queens have all been tried.
    Refuted {
        /// The number of queens.
        queens: u16,
    },
    /// The queen is tried because she covers the square that the fewest candidates can cover.
    Covers {
        /// Her square.
        square: Square,
        /// The square that is covered; none if all were covered before.
        target: Option<Square>,
        /// So many squares are covered by her alone.
        covers: u16,
        /// So many squares are still open.
        open: u16,
    },
    /// With a queen on the square, the bound tells that those to come cannot cover what is left.
    Beyond {
        /// The square.
        square: Square,
        /// Squares that would still be open.
        open: u16,
        /// Queens that would still be to come.
        queens: u16,
        /// The most squares that they could cover; none if there are fewer candidates than queens.
        reach: Option<u16>,
    },
    /// The queen is taken back, and the search goes on with the next candidate for the same square.
    Withdrawn {
        /// Her square.
        square: Square,
        /// The square that is to be covered; none if all are.
        target: Option<Square>,
        /// Whether candidates are left for it.
        more: bool,
    },
    /// No candidate is left that could cover the square, and none has been placed.
    Uncoverable {
        /// The square; none if all are covered.
        target: Option<Square>,
        /// The candidates that were refused; 0 if there was none.
        refused: u16,
    },
    /// The candidate leaves a square uncovered, and this is the lowest one.
    Uncovered {
        /// The square.
        square: Square,
        /// So many squares are uncovered.
        open: u16,
    },
    /// One queen has moved: the next candidate in the revolving-door order.
    Moved {
        /// Where she stood.
        from: Square,
        /// Where she stands.
        to: Square,
    },
    /// Every square is covered, and what the variant asks for besides is true.
    Dominated {
        /// The variant.
        variant: Variant,
        /// So many queens stand.
        queens: u16,
    },
}
