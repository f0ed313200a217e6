//! The formats of numbers in each language.

/// The number format of a language.
#[derive(Clone, Copy)]
pub struct Numbers {
    /// The separator between groups of three digits.
    pub group: char,
    /// The decimal separator.
    pub decimal: char,
}

const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

impl Numbers {
    /// A whole number, with its digits in groups of three.
    pub fn whole(&self, number: u64) -> String {
        self.grouped(&number.to_string())
    }

    /// A string of decimal digits, however long, in groups of three.
    pub fn grouped(&self, digits: &str) -> String {
        queens_core::text::grouped(digits, self.group)
    }

    /// A number too large to be read digit by digit, as in “5.0 × 10⁶⁰”.
    pub fn scientific(&self, number: f64) -> String {
        let (tenths, power) = leading(number);
        format!(
            "{}\u{a0}×\u{a0}{}",
            self.tenths(tenths.into()),
            power_of_ten(power)
        )
    }

    /// A number of tenths, as a decimal number.
    fn tenths(&self, tenths: u64) -> String {
        self.decimal(&format!("{}.{}", tenths / 10, tenths % 10))
    }

    /// A time in tenths of a second.
    pub fn seconds(&self, tenths: u64) -> String {
        format!("{}\u{a0}s", self.tenths(tenths))
    }

    /// The size of a file, rounded up, with the language's sign of a byte.
    pub fn size(&self, bytes: u64, byte: &str) -> String {
        match bytes {
            ..1_000_000 => format!("{}\u{a0}k{byte}", self.whole(bytes.div_ceil(1_000))),
            _ => format!("{}\u{a0}M{byte}", self.tenths(bytes.div_ceil(100_000))),
        }
    }

    /// A decimal number as the language writes it, from its plain form.
    pub fn decimal(&self, plain: &str) -> String {
        match plain.split_once('.') {
            Some((whole, fraction)) => format!("{whole}{}{fraction}", self.decimal),
            None => plain
                .parse()
                .map_or_else(|_| plain.to_owned(), |number| self.whole(number)),
        }
    }
}

/// A power of ten, as in “10⁻⁴”.
pub fn power_of_ten(power: i32) -> String {
    format!("10{}", raised(&power.to_string()))
}

/// The digits of a number, and its minus, as an exponent.
pub fn raised(number: &str) -> String {
    let raised = number.chars().map(|sign| match sign.to_digit(10) {
        Some(digit) => SUPERSCRIPTS[digit as usize],
        None => '⁻',
    });
    raised.collect()
}

/// A number rounded to its first two digits.
pub fn two_digits(number: f64) -> u64 {
    match leading(number) {
        (_, 0 | 1) => number.round_ties_even() as u64,
        (tenths, power) => {
            u64::from(tenths).saturating_mul(10_u64.saturating_pow(power.unsigned_abs() - 1))
        }
    }
}

/// The first two digits of a number from 1 on, as tenths, and the power of ten that they are to be
/// multiplied by.
fn leading(mut number: f64) -> (u32, i32) {
    let mut power = 0;
    // From 9.95 on, a number would be rounded to 10.
    while number >= 9.95 && number.is_finite() {
        number /= 10.0;
        power += 1;
    }
    ((number * 10.0).round_ties_even() as u32, power)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Numbers = Numbers {
        group: ',',
        decimal: '.',
    };
    const FRENCH: Numbers = Numbers {
        group: '\u{202f}',
        decimal: ',',
    };
    const ROMANIAN: Numbers = Numbers {
        group: '.',
        decimal: ',',
    };

    #[test]
    fn numbers_are_grouped_as_each_language_does() {
        assert_eq!(ENGLISH.whole(18_513), "18,513");
        assert_eq!(FRENCH.whole(1_000_000), "1\u{202f}000\u{202f}000");
        assert_eq!(ROMANIAN.whole(999), "999");
        assert_eq!(ROMANIAN.decimal("0.5"), "0,5");
        assert_eq!(ENGLISH.decimal("10000"), "10,000");
    }

    #[test]
    fn numbers_beyond_reading_are_written_as_powers_of_ten() {
        assert_eq!(ENGLISH.scientific(5.03e60), "5.0\u{a0}×\u{a0}10⁶⁰");
        assert_eq!(FRENCH.scientific(1.46e48), "1,5\u{a0}×\u{a0}10⁴⁸");
        assert_eq!(ROMANIAN.scientific(9.99e9), "1,0\u{a0}×\u{a0}10¹⁰");
        for power in 1..300 {
            let number = 10_f64.powi(power);
            for (factor, digits) in [(1.0, 10), (9.94, 99), (9.96, 10), (4.449, 44)] {
                let (tenths, shown) = leading(factor * number);
                assert_eq!(tenths, digits, "{factor} × 10^{power}");
                assert_eq!(shown, power + i32::from(factor > 9.95));
            }
        }
        assert_eq!(leading(f64::NAN), (0, 0));
    }

    #[test]
    fn estimates_keep_their_first_two_digits() {
        for (number, text) in [
            (0.4, 0),
            (7.6, 8),
            (42.3, 42),
            (99.6, 100),
            (1_449.0, 1_400),
            (9_960_000.0, 10_000_000),
            (f64::MAX, u64::MAX),
            (f64::INFINITY, u64::MAX),
        ] {
            assert_eq!(two_digits(number), text, "{number}");
        }
    }
}
