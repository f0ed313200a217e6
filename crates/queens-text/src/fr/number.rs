//! How numbers are written.

use crate::number::Numbers;

/// A narrow no-break space.
pub(crate) const TEXTS: Numbers = Numbers {
    group: '\u{202f}',
    decimal: ',',
};

/// A number with its noun: “0 reine”, “2 reines”.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    written(number, &number.to_string(), one, many)
}

/// The same of a number as it is written.
pub(crate) fn written(number: u64, written: &str, one: &str, many: &str) -> String {
    let noun = match number {
        0 | 1 => one,
        _ => many,
    };
    format!("{written} {noun}")
}
