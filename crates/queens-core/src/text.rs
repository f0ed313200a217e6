//! Formats values for one line: joins items, and shortens text that can be long or contain control characters.

use std::fmt::Display;

/// The items as text, with the separator between them.
pub fn joined<T: Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let texts: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(separator)
}

/// The greatest number of characters of a text in an excerpt.
const EXCERPT: usize = 60;

/// The beginning of the text, on one line. Control characters are escaped. An ellipsis replaces everything after the
/// first 60 characters.
pub fn excerpt(text: &str) -> String {
    let mut excerpt = String::new();
    for (count, character) in text.chars().enumerate() {
        match character {
            _ if count == EXCERPT => {
                excerpt.push('…');
                break;
            }
            control if control.is_control() => excerpt.extend(control.escape_default()),
            other => excerpt.push(other),
        }
    }
    excerpt
}
