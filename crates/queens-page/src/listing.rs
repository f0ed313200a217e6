//! The language in which an algorithm is listed beside the board.

use strum::{IntoStaticStr, VariantArray};

/// Pseudo-code, whose lines are counted, or a program.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum ListingLanguage {
    #[default]
    PseudoCode,
    Python,
    Cpp,
    Pascal,
}
