//! The board: its size and squares, sets of squares, lines and attacks, symmetries and placements, and the knight's
//! moves.

pub(crate) mod attacks;
pub(crate) mod candidate;
pub(crate) mod knight;
pub(crate) mod lines;
mod placement;
pub(crate) mod size;
pub(crate) mod square;
pub(crate) mod square_set;
mod symmetry;

pub(crate) use attacks::{HasLines, OwnSquare, QueenLines};
pub use attacks::{LineKind, attacked_by, attacking_pair, line_between, queen_attacks};
pub use candidate::Candidate;
pub use lines::{Axis, Line, OpenLines};
pub use placement::{Placement, PlacementError};
pub use size::{BoardSize, SizeError};
pub(crate) use square::SIDE;
pub use square::{File, IndexError, Rank, Square, SquareError};
pub(crate) use square_set::WORDS;
pub use square_set::{SquareSet, Squares};
pub use symmetry::Symmetry;
