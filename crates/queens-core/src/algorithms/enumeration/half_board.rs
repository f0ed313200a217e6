//! `half-board`: searches only with the queen of file a in the upper half; reflection yields the other solutions.
//!
//! Idea: the queen of file a is placed on ranks ⌊n/2⌋+1 to n in turn, and the search of `recursive` runs from each
//! start. Each solution is followed by its mirror image, with top and bottom exchanged. If n is odd, the start on the
//! middle rank needs no images, because the search itself finds them.
//! Cost: about half the cost of `recursive`.
//! Source: sheet 000, §2.3 (`placerPosRN`, `dfsPosRN`).
//! Departure: the sheet describes the reflection but does not program it. Given queens are refused because they
//! need not be symmetric.

use crate::algorithms::enumeration::array::{self, Array, comparisons};
use crate::algorithms::enumeration::backtracking::Backtracking;
use crate::algorithms::enumeration::row_array::{
    COMPARISONS, IsSafe, IsSafeTest, calls, is_safe_line, variables,
};
use crate::board::{Axis, Square, Symmetry};
use crate::formats::Form;
use crate::problem::{Goal, Instance, Problem};
use crate::search::{
    Algorithm, Descriptor, Event, Explanation, HelperLine, MAX_OPERATIONS, Operation, Position,
    Reason, Runs, Search, StackFrame, Traversal, Value,
};

const CALLS: usize = 0;
const ERASURES: usize = 2;
const REMOVALS_AFTER_LOOP: usize = 3;
const FOUND: usize = 4;
const MIRRORED: usize = 5;

crate::listing! {
    enum Listing {
        EachStart: Roots,
        Begin: Roots,
        Call: Operation(CALLS),
        Full: Operation(CALLS),
        Solution: Operation(FOUND),
        Mirror: Operation(MIRRORED),
        EachRow: Tests,
        Put: Tests,
        Test: Tests,
        Recurse: Placements,
        Erase: Operation(ERASURES),
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("half-board", Problem::Queens, Traversal::Roots)
        .refuses_given()
        .alternative("recursive")
        .listing(&Listing::LINES)
        .operations(&[
            Operation::new("calls"),
            Operation::new("comparisons"),
            Operation::new("erasures"),
            Operation::new("removals_after_loop"),
            Operation::new("found"),
            Operation::new("mirrored"),
        ])
        .prints(Form::Numbered);

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, HalfBoard::start)
    .explanation(explain)
    .operations(count_operations)
    .stack(stack)
    .helpers(&[DfsPosRn::HELPER, IsSafe::HELPER], deciding_line);

crate::listing! {
    enum DfsPosRn as "dfsPosRN" {
        Head: Runs::once(Roots),
        Clear: Runs::once(Roots),
        Put: Runs::once(Roots),
        Search: Runs::once(Roots),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum HalfPhase {
    /// Place the queen of a start.
    Set,
    /// Run the search from that start.
    Search,
    /// Report the mirror image of the last solution.
    Mirror,
    Over,
}

/// A search in progress.
#[derive(Clone)]
struct HalfBoard {
    instance: Instance,
    /// The queen of the current start.
    start: Square,
    search: Backtracking<Array<IsSafeTest>>,
    phase: HalfPhase,
}

impl HalfBoard {
    /// The phase after a solution.
    fn after_solution(&self) -> HalfPhase {
        let image = Symmetry::MirrorRanks.apply(self.instance.size(), self.start);
        match self.instance.goal() {
            Goal::First => HalfPhase::Over,
            Goal::All | Goal::Count if image == self.start => HalfPhase::Search,
            Goal::All | Goal::Count => HalfPhase::Mirror,
        }
    }

    /// Removes the queen of the current start and moves to the next start, if there is one.
    fn leave_start(&mut self) -> Event {
        let square = self.start;
        let next = square.rank.get() + 1;
        if next < self.instance.size().ranks() {
            self.start = Square::at(square.file.get(), next);
            self.search = Backtracking::from_root(&self.instance, self.start);
            self.phase = HalfPhase::Set;
        } else {
            self.phase = HalfPhase::Over;
        }
        Event::Remove { square }
    }
}

impl Search for HalfBoard {
    fn new(instance: &Instance) -> Self {
        let start = Square::at(0, instance.size().files() / 2);
        HalfBoard {
            instance: instance.clone(),
            start,
            search: Backtracking::from_root(instance, start),
            phase: HalfPhase::Set,
        }
    }

    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            HalfPhase::Search => match self.search.advance() {
                Event::End => self.leave_start(),
                Event::Solution => {
                    self.phase = self.after_solution();
                    Event::Solution
                }
                event => event,
            },
            HalfPhase::Set => {
                self.phase = HalfPhase::Search;
                Event::Start { square: self.start }
            }
            HalfPhase::Mirror => {
                self.phase = HalfPhase::Search;
                let symmetry = Symmetry::MirrorRanks;
                Event::Image { symmetry }
            }
            HalfPhase::Over => Event::End,
        }
    }
}

fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    operations[COMPARISONS] += comparisons(Axis::Files, event, before);
    match event {
        Event::Start { .. } | Event::Place { .. } => operations[CALLS] += 1,
        Event::Reject { .. } => operations[ERASURES] += 1,
        Event::Remove { .. } => {
            // The queen of a start is not erased: the next start overwrites it.
            operations[ERASURES] += u64::from(before.placed().len() > 1);
            operations[REMOVALS_AFTER_LOOP] +=
                u64::from(before.placed().len() < before.size().width());
        }
        Event::Solution => operations[FOUND] += 1,
        Event::Image { .. } => operations[MIRRORED] += 1,
        _ => {}
    }
}

/// The line of `dfsPosRN` that set the start queen, or the line of `issafe` that decided the last test.
fn deciding_line(position: &Position) -> Option<HelperLine> {
    match position.last() {
        Some(Event::Start { .. }) => Some(DfsPosRn::Put.into()),
        _ => is_safe_line(position),
    }
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Start { .. }) => Listing::Begin,
        Some(Event::Place { .. }) => Listing::Recurse,
        Some(Event::Reject { .. }) => Listing::Test,
        Some(Event::Remove { .. }) if position.is_started() => Listing::Erase,
        Some(Event::DeadEnd) => Listing::EachRow,
        Some(Event::Solution) => Listing::Solution,
        Some(Event::Image { .. }) => Listing::Mirror,
        _ => Listing::EachStart,
    };
    // `k` and `j` belong to `placerPosRN`, which does not run when a start is set or removed.
    let is_inner = position.is_started() && !matches!(position.last(), Some(Event::Start { .. }));
    let mut inner = variables(position);
    inner.retain(|(name, _)| is_inner && *name != "cb");
    inner.push(("cb", Value::Rows(board(position))));
    let variables = start(position).into_iter().chain(inner).collect();
    let mut explanation = array::explanation(Axis::Files, position, code_line, variables);
    // The starts are only in the upper half of their column.
    if let (Some(Event::Remove { square }), Reason::TakenBack { more, .. }) =
        (position.last(), &mut explanation.reason)
        && !position.is_started()
    {
        *more = square.rank.get() + 1 < position.size().ranks();
    }
    explanation
}

/// The array `cb`. The program does not erase the queen of a start: the next start overwrites it.
fn board(position: &Position) -> Vec<i8> {
    let mut cb = position.places(Axis::Files);
    let left = match position.last() {
        Some(Event::Remove { square }) => square.rank.get(),
        Some(Event::End) => position.size().ranks() - 1,
        _ => return cb,
    };
    if !position.is_started() {
        cb[0] = left as i8;
    }
    cb
}

/// The variable `pos`: the row of the current start or of the start just removed. `None` without a start.
fn start(position: &Position) -> Option<(&'static str, Value)> {
    let removed = position.last().and_then(Event::square);
    let queen = position.placed().first().copied().or(removed)?;
    Some(("pos", Value::number(queen.rank.get())))
}

/// The call of `dfsPosRN` for the current start, then one call per further queen and one for the column being
/// searched.
fn stack(position: &Position) -> Vec<StackFrame> {
    let outer = start(position).map(|local| StackFrame {
        name: "dfsPosRN",
        locals: vec![local],
    });
    let calls = calls("placerPosRN", position).into_iter().skip(1);
    outer.into_iter().chain(calls).collect()
}
