//! The listing next to the board.

use strum::{IntoStaticStr, VariantArray};

/// The language of the listing, and its names of variables and procedures.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Listing {
    pub language: ListingLanguage,
    /// Whether the names are those of the exercise sheet, not those of the reader's language.
    pub has_sheet_names: bool,
}

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
