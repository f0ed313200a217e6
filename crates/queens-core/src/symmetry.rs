//! The eight symmetries of the square board, and what they make of a placement: orbit, stabiliser,
//! canonical representative.

use serde::{Deserialize, Serialize};

use crate::board::BoardSize;
use crate::placement::Placement;
use crate::square::Square;

/// A symmetry of the board, named by where it sends column c and row r of an n×n board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Symmetry {
    /// (c, r)
    Identity,
    /// (n−1−r, c), a quarter turn.
    QuarterTurn,
    /// (n−1−c, n−1−r)
    HalfTurn,
    /// (r, n−1−c), three quarter turns.
    ThreeQuarterTurn,
    /// (n−1−c, r), left to right.
    MirrorFiles,
    /// (c, n−1−r), bottom to top.
    MirrorRanks,
    /// (r, c), across the diagonal from a1.
    Transpose,
    /// (n−1−r, n−1−c), across the other diagonal.
    AntiTranspose,
}

impl Symmetry {
    /// All eight, the identity first.
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

    /// The formula that names it in traces.
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

    /// Where this symmetry sends a square of the board, which must be square if files become ranks.
    #[inline]
    pub const fn apply(self, size: BoardSize, square: Square) -> Square {
        let (last, top) = (size.get() - 1, size.height() - 1);
        let (c, r) = (square.file.0, square.rank.0);
        match self {
            Symmetry::Identity => Square::new(c, r),
            Symmetry::QuarterTurn => Square::new(last - r, c),
            Symmetry::HalfTurn => Square::new(last - c, top - r),
            Symmetry::ThreeQuarterTurn => Square::new(r, last - c),
            Symmetry::MirrorFiles => Square::new(last - c, r),
            Symmetry::MirrorRanks => Square::new(c, top - r),
            Symmetry::Transpose => Square::new(r, c),
            Symmetry::AntiTranspose => Square::new(last - r, last - c),
        }
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::QuarterTurn => Symmetry::ThreeQuarterTurn,
            Symmetry::ThreeQuarterTurn => Symmetry::QuarterTurn,
            other => other,
        }
    }

    /// Whether the files of the board become its ranks.
    pub const fn turns_files_into_ranks(self) -> bool {
        matches!(
            self,
            Symmetry::QuarterTurn
                | Symmetry::ThreeQuarterTurn
                | Symmetry::Transpose
                | Symmetry::AntiTranspose
        )
    }

    /// The symmetries that send the board and this set of squares to themselves; always a group.
    pub fn keeping(size: BoardSize, squares: &[Square]) -> Vec<Symmetry> {
        let fits = |symmetry: &Symmetry| size.is_square() || !symmetry.turns_files_into_ranks();
        let keeps = |symmetry: &Symmetry| {
            squares
                .iter()
                .all(|&square| squares.contains(&symmetry.apply(size, square)))
        };
        let all = Symmetry::ALL.into_iter();
        all.filter(fits).filter(keeps).collect()
    }
}

/// The different images of a placement, each once, sorted.
pub fn orbit(placement: &Placement) -> Vec<Placement> {
    let mut images: Vec<_> = Symmetry::ALL
        .map(|symmetry| placement.image(symmetry))
        .into();
    images.sort();
    images.dedup();
    images
}

/// The number of symmetries that leave the placement as it is; 8 ÷ the size of its orbit.
pub fn stabiliser(placement: &Placement) -> usize {
    Symmetry::ALL
        .into_iter()
        .filter(|&symmetry| placement.image(symmetry) == *placement)
        .count()
}

/// The least image, in the order of the rows of file a, file b, …
pub fn canonical(placement: &Placement) -> Placement {
    Symmetry::ALL[1..]
        .iter()
        .map(|&symmetry| placement.image(symmetry))
        .fold(*placement, |least, image| least.min(image))
}

/// Whether no symmetry of the group gives a lesser image: exactly one placement of each class
/// passes, so counting these counts classes.
pub fn is_least(placement: &Placement, group: &[Symmetry]) -> bool {
    let size = placement.size();
    let rows = placement.rows();
    let mut files = [0; BoardSize::MAX as usize];
    for square in placement.squares() {
        files[square.rank.index()] = square.file.0;
    }
    // Most images differ on their first file, so they are compared before they are complete.
    let least = |&symmetry: &Symmetry| {
        let image = (0..size.get()).map(|file| {
            let from = symmetry.inverse().apply(size, Square::new(file, 0));
            let queen = if symmetry.turns_files_into_ranks() {
                Square::new(files[from.rank.index()], from.rank.0)
            } else {
                Square::new(from.file.0, rows[from.file.index()])
            };
            symmetry.apply(size, queen).rank.0
        });
        image.ge(rows.iter().copied())
    };
    let others = group
        .iter()
        .filter(|&&symmetry| symmetry != Symmetry::Identity);
    others.into_iter().all(least)
}
