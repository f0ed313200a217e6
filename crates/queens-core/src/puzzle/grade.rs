//! The grade of a puzzle: what solving it needs. A queen less among the given ones never makes it easier.

use std::fmt;

use crate::board::Square;
use crate::frames::{FrameSearch, Kinds, Question};
use crate::problem::{Problem, Setup, Variant};
use crate::puzzle::hint::{OfDomains, PieceDomains, Propagation, with_domains};
use crate::work::Work;

/// The nodes of a slice, after which several sets may be known.
const NODES: u64 = 64;

/// What solving a puzzle needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Forced moves alone: each time some line has a single free square.
    Forced,
    /// One contradiction: a square is tried, forced moves lead to a line without a square, and without it forced moves
    /// solve the puzzle.
    OneContradiction,
    /// Several contradictions, one after another.
    Contradictions,
    /// A contradiction within another: no square is refuted by forced moves alone.
    Nested,
}

/// It is no grade.
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

    /// Its number, from 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The grades of which puzzles of a problem are made on so many files, in order. Of queens to 9×9, of sets of the fewest queens
    /// to 12×12 and of tours of 5×5, all given squares with one completion have been graded: no others have puzzles there. On
    /// 9×9 a single puzzle of queens has grade 4, up to symmetry. On 13×13 grades 2 and 4 of domination are rare, and left out.
    pub const fn made(problem: Problem, n: u8) -> &'static [Grade] {
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

    /// The grade of such puzzles that is meant by this one: the next lower one where it is not made, else the lowest.
    pub fn nearest(self, problem: Problem, n: u8) -> Grade {
        let made = Grade::made(problem, n);
        let lower = made.iter().rfind(|&&grade| grade <= self);
        lower.copied().unwrap_or(made[0])
    }

    /// The grade of these squares as what is asked for; none if they have no completion, or several.
    pub fn of(asked: &Setup, squares: &[Square]) -> Option<Grade> {
        let mut grades = Grade::ALL.into_iter();
        grades.find(|&grade| grade.suffices(asked, squares))
    }

    /// Whether what this grade has suffices to complete the squares. If it does, they have one completion: all other squares
    /// are refuted. Of the highest grade that is asked directly, of domination frame by frame, where that is possible.
    pub(super) fn suffices(self, asked: &Setup, squares: &[Square]) -> bool {
        let by_frames = match self {
            Grade::Nested => have_one_set(asked, squares),
            _ => None,
        };
        by_frames.unwrap_or_else(|| with_domains(asked, squares, Suffices(self)))
    }
}

/// Whether a single set of as many queens as are asked for dominates the board and holds these.
fn have_one_set(asked: &Setup, queens: &[Square]) -> Option<bool> {
    let k = asked.k.and_then(|k| u8::try_from(k).ok())?;
    if asked.problem != Problem::Domination || k >= asked.size.get() || queens.len() >= k.into() {
        return None;
    }
    let mut search = FrameSearch::new(Question {
        size: asked.size,
        variant: asked.variant.unwrap_or(Variant::Dominating),
        k,
        given: queens.to_vec(),
        kinds: Kinds::ALL,
        is_first: false,
    })
    .ok()?;
    while search.work(NODES).is_pending() && search.weighed() < 2 {}
    Some(search.weighed() == 1)
}

/// What solving by a grade has.
struct Suffices(Grade);

impl OfDomains for Suffices {
    type Answer = bool;

    fn of<D: PieceDomains>(self, mut domains: D) -> bool {
        if self.0 == Grade::Nested {
            return domains.completions(2) == 1;
        }
        match (domains.settle(|_| ()), self.0) {
            (Propagation::Solved, _) => true,
            (Propagation::Conflict(_), _) | (Propagation::Fixpoint, Grade::Forced) => false,
            (Propagation::Fixpoint, Grade::OneContradiction) => suffices_once(&domains),
            (Propagation::Fixpoint, _) => suffice(domains),
        }
    }
}

/// Whether forced moves complete the board once some square is refuted.
fn suffices_once<D: PieceDomains>(domains: &D) -> bool {
    let squares = domains.squares();
    let refuted = squares
        .into_iter()
        .filter(|&square| domains.refutes(square));
    refuted.into_iter().any(|square| {
        let mut without = domains.clone();
        without.exclude(square);
        without.settle(|_| ()) == Propagation::Solved
    })
}

/// Whether contradictions and forced moves complete the board.
fn suffice<D: PieceDomains>(mut domains: D) -> bool {
    loop {
        let mut has_refuted = false;
        for square in domains.squares() {
            if domains.refutes(square) {
                domains.exclude(square);
                has_refuted = true;
            }
        }
        match domains.settle(|_| ()) {
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
