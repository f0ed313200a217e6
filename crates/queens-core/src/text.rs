//! Values as text for one line: items one after another, and an excerpt of what may be long or hold control characters.

use std::fmt::Display;

/// The items as text, one after another.
pub fn joined<T: Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let texts: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(separator)
}

/// The most characters of a text in an excerpt.
const EXCERPT: usize = 60;

/// The text on one line, and no longer than a line should be: control characters are escaped, an ellipsis stands for the
/// rest.
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
