//! The language of the listing next to the board.

use strum::{IntoStaticStr, VariantArray};

/// Pseudo-code, which has line counts, or a programming language.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum ListingLanguage {
    #[default]
    PseudoCode,
    Python,
    Cpp,
    Pascal,
}
