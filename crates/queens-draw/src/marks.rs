//! The marks of squares, as in `data-marks`.

use strum::{IntoStaticStr, VariantArray};

/// A mark on a square, as in `data-marks`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Mark {
    Queen,
    /// A given queen.
    Fixed,
    /// A free square that a queen attacks. In a search by lanes, only squares that the search may still try.
    Attacked,
    /// A square that the search has tried in the current lane.
    Tried,
    /// A square that the current event or a click rejected.
    Conflict,
    /// A square in the current lane from which the search has removed a queen.
    Removed,
    /// A queen of the solution on the board.
    Solution,
    /// The current square of the knight.
    Knight,
    /// In a domination problem, an occupied or attacked square.
    Covered,
    /// A square that the knight can no longer reach.
    Critical,
    /// The square that the question is about.
    Asked,
    /// A blocked square.
    Blocked,
}

/// The marks of one square.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marks(u16);

impl Marks {
    /// Whether the square has this mark.
    pub const fn has(self, mark: Mark) -> bool {
        self.0 >> mark as u8 & 1 == 1
    }

    pub fn add(&mut self, mark: Mark) {
        self.0 |= 1 << mark as u8;
    }

    pub fn take(&mut self, mark: Mark) {
        self.0 &= !(1 << mark as u8);
    }

    /// The names, separated by blanks.
    pub fn names(self) -> String {
        let marks = Mark::VARIANTS.iter().filter(|&&mark| self.has(mark));
        marks.map(Mark::into_str).collect::<Vec<_>>().join(" ")
    }
}
