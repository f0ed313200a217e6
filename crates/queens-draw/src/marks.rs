//! The marks of squares, as in `data-marks`.

use strum::{IntoStaticStr, VariantArray};

/// A mark on a square, as in `data-marks`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Mark {
    Queen,
    /// A given queen. On a stale board: given by the form.
    Fixed,
    /// A free square that a queen attacks. While lanes are gone through: one that is still to be tried.
    Attacked,
    /// Tested in the column that is being searched, and not standing there.
    Tried,
    /// Refused by the event shown, or a click on it was refused.
    Conflict,
    /// A queen stood here and was taken back, in the column that is being searched.
    Removed,
    /// Part of the solution that stands.
    Solution,
    /// Where the knight stands.
    Knight,
    /// Domination: occupied or attacked.
    Covered,
    /// The knight can no more come here.
    Critical,
    /// The question is about it.
    Asked,
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
