//! Numbers with a few decimals, as pictures and tables need them: rounded once, then written as whole
//! numbers are. What writes any float is large to fetch: nothing in the page uses it, nor `f64::clamp` of
//! bounds that are not constants, which tells them when it panics.

use std::fmt;

/// A number in tenths, hundredths or thousandths. Writes its shortest form, “12.5” or “7”; with `{:#}`
/// every decimal, “7.0”.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decimal {
    units: i64,
    /// How many of its digits are decimals.
    places: usize,
}

impl Decimal {
    /// So many units, each this many places after the point: 125 of the first are 12.5.
    pub const fn new(units: i64, places: usize) -> Decimal {
        Decimal { units, places }
    }
}

/// A number to the nearest tenth; what is too large for 64 bits stays at their end.
pub fn tenths(value: f64) -> Decimal {
    Decimal::new((value * 10.0).round_ties_even() as i64, 1)
}

/// The same to the nearest hundredth.
pub fn hundredths(value: f64) -> Decimal {
    Decimal::new((value * 100.0).round_ties_even() as i64, 2)
}

/// The same to the nearest thousandth.
pub fn thousandths(value: f64) -> Decimal {
    Decimal::new((value * 1000.0).round_ties_even() as i64, 3)
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.units < 0 { "-" } else { "" };
        let (mut whole, mut rest, mut places) = (self.units.unsigned_abs(), 0, 0);
        let mut power = 1;
        for _ in 0..self.places {
            let digit = whole % 10;
            whole /= 10;
            if digit != 0 || places > 0 || f.alternate() {
                rest += digit * power;
                power *= 10;
                places += 1;
            }
        }
        match places {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{rest:0places$}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_without_needless_digits() {
        for (value, text) in [
            (72.0, "72"),
            (100.0, "100"),
            (0.5, "0.5"),
            (1.239, "1.24"),
            (12.05, "12.05"),
            (-0.25, "-0.25"),
            (-3.0, "-3"),
            (0.0, "0"),
            (-0.001, "0"),
            (0.999, "1"),
        ] {
            assert_eq!(hundredths(value).to_string(), text);
        }
        assert_eq!(tenths(-12.34).to_string(), "-12.3");
        assert_eq!(thousandths(86.805_55).to_string(), "86.806");
    }

    #[test]
    fn every_decimal_is_written_where_it_is_asked_for() {
        assert_eq!(format!("{:#}", tenths(4.0)), "4.0");
        assert_eq!(format!("{:#}", thousandths(50.0)), "50.000");
        assert_eq!(format!("{:#}", thousandths(0.02)), "0.020");
        assert_eq!(format!("{:#}", Decimal::new(-1, 3)), "-0.001");
    }

    #[test]
    fn all_digits_are_those_that_the_language_writes() {
        for units in -20_500..20_500_i64 {
            let exact = units as f64 / 1000.0;
            assert_eq!(Decimal::new(units, 3).to_string(), exact.to_string());
            assert_eq!(thousandths(exact), Decimal::new(units, 3));
            assert_eq!(format!("{:#}", thousandths(exact)), format!("{exact:.3}"));
        }
    }

    #[test]
    fn what_is_no_place_in_a_picture_is_written_all_the_same() {
        assert_eq!(tenths(f64::NAN).to_string(), "0");
        assert_eq!(tenths(f64::INFINITY).to_string(), "922337203685477580.7");
        assert_eq!(tenths(f64::MIN).to_string(), "-922337203685477580.8");
    }
}
