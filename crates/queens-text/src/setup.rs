//! The form: what to search for, and how.

/// Whether the text typed is a whole number, of any number of digits.
pub fn is_whole(typed: &str) -> bool {
    let digits = typed.strip_prefix(['-', '−']).unwrap_or(typed);
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}
