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

/// What is counted in whole millions takes “de”: “2 000 000 d’appels”.
pub(crate) fn so_many(written: &str, many: &str) -> String {
    let is_millions = written.ends_with("\u{202f}000\u{202f}000");
    match (is_millions, many.starts_with(['a', 'o', 'é'])) {
        (true, true) => format!("{written} d’{many}"),
        (true, false) => format!("{written} de {many}"),
        (false, _) => format!("{written} {many}"),
    }
}

/// The same of a number as it is written.
pub(crate) fn written(number: u64, written: &str, one: &str, many: &str) -> String {
    let noun = match number {
        0 | 1 => one,
        _ => many,
    };
    format!("{written} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn millions_take_de() {
        for (number, many, text) in [
            (2_000_000, "appels", "2\u{202f}000\u{202f}000 d’appels"),
            (
                2_000_000,
                "déplacements",
                "2\u{202f}000\u{202f}000 de déplacements",
            ),
            (2_500_000, "appels", "2\u{202f}500\u{202f}000 appels"),
            (100_000, "octets", "100\u{202f}000 octets"),
        ] {
            assert_eq!(so_many(&TEXTS.whole(number), many), text);
        }
    }
}
