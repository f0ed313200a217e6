//! Boards and starts without a knight's tour, with the reason: square colours, the outer lines of a board with four
//! lines, or an exhaustive search.
//!
//! Sources: Schwenk, "Which rectangular chessboards have a knight's tour?" (1991), for closed tours; the argument for
//! four ranks is Pósa's. A board for which no obstacle is found need not have a tour.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::knight::free_neighbours::FreeNeighbours;
use crate::board::{BoardSize, Square, knight};
use crate::problem::Variant;

/// The reason why a board has no tour from a start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Obstacle {
    /// Each move changes the colour. A closed tour needs equally many squares of both colours. An open tour needs that,
    /// or one more of the start's colour.
    Minority {
        /// The number of squares of the start's colour.
        own: usize,
        /// The number of squares of the other colour.
        other: usize,
    },
    /// Each move changes the colour, so a closed tour has an even number of squares.
    Odd {
        /// The number of squares of the board that are not blocked.
        area: usize,
    },
    /// The board has four ranks or four files. From an outer line every move leads to an inner line, and there are as
    /// many outer squares as inner squares. So a closed tour, or a tour from an inner square, would alternate between
    /// outer and inner lines. It also alternates between the colours, so all outer squares would have one colour.
    FourLines {
        /// `true` if the obstacle is the start on an inner line, `false` if the obstacle is that the tour is closed.
        inner_start: bool,
    },
    /// An exhaustive search found no tour.
    Searched {
        /// The number of nodes of the search, including the start.
        nodes: u64,
    },
}

/// The largest number of squares of a board that is searched exhaustively.
const SEARCHED: usize = 24;

/// The reason why the board with these blocked squares has no tour of this variant from this square. `None` if no
/// obstacle is known. Boards with up to 24 squares are searched exhaustively; on larger boards, `None` does not mean
/// that a tour exists.
///
/// ```
/// use queens_core::knight::existence::{Obstacle, obstacle};
/// use queens_core::{BoardSize, Square, Variant};
///
/// let size = BoardSize::new(5)?;
/// let odd = Obstacle::Odd { area: 25 };
/// assert_eq!(obstacle(size, &[], Square::A1, Some(Variant::Closed)), Some(odd));
/// assert_eq!(obstacle(size, &[], Square::A1, Some(Variant::Open)), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn obstacle(
    size: BoardSize,
    blocked: &[Square],
    start: Square,
    variant: Option<Variant>,
) -> Option<Obstacle> {
    let by_rule = rule(size, blocked, start, variant);
    let area = size.area() - blocked.len();
    if by_rule.is_some() || area > SEARCHED || !size.contains(start) {
        return by_rule;
    }
    let mut search = Exhaustive {
        start,
        is_closed: variant == Some(Variant::Closed),
        free_neighbours: FreeNeighbours::with_blocked(size, blocked),
        nodes: 0,
    };
    let is_impossible = !search.extends(start, area);
    is_impossible.then_some(Obstacle::Searched {
        nodes: search.nodes,
    })
}

/// Like [`obstacle`], but only by the rules, without a search.
pub(crate) fn rule(
    size: BoardSize,
    blocked: &[Square],
    start: Square,
    variant: Option<Variant>,
) -> Option<Obstacle> {
    let is_closed = variant == Some(Variant::Closed);
    let (files, ranks) = (size.files(), size.ranks());
    let area = size.area() - blocked.len();
    let colour = |square: Square| (square.file.get() + square.rank.get()) % 2;
    if area % 2 == 1 && is_closed {
        return Some(Obstacle::Odd { area });
    }
    let has_colour = |square: &Square| colour(*square) == colour(start);
    let gone = blocked.iter().filter(|&square| has_colour(square)).count();
    let own = size.squares().filter(has_colour).count() - gone;
    let other = area - own;
    if own != other && (is_closed || own != other + 1) {
        return Some(Obstacle::Minority { own, other });
    }
    if !blocked.is_empty() {
        return None;
    }
    let is_inner = |of_four: bool, at: u8| of_four && matches!(at, 1 | 2);
    let inner_start =
        is_inner(ranks == 4, start.rank.get()) || is_inner(files == 4, start.file.get());
    if inner_start || (is_closed && (ranks == 4 || files == 4)) {
        return Some(Obstacle::FourLines { inner_start });
    }
    None
}

/// Whether an exhaustive search of the board is expected to take far more than two million calls. The rule comes from
/// measurements with starts in a corner and in the middle. Within 100 million calls, 5×7, 4×9 and 6×6 did not finish;
/// smaller boards and 3×12 did.
pub fn is_search_too_costly(size: BoardSize) -> bool {
    let (area, shorter) = (size.area(), size.files().min(size.ranks()));
    area > 36 || (area >= 35 && shorter > 3)
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Minority { own, other } => write!(
                f,
                "each move changes the colour, and the start has that of {own} squares against {other}"
            ),
            Obstacle::Odd { area } => write!(
                f,
                "each move changes the colour, and no way over {area} squares, an odd number, comes back"
            ),
            Obstacle::FourLines { inner_start: true } => {
                f.write_str("on a board of four lines, a tour from the inner two would change between these and the outer two with every move, as it changes colour; all outer squares would then have one colour")
            }
            Obstacle::FourLines { inner_start: false } => {
                f.write_str("on a board of four lines, a closed tour would change between the inner two and the outer two with every move, as it changes colour; all outer squares would then have one colour")
            }
            Obstacle::Searched { nodes: 1 } => {
                f.write_str("a full search of 1 node found none")
            }
            Obstacle::Searched { nodes } => {
                write!(f, "a full search of {nodes} nodes found none")
            }
        }
    }
}

/// An exhaustive search of a small board.
struct Exhaustive {
    start: Square,
    is_closed: bool,
    free_neighbours: FreeNeighbours,
    nodes: u64,
}

impl Exhaustive {
    /// Whether the path can continue over this square to a tour. `left` is the number of unvisited squares, including
    /// this square.
    fn extends(&mut self, square: Square, left: usize) -> bool {
        self.nodes += 1;
        if left == 1 {
            return !self.is_closed || knight::is_move(square, self.start);
        }
        // An unvisited square without free neighbours can only be the last square of the tour.
        let critical = self.free_neighbours.occupy(square);
        let mut next: Vec<Square> = if critical && left > 2 {
            Vec::new()
        } else {
            self.free_neighbours.squares(square).collect()
        };
        next.sort_unstable();
        let found = next.into_iter().any(|next| self.extends(next, left - 1));
        self.free_neighbours.free(square);
        found
    }
}
