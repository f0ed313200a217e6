//! The published numbers of solutions and of classes, and the comparison of a finished count with them.
//!
//! Source: OEIS A000170, A002562 and A002564. The numbers for n = 27 come from the project Q27 (TU Dresden, 2016).
use crate::problem::{Instance, Problem, Variant};

/// The OEIS number of the sequence that counts all solutions.
pub const SOLUTIONS: &str = "A000170";
/// The OEIS number of the sequence that counts the classes under the symmetries of the board.
pub const FUNDAMENTAL: &str = "A002562";
/// The OEIS number of the sequence that counts the smallest dominating sets.
pub const LEAST_SETS: &str = "A002564";

/// The least number of queens that dominate a board, and the number of dominating sets of this size, for n = 1 … 19.
const SETS: [(u16, u64); 19] = [
    (1, 1),
    (1, 4),
    (1, 1),
    (2, 12),
    (3, 186),
    (3, 4),
    (4, 86),
    (5, 4_860),
    (5, 114),
    (5, 8),
    (5, 2),
    (6, 8),
    (7, 288),
    (8, 4_632),
    (9, 205_832),
    (9, 2_968),
    (9, 124),
    (9, 16),
    (10, 84),
];

/// The numbers of solutions and of classes for n = 1 … 27.
const TABLE: [(u64, u64); 27] = [
    (1, 1),
    (0, 0),
    (0, 0),
    (2, 1),
    (10, 2),
    (4, 1),
    (40, 6),
    (92, 12),
    (352, 46),
    (724, 92),
    (2_680, 341),
    (14_200, 1_787),
    (73_712, 9_233),
    (365_596, 45_752),
    (2_279_184, 285_053),
    (14_772_512, 1_846_955),
    (95_815_104, 11_977_939),
    (666_090_624, 83_263_591),
    (4_968_057_848, 621_012_754),
    (39_029_188_884, 4_878_666_808),
    (314_666_222_712, 39_333_324_973),
    (2_691_008_701_644, 336_376_244_042),
    (24_233_937_684_440, 3_029_242_658_210),
    (227_514_171_973_736, 28_439_272_956_934),
    (2_207_893_435_808_352, 275_986_683_743_434),
    (22_317_699_616_364_044, 2_789_712_466_510_289),
    (234_907_967_154_122_528, 29_363_495_934_315_694),
];

/// The published numbers for n queens on an empty board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Published {
    /// The number of all solutions.
    pub solutions: u64,
    /// The number of classes under the symmetries of the board.
    pub fundamental: u64,
}

/// The comparison of a finished count with the published numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// All compared numbers agree. Contains the OEIS numbers of the sequences.
    Agrees(Vec<&'static str>),
    /// At least one number differs, so the count is wrong. Contains the first difference.
    Differs(Discrepancy),
    /// This module has no published number for this count.
    Unpublished,
}

/// A number that differs from the published number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("n = {n}: counted {counted}, but {sequence} has {published}")]
pub struct Discrepancy {
    /// The number of files of the board.
    pub n: u8,
    /// The sequence: [`SOLUTIONS`], [`FUNDAMENTAL`] or [`LEAST_SETS`].
    pub sequence: &'static str,
    /// The counted number.
    pub counted: u64,
    /// The published number.
    pub published: u64,
}

/// The published numbers for n queens on an empty board with n files and n ranks. `None` unless n = 1 … 27.
///
/// ```
/// use queens_core::counting::published::published;
///
/// let eight = published(8).ok_or("not published")?;
/// assert_eq!((eight.solutions, eight.fundamental), (92, 12));
/// assert_eq!(published(28), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn published(n: u8) -> Option<Published> {
    let &(solutions, fundamental) = TABLE.get(usize::from(n).checked_sub(1)?)?;
    Some(Published {
        solutions,
        fundamental,
    })
}

/// The published number of smallest dominating sets for n = 1 … 19. `None` for larger boards, or if the instance does
/// not count smallest dominating sets.
fn least_sets(instance: &Instance) -> Option<u64> {
    let is_usual = (instance.problem(), instance.variant())
        == (Problem::Domination, Some(Variant::Dominating));
    let &(queens, sets) = SETS.get(instance.size().width() - 1)?;
    (is_usual && instance.k() == Some(queens)).then_some(sets)
}

/// Compares a finished count with the published numbers. `solutions` is the counted number of all solutions, and
/// `fundamental` the number of classes, if it was derived. A count with given pieces has no published numbers.
///
/// ```
/// use queens_core::counting::published::{Comparison, SOLUTIONS, compare};
/// use queens_core::{BoardSize, Goal, Instance};
///
/// let instance = Instance::queens(BoardSize::new(8)?, &[], Goal::Count)?;
/// assert_eq!(compare(&instance, 92, None), Comparison::Agrees(vec![SOLUTIONS]));
/// assert!(matches!(compare(&instance, 91, None), Comparison::Differs(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare(instance: &Instance, solutions: u64, fundamental: Option<u64>) -> Comparison {
    let n = instance.size().files();
    let mut numbers = Vec::new();
    if !instance.given().is_empty() || !instance.blocked().is_empty() {
        return Comparison::Unpublished;
    }
    if let Some(sets) = least_sets(instance) {
        numbers.push((LEAST_SETS, solutions, sets));
    }
    if let Some(known) = published(n).filter(|_| instance.problem() == Problem::Queens) {
        numbers.push((SOLUTIONS, solutions, known.solutions));
        numbers.extend(fundamental.map(|classes| (FUNDAMENTAL, classes, known.fundamental)));
    }
    if numbers.is_empty() {
        return Comparison::Unpublished;
    }
    let differing = numbers
        .iter()
        .find(|(_, counted, published)| counted != published);
    match differing {
        None => Comparison::Agrees(numbers.into_iter().map(|(sequence, ..)| sequence).collect()),
        Some(&(sequence, counted, published)) => Comparison::Differs(Discrepancy {
            n,
            sequence,
            counted,
            published,
        }),
    }
}
