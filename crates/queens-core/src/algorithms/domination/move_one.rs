//! `move-one`: place k queens, look for an uncovered square, move one queen, and repeat.
//!
//! Idea: the search makes the sheet's strategy exhaustive. For each k from the lower bound upwards, it visits all sets
//! of k squares in revolving-door order. Each set differs from the set before by the move of one queen. The search
//! reports the lowest uncovered square of each set.
//! Cost: C(n², k) sets for each k. For each chosen square, the search stores the squares that this square and the
//! higher chosen squares cover. Most moves therefore take at most two unions of sets.
//! Source: sheet 000, §2.4: “Placez k reines puis parcourez l'échiquier à la recherche d'une case libre. S'il
//! n'y en a pas, affichez la solution. S'il y en a une, déplacez une reine et recommencez”; the order is
//! Knuth's algorithm R (TAOCP 7.2.1.3).
//! Departure: the sheet does not specify which queen moves. Given queens are in every set and never move.

use std::sync::Arc;

use crate::board::square_set::with_width;
use crate::board::{Axis, Candidate, HasLines, Square, SquareSet, WORDS};
use crate::formats::Form;
use crate::problem::bounds::{at_least, at_most};
use crate::problem::{Cover, Goal, Instance, Problem, Variant};
use crate::search::explanation::domination::{self, bound, dominating_set, variant};
use crate::search::revolving_door::{self, Exchange, RevolvingDoor};
use crate::search::{
    Algorithm, BatchSearch, Bound, CandidateSpace, CoverageReason, Descriptor, Event, Explanation,
    MAX_OPERATIONS, Operation, Position, Reason, Search, Traversal, Value, Variables,
};

const BOUNDS: usize = 0;
const SIZES: usize = 1;
const MOVES: usize = 2;
const REFUTATIONS: usize = 3;
const VERDICTS: usize = 4;

/// The number of sets of seven queens on 8×8, the largest case in the sheet.
const SEVEN_OF_64: u64 = 621_216_192;

crate::listing! {
    enum Listing {
        Bound: Operation(BOUNDS),
        Begin: Operation(SIZES),
        Test: Tests,
        Solution: Solutions,
        Move: Operation(MOVES),
        NextSize: Operation(VERDICTS),
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("move-one", Problem::Domination, Traversal::Candidates)
        .space(space)
        .candidate_limit(SEVEN_OF_64)
        .alternative("coverage-search")
        .listing(&Listing::LINES)
        .operations(&[
            Operation::new("bounds"),
            Operation::new("sizes"),
            Operation::new("moves"),
            Operation::new("refutations"),
            Operation::new("verdicts"),
        ])
        .prints(Form::Squares);

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, start)
    .explanation(explain)
    .operations(count_operations)
    .procedure("move-one")
    .values(domination::values);

fn start(instance: &Instance) -> Box<dyn BatchSearch> {
    with_width!(instance.size(), W => MoveOne::<W>::start(instance))
}

/// The candidate space: all sets of k queens. If the instance does not specify k, k is the best known lower bound. This
/// bound is the greater of (n − 1) ÷ 2, rounded up, and the number of queens that the search starts with. The search
/// can continue with larger sets, which the candidate space does not include. Source: Spencer's bound, in Cockayne,
/// “Chessboard domination problems”, 1990.
fn space(instance: &Instance) -> CandidateSpace {
    let (size, given) = (instance.size(), instance.given());
    let needed = || {
        let variant = instance.variant().unwrap_or(Variant::Dominating);
        let least = at_least(size, variant, given).queens;
        least.max(u16::from(size.files()).saturating_sub(1).div_ceil(2))
    };
    let queens = instance.k().unwrap_or_else(needed);
    let further = usize::from(queens).saturating_sub(given.len());
    CandidateSpace::subsets((size.area() - given.len()) as u32, further as u32)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum MovePhase {
    AtLeast,
    AtMost(u16),
    /// Place the first set of k queens.
    FirstSet,
    /// Test the current set.
    Test,
    /// Move one queen.
    Move,
    Over,
}

/// A search in progress.
#[derive(Clone)]
struct MoveOne<const W: usize> {
    cover: Arc<Cover<W>>,
    given: Arc<[Square]>,
    /// The squares without a given queen, in order of their numbers.
    free: Arc<[Square]>,
    /// The chosen squares, as indices in `free`.
    subsets: RevolvingDoor,
    /// At index i: the squares covered by the given queens and by the chosen squares from index i on.
    covered: Vec<SquareSet<W>>,
    k: u16,
    increases_k: bool,
    variant: Variant,
    goal: Goal,
    has_found: bool,
    phase: MovePhase,
}

impl<const W: usize> MoveOne<W> {
    /// Reports the lower bound.
    fn at_least(&mut self) -> Event {
        let size = self.cover.size();
        self.phase = match at_most(size, self.variant, &self.given) {
            Some(bound) => MovePhase::AtMost(bound.queens),
            None => MovePhase::FirstSet,
        };
        let least = at_least(size, self.variant, &self.given);
        Event::Bound(Bound::AtLeast(least.queens))
    }

    /// Places the first set of k queens, on the lowest squares; refutes k if more than k queens are given.
    fn place_first_set(&mut self) -> Event {
        let Some(further) = usize::from(self.k).checked_sub(self.given.len()) else {
            return self.refute();
        };
        self.subsets = RevolvingDoor::new(self.free.len() as u16, further as u16);
        let given = self.given.iter();
        let covered = given.fold(SquareSet::EMPTY, |all, &queen| {
            &all | self.cover.covered_by(queen)
        });
        self.covered = vec![covered; further + 1];
        self.update_covered(further);
        self.phase = MovePhase::Test;
        Event::Candidate(Candidate::lowest(further as u16))
    }

    /// Updates `covered` after the lowest `changed` chosen squares have changed.
    #[inline]
    fn update_covered(&mut self, changed: usize) {
        for at in (0..changed).rev() {
            let square = self.free[usize::from(self.subsets.chosen()[at])];
            let covered = self.cover.covered_by(square);
            self.covered[at] = &self.covered[at + 1] | covered;
        }
    }

    #[inline]
    fn test_set(&mut self) -> Event {
        self.phase = MovePhase::Move;
        if let Some(square) = (self.cover.all() - &self.covered[0]).first() {
            return Event::Uncovered { square };
        }
        if let (Variant::Independent, Some(rejection)) = (self.variant, self.rejection()) {
            return rejection;
        }
        self.has_found = true;
        if self.goal == Goal::First {
            self.phase = MovePhase::Over;
        }
        Event::Solution
    }

    /// The event that rejects the current set because of its first attacking pair, in the order of the squares'
    /// numbers. `None` if no two queens attack each other.
    fn rejection(&self) -> Option<Event> {
        let chosen = self.subsets.chosen().iter();
        let chosen = chosen.map(|&at| self.free[usize::from(at)]);
        let queens: Vec<_> = self.given.iter().copied().chain(chosen).collect();
        Event::rejection_of(&Axis::Ranks.ordered(&queens))
    }

    #[inline]
    fn next_set(&mut self) -> Event {
        let Some(Exchange { from, to, changed }) = self.subsets.advance() else {
            return self.refute();
        };
        self.update_covered(changed);
        self.phase = MovePhase::Test;
        let [from, to] = [from, to].map(|at| self.free[usize::from(at)]);
        Event::Relocate { from, to }
    }

    fn refute(&mut self) -> Event {
        if self.has_found {
            self.phase = MovePhase::Over;
            return Event::End;
        }
        let refuted = self.k;
        let goes_on = self.increases_k && usize::from(self.k) < self.cover.size().area();
        self.phase = if goes_on {
            MovePhase::FirstSet
        } else {
            MovePhase::Over
        };
        self.k += u16::from(goes_on);
        Event::Bound(Bound::Refuted(refuted))
    }
}

impl<const W: usize> Search for MoveOne<W>
where
    SquareSet<W>: HasLines<W>,
{
    fn new(instance: &Instance) -> Self {
        let (size, given) = (instance.size(), instance.given());
        let variant = instance.variant().unwrap_or(Variant::Dominating);
        let least = at_least(size, variant, given).queens;
        let squares = (0..size.area()).map(|number| size.numbered(number));
        MoveOne {
            cover: Arc::new(Cover::new(size, variant)),
            given: given.into(),
            free: squares.filter(|square| !given.contains(square)).collect(),
            subsets: RevolvingDoor::new(0, 0),
            covered: Vec::new(),
            k: instance.k().unwrap_or(least.min(size.area() as u16)),
            increases_k: instance.k().is_none(),
            variant,
            goal: instance.goal(),
            has_found: false,
            phase: MovePhase::AtLeast,
        }
    }

    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            MovePhase::AtLeast => self.at_least(),
            MovePhase::AtMost(queens) => {
                self.phase = MovePhase::FirstSet;
                Event::Bound(Bound::AtMost(queens))
            }
            MovePhase::FirstSet => self.place_first_set(),
            MovePhase::Test => self.test_set(),
            MovePhase::Move => self.next_set(),
            MovePhase::Over => Event::End,
        }
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[SIZES] += u64::from(domination::begins_a_size(event, before));
    operations[VERDICTS] += u64::from(domination::decides_a_size(event, before));
    match event {
        Event::Relocate { .. } => operations[MOVES] += 1,
        Event::Bound(Bound::Refuted(_)) => operations[REFUTATIONS] += 1,
        Event::Bound(_) => operations[BOUNDS] += 1,
        _ => {}
    }
}

fn explain(position: &Position) -> Explanation {
    let (code_line, reason) = match position.last() {
        None => (Listing::Bound, Reason::Start { line: None }),
        Some(Event::Bound(stated @ Bound::Refuted(_))) => {
            (Listing::NextSize, bound(stated, position))
        }
        Some(Event::Bound(stated)) => (Listing::Bound, bound(stated, position)),
        Some(Event::Candidate(_)) => (Listing::Begin, Reason::NextCandidate),
        Some(Event::Relocate { from, to }) => (
            Listing::Move,
            Reason::Coverage(CoverageReason::Moved { from, to }),
        ),
        Some(Event::Uncovered { square }) => {
            let open = open(position);
            (
                Listing::Test,
                Reason::Coverage(CoverageReason::Uncovered { square, open }),
            )
        }
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => (Listing::Test, Reason::attacked(square, attacker, line)),
        Some(Event::Solution) => (Listing::Solution, dominating_set(position)),
        Some(_) => (Listing::NextSize, Reason::Finished),
    };
    Explanation::new(code_line, reason, variables(position))
}

/// The number of squares that the queens leave uncovered.
fn open(position: &Position) -> u16 {
    let cover = Cover::<WORDS>::new(position.size(), variant(position));
    cover.remainder(position.queens()).open.count() as u16
}

fn variables(position: &Position) -> Variables {
    if position.last().is_none() {
        return Vec::new();
    }
    let mut variables = vec![("k", Value::number(position.k()))];
    let (size, given, placed) = (position.size(), position.given(), position.placed());
    let is_complete = position.queens().len() == usize::from(position.k());
    if is_complete {
        let squares = (0..size.area()).map(|number| size.numbered(number));
        let free = (0..).zip(squares.filter(|square| !given.contains(square)));
        let chosen = free.filter(|(_, square)| placed.contains(square));
        let chosen: Vec<u16> = chosen.map(|(at, _)| at).collect();
        let queens = Axis::Ranks.ordered(position.queens());
        let of = CandidateSpace::subsets((size.area() - given.len()) as u32, placed.len() as u32);
        let rank = revolving_door::rank(&chosen);
        variables.push(("S", Value::Squares(queens)));
        variables.push(("candidate", Value::Rank { rank, of }));
    }
    if let Some(Event::Uncovered { square }) = position.last() {
        variables.push(("u", Value::Squares(vec![square])));
    }
    variables
}
