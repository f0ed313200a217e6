//! Formats values for one line: joins items, writes numbers and durations, and shortens text that can be long or
//! contain control characters.

use std::fmt::Display;

/// The items as text, with the separator between them.
pub fn joined<T: Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let texts: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(separator)
}

/// The longest beginning of a text that has at most this number of bytes and ends between two characters.
pub(crate) fn beginning(text: &str, most: usize) -> &str {
    let ends = (0..=most.min(text.len())).rev();
    let mut ends = ends.filter(|&end| text.is_char_boundary(end));
    &text[..ends.next().unwrap_or(0)]
}

/// Decimal digits, with the separator between groups of three.
///
/// ```
/// use queens_core::text::grouped;
///
/// assert_eq!(grouped("365596", '\u{a0}'), "365\u{a0}596");
/// ```
pub fn grouped(digits: &str, separator: char) -> String {
    let mut text = String::with_capacity(digits.len() * 2);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// A number in English, with a comma between groups of three digits.
///
/// ```
/// use queens_core::text::{counted, with_commas};
///
/// assert_eq!(with_commas(14_200), "14,200");
/// assert_eq!(counted(1, "queen"), "1 queen");
/// ```
pub fn with_commas(number: u64) -> String {
    grouped(&number.to_string(), ',')
}

/// A number with its English noun, in the plural unless the number is 1.
pub fn counted(number: u64, noun: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{} {noun}{ending}", with_commas(number))
}

/// A time in seconds, in its two largest units. `day` is the symbol of a day, which depends on the language.
///
/// ```
/// use queens_core::text::duration;
///
/// assert_eq!(duration(3_725, "d"), "1 h 2 min");
/// assert_eq!(duration(180_000, "d"), "2 d 2 h");
/// ```
pub fn duration(seconds: u64, day: &str) -> String {
    let (large, small, rest) = match seconds {
        0..60 => return format!("{seconds} s"),
        60..3_600 => (format!("{} min", seconds / 60), "s", seconds % 60),
        3_600..86_400 => (format!("{} h", seconds / 3_600), "min", seconds / 60 % 60),
        86_400..86_400_000 => (
            format!("{} {day}", seconds / 86_400),
            "h",
            seconds / 3_600 % 24,
        ),
        _ => return format!("> 999 {day}"),
    };
    match rest {
        0 => large,
        _ => format!("{large} {rest} {small}"),
    }
}

/// An estimated time in seconds, rounded to a plausible precision. `day` is the symbol of a day.
///
/// ```
/// use queens_core::text::estimate;
///
/// assert_eq!(estimate(0.2, "d"), "1 s");
/// assert_eq!(estimate(3_725.0, "d"), "1 h");
/// ```
pub fn estimate(seconds: f64, day: &str) -> String {
    let seconds = seconds.max(1.0).round() as u64;
    let step = match seconds {
        0..60 => 1,
        60..120 => 10,
        120..3_600 => 60,
        3_600..36_000 => 600,
        36_000..172_800 => 3_600,
        _ => 86_400,
    };
    duration(seconds.saturating_add(step / 2) / step * step, day)
}

/// A cell of a line of comma-separated values. A text with a comma, a quotation mark or a line break is quoted. A
/// spreadsheet would run a text that begins with `=`, `+`, `-` or `@`. Such a text gets an apostrophe, unless it is a
/// whole number.
///
/// ```
/// use queens_core::text::csv_cell;
///
/// assert_eq!(csv_cell("a1, b3"), "\"a1, b3\"");
/// assert_eq!(csv_cell("=1+1"), "'=1+1");
/// assert_eq!(csv_cell("-1"), "-1");
/// ```
pub fn csv_cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let guard = if is_formula && text.parse::<i64>().is_err() {
        "'"
    } else {
        ""
    };
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}

/// The greatest number of characters of a text in an excerpt.
const EXCERPT: usize = 60;

/// The beginning of the text, on one line. Control characters are escaped. An ellipsis replaces everything after the
/// first 60 characters.
///
/// ```
/// use queens_core::text::excerpt;
///
/// assert_eq!(excerpt("a1\tb3\n"), r"a1\tb3\n");
/// assert_eq!(excerpt(&"Q".repeat(61)).chars().count(), 61);
/// ```
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_has_two_units() {
        for (seconds, text) in [
            (0, "0 s"),
            (59, "59 s"),
            (125, "2 min 5 s"),
            (120, "2 min"),
            (3_660, "1 h 1 min"),
            (90_000, "1 d 1 h"),
            (u64::MAX, "> 999 d"),
        ] {
            assert_eq!(duration(seconds, "d"), text);
        }
    }

    #[test]
    fn an_estimate_is_rounded_to_a_plausible_precision() {
        for (seconds, text) in [
            (0.2, "1 s"),
            (59.2, "59 s"),
            (94.0, "1 min 30 s"),
            (119.0, "2 min"),
            (254.0, "4 min"),
            (9_200.0, "2 h 30 min"),
            (41_000.0, "11 h"),
            (200_000.0, "2 d"),
            (f64::INFINITY, "> 999 d"),
        ] {
            assert_eq!(estimate(seconds, "d"), text);
        }
    }

    #[test]
    fn cells_are_quoted_and_never_formulas() {
        for (text, cell) in [
            ("", ""),
            ("[0 4 -1]", "[0 4 -1]"),
            ("a\"b", "\"a\"\"b\""),
            ("a\nb", "\"a\nb\""),
            ("-12", "-12"),
            ("+12", "+12"),
            ("-1 -1", "'-1 -1"),
            ("-a,b", "\"'-a,b\""),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("+33 1", "'+33 1"),
            ("\t=1", "'\t=1"),
        ] {
            assert_eq!(csv_cell(text), cell, "{text:?}");
        }
    }

    #[test]
    fn numbers_have_commas_and_nouns_a_plural() {
        assert_eq!(with_commas(999), "999");
        assert_eq!(with_commas(1_000_000), "1,000,000");
        assert_eq!(counted(1, "queen"), "1 queen");
        assert_eq!(counted(0, "queen"), "0 queens");
        assert_eq!(counted(1_024, "queen"), "1,024 queens");
    }
}
