//! The exact number of candidates of a brute force, and how many can be looked at while somebody
//! waits.

use std::fmt;

use num_bigint::BigUint;

use crate::instance::Instance;

/// A number of candidates, exact however large.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Space(BigUint);

impl Space {
    /// The most candidates that are looked at one by one: some seconds of work.
    pub const LIVE: u64 = 20_000_000;

    /// One of `base` choices, `times` times.
    pub fn power(base: u64, times: u32) -> Space {
        Space(BigUint::from(base).pow(times))
    }

    /// The orders of `count` things.
    pub fn orders(count: u64) -> Space {
        Space((1..=count).map(BigUint::from).product())
    }

    /// The subsets with `chosen` of `count` things; chosen ≤ count.
    pub fn subsets(count: u64, chosen: u64) -> Space {
        let mut subsets = BigUint::from(1_u8);
        for taken in 0..chosen.min(count) {
            subsets = subsets * (count - taken) / (taken + 1);
        }
        Space(subsets)
    }

    /// Whether a search through all of it is run, not only computed.
    pub fn is_live(&self) -> bool {
        self.0 <= BigUint::from(Space::LIVE)
    }

    /// The nearest number that a program would call a double; infinite beyond its range.
    pub fn approximate(&self) -> f64 {
        let digits = self.0.to_str_radix(10);
        digits.parse().unwrap_or(f64::INFINITY)
    }

    /// n, and how many queens there are still to place.
    pub(crate) fn open(instance: &Instance) -> (u64, u64) {
        let n = u64::from(instance.size().get());
        (n, n - instance.given().len() as u64)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spaces_of_eight_queens_are_those_of_the_sheet() {
        assert_eq!(Space::subsets(64, 8).to_string(), "4426165368");
        assert_eq!(Space::power(8, 8).to_string(), "16777216");
        assert_eq!(Space::orders(8).to_string(), "40320");
        assert!(Space::power(8, 8).is_live() && !Space::subsets(64, 8).is_live());
    }

    #[test]
    fn the_largest_board_has_an_exact_space_too() {
        assert_eq!(
            Space::power(32, 32).to_string(),
            "1461501637330902918203684832716283019655932542976"
        );
        let subsets = Space::subsets(1024, 32);
        assert!(
            (subsets.approximate() / 5.0e60 - 1.0).abs() < 1.0,
            "{subsets}"
        );
        assert_eq!(Space::subsets(5, 0).to_string(), "1");
    }
}
