//! The hints of a first visit.

use queens_page::hints::Hint;
use strum::VariantArray;

use super::words::Hints;

impl Hints {
    /// The text of a hint for screen readers.
    pub fn readout(self, hint: Hint) -> String {
        let of = Hint::VARIANTS.len() as u64;
        self.read_out(hint.number() as u64, of, &self.hint(hint))
    }
}
