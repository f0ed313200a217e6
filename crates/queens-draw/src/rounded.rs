//! Rounds numbers to tenths, hundredths or thousandths, so that pictures and hooks have no needless digits.

/// The value, rounded to the nearest tenth.
pub fn tenths(value: f64) -> f64 {
    rounded(value, 10.0)
}

/// The value, rounded to the nearest hundredth.
pub fn hundredths(value: f64) -> f64 {
    rounded(value, 100.0)
}

/// The value, rounded to the nearest thousandth.
pub fn thousandths(value: f64) -> f64 {
    rounded(value, 1000.0)
}

fn rounded(value: f64, parts: f64) -> f64 {
    // A value that is not finite becomes 0. A negative zero becomes 0, because it would be printed with its sign.
    let value = if value.is_finite() { value } else { 0.0 };
    (value * parts).round_ties_even() / parts + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_without_needless_digits() {
        for (value, text) in [
            (72.0, "72"),
            (0.5, "0.5"),
            (1.239, "1.24"),
            (12.05, "12.05"),
            (-0.25, "-0.25"),
            (-0.001, "0"),
            (0.999, "1"),
        ] {
            assert_eq!(hundredths(value).to_string(), text);
        }
        assert_eq!(tenths(-12.34).to_string(), "-12.3");
        assert_eq!(thousandths(86.805_55).to_string(), "86.806");
        assert_eq!(tenths(f64::NAN).to_string(), "0");
    }
}
