//! Parts of the page that are still on their way, or could not be fetched.

/// The texts that stand in the place of a part.
pub struct PartTexts {
    pub coming: &'static str,
    pub missing: &'static str,
    pub again: &'static str,
}
