//! The words of a line: without its label, and without the marks that separate them.

/// The words of a list without the marks that separate them.
pub(super) fn words(text: &str) -> Vec<&str> {
    let is_mark = |letter: char| " \t,;'\"`[({→–—>".contains(letter);
    let words = text.split(is_mark).flat_map(|word| {
        // A dash separates squares; before a number it belongs to the number.
        match word.parse::<i64>() {
            Ok(_) => vec![word],
            Err(_) => word.split('-').collect(),
        }
    });
    words.filter(|word| !word.is_empty()).collect()
}

/// The text after a label: `Tour 1:`, `Sol #  1:`, `2)`, `3.`
pub(super) fn unlabelled(text: &str) -> &str {
    if let Some((_, rest)) = text.rsplit_once([':', '=']) {
        return rest;
    }
    let rest = text.trim_start_matches(|it: char| it.is_ascii_digit());
    match rest.strip_prefix([')', '.']) {
        Some(after) if rest.len() < text.len() => after,
        _ => text,
    }
}
