//! The exact number of candidates of a brute-force search, and the limit for this number.

use std::cmp::Ordering;
use std::fmt;

use crate::board::Axis;
use crate::problem::{Instance, Problem};
use crate::search::Traversal;

/// The base of the digits of a number of candidates. A digit times a factor below 2³² fits into 64 bits.
const BASE: u64 = 1_000_000_000;

/// The way in which a candidate board is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateKind {
    /// A subset of the squares.
    Squares,
    /// A row for each column.
    Rows,
    /// A column for each row.
    Columns,
    /// A permutation of the rows: a different row for each column.
    Orders,
}

/// An exact number of candidates of any size.
///
/// ```
/// use queens_core::CandidateSpace;
///
/// assert_eq!(CandidateSpace::subsets(64, 8).to_string(), "4426165368");
/// assert!(CandidateSpace::orders(8).is_within(CandidateSpace::LIVE));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CandidateSpace {
    /// Digits in base [`BASE`], the least significant first, without leading zeros.
    digits: Vec<u64>,
}

impl CandidateKind {
    /// The default for a problem and a traversal; `None` if the number of candidate boards is unknown.
    pub(crate) const fn by(problem: Problem, traversal: Traversal) -> Option<CandidateKind> {
        match (problem, traversal) {
            (Problem::Knight, _) => None,
            (Problem::Domination, _) => Some(CandidateKind::Squares),
            // These searches are greedy, choose random squares one by one, repair a placement, or have no board.
            (
                _,
                Traversal::Greedy
                | Traversal::RandomPlacement
                | Traversal::LocalSearch
                | Traversal::CountOnly,
            ) => None,
            (_, Traversal::Lines(Axis::Ranks)) => Some(CandidateKind::Columns),
            _ => Some(CandidateKind::Rows),
        }
    }

    /// The number of candidate boards for `times` choices from `of` rows, columns or squares. For permutations, `times`
    /// does not matter.
    ///
    /// ```
    /// use queens_core::{CandidateKind, CandidateSpace};
    ///
    /// assert_eq!(CandidateKind::Rows.boards(8, 8), CandidateSpace::power(8, 8));
    /// assert_eq!(CandidateKind::Orders.boards(8, 8).as_f64(), 40_320.0);
    /// ```
    pub fn boards(self, of: u32, times: u32) -> CandidateSpace {
        match self {
            CandidateKind::Squares => CandidateSpace::subsets(of, times),
            CandidateKind::Rows | CandidateKind::Columns => CandidateSpace::power(of, times),
            CandidateKind::Orders => CandidateSpace::orders(of),
        }
    }
}

impl CandidateSpace {
    /// The default limit for the number of candidates of a search. A search of this size takes a few seconds.
    pub const LIVE: u64 = 20_000_000;

    /// The number of ways to choose one of `base` things `times` times; base ≥ 1.
    ///
    /// ```
    /// use queens_core::CandidateSpace;
    ///
    /// assert_eq!(CandidateSpace::power(2, 100).to_string(), "1267650600228229401496703205376");
    /// ```
    pub fn power(base: u32, times: u32) -> CandidateSpace {
        (0..times).fold(CandidateSpace::one(), |space, _| space.times(base))
    }

    /// The number of permutations of `count` things.
    pub fn orders(count: u32) -> CandidateSpace {
        (1..=count).fold(CandidateSpace::one(), CandidateSpace::times)
    }

    /// The number of ways to choose `chosen` of `count` things. `chosen` must be at most `count`.
    pub fn subsets(count: u32, chosen: u32) -> CandidateSpace {
        (0..chosen.min(count)).fold(CandidateSpace::one(), |subsets, taken| {
            subsets.times(count - taken).divided_by(taken + 1)
        })
    }

    /// Whether there are at most `most` candidates.
    pub fn is_within(&self, most: u64) -> bool {
        let number = self.saturating_u64();
        // `u64::MAX` can also mean a larger number.
        number <= most && (number < u64::MAX || self.to_string() == u64::MAX.to_string())
    }

    /// The number as a floating-point number: exact below 2⁵³, otherwise rounded.
    pub fn as_f64(&self) -> f64 {
        let digits = self.digits.iter().rev();
        digits.fold(0.0, |above, &digit| above * BASE as f64 + digit as f64)
    }

    /// The number in 64 bits, or [`u64::MAX`] if it does not fit.
    pub(crate) fn saturating_u64(&self) -> u64 {
        let digits = self.digits.iter().rev();
        digits.fold(0, |above: u64, &digit| {
            above.saturating_mul(BASE).saturating_add(digit)
        })
    }

    /// The number of files, and the number of queens that remain to be placed.
    pub(crate) fn open(instance: &Instance) -> (u32, u32) {
        let n = u32::from(instance.size().files());
        (n, n - instance.given().len() as u32)
    }

    fn one() -> CandidateSpace {
        CandidateSpace { digits: vec![1] }
    }

    fn times(mut self, factor: u32) -> CandidateSpace {
        let mut carry = 0;
        for digit in &mut self.digits {
            let product = *digit * u64::from(factor) + carry;
            (carry, *digit) = (product / BASE, product % BASE);
        }
        while carry > 0 {
            self.digits.push(carry % BASE);
            carry /= BASE;
        }
        self
    }

    /// Divides and drops the remainder; divisor ≥ 1.
    fn divided_by(mut self, divisor: u32) -> CandidateSpace {
        let (divisor, mut rest) = (u64::from(divisor), 0);
        for digit in self.digits.iter_mut().rev() {
            let dividend = rest * BASE + *digit;
            (*digit, rest) = (dividend / divisor, dividend % divisor);
        }
        while self.digits.len() > 1 && self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        self
    }
}

impl Ord for CandidateSpace {
    fn cmp(&self, other: &CandidateSpace) -> Ordering {
        let lengths = self.digits.len().cmp(&other.digits.len());
        lengths.then_with(|| self.digits.iter().rev().cmp(other.digits.iter().rev()))
    }
}

impl PartialOrd for CandidateSpace {
    fn partial_cmp(&self, other: &CandidateSpace) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for CandidateSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = self.digits.iter().rev();
        digits.next().map_or(Ok(()), |first| write!(f, "{first}"))?;
        digits.try_for_each(|digit| write!(f, "{digit:09}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spaces_of_eight_queens_are_those_of_the_sheet() {
        assert_eq!(CandidateSpace::subsets(64, 8).to_string(), "4426165368");
        assert_eq!(CandidateSpace::power(8, 8).to_string(), "16777216");
        assert_eq!(CandidateSpace::orders(8).to_string(), "40320");
        let above = 12_157_665_459_056_928_801;
        assert!(!CandidateSpace::power(3, 40).is_within(above - 1));
        assert!(CandidateSpace::power(3, 40).is_within(above));
        assert!(!CandidateSpace::power(2, 64).is_within(u64::MAX));
        let is_live = |space: CandidateSpace| space.is_within(CandidateSpace::LIVE);
        assert!(is_live(CandidateSpace::power(8, 8)) && !is_live(CandidateSpace::subsets(64, 8)));
    }

    #[test]
    fn the_space_of_the_largest_board_is_exact() {
        assert_eq!(
            CandidateSpace::power(32, 32).to_string(),
            "1461501637330902918203684832716283019655932542976"
        );
        assert_eq!(
            CandidateSpace::orders(32).to_string(),
            "263130836933693530167218012160000000"
        );
        assert_eq!(
            CandidateSpace::subsets(1024, 32).to_string(),
            "4975934516475091945873053437980096233985625508261827213576160"
        );
        assert_eq!(CandidateSpace::subsets(5, 0).to_string(), "1");
    }

    #[test]
    fn spaces_are_ordered_as_numbers() {
        assert!(CandidateSpace::power(10, 9) > CandidateSpace::power(999, 1));
        assert!(CandidateSpace::power(8, 8) < CandidateSpace::power(8, 9));
        assert!(CandidateSpace::subsets(1024, 31) < CandidateSpace::subsets(1024, 32));
        assert!(CandidateSpace::power(32, 32) <= CandidateSpace::power(1024, 16));
    }

    #[test]
    fn zeros_within_a_number_are_written() {
        assert_eq!(
            CandidateSpace::power(10, 20).to_string(),
            "100000000000000000000"
        );
        assert_eq!(CandidateSpace::power(10, 9).to_string(), "1000000000");
        assert_eq!(
            CandidateSpace::subsets(30, 15),
            CandidateSpace::subsets(30, 15).times(7).divided_by(7)
        );
    }

    #[test]
    fn a_number_of_64_bits_is_exact_and_a_larger_one_the_largest() {
        assert_eq!(CandidateSpace::subsets(5, 0).saturating_u64(), 1);
        assert_eq!(
            CandidateSpace::power(10, 18).saturating_u64(),
            10_u64.pow(18)
        );
        assert_eq!(CandidateSpace::power(2, 63).saturating_u64(), 1 << 63);
        assert_eq!(CandidateSpace::power(2, 64).saturating_u64(), u64::MAX);
        assert_eq!(CandidateSpace::subsets(1024, 32).saturating_u64(), u64::MAX);
    }

    #[test]
    fn a_floating_point_number_is_near_the_exact_one() {
        for (space, near) in [
            (CandidateSpace::power(8, 8), 16_777_216.0),
            (CandidateSpace::power(32, 32), 2_f64.powi(160)),
            (CandidateSpace::subsets(1024, 32), 4.975934516475092e+60),
        ] {
            assert!((space.as_f64() / near - 1.0).abs() < 1e-15, "{space}");
        }
    }
}
