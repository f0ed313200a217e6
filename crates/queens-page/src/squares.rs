//! Parses the names of squares, typed or in an address.

/// The names in a list with commas, semicolons, plus signs or blanks as separators.
pub(crate) fn names(text: &str) -> impl Iterator<Item = &str> {
    let separates = |sign: char| matches!(sign, ',' | ';' | '+') || sign.is_whitespace();
    text.split(separates).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_separator_may_be_repeated_and_none_is_a_name() {
        let text = " a5,b3;;c8 + d1\te2,\nf4\u{a0}g6, ";
        let found: Vec<_> = names(text).collect();
        assert_eq!(found, ["a5", "b3", "c8", "d1", "e2", "f4", "g6"]);
        assert_eq!(names(" ,;+ ").count(), 0);
    }
}
