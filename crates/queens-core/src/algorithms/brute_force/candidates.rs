//! The search shared by the brute-force algorithms that test candidates. A candidate is a complete set of queens. The
//! search places a candidate, then compares its queens in pairs, up to the first two queens that attack each other. The
//! outer loop runs over the earlier queen i of a pair, the inner loop over the later queen j. The algorithms differ in
//! their candidates and in the order of the candidates.

use crate::board::{Axis, BoardSize, Candidate, OpenLines, Square};
use crate::problem::{Goal, Instance, Problem};
use crate::search::{
    Descriptor, Detail, Event, Explanation, ListingLine, MAX_OPERATIONS, Position, Reason, Search,
    Traversal, Value, Variables,
};

const MAX: usize = BoardSize::MAX as usize;

crate::listing! {
    /// The lines of all listings. The counters are those of an algorithm that generates its candidates in order.
    pub(crate) enum Listing {
        Next: Operation(GENERATED),
        EachPair: Operation(PAIR_CHECKS),
        Attack: Operation(PAIR_CHECKS),
        Solution: Solutions,
    }
}

/// The descriptor of a brute-force algorithm with this listing: [`Listing::LINES`], or the same lines with other
/// counters.
pub(crate) const fn describe(id: &'static str, listing: &'static [ListingLine]) -> Descriptor {
    Descriptor::new(id, Problem::Queens, Traversal::Candidates)
        .alternative("recursive")
        .listing(listing)
}

/// The sequence of candidates of a brute-force search, with a current candidate.
pub(crate) trait Candidates: Clone + Send + 'static {
    /// Creates the sequence at its first candidate.
    fn new(instance: &Instance) -> Self;

    /// The queens of the current candidate and the given queens, in the order of comparison.
    fn queens(&self) -> &[Square];

    /// The queens of the current candidate without the given queens, packed for an event.
    fn packed(&self) -> Candidate;

    /// Moves to the next candidate; returns `false` if the current candidate is the last.
    fn next(&mut self) -> bool;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CandidatePhase {
    /// Place the candidate.
    Place,
    /// Test the candidate.
    Test,
    Over,
}

/// A brute-force search in progress.
#[derive(Clone)]
pub(crate) struct CandidateSearch<C> {
    candidates: C,
    phase: CandidatePhase,
    goal: Goal,
}

impl<C: Candidates> Search for CandidateSearch<C> {
    fn new(instance: &Instance) -> Self {
        CandidateSearch {
            candidates: C::new(instance),
            phase: CandidatePhase::Place,
            goal: instance.goal(),
        }
    }

    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            CandidatePhase::Place => {
                self.phase = CandidatePhase::Test;
                Event::Candidate(self.candidates.packed())
            }
            CandidatePhase::Test => {
                // A candidate without an attacking pair is a solution.
                let rejection = Event::rejection_of(self.candidates.queens());
                let result = rejection.unwrap_or(Event::Solution);
                let stops = self.goal == Goal::First && result == Event::Solution;
                self.phase = if !stops && self.candidates.next() {
                    CandidatePhase::Place
                } else {
                    CandidatePhase::Over
                };
                result
            }
            CandidatePhase::Over => Event::End,
        }
    }
}

/// An order of the candidates with one queen in each open line. The place of a queen is the index of its square in the
/// line, from 0.
pub(crate) trait PlaceOrder: Clone + Send + 'static {
    /// The axis of the lines.
    const AXIS: Axis;

    /// Creates the order for an instance. `places` holds one zero per open line and receives the places of the
    /// first candidate.
    fn new(instance: &Instance, places: &mut [u8]) -> Self;

    /// Writes the places of the next candidate, each below n. Returns the index of the first place that can
    /// have changed; `None` after the last candidate.
    fn next(&mut self, n: u8, places: &mut [u8]) -> Option<usize>;
}

/// A candidate with one queen in each line.
#[derive(Clone)]
pub(crate) struct OnePerLine<O> {
    order: O,
    n: u8,
    open: OpenLines,
    /// The place of the queen in each open line.
    places: [u8; MAX],
    /// The queen of each line, including given queens, indexed by line.
    queens: [Square; MAX],
}

impl<O: PlaceOrder> OnePerLine<O> {
    /// Updates the queens of the open lines with index `from` or greater, from their places.
    #[inline]
    fn set_queens(&mut self, from: usize) {
        for depth in from..usize::from(self.open.count()) {
            let line = self.open.searched_at(depth as u8);
            self.queens[usize::from(line) % MAX] = O::AXIS.at(line, self.places[depth % MAX]);
        }
    }
}

impl<O: PlaceOrder> Candidates for OnePerLine<O> {
    fn new(instance: &Instance) -> Self {
        let open = OpenLines::open(O::AXIS, instance.size(), instance.given());
        let mut places = [0; MAX];
        let mut queens = [Square::at(0, 0); MAX];
        for &queen in instance.given() {
            queens[usize::from(O::AXIS.line_of(queen))] = queen;
        }
        let mut candidate = OnePerLine {
            order: O::new(instance, &mut places[..usize::from(open.count())]),
            n: instance.size().files(),
            open,
            places,
            queens,
        };
        candidate.set_queens(0);
        candidate
    }

    #[inline]
    fn queens(&self) -> &[Square] {
        &self.queens[..usize::from(self.n)]
    }

    #[inline]
    fn packed(&self) -> Candidate {
        let count = usize::from(self.open.count());
        Candidate::of_lines(O::AXIS, &self.places[..count])
    }

    #[inline]
    fn next(&mut self) -> bool {
        let places = &mut self.places[..usize::from(self.open.count())];
        let changed = self.order.next(self.n, places);
        if let Some(from) = changed {
            self.set_queens(from);
        }
        changed.is_some()
    }
}

/// The index of the operation that counts generated candidates.
const GENERATED: usize = 0;
/// The index of the operation that counts compared pairs.
pub(crate) const PAIR_CHECKS: usize = 1;

/// Counts the operations of an algorithm that generates its candidates in order.
pub(crate) fn count_operations(
    axis: Axis,
    event: Event,
    before: &Position,
    operations: &mut [u64; MAX_OPERATIONS],
) {
    operations[GENERATED] += u64::from(matches!(event, Event::Candidate(_)));
    operations[PAIR_CHECKS] += comparisons(axis, event, before);
}

/// The number of pairs that an event's test compares; 0 if the event is not a test.
pub(crate) fn comparisons(axis: Axis, event: Event, before: &Position) -> u64 {
    let queens = before.queens();
    let all = queens.len() as u64;
    match event {
        Event::Reject {
            square, attacker, ..
        } => {
            let index = |of| {
                let earlier = queens
                    .iter()
                    .filter(|&&queen| axis.key(queen) < axis.key(of));
                earlier.count() as u64
            };
            let (i, j) = (index(attacker), index(square));
            // All pairs whose earlier queen has an index below i, then the pairs (i, i + 1) to (i, j).
            i * (all - 1) - i * i.saturating_sub(1) / 2 + (j - i)
        }
        Event::Solution => all * all.saturating_sub(1) / 2,
        _ => 0,
    }
}

/// The pairs that the last event's test compared, in order; `None` if the event is not a test.
fn pairs_compared(axis: Axis, position: &Position) -> Option<Vec<(Square, Square)>> {
    let last = match position.last()? {
        Event::Reject {
            square, attacker, ..
        } => Some((attacker, square)),
        Event::Solution => None,
        _ => return None,
    };
    let queens = axis.ordered(position.queens());
    let mut pairs = Vec::new();
    for (i, &first) in queens.iter().enumerate() {
        for &second in &queens[i + 1..] {
            pairs.push((first, second));
            if Some((first, second)) == last {
                return Some(pairs);
            }
        }
    }
    Some(pairs)
}

/// Explains the last event. The queens are compared in the order of `axis`. `next` is the reason for a new candidate.
/// Before the first candidate, the explanation has no variables.
pub(crate) fn explanation(
    axis: Axis,
    next: Reason,
    position: &Position,
    variables: fn(&Position) -> Variables,
) -> Explanation {
    let (code_line, reason) = match position.last() {
        None => (Listing::Next, Reason::Start { line: None }),
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => (Listing::Attack, Reason::attacked(square, attacker, line)),
        Some(Event::Solution) => (Listing::Solution, Reason::Complete),
        // A random search ends with its solution; an ordered search ends when no candidate is left.
        Some(Event::End) if next == Reason::DrawnCandidate => (Listing::Solution, Reason::Finished),
        Some(Event::End) => (Listing::Next, Reason::Finished),
        Some(_) => (Listing::Next, next),
    };
    let detail = pairs_compared(axis, position).map(|pairs| Detail::Pairs { rows: 0, pairs });
    let variables = match position.last() {
        None => Vec::new(),
        Some(_) => variables(position),
    };
    Explanation {
        code_line: code_line.into(),
        reason,
        detail,
        variables,
    }
}

/// The earlier and the later queen of the attacking pair, as variables with these names. `value` converts the square of
/// a queen to a value. Without a rejection as the last event, there are no variables.
pub(crate) fn attacking_pair(
    position: &Position,
    names: [&'static str; 2],
    value: impl Fn(Square) -> Value,
) -> impl Iterator<Item = (&'static str, Value)> {
    let pair = match position.last() {
        Some(Event::Reject {
            square, attacker, ..
        }) => Some([attacker, square]),
        _ => None,
    };
    let named = pair.map(|pair| names.into_iter().zip(pair.map(value)));
    named.into_iter().flatten()
}
