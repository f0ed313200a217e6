//! The names of squares in a text, typed or in an address.

/// The names in a list, which commas, semicolons, plus signs or blanks separate.
pub(crate) fn names(text: &str) -> impl Iterator<Item = &str> {
    let separates = |sign: char| matches!(sign, ',' | ';' | '+') || sign.is_whitespace();
    text.split(separates).filter(|name| !name.is_empty())
}
