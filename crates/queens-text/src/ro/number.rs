//! How numbers are written.

use crate::number::Numbers;

pub(crate) const TEXTS: Numbers = Numbers {
    group: '.',
    decimal: ',',
};

/// A number with its noun, “2 regine”, but “20 de regine”; of one, what is said.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    written(number, &number.to_string(), one, many)
}

/// The same of a number as it is written.
pub(crate) fn written(number: u64, written: &str, one: &str, many: &str) -> String {
    match number {
        0 => format!("{written} {many}"),
        1 => one.to_owned(),
        _ if (1..20).contains(&(number % 100)) => format!("{written} {many}"),
        _ => format!("{written} de {many}"),
    }
}

pub(crate) fn queens(queens: u16) -> String {
    count(queens.into(), "o regină", "regine")
}

#[cfg(test)]
mod tests {
    #[test]
    fn romanian_counts_from_twenty_on_with_de() {
        for (count, text) in [
            (0, "0 soluții"),
            (1, "o soluție"),
            (2, "2 soluții"),
            (19, "19 soluții"),
            (20, "20 de soluții"),
            (92, "92 de soluții"),
            (100, "100 de soluții"),
            (101, "101 soluții"),
            (352, "352 de soluții"),
        ] {
            let counted = super::count(count, "o soluție", "soluții");
            assert_eq!(counted, text);
        }
    }
}
