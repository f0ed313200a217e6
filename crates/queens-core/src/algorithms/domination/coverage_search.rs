//! `coverage-search`: branches on the square that the fewest queens can cover.
//!
//! Idea: every square must be covered, so each node branches on the open (uncovered) square that the fewest candidates
//! cover. The node tries these candidates in descending order of coverage. After a candidate has been tried, the
//! searches below the later candidates exclude that candidate, so each set occurs once. A candidate is pruned if the
//! greatest coverages of the remaining queens add up to less than the number of open squares. The number of queens
//! rises from a lower bound until a set is found. The earlier searches prove that fewer queens do not suffice.
//! Cost: one pass over the candidates per test; 356 nodes refute four queens on 8×8.
//! Source: the problem is from sheet 000, §2.4. Branching on the scarcest square is Knuth's rule for exact
//! covers (TAOCP 7.2.2.1), and the bound comes from the greedy set cover.

use std::sync::Arc;

use crate::board::square_set::with_width;
use crate::board::{HasLines, Square, SquareSet, WORDS};
use crate::formats::Form;
use crate::problem::bounds::at_least;
use crate::problem::{Cover, Goal, Instance, Problem, Ranked, Remainder, Variant};
use crate::search::explanation::domination::{self, bound, dominating_set, variant};
use crate::search::{
    Algorithm, BatchSearch, Bound, CoverageReason, Descriptor, Event, Explanation, INNERMOST,
    MAX_OPERATIONS, Operation, Position, Reason, Search, SolutionOrder, StackFrame, Traversal,
    Value, Variables, solution_order,
};

const BOUNDS: usize = 0;
const SIZES: usize = 1;
const CALLS: usize = 2;
const REFUTATIONS: usize = 3;
const BRANCHINGS: usize = 4;
const VERDICTS: usize = 5;

crate::listing! {
    enum Listing {
        Bound: Operation(BOUNDS),
        EachSize: Operation(SIZES),
        NextSize: Operation(VERDICTS),
        Solution: Operation(CALLS),
        Target: Operation(BRANCHINGS),
        EachCandidate: Tests,
        Forbid: Tests,
        Test: Tests,
        Put: Placements,
        Remove: Removals,
    }
}

pub(crate) static DESCRIPTOR: Descriptor =
    Descriptor::new("coverage-search", Problem::Domination, Traversal::SetCover)
        .listing(&Listing::LINES)
        .operations(&[
            Operation::new("bounds"),
            Operation::new("sizes"),
            Operation::new("calls"),
            Operation::new("refutations"),
            Operation::new("branchings"),
            Operation::new("verdicts"),
        ])
        .prints(Form::Squares);

pub(crate) static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, start)
    .explanation(explain)
    .operations(count_operations)
    .stack(stack)
    .values(domination::values)
    .order(order);

fn order(instance: &Instance) -> Arc<dyn SolutionOrder> {
    let variant = instance.variant().unwrap_or(Variant::Dominating);
    solution_order::of_dominating_sets(instance.size(), variant)
}

fn start(instance: &Instance) -> Box<dyn BatchSearch> {
    with_width!(instance.size(), W => CoverageSearch::<W>::start(instance))
}

/// A node on the current path.
#[derive(Clone, Copy)]
struct CoverLevel<const W: usize> {
    /// The squares still to be covered, and the candidates not yet tried at this node.
    left: Remainder<W>,
    /// The index in `order` of this node's first candidate.
    from: usize,
    /// The index in `order` of the next candidate.
    next: usize,
    has_placed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CoverPhase {
    /// Report the lower bound.
    Bound,
    /// Begin the search with the next number of queens.
    Begin,
    /// Test the current node or its next candidate.
    Node,
    /// Leave the current node.
    Backtrack,
    /// End the search with this number of queens; all sets have been tried.
    Finish,
    Over,
}

/// A search in progress.
#[derive(Clone)]
struct CoverageSearch<const W: usize> {
    cover: Arc<Cover<W>>,
    /// The squares still to be covered and the candidates, with only the given queens on the board.
    root: Remainder<W>,
    given: u16,
    /// The lower bound on the number of queens.
    least: u16,
    /// The current number of queens, including given queens.
    k: u16,
    rises: bool,
    goal: Goal,
    level: CoverLevel<W>,
    /// The levels above, each with the queen that it placed.
    path: Vec<(CoverLevel<W>, Square)>,
    /// The candidates of all levels on the current path, from the root to the deepest level.
    order: Vec<Ranked>,
    has_found: bool,
    phase: CoverPhase,
}

impl<const W: usize> CoverageSearch<W> {
    /// The number of queens still to be placed at the current node.
    #[inline]
    fn missing(&self) -> u16 {
        self.k.saturating_sub(self.given + self.path.len() as u16)
    }

    #[inline]
    fn enter(&mut self, left: Remainder<W>) {
        self.level = CoverLevel::new(left, self.order.len());
        // If all squares are covered, `node` takes the candidates in the order of their numbers. Lists of all
        // candidates at every level would need too much memory.
        if self.missing() > 0 && !left.open.is_empty() {
            self.cover.rank(&left, &mut self.order);
        }
        self.phase = CoverPhase::Node;
    }

    /// Starts the search for k queens at the root. If k allows no further queen and the given queens are not a
    /// solution, the search for k queens ends at once.
    fn start_at_root(&mut self) -> Event {
        self.order.clear();
        let is_enough = self.missing() > 0 || (self.k == self.given && self.root.open.is_empty());
        if !is_enough {
            self.phase = CoverPhase::Finish;
            return self.finish();
        }
        self.enter(self.root);
        self.node()
    }

    #[inline]
    fn node(&mut self) -> Event {
        let missing = self.missing();
        if missing == 0 {
            self.has_found = true;
            self.phase = match self.goal {
                Goal::First => CoverPhase::Over,
                Goal::All | Goal::Count => CoverPhase::Backtrack,
            };
            return Event::Solution;
        }
        let next = if self.level.left.open.is_empty() {
            self.level.left.candidates.first()
        } else {
            self.order
                .get(self.level.next)
                .map(|candidate| candidate.square())
        };
        match next {
            Some(square) => self.test(square, missing - 1),
            None if self.level.has_placed => self.backtrack(),
            None => {
                self.phase = CoverPhase::Backtrack;
                Event::DeadEnd
            }
        }
    }

    #[inline]
    fn test(&mut self, square: Square, missing: u16) -> Event {
        self.level.next += 1;
        self.level.left.candidates.remove(square);
        let below = self.cover.place(&self.level.left, square);
        if !self.cover.may_suffice(&below, missing.into()) {
            return Event::Pruned { square };
        }
        self.level.has_placed = true;
        self.path.push((self.level, square));
        self.enter(below);
        Event::Place { square }
    }

    #[inline]
    fn backtrack(&mut self) -> Event {
        match self.path.pop() {
            Some((level, square)) => {
                self.order.truncate(self.level.from);
                self.level = level;
                self.phase = CoverPhase::Node;
                Event::Remove { square }
            }
            None => {
                self.phase = CoverPhase::Finish;
                self.finish()
            }
        }
    }

    fn finish(&mut self) -> Event {
        if self.has_found {
            self.phase = CoverPhase::Over;
            return Event::End;
        }
        let refuted = self.k;
        let goes_on = self.rises && usize::from(self.k) < self.cover.size().area();
        self.phase = if goes_on {
            CoverPhase::Begin
        } else {
            CoverPhase::Over
        };
        self.k += u16::from(goes_on);
        Event::Bound(Bound::Refuted(refuted))
    }
}

impl<const W: usize> CoverLevel<W> {
    #[inline]
    fn new(left: Remainder<W>, from: usize) -> CoverLevel<W> {
        CoverLevel {
            left,
            from,
            next: from,
            has_placed: false,
        }
    }
}

impl<const W: usize> Search for CoverageSearch<W>
where
    SquareSet<W>: HasLines<W>,
{
    fn new(instance: &Instance) -> Self {
        let size = instance.size();
        let variant = instance.variant().unwrap_or(Variant::Dominating);
        let cover = Cover::new(size, variant);
        let root = cover.remainder(instance.given());
        let given = instance.given().len() as u16;
        let least = at_least(size, variant, instance.given()).queens;
        CoverageSearch {
            cover: Arc::new(cover),
            root,
            given,
            least,
            k: instance.k().unwrap_or(least.min(size.area() as u16)),
            rises: instance.k().is_none(),
            goal: instance.goal(),
            level: CoverLevel::new(root, 0),
            path: Vec::new(),
            order: Vec::new(),
            has_found: false,
            phase: CoverPhase::Bound,
        }
    }

    #[inline]
    fn advance(&mut self) -> Event {
        match self.phase {
            CoverPhase::Bound => {
                self.phase = CoverPhase::Begin;
                Event::Bound(Bound::AtLeast(self.least))
            }
            CoverPhase::Begin => self.start_at_root(),
            CoverPhase::Node => self.node(),
            CoverPhase::Backtrack => self.backtrack(),
            CoverPhase::Finish => self.finish(),
            CoverPhase::Over => Event::End,
        }
    }
}

/// Counts the operations. A call with k queens on the board reports a solution; every other call branches.
fn count_operations(event: Event, before: &Position, operations: &mut [u64; MAX_OPERATIONS]) {
    let queen_count = before.given().len() + before.placed().len();
    operations[VERDICTS] += u64::from(domination::decides_a_size(event, before));
    match event {
        Event::Place { .. } => {
            operations[CALLS] += 1;
            operations[BRANCHINGS] += u64::from(queen_count + 1 < before.k().into());
        }
        // The given queens suffice, so this is the only call.
        Event::Solution if before.placed().is_empty() => operations[CALLS] += 1,
        Event::Bound(Bound::Refuted(_)) => operations[REFUTATIONS] += 1,
        Event::Bound(_) => operations[BOUNDS] += 1,
        _ => {}
    }
    if domination::begins_a_size(event, before) {
        operations[SIZES] += 1;
        let queens = match event {
            Event::Bound(Bound::Refuted(refuted)) => refuted + 1,
            Event::Bound(Bound::AtLeast(least)) => {
                let area = before.size().area() as u16;
                before.requested_k().unwrap_or(least.min(area))
            }
            _ => before.k(),
        };
        let calls = u64::from(queen_count < queens.into());
        operations[CALLS] += calls;
        operations[BRANCHINGS] += calls;
    }
}

/// A node of the current path, reconstructed from the queens on the board and the squares tried.
struct BranchingNode<'a> {
    position: &'a Position,
    cover: &'a Cover<WORDS>,
    depth: usize,
    /// The squares to cover and the candidates, both before the node has tried any candidate.
    left: Remainder<WORDS>,
}

impl BranchingNode<'_> {
    fn at<'a>(cover: &'a Cover<WORDS>, position: &'a Position, depth: usize) -> BranchingNode<'a> {
        let mut node = BranchingNode {
            position,
            cover,
            depth: 0,
            left: cover.remainder(position.given()),
        };
        for &queen in &position.placed()[..depth] {
            node.descend(queen);
        }
        node
    }

    /// Descends to the child node that places this queen.
    fn descend(&mut self, queen: Square) {
        for &(tried, _) in self.position.tried(self.depth) {
            self.left.candidates.remove(tried);
        }
        self.left = self.cover.place(&self.left, queen);
        self.depth += 1;
    }

    /// The open square that the fewest candidates cover; `None` if all squares are covered or no queen is left
    /// to place.
    fn target(&self) -> Option<Square> {
        match self.missing() {
            0 => None,
            _ => self.cover.most_constrained(&self.left),
        }
    }

    /// The number of queens still to be placed at this node and below.
    fn missing(&self) -> u16 {
        let queen_count = self.position.given().len() + self.depth;
        self.position.k().saturating_sub(queen_count as u16)
    }

    /// Whether the node has untried candidates.
    fn has_more(&self) -> bool {
        let mut order = Vec::new();
        self.cover.rank(&self.left, &mut order);
        order.len() > self.position.tried(self.depth).len()
    }

    fn covers(&self, square: Square, target: Option<Square>) -> CoverageReason {
        let covers = self
            .cover
            .covered_by(square)
            .intersection_len(&self.left.open);
        CoverageReason::Covers {
            square,
            target,
            covers: covers as u16,
            open: (self.left.open.count() - covers) as u16,
        }
    }

    fn insufficient(&self, square: Square) -> CoverageReason {
        let mut left = self.left;
        for &(tried, _) in self.position.tried(self.depth) {
            left.candidates.remove(tried);
        }
        let below = self.cover.place(&left, square);
        let queens = self.missing().saturating_sub(1);
        let reach = self.cover.max_coverage(&below, queens.into());
        CoverageReason::Beyond {
            square,
            open: below.open.count() as u16,
            queens,
            reach: reach.map(|reach| reach as u16),
        }
    }

    fn locals(&self, target: Option<Square>, tried: Option<Square>) -> Variables {
        let squares = |square| Value::Squares(vec![square]);
        let open = self.left.open.count();
        let mut locals = vec![
            ("r", Value::number(self.missing())),
            ("open", Value::number(open)),
        ];
        locals.extend(target.map(|target| ("u", squares(target))));
        locals.extend(tried.map(|square| ("c", squares(square))));
        locals
    }
}

fn explain(position: &Position) -> Explanation {
    let cover = Cover::new(position.size(), variant(position));
    // A placement is explained at the node that made it.
    let depth = position.queens_before().len() - position.given().len();
    let node = BranchingNode::at(&cover, position, depth);
    let refused = position.tried(node.depth).len() as u16;
    let target = node.target();
    let (code_line, reason) = match position.last() {
        None => (Listing::Bound, Reason::Start { line: None }),
        Some(Event::Bound(stated @ Bound::Refuted(_))) => {
            (Listing::NextSize, bound(stated, position))
        }
        Some(Event::Bound(stated)) => (Listing::Bound, bound(stated, position)),
        Some(Event::Place { square }) => {
            (Listing::Put, Reason::Coverage(node.covers(square, target)))
        }
        Some(Event::Pruned { square }) => {
            (Listing::Test, Reason::Coverage(node.insufficient(square)))
        }
        Some(Event::Remove { square }) => {
            let more = node.has_more();
            let reason = CoverageReason::Withdrawn {
                square,
                target,
                more,
            };
            (Listing::Remove, Reason::Coverage(reason))
        }
        Some(Event::DeadEnd) => {
            let line = if refused == 0 {
                Listing::Target
            } else {
                Listing::EachCandidate
            };
            (
                line,
                Reason::Coverage(CoverageReason::Uncoverable { target, refused }),
            )
        }
        Some(Event::Solution) => (Listing::Solution, dominating_set(position)),
        Some(_) => (Listing::NextSize, Reason::Finished),
    };
    let mut variables = Vec::new();
    if position.last().is_some() {
        variables.push(("k", Value::number(position.k())));
        variables.extend(node.locals(target, position.last().and_then(Event::square)));
    }
    Explanation::new(code_line, reason, variables)
}

/// One call per placed queen and one for the next queen, limited to the innermost [`INNERMOST`] calls. Empty
/// before the first event.
fn stack(position: &Position) -> Vec<StackFrame> {
    let tried = match position.last() {
        None => return Vec::new(),
        Some(Event::Pruned { square } | Event::Remove { square }) => Some(square),
        Some(_) => None,
    };
    let cover = Cover::new(position.size(), variant(position));
    let placed = position.placed();
    let first = (placed.len() + 1).saturating_sub(INNERMOST);
    let mut node = BranchingNode::at(&cover, position, first);
    let mut frames = Vec::new();
    for depth in first..=placed.len() {
        let queen = placed.get(depth).copied();
        frames.push(StackFrame {
            name: "cover",
            locals: node.locals(node.target(), queen.or(tried)),
        });
        if let Some(queen) = queen {
            node.descend(queen);
        }
    }
    frames
}
