//! The form that sets up a search.

/// Whether the typed text is a whole number, with any number of digits.
pub fn is_whole(typed: &str) -> bool {
    let digits = typed.strip_prefix(['-', '−']).unwrap_or(typed);
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}
