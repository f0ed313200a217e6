//! The registry: the only list of algorithms, and the only module that imports every search. To add an algorithm to
//! this crate, write one file, declare it in the module of its family, and add one line to `registry!`. An algorithm that
//! is defined outside this crate does not have to be listed.

use crate::algorithms::{brute_force, domination, enumeration, heuristic, local_search, tour};
use crate::problem::{Goal, Problem};
use crate::search::{Algorithm, Descriptor};
use crate::{counting, frames};

/// Defines `ALL` and `DESCRIPTORS` from the names of the algorithms' modules.
macro_rules! registry {
    ($($($module:ident)::+),* $(,)?) => {
        const COUNT: usize = [$(stringify!($($module)::+)),*].len();

        /// The algorithms that the page lists, in the order of its list. The first algorithm for a problem is the
        /// default for that problem.
        pub static ALL: [&Algorithm; COUNT] = [$(&$($module)::+::ALGORITHM),*];

        /// The descriptors of the algorithms in [`ALL`], in the order of [`ALL`]. A program that uses only descriptors
        /// does not contain the code of the algorithms.
        pub static DESCRIPTORS: [&Descriptor; COUNT] = [$(&$($module)::+::DESCRIPTOR),*];
    };
}

registry![
    enumeration::recursive,
    enumeration::half_board,
    enumeration::nested_loops,
    enumeration::board_copy,
    enumeration::upward_scan,
    enumeration::digit_string,
    enumeration::prefix_check,
    enumeration::explicit_stack,
    brute_force::permutations,
    enumeration::row_by_row,
    brute_force::subsets,
    brute_force::one_per_column,
    brute_force::random_placement,
    brute_force::random_rows,
    heuristic::accessibility_scan,
    heuristic::accessibility_list,
    heuristic::accessibility_dynamic,
    local_search::min_conflicts,
    enumeration::forward_checking,
    enumeration::bitmask,
    counting::meet_in_the_middle,
    tour::fewest_onward,
    tour::natural_order,
    tour::roth,
    domination::coverage_search,
    domination::move_one,
    frames,
];

/// The algorithm that the page shows first. The page fetches its code before the code of all other algorithms.
pub static OPENING: &Algorithm = &enumeration::recursive::ALGORITHM;

/// The search for a knight's tour by rotations. The page does not list it, because it has no steps to show.
pub static ROTATIONS: &Algorithm = &tour::rotations::ALGORITHM;

/// All algorithms: the algorithms in [`ALL`], then [`ROTATIONS`].
///
/// ```
/// use queens_core::algorithm;
///
/// assert_eq!(algorithm::every().count(), algorithm::ALL.len() + 1);
/// ```
pub fn every() -> impl Iterator<Item = &'static Algorithm> {
    ALL.into_iter().chain([ROTATIONS])
}

/// A fast algorithm for a problem and a goal, and another for instances that the first does not support.
pub(crate) fn fast(
    problem: Problem,
    goal: Goal,
) -> (&'static Algorithm, Option<&'static Algorithm>) {
    match (problem, goal) {
        (Problem::Queens, Goal::Count) => (
            &counting::meet_in_the_middle::ALGORITHM,
            Some(&enumeration::bitmask::ALGORITHM),
        ),
        (Problem::Queens, _) => (&enumeration::bitmask::ALGORITHM, None),
        (Problem::Domination, _) => (
            &frames::ALGORITHM,
            Some(&domination::coverage_search::ALGORITHM),
        ),
        (Problem::Knight, _) => (&tour::roth::ALGORITHM, None),
    }
}

/// The algorithm with this id, among all algorithms of [`every`]; `None` if the id is unknown.
///
/// ```
/// use queens_core::{Problem, algorithm};
///
/// let frames = algorithm::find("frames").ok_or("no such algorithm")?;
/// assert_eq!(frames.problem, Problem::Domination);
/// assert_eq!(algorithm::find("no-such-algorithm"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn find(id: &str) -> Option<&'static Algorithm> {
    every().find(|algorithm| algorithm.id == id)
}

/// The descriptor with this id, among [`DESCRIPTORS`]; `None` if the page lists no algorithm with this id.
///
/// ```
/// use queens_core::algorithm;
///
/// let bitmask = algorithm::describe("bitmask").ok_or("no such algorithm")?;
/// assert_eq!(bitmask.capabilities.sizes, 1..=32);
/// assert_eq!(algorithm::describe("tour-rotations"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn describe(id: &str) -> Option<&'static Descriptor> {
    DESCRIPTORS
        .into_iter()
        .find(|descriptor| descriptor.id == id)
}

/// The problems that at least one algorithm in [`ALL`] solves, in the order of [`Problem::ALL`].
///
/// ```
/// use queens_core::{Problem, algorithm};
///
/// assert!(algorithm::problems().eq(Problem::ALL));
/// ```
pub fn problems() -> impl Iterator<Item = Problem> {
    let all = Problem::ALL.into_iter();
    all.filter(|&problem| solving(problem).next().is_some())
}

/// The descriptors of the algorithms that solve this problem, in the order of [`DESCRIPTORS`].
///
/// ```
/// use queens_core::{Problem, algorithm};
///
/// let ids: Vec<&str> = algorithm::solving(Problem::Knight).map(|descriptor| descriptor.id).collect();
/// assert_eq!(ids, ["tour-fewest-onward", "tour-natural-order", "tour-roth"]);
/// ```
pub fn solving(problem: Problem) -> impl Iterator<Item = &'static Descriptor> {
    let all = DESCRIPTORS.into_iter();
    all.filter(move |descriptor| descriptor.problem == problem)
}

/// The descriptor of a problem's default algorithm: the first in [`DESCRIPTORS`] that solves the problem.
///
/// ```
/// use queens_core::{Problem, algorithm};
///
/// assert_eq!(algorithm::default(Problem::Queens).id, "recursive");
/// ```
pub fn default(problem: Problem) -> &'static Descriptor {
    solving(problem).next().unwrap_or(DESCRIPTORS[0])
}
