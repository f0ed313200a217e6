//! Four kinds of queens, by the parities of file and rank. The greatest gain of a kind in each system limits the number
//! of its queens in a set.

use super::systems::{At, ROOM};
use crate::board::{BoardSize, Square, Symmetry};

/// The number of kinds of queens, which is 4: the file is even or odd, and the rank is even or odd.
pub(super) const PARITIES: usize = 4;

/// A number for each system of weights. The entries after the last system of a frame are 0.
pub(super) type BySystem = [i16; ROOM];

/// The number of missing queens of each kind.
pub(super) type Division = [u8; PARITIES];

/// A demand greater than any gain, so that no queen of the kind is allowed.
pub(super) const NONE: u8 = 255;

/// A set of kinds of queens. The parities of file and rank divide the squares of a board into four kinds.
///
/// ```
/// use queens_core::frames::Kinds;
///
/// let dark = ["a1".parse()?, "b2".parse()?];
/// let all = ["a1".parse()?, "b1".parse()?, "a2".parse()?, "b2".parse()?];
/// assert_ne!(Kinds::from_squares(&dark), Kinds::ALL);
/// assert_eq!(Kinds::from_squares(&all), Kinds::ALL);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds([bool; PARITIES]);

impl Kinds {
    /// All four kinds.
    pub const ALL: Kinds = Kinds([true; PARITIES]);

    /// The kinds of these squares.
    pub fn from_squares(squares: &[Square]) -> Kinds {
        let mut kinds = [false; PARITIES];
        for square in squares {
            kinds[parity((square.file.index(), square.rank.index()))] = true;
        }
        Kinds(kinds)
    }

    pub(super) fn contains(self, at: At) -> bool {
        self.0[parity(at)]
    }

    /// Whether a symmetry of the board maps the squares of these kinds to themselves.
    pub(super) fn are_kept(self, size: BoardSize, symmetry: Symmetry) -> bool {
        let has = |square: Square| self.contains((square.file.index(), square.rank.index()));
        size.squares()
            .all(|square| has(square) == has(symmetry.apply(size, square)))
    }
}

/// The kind of a square, as an index below [`PARITIES`].
#[inline(always)]
pub(super) const fn parity((file, rank): At) -> usize {
    2 * (rank & 1) + (file & 1)
}

/// All ways to divide a number of queens among the kinds.
pub(super) fn divisions(queens: u8) -> Vec<Division> {
    let mut all = Vec::new();
    for a in 0..=queens {
        for b in 0..=queens - a {
            for c in 0..=queens - a - b {
                all.push([a, b, c, queens - a - b - c]);
            }
        }
    }
    all
}

/// Keeps the divisions whose queens can gain the open weight of every system. Returns the least gain in each system
/// that a queen of each kind must have: the weight that the other queens cannot gain. The value is [`NONE`] for a kind
/// that no kept division contains.
#[inline(always)]
pub(super) fn demand(
    divisions: &mut Vec<Division>,
    most: &[BySystem; PARITIES],
    open: &BySystem,
) -> [[u8; ROOM]; PARITIES] {
    let mut spare = [[-1_i16; ROOM]; PARITIES];
    let mut kept = 0;
    for at in 0..divisions.len() {
        let division = divisions[at];
        let mut slack = [0_i16; ROOM];
        for system in 0..ROOM {
            let gain = |kind: usize| i16::from(division[kind]) * most[kind][system];
            slack[system] = gain(0) + gain(1) + gain(2) + gain(3) - open[system];
        }
        if slack.iter().fold(0, |least, &slack| least.min(slack)) < 0 {
            continue;
        }
        divisions[kept] = division;
        kept += 1;
        for kind in 0..PARITIES {
            if division[kind] > 0 {
                for system in 0..ROOM {
                    spare[kind][system] = spare[kind][system].max(slack[system]);
                }
            }
        }
    }
    divisions.truncate(kept);
    let mut demand = [[0; ROOM]; PARITIES];
    for kind in 0..PARITIES {
        let is_out = spare[kind][0] < 0;
        for system in 0..ROOM {
            let least = (most[kind][system] - spare[kind][system]).max(0) as u8;
            demand[kind][system] = if is_out { NONE } else { least };
        }
    }
    demand
}
