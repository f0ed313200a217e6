//! The eight symmetries of the square board: the images of squares, and the stabilisers of sets of squares. The module
//! `placement` has the images of placements.

use crate::board::{BoardSize, Square};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// A symmetry of the board. The description of each variant gives the image of column c and row r on an n×n board.
/// Columns and rows count from 0.
///
/// ```
/// use queens_core::{BoardSize, Symmetry};
///
/// let (size, b1) = (BoardSize::new(8)?, "b1".parse()?);
/// let images = Symmetry::ALL.map(|symmetry| symmetry.apply(size, b1).to_string());
/// assert_eq!(images, ["b1", "h2", "g8", "a7", "g1", "b8", "a2", "h7"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Symmetry {
    /// (c, r): the identity.
    Identity,
    /// (n−1−r, c): a quarter turn counterclockwise.
    QuarterTurn,
    /// (n−1−c, n−1−r): a half turn.
    HalfTurn,
    /// (r, n−1−c): three quarter turns counterclockwise.
    ThreeQuarterTurn,
    /// (n−1−c, r): the reflection that exchanges left and right.
    MirrorFiles,
    /// (c, n−1−r): the reflection that exchanges bottom and top.
    MirrorRanks,
    /// (r, c): the reflection in the diagonal through a1.
    Transpose,
    /// (n−1−r, n−1−c): the reflection in the other main diagonal.
    AntiTranspose,
}

impl Symmetry {
    /// All eight symmetries, the identity first.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::QuarterTurn,
        Symmetry::HalfTurn,
        Symmetry::ThreeQuarterTurn,
        Symmetry::MirrorFiles,
        Symmetry::MirrorRanks,
        Symmetry::Transpose,
        Symmetry::AntiTranspose,
    ];

    /// The image of (c, r) on an n×n board as text, such as `(n-1-r,c)`. Traces contain this text.
    pub const fn formula(self) -> &'static str {
        match self {
            Symmetry::Identity => "(c,r)",
            Symmetry::QuarterTurn => "(n-1-r,c)",
            Symmetry::HalfTurn => "(n-1-c,n-1-r)",
            Symmetry::ThreeQuarterTurn => "(r,n-1-c)",
            Symmetry::MirrorFiles => "(n-1-c,r)",
            Symmetry::MirrorRanks => "(c,n-1-r)",
            Symmetry::Transpose => "(r,c)",
            Symmetry::AntiTranspose => "(n-1-r,n-1-c)",
        }
    }

    /// The image of a square of the board. If the symmetry maps files to ranks, the image of a board of 5×3 squares is
    /// a board of 3×5 squares.
    ///
    /// ```
    /// use queens_core::{BoardSize, Symmetry};
    ///
    /// let corner = Symmetry::QuarterTurn.apply(BoardSize::rectangular(5, 3)?, "e1".parse()?);
    /// assert_eq!(corner.to_string(), "c5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the square is not on the board.
    #[inline]
    pub const fn apply(self, size: BoardSize, square: Square) -> Square {
        assert!(size.contains(square), "the square is not on the board");
        self.image(size, square)
    }

    /// The image of a square that is known to be on the board.
    #[inline]
    pub(crate) const fn image(self, size: BoardSize, square: Square) -> Square {
        debug_assert!(size.contains(square));
        let (last, top) = (size.files() - 1, size.ranks() - 1);
        let (c, r) = (square.file.get(), square.rank.get());
        match self {
            Symmetry::Identity => Square::at(c, r),
            Symmetry::QuarterTurn => Square::at(top - r, c),
            Symmetry::HalfTurn => Square::at(last - c, top - r),
            Symmetry::ThreeQuarterTurn => Square::at(r, last - c),
            Symmetry::MirrorFiles => Square::at(last - c, r),
            Symmetry::MirrorRanks => Square::at(c, top - r),
            Symmetry::Transpose => Square::at(r, c),
            Symmetry::AntiTranspose => Square::at(top - r, last - c),
        }
    }

    /// The symmetry that undoes this symmetry.
    ///
    /// ```
    /// use queens_core::Symmetry;
    ///
    /// assert_eq!(Symmetry::QuarterTurn.inverse(), Symmetry::ThreeQuarterTurn);
    /// assert_eq!(Symmetry::Transpose.inverse(), Symmetry::Transpose);
    /// ```
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::QuarterTurn => Symmetry::ThreeQuarterTurn,
            Symmetry::ThreeQuarterTurn => Symmetry::QuarterTurn,
            other => other,
        }
    }

    /// Whether the symmetry maps files to ranks.
    pub const fn turns_files_into_ranks(self) -> bool {
        matches!(
            self,
            Symmetry::QuarterTurn
                | Symmetry::ThreeQuarterTurn
                | Symmetry::Transpose
                | Symmetry::AntiTranspose
        )
    }

    /// The symmetries that map the board and each of these sets of squares to itself. They form a group.
    ///
    /// ```
    /// use queens_core::{BoardSize, Symmetry};
    ///
    /// let size = BoardSize::new(8)?;
    /// let corners = ["a1".parse()?, "h8".parse()?];
    /// assert_eq!(Symmetry::stabiliser(size, &[&corners]).len(), 4);
    /// assert_eq!(Symmetry::stabiliser(size, &[&["b1".parse()?]]), [Symmetry::Identity]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If a square is not on the board.
    pub fn stabiliser(size: BoardSize, sets: &[&[Square]]) -> Vec<Symmetry> {
        let maps_board =
            |symmetry: &Symmetry| size.is_square() || !symmetry.turns_files_into_ranks();
        let maps_sets = |symmetry: &Symmetry| {
            sets.iter().all(|squares| {
                let mut images = squares.iter().map(|&square| symmetry.apply(size, square));
                images.all(|image| squares.contains(&image))
            })
        };
        let all = Symmetry::ALL.into_iter();
        all.filter(maps_board).filter(maps_sets).collect()
    }
}
