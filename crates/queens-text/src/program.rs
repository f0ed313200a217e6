//! The sentence for a search without a program.

use queens_programs::Refusal;

use crate::Texts;

impl Texts {
    /// The reason why a search has no program.
    pub fn no_program(&self, why: &Refusal) -> String {
        let texts = self.program();
        match why {
            Refusal::Language { .. } => texts.refused_language().to_owned(),
            Refusal::Given { .. } => texts.refused_given().to_owned(),
            Refusal::Blocked { .. } => texts.refused_blocked().to_owned(),
            Refusal::Variant { known, .. } => texts.refused_variant(&self.setup().variants(*known)),
            Refusal::Cap { .. } => texts.refused_cap().to_owned(),
            Refusal::Loops { loops, most } => {
                texts.refused_loops(u64::from(*most), u64::from(*loops))
            }
        }
    }
}
