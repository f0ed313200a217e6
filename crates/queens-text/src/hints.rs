//! What a first visit is told of the page.

use queens_page::hints::Hint;
use strum::VariantArray;

/// The texts of the hints.
pub struct HintsTexts {
    /// The name of their group.
    pub region: &'static str,
    pub hint: fn(Hint) -> &'static str,
    /// What a screen reader says of one: its number, of so many, and its words.
    pub said: fn(usize, usize, &str) -> String,
    pub next: &'static str,
    pub dismiss: &'static str,
}

impl HintsTexts {
    /// What a screen reader says of a hint.
    pub fn told(&self, hint: Hint) -> String {
        (self.said)(hint.number(), Hint::VARIANTS.len(), (self.hint)(hint))
    }
}
