//! The grade of a puzzle: the deductions needed to solve it. Removing a given queen never makes a puzzle easier.

use std::fmt;

use super::domains::{DomainQuery, PieceDomains, Propagation, with_domains};
use crate::board::Square;
use crate::frames::{FrameSearch, FrameSetup, Kinds};
use crate::problem::{Problem, Setup, Variant};
use crate::work::Work;

/// The number of nodes in a slice of the search. One slice can find several sets.
const NODES: u64 = 64;

/// The deductions needed to solve a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Only forced moves: at each step, some constraint has a single square left.
    Forced,
    /// One contradiction: forced moves after a trial square lead to a constraint without squares. After excluding the
    /// trial square, forced moves solve the puzzle.
    OneContradiction,
    /// Several contradictions, one after another.
    Contradictions,
    /// A contradiction within another contradiction, because forced moves by themselves refute no square.
    Nested,
}

/// The error for a number that is not a grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("grade {0} is outside 1–4")]
pub struct GradeError(pub u8);

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 4] = [
        Grade::Forced,
        Grade::OneContradiction,
        Grade::Contradictions,
        Grade::Nested,
    ];

    /// The number of the grade, from 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The grades for which there are puzzles of a problem on `n` files, in ascending order. `n` is one of
    /// [`PuzzleSetup::sizes`](crate::puzzle::PuzzleSetup::sizes). Every set of given squares with one completion was
    /// graded for queens up to 9×9, smallest covering sets up to 12×12 and tours on 5×5. So there are no puzzles of
    /// other grades on these boards. On 9×9, only one puzzle of queens has grade 4, up to symmetry. On 13×13, grades 2
    /// and 4 of domination are rare and left out.
    pub const fn available(problem: Problem, n: u8) -> &'static [Grade] {
        use Grade::{Contradictions, Forced, Nested, OneContradiction};
        match (problem, n) {
            (Problem::Queens, 0..9) | (Problem::Knight, 5) | (Problem::Domination, 10) => {
                &[Forced, OneContradiction, Contradictions]
            }
            (Problem::Queens | Problem::Knight, _) => &Grade::ALL,
            (Problem::Domination, 0..8) => &[Forced],
            (Problem::Domination, 12) => &[Forced, Contradictions, Nested],
            (Problem::Domination, _) => &[Forced, Contradictions],
        }
    }

    /// This grade, if puzzles of this grade exist for a problem on `n` files. Otherwise, the next lower grade that has
    /// puzzles. If no lower grade has puzzles, the lowest grade that has puzzles.
    ///
    /// ```
    /// use queens_core::Problem;
    /// use queens_core::puzzle::Grade;
    ///
    /// let available = Grade::available(Problem::Queens, 6);
    /// assert!(!available.contains(&Grade::Nested));
    /// assert_eq!(available.last(), Some(&Grade::Nested.nearest(Problem::Queens, 6)));
    /// ```
    pub fn nearest(self, problem: Problem, n: u8) -> Grade {
        let available = Grade::available(problem, n);
        let lower = available.iter().rfind(|&&grade| grade <= self);
        lower.copied().unwrap_or(available[0])
    }

    /// The grade of the puzzle with these squares; `None` unless they have exactly one completion.
    ///
    /// ```
    /// use queens_core::puzzle::Grade;
    /// use queens_core::{BoardSize, Goal, Problem, Setup};
    ///
    /// let setup = Setup::new(Problem::Queens, BoardSize::new(6)?, Goal::First);
    /// assert_eq!(Grade::assess(&setup, &["a2".parse()?]), Some(Grade::Contradictions));
    /// assert_eq!(Grade::assess(&setup, &["a2".parse()?, "b4".parse()?]), Some(Grade::OneContradiction));
    /// assert_eq!(Grade::assess(&setup, &["a1".parse()?]), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn assess(setup: &Setup, squares: &[Square]) -> Option<Grade> {
        let mut grades = Grade::ALL.into_iter();
        grades.find(|&grade| grade.suffices(setup, squares))
    }

    /// Whether the deductions of this grade complete the squares. If they do, there is only one completion, because all
    /// other squares are refuted. For the highest grade, a search counts the completions instead. For domination, this
    /// search is the search by frames if possible.
    pub(super) fn suffices(self, setup: &Setup, squares: &[Square]) -> bool {
        let by_frames = match self {
            Grade::Nested => has_single_set(setup, squares),
            _ => None,
        };
        by_frames.unwrap_or_else(|| with_domains(setup, squares, Suffices(self)))
    }
}

/// Whether exactly one set of k queens covers the board and contains these queens; `None` if the search by frames is
/// not possible.
fn has_single_set(setup: &Setup, queens: &[Square]) -> Option<bool> {
    let k = setup.k.and_then(|k| u8::try_from(k).ok())?;
    if setup.problem != Problem::Domination || k >= setup.size.files() || queens.len() >= k.into() {
        return None;
    }
    let mut search = FrameSearch::new(FrameSetup {
        size: setup.size,
        variant: setup.variant.unwrap_or(Variant::Dominating),
        k,
        given: queens.to_vec(),
        kinds: Kinds::ALL,
        is_first: false,
    })
    .ok()?;
    while search.work(NODES).is_pending() && search.weighted_count() < 2 {}
    Some(search.weighted_count() == 1)
}

/// The query whether the deductions of a grade solve a puzzle.
struct Suffices(Grade);

impl DomainQuery for Suffices {
    type Answer = bool;

    fn answer<D: PieceDomains>(self, mut domains: D) -> bool {
        if self.0 == Grade::Nested {
            return domains.completions(2) == 1;
        }
        match (domains.propagate(|_| ()), self.0) {
            (Propagation::Solved, _) => true,
            (Propagation::Conflict(_), _) | (Propagation::Fixpoint, Grade::Forced) => false,
            (Propagation::Fixpoint, Grade::OneContradiction) => {
                solves_by_one_contradiction(&domains)
            }
            (Propagation::Fixpoint, _) => solves_by_contradictions(domains),
        }
    }
}

/// Whether forced moves complete the board after some refuted square is excluded.
fn solves_by_one_contradiction<D: PieceDomains>(domains: &D) -> bool {
    let squares = domains.squares();
    let refuted = squares
        .into_iter()
        .filter(|&square| domains.refutes(square));
    refuted.into_iter().any(|square| {
        let mut without = domains.clone();
        without.exclude(square);
        without.propagate(|_| ()) == Propagation::Solved
    })
}

/// Whether repeated contradictions and forced moves complete the board.
fn solves_by_contradictions<D: PieceDomains>(mut domains: D) -> bool {
    loop {
        let mut has_refuted = false;
        for square in domains.squares() {
            if domains.refutes(square) {
                domains.exclude(square);
                has_refuted = true;
            }
        }
        match domains.propagate(|_| ()) {
            Propagation::Solved => return true,
            Propagation::Fixpoint if has_refuted => {}
            Propagation::Fixpoint | Propagation::Conflict(_) => return false,
        }
    }
}

impl TryFrom<u8> for Grade {
    type Error = GradeError;

    fn try_from(number: u8) -> Result<Grade, GradeError> {
        let mut all = Grade::ALL.into_iter();
        all.find(|grade| grade.number() == number)
            .ok_or(GradeError(number))
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
