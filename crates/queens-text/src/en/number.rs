//! How numbers are written.

use crate::number::Numbers;

pub(crate) const TEXTS: Numbers = Numbers {
    group: ',',
    decimal: '.',
};

/// A number with its noun: “1 queen”, “2 queens”.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    written(number, &number.to_string(), one, many)
}

/// The same of a number as it is written.
pub(crate) fn written(number: u64, written: &str, one: &str, many: &str) -> String {
    let noun = match number {
        1 => one,
        _ => many,
    };
    format!("{written} {noun}")
}
